"""`orrery bench server`: a server of its own on this machine, with many tables, and how fast and large it is."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from typing import Any

from orrery.cli.calibration import build, calibrate, per_second
from orrery.cli.load_player import Player, sit
from orrery.cli.load_server import Server
from orrery.games import SHELF
from orrery.games import title as find_title

OPEN_TABLES, BUSY_TABLES, LONG_TABLES = 500, 200, 3
RATE = 200  # moves a second, over all busy tables
EARLY, LATE, WINDOW = 10, 500, 10  # which moves are compared, and how many around them


def load(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        server = Server(folder)
        try:
            server.wait()
            return asyncio.run(measure(server, seconds))
        finally:
            server.stop()


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
