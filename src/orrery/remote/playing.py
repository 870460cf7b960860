"""A process plays from a seat: it is asked when the seat is, and whatever it answers, the table goes on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from orrery.core.sentence import plain
from orrery.remote.door import Lost, Refused
from orrery.remote.seat import RemoteSeat
from orrery.remote.speaker import Silent, Speaker

PROTOCOL = 1
TRIES = 3  # at a question, before another answers it
WAIT = 60.0  # seconds between two signs of life
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)  # seconds between attempts to find the server again


class Playing:
    def __init__(self, seat: RemoteSeat, speaker: Speaker, log: Callable[[str], None]) -> None:
        self.seat = seat
        self.speaker = speaker
        self.log = log
        self.stood_in = 0  # how often another had to choose

    async def play(self) -> None:
        """Until the game is over."""
        try:
            while await self.asked():
                await self.turn()
            self.speaker.tell({"do": "end", "scores": self.seat.state["scores"]})
        finally:
            await self.speaker.end()

    async def asked(self) -> bool:
        """Whether there is a question; False when the game is over. A server that is away for a while is waited for."""
        pauses = iter(PAUSES)
        while self.seat.question is None and not self.seat.over:
            try:
                await self.seat.my_turn(WAIT)
                pauses = iter(PAUSES)
            except Lost as lost:
                pause = next(pauses, None)
                if pause is None:
                    raise
                self.log(f"{lost} Trying again in {pause:g} seconds.")
                await asyncio.sleep(pause)
        return not self.seat.over

    async def turn(self) -> None:
        """What happens at the table while the process thinks does not change what it was asked."""
        ask, version, told = self.seat.question, self.seat.state["version"], question(self.seat)
        await self.speaker.begin(greeting(self.seat))
        await self.choose(await self.answer(ask, told), version)

    async def answer(self, ask: Any, told: dict[str, Any]) -> str:
        """The key of an option: what the process says, or a choice that stands in for it."""
        keys = [option["key"] for option in ask["options"]]
        try:
            for _ in range(TRIES):
                said = await self.speaker.ask(told)
                if isinstance(said, int) and not isinstance(said, bool) and 0 <= said < len(keys):
                    return str(keys[said])
                if isinstance(said, str) and said in keys:
                    return said
                trouble = f"{str(said)[:60]!r} is neither the key nor the number of an option, 0 to {len(keys) - 1}."
                self.speaker.tell({"do": "refused", "error": trouble})
        except Silent as silent:
            trouble = str(silent)
        key = str(ask["forward"] or secrets.choice(keys))
        self.stood_in += 1
        self.log(f"{trouble} '{key}' stands in.")
        return key

    async def choose(self, key: str, version: int) -> None:
        """Where the table has moved on meanwhile, its next question is waited for."""
        try:
            await self.seat.choose(key, version)
        except Lost:
            await self.seat.leave()
            self.seat.state = {}
        except Refused as refused:
            self.log(str(refused))
            await asyncio.sleep(PAUSES[0])


def greeting(seat: RemoteSeat) -> dict[str, Any]:
    view = seat.state["view"]
    about = {name: view[name] for name in ("game", "names", "settings")}
    return {"do": "begin", "protocol": PROTOCOL, "seat": seat.seat, **about}


def question(seat: RemoteSeat) -> dict[str, Any]:
    """What the seat sees, and what it can choose, in words too."""
    options = [{"key": option["key"], "label": plain(option["label"])} for option in seat.question["options"]]
    prompt = plain(seat.question["prompt"])
    return {"do": "choose", "seat": seat.seat, "prompt": prompt, "options": options, "view": seat.state["view"]}
