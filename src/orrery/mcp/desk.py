"""The tools: everything that can be done from a seat, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any, Optional

from mcp_types import CallToolResult, TextContent

from orrery.bots.levels import usual
from orrery.core.sentence import plain
from orrery.mcp import shelf, telling
from orrery.mcp.house import House
from orrery.mcp.telling import Draws
from orrery.mcp.tickets import Tickets
from orrery.remote.arriving import seated, sit_down
from orrery.remote.door import Door, Refused
from orrery.remote.seat import RemoteSeat

FORESEEN = 20  # options whose effects are told in one answer
LONGEST = 300.0  # seconds that one answer waits
NAME = "Model"


def said(words: str, data: dict[str, Any]) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=words)], structured_content=data)


def shown(seat: RemoteSeat, words: str) -> CallToolResult:
    """From now on choices answer the question that is told here."""
    seat.shown = seat.state["version"]
    return said(words, telling.data(seat))


class Desk:
    def __init__(self, house: House, draws: Draws) -> None:
        self.house = house
        self.draws = draws
        self.tickets = Tickets()

    async def list_games(self) -> CallToolResult:
        """The games there are, how many play, the switches of each, and the bots that can sit down."""
        found = shelf.games()
        words = [f"- {game['game']}: {game['title']}. {game['about']} Seats: {game['seats']}." for game in found]
        return said("\n".join(words), {"games": found})

    async def open_table(
        self,
        game: str,
        seats: Optional[list[str]] = None,
        name: str = NAME,
        settings: Optional[dict[str, str]] = None,
        seed: Optional[int] = None,
    ) -> CallToolResult:
        """Open a table and sit down at it. `seats` in their order: one is "me", others are bots by their names, or
        "friend" for somebody who joins by the invitation that you get. Keep the ticket: all other tools ask for it."""
        self.tickets.room()
        title = shelf.known(game)
        places = ["me", *[usual(title)] * (max(2, title.seats[0]) - 1)] if seats is None else seats
        if places.count("me") != 1:
            raise Refused('Exactly one of the seats is "me"; the others are bots or "friend".')
        door = Door(await asyncio.to_thread(self.house.open))
        wishes = [wish(place, name) for place in places]
        order = {"game": title.name, "seats": wishes, "settings": settings or {}}
        info = await door.post("/tables", order if seed is None else {**order, "seed": str(seed)})
        return await self.sat_down(await seated(door, info))

    async def join_table(self, link: str, name: str = NAME, seat: Optional[int] = None) -> CallToolResult:
        """Sit down at a table of a running server, by its invitation (.../join/...), or take over a seat of your own
        (.../recover/...). Keep the ticket: all other tools ask for it."""
        self.tickets.room()
        return await self.sat_down(await sit_down(link, name, seat))

    async def look(self, ticket: str) -> CallToolResult:
        """The table as your seat sees it, in words and as data, the last of the log, and what you are asked."""
        seat = await self.tickets.seat(ticket)
        return shown(seat, telling.whole(seat, self.draws))

    async def options(self, ticket: str, matching: str = "") -> CallToolResult:
        """Your options, with what each means and what is certain to follow. With many of them only those get that whose
        key or label holds `matching`."""
        seat = await self.tickets.seat(ticket)
        if seat.question is None:
            raise Refused(telling.asked(seat))
        every, seat.shown = seat.question["options"], seat.state["version"]
        wanted = [o for o in every if matching.lower() in f"{o['key']} {plain(o['label'])}".lower()]
        found = [await self.foreseen(seat, option) for option in wanted[:FORESEEN]]
        rest = [option["key"] for option in every if option["key"] not in [known["key"] for known in found]]
        lines = [telling_of(option) for option in found]
        if rest:
            lines.append(f"Also possible, narrow with `matching` to see what they mean: {', '.join(rest)}")
        return said("\n".join(lines), {"options": found, "others": rest})

    async def why_not(self, ticket: str, what: str) -> CallToolResult:
        """Why an option (by its key), or anything with a thing or place (by its ref, as in card:K02), cannot be chosen
        now, with the rules."""
        seat = await self.tickets.seat(ticket)
        if " " not in what and ":" in what:
            reason = await seat.say("why", ref=what)
            if not reason["verb"]:
                shelf.check_there(seat.state["view"], what)
            offered = [option["key"].partition(" ")[2] for option in (seat.question or {"options": []})["options"]]
            return said(plain(reason["words"]), {"rules": reason["rules"], "can": what in offered})
        try:
            await seat.say("preview", key=what)
        except Refused as refusal:
            return said(str(refusal), {"can": False})
        return said("That can be chosen now.", {"can": True})

    async def choose(self, ticket: str, key: str) -> CallToolResult:
        """Take one of your options, by its key. Tells what happened, and what is next."""
        seat = await self.tickets.seat(ticket)
        await seat.choose(key, seat.shown)
        return self.news(seat)

    async def undo(self, ticket: str) -> CallToolResult:
        """Take back your last choice, unless something hidden has come to light since."""
        seat = await self.tickets.seat(ticket)
        await seat.undo()
        return shown(seat, telling.asked(seat))

    async def wait_for_my_turn(self, ticket: str, seconds: float = 60.0) -> CallToolResult:
        """Wait until you are asked something or the game is over, at most so many seconds (300 at most). Tells what
        the others did since your last choice."""
        seat = await self.tickets.seat(ticket)
        await seat.my_turn(min(max(seconds, 0.0), LONGEST))
        return self.news(seat)

    async def search_rules(self, game: str, words: str) -> CallToolResult:
        """Rules and cards of a game that speak of these words, or rules whose ID begins with them."""
        found = shelf.search(game, words)
        return said(found, {"found": found.splitlines()})

    def news(self, seat: RemoteSeat) -> CallToolResult:
        """What has happened since, and what is next."""
        return shown(seat, "\n".join([*telling.happened(seat.news(), "new"), "", telling.asked(seat)]))

    async def foreseen(self, seat: RemoteSeat, option: Any) -> dict[str, Any]:
        told = await seat.say("preview", key=option["key"])
        return {
            "key": option["key"],
            "label": plain(option["label"]),
            "meaning": plain(told["meaning"]),
            "in_vain": plain(told["vain"]),
            "certain": [event["text"] for event in told["events"]],
            "cannot_be_taken_back": option["key"] in seat.state["finals"],
        }

    async def sat_down(self, seat: RemoteSeat) -> CallToolResult:
        ticket, table = self.tickets.hand_out(seat), seat.state["table"]
        seat.shown = seat.state["version"]
        seat.news()  # what was before one came is no news
        data = {
            "ticket": ticket,
            "seat": seat.seat,
            "table": f"{seat.door.server}/t/{seat.table}",
            "invitation": f"{seat.door.server}/join/{table['invite']}",
        }
        words = f"You have seat {seat.seat} of {table['title']}. Your ticket: {ticket}\nWatch it at {data['table']}"
        return said(f"{words}\n\n{telling.whole(seat, self.draws)}", data)


def wish(place: str, name: str) -> dict[str, str]:
    if place == "me":
        return {"kind": "me", "name": name}
    return {"kind": "friend"} if place == "friend" else {"kind": "bot", "bot": place}


def telling_of(option: dict[str, Any]) -> str:
    final = ["Cannot be taken back."] if option["cannot_be_taken_back"] else []
    said = [option["meaning"], option["in_vain"], *option["certain"], *final]
    return f"- {option['key']}: {option['label']}. {' '.join([part for part in said if part])}"
