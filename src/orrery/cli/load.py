"""`orrery bench server`: a server of its own on this machine, with many tables, and how fast and large it is."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from functools import cache
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from orrery.cli.calibration import build, calibrate, per_second
from orrery.cli.stop import Stop
from orrery.core.rng import Rng
from orrery.games import SHELF
from orrery.games import title as find_title

OPEN_TABLES, BUSY_TABLES, LONG_TABLES = 500, 200, 3
RATE = 200  # moves a second, over all busy tables
EARLY, LATE, WINDOW = 10, 500, 10  # which moves are compared, and how many around them


class Offer(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    options: list[Offer]


class Sight(msgspec.Struct):
    moves: int
    waiting_for: list[int]
    ask: Question | None = None


class Heard(msgspec.Struct):
    """The little of a message that a player needs who plays by chance."""

    on: str
    id: int | None = None
    version: int = 0
    seat: int = -1
    view: Sight | None = None
    error: str = ""


decoder = msgspec.json.Decoder(Heard)


class Server:
    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-m", "orrery", "serve", "--port", str(self.port), "--database", database]
        quiet = {**os.environ, "ORRERY_LOG": "warning", "ORRERY_LIMITS": "off"}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=quiet)
        self.cookie = ""
        self.http = HTTPConnection("127.0.0.1", self.port, timeout=60)

    def wait(self) -> None:
        for _ in range(1200):
            if self.process.poll() is not None:
                raise Stop("The server of the bench did not start; try: orrery serve", 1)
            try:
                self.http.request("GET", "/healthz")
                self.http.getresponse().read()
            except OSError:
                self.http.close()
                time.sleep(0.05)
            else:
                return
        raise Stop("The server of the bench did not start in a minute; is this machine very busy?", 1)

    def stay_on_one_core(self) -> None:
        if hasattr(os, "sched_setaffinity"):
            cores = sorted(os.sched_getaffinity(0))
            for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {cores[-1]})

    def table(self, game: str, seats: list[dict[str, str]]) -> str:
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        body = {"game": game, "seats": seats, "seed": seed_of(game)}
        self.http.request("POST", "/api/tables", json.dumps(body), headers)
        response = self.http.getresponse()
        answer = json.loads(response.read())
        self.http.close()  # the server would, after some seconds
        if response.status != 201:
            raise Stop(f"The server refused a table: {answer['error']}", 1)
        self.cookie = self.cookie or (response.getheader("Set-Cookie") or "").partition(";")[0]
        return str(answer["id"])

    def memory(self) -> float:
        """Megabytes of the server and of the processes in which its bots think."""
        parents = {}
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                lines = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
            except OSError:
                continue
            parents[int(status.parent.name)] = (int(lines["PPid"]), int(lines.get("VmRSS", "0").split()[0]))
        mine = {self.process.pid}
        for _ in range(4):
            mine |= {pid for pid, (parent, _) in parents.items() if parent in mine}
        return sum([size for pid, (_, size) in parents.items() if pid in mine]) / 1024

    def cpu(self) -> float:
        """Seconds of a core that the server itself has used, of all its threads."""
        after_its_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = after_its_name[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Player:
    """Both seats of a table, played by chance."""

    def __init__(self, ws: ClientConnection, number: int) -> None:
        self.ws = ws
        self.dice = Rng(number)
        self.id = 0
        self.last = Heard("")

    async def hear(self) -> Heard:
        heard = decoder.decode(await self.ws.recv(decode=False))
        if heard.on == "state":
            self.last = heard
        return heard

    async def see(self, seat: int) -> None:
        await self.ws.send(json.dumps({"do": "look", "seat": seat}))
        while self.last.seat != seat or self.last.view is None or self.last.view.ask is None:
            await self.hear()

    async def move(self, due: float | None = None) -> float:
        """Seconds from when the move was due until it was confirmed; 0 if the game is over."""
        view = self.last.view
        if view is None or not view.waiting_for:
            return 0.0
        if view.ask is None:
            await self.see(view.waiting_for[0])
            view = self.last.view
        assert view is not None
        assert view.ask is not None
        if due is not None:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        started = time.perf_counter() if due is None else due
        self.id += 1
        key = view.ask.options[self.dice.below(len(view.ask.options))].key
        said = {"do": "choose", "id": self.id, "seat": self.last.seat, "key": key, "version": self.last.version}
        version = self.last.version
        await self.ws.send(json.dumps(said))
        took = 0.0
        while not took or self.last.version == version:
            heard = await self.hear()
            if heard.on == "reply" and heard.id == self.id:
                took = time.perf_counter() - started
                if heard.error:
                    raise Stop(f"The server refused a move: {heard.error}", 1)
        return took


@cache
def seed_of(game: str) -> str:
    """One with which the first seat begins."""
    title = find_title(game)
    deals = ((seed, title.setup(seed, 2, title.settings({}))) for seed in range(1, 1000))
    return str(next(seed for seed, g in deals if 0 in g.asks))


async def sit(server: Server, id: str, number: int) -> Player:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{id}/live?seat=0"
    headers = {"Cookie": server.cookie}
    player = Player(await connect(address, additional_headers=headers, max_size=None), number)
    await player.hear()
    return player


async def measure(server: Server, seconds: float) -> dict[str, Any]:
    empty = server.memory()
    games = SHELF
    idle = []
    for n in range(OPEN_TABLES):
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "search:0.3"}]
        idle.append(await sit(server, server.table(games[n % len(games)], seats), n))
    full = server.memory()
    for player in idle:
        await player.ws.close()
    both = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    server.stay_on_one_core()
    busy = [await sit(server, server.table(games[n % len(games)], both), n) for n in range(BUSY_TABLES)]
    begin, used = time.perf_counter() + 0.5, server.cpu()
    moved = await asyncio.gather(*[keep_moving(player, n, begin, seconds) for n, player in enumerate(busy)])
    times = [took for many in moved for took in many]
    took, used = time.perf_counter() - begin, server.cpu() - used
    loops = per_second(lambda n: calibrate(), 0.5)
    for player in busy:
        await player.ws.close()
    early, late = await long_games(server, both)
    times.sort()
    return {
        "memory_mb": {"empty": empty, f"{OPEN_TABLES} tables": full},
        "moves": {
            "tables": BUSY_TABLES,
            "wanted_per_second": RATE,
            "per_second": len(times) / took,
            "p50_ms": 1000 * times[len(times) // 2],
            "p99_ms": 1000 * times[len(times) * 99 // 100],
        },
        "cpu": {"a_move_ms": 1000 * used / len(times), "calibration": loops, "build": build()},
        "length": {f"move_{EARLY}_ms": 1000 * early, f"move_{LATE}_ms": 1000 * late, "ratio": late / early},
    }


async def keep_moving(player: Player, number: int, begin: float, seconds: float) -> list[float]:
    every = BUSY_TABLES / RATE
    due = begin + every * number / BUSY_TABLES
    times = []
    while due < begin + seconds:
        took = await player.move(due)
        if took:
            times.append(took)
        due += every
    return times


async def long_games(server: Server, seats: list[dict[str, str]]) -> tuple[float, float]:
    """Medians of the moves around the early and the late one, alternating between old and young games."""
    longest = max(SHELF, key=lambda game: find_title(game).printed.minutes)
    old = [await sit(server, server.table(longest, seats), n) for n in range(LONG_TABLES)]
    early: list[float] = []
    late: list[float] = []
    for player in old:
        while player.last.view is not None and player.last.view.moves < LATE - WINDOW:
            if not await player.move():
                break
    young = [await sit(server, server.table(longest, seats), 50 + n) for n in range(LONG_TABLES)]
    for player in young:
        while player.last.view is not None and player.last.view.moves < EARLY - WINDOW // 2:
            await player.move()
    for _ in range(2 * WINDOW):
        for a, b in zip(young, old, strict=True):
            early.append(await a.move())
            late.append(await b.move())
    return statistics.median([t for t in early if t]), statistics.median([t for t in late if t] or [float("nan")])


def load(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        server = Server(folder)
        try:
            server.wait()
            return asyncio.run(measure(server, seconds))
        finally:
            server.stop()


def show(figures: dict[str, Any]) -> str:
    memory, moves, cpu, length = figures["memory_mb"], figures["moves"], figures["cpu"], figures["length"]
    sizes = ", ".join([f"{name} {size:.0f} MB" for name, size in memory.items()])
    early, late, ratio = length.values()
    return (
        f"Memory, bots' processes included: {sizes}\n"
        f"{moves['per_second']:.0f} moves a second over {moves['tables']} tables on one core: "
        f"half within {moves['p50_ms']:.1f} ms, 99 of 100 within {moves['p99_ms']:.1f} ms\n"
        f"CPU of the server: {cpu['a_move_ms']:.2f} ms a move ({cpu['build']}), "
        f"at a calibration of {cpu['calibration']:,.0f} loops a second\n"
        f"Move {EARLY} takes {early:.1f} ms, move {LATE} {late:.1f} ms: {ratio:.2f} times"
    )
