"""A table of Council in the middle of its planning, and ears for all that anybody hears of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games import title as find_title
from orrery.games.council.planning import plan_field
from orrery.play.session import Session
from orrery.server.socket.connection import Socket
from orrery.server.storage.records import BOT, PERSON, Seat
from orrery.server.tables import lobby, tokens
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.thinking.thoughts import Thought
from tests.server.registry import served

SEED = 34
NAMES = ["Ann", "Ben", "Cyd"]
TIME = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
COOKIES = {n: letter * 43 for n, letter in enumerate("ABC")}
LOOKS = ("", "/story", "/course", "/since", "/at/0", "/at/1")
Plan = tuple[str, ...]


@cache
def position() -> str:
    """Everybody is about to plan; Ann has cards on all fields and one more, so that plans of different lengths can be
    laid: what is left to do when the last card lies is done by itself."""
    title, dice = find_title("council"), Rng(SEED)
    session = Session(title, NAMES, seed=SEED, people=[0, 1])
    while not session.screened:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    ann = session.game.mine(0)
    fields = len(ann.slots)
    ann.slots, ann.hand = tuple([(card,) for card in ann.hand[:fields]]), ann.hand[fields : fields + 1]
    session.game.asks[0] = plan_field(session.game, ann)
    return msgspec.json.encode(dump(title, session.game)).decode()


@cache
def plans(seat: int) -> list[Plan]:
    """All that can be laid, the shortest first."""
    title = find_title("council")
    game = load(title, msgspec.json.decode(position()), title.settings({}))
    found: list[Plan] = []

    def lay(g: Any, so_far: Plan) -> None:
        for option in g.options(seat):
            then = g.copy()
            then.apply(seat, option)
            if seat in then.asks and then.stage == g.stage:
                lay(then, (*so_far, option.key))
            else:
                found.append((*so_far, option.key))

    lay(game, ())
    return sorted(found, key=lambda plan: (len(plan), plan))


class Ear:
    """A browser that only listens."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.silence: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def receive(self) -> Any:
        return await self.silence

    async def send(self, message: Any) -> None:
        self.heard.append(TIME.sub(b"<time>", message["text"].encode()))


class Scripted:
    """Bots that lay these plans, and say how they think."""

    def __init__(self, plans: dict[int, Plan]) -> None:
        self.plans = plans

    async def think(self, task: bytes, tell: Any) -> Thought:
        seen = msgspec.json.decode(task)
        laid = len(seen["position"]["players"][seen["seat"]]["plan"])
        tell(100, 0.5)
        plan = self.plans[seen["seat"]] if seen["position"]["phase"] == "planning" else ()
        game = load(find_title("council"), seen["position"], seen["settings"])
        keys = [option.key for option in game.options(seen["seat"])]
        return Thought(next((key for key in plan[: laid + 1][::-1] if key in keys), keys[0]))

    def close(self) -> None:
        pass


class Told:
    """A table about to plan, and everything that Ben and somebody who watches receive of it."""

    def __init__(self, registry: Registry, table: Table, client: Any) -> None:
        self.registry = registry
        self.table = table
        self.client = client
        self.ears: dict[int, Ear] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.answers: list[bytes] = []
        self.stumbled = False  # a bot that cannot answer would be asked again for ever
        registry.scheduler.pause = self.stumble  # type: ignore[method-assign]

    async def stumble(self, table: Table, version: int) -> None:
        self.stumbled = True

    def listen(self, seat: int) -> None:
        ear = self.ears[seat] = Ear()
        owner = tokens.hashed(COOKIES[seat]) if seat >= 0 else ""
        socket = Socket(ear, self.registry, self.table, owner, seat)  # type: ignore[arg-type]
        self.tasks.append(asyncio.create_task(socket.run()))

    async def quiet(self) -> None:
        """Until everything that is to be told has been told, and no bot thinks any more."""
        while True:
            for _ in range(60):
                await asyncio.sleep(0)
            assert not self.stumbled, "a bot could not answer"
            if not self.table.thinking and not self.table.lock.locked():
                return
            await asyncio.sleep(0.01)

    async def look(self) -> None:
        """Everything that can be asked for over HTTP, as Ben and as a spectator."""
        for seat, cookie in ((1, f"orrery={COOKIES[1]}"), (-1, "")):
            for path in LOOKS:
                url = f"/api/tables/{self.table.record.id}{path}?seat={seat}"
                answer = await self.client.get(url, headers={"Cookie": cookie})
                self.answers.append(
                    b"%d %s " % (answer.status_code, path.encode()) + TIME.sub(b"<time>", answer.content)
                )
        ways = [("tables/" + self.table.record.id + "/way", plan) for plan in (plans(1)[0], plans(1)[-1])]
        for path, keys in [("tables", ()), *ways]:
            query = [("seat", "1"), *[("key", key) for key in keys]]
            headers = {"Cookie": f"orrery={COOKIES[1]}"}
            mine = await self.client.get(f"/api/{path}", params=query, headers=headers)
            self.answers.append(TIME.sub(b"<time>", mine.content))

    async def choose(self, seat: int, key: str) -> None:
        await self.table.choose(seat, key, None)
        await self.quiet()

    async def undo(self, seat: int) -> None:
        await self.table.undo(seat)
        await self.quiet()

    def everything(self) -> dict[str, list[bytes]]:
        return {"Ben": self.ears[1].heard, "watching": self.ears[-1].heard, "HTTP": self.answers}


@contextmanager
def the_same_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables of two tries are to differ in nothing."""
    with monkeypatch.context() as patch:
        patch.setattr(tokens, "table_id", lambda: "t" * 20)
        patch.setattr(tokens, "code", lambda: "CODE2345")
        patch.setattr(tokens, "invitation", lambda: "vega-invitation")
        yield


def told(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    how: Callable[[Told], Any],
    bots: dict[int, Plan] | None = None,
) -> dict[str, list[bytes]]:
    async def scenario() -> dict[str, list[bytes]]:
        async with served(f"sqlite:///{folder}/t.sqlite", limits=False) as (registry, client):
            registry.thinkers.close()
            registry.thinkers = Scripted({2: plans(2)[0], **(bots or {})})  # type: ignore[assignment]
            title = find_title("council")
            people = [seat for seat in (0, 1) if seat not in (bots or {})]
            seats = [
                Seat(n, PERSON, name, "", tokens.hashed(COOKIES[n])) if n in people else Seat(n, BOT, name, "greedy")
                for n, name in enumerate(NAMES)
            ]
            record = lobby.blank(title, seats, title.settings({}), SEED, "0" * 32)
            record.origin = position()
            table = await registry.open(record)
            case = Told(registry, table, client)
            for seat in (1, -1):
                case.listen(seat)
            await case.quiet()
            await how(case)
            await case.quiet()
            for task in case.tasks:
                task.cancel()
            await asyncio.gather(*case.tasks, return_exceptions=True)
            return case.everything()

    folder.mkdir()
    with the_same_names(monkeypatch):
        return asyncio.run(scenario())
