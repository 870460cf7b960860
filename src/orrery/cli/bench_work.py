"""What `orrery bench` measures: games played by chance are played again, copied, viewed and imagined."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import Any

from orrery.cli.calibration import build, calibrate, per_second
from orrery.core.rng import Rng
from orrery.core.title import Title

GAMES = 16
POSITIONS = 256
LOOKS = 8  # in a row at the same position, as a search does
REPETITIONS = 5  # the best one counts: the others only tell how busy the machine was
Recording = tuple[int, list[tuple[int, int]]]  # the seed of a game, and who chose which option
Position = tuple[Any, int, list[int]]  # a game, who chooses there, and numbers of options to choose


def measure(found: Title, seats: int, seconds: float) -> dict[str, Any]:
    positions = sample(found, seats)
    recorded = [record(found, seats, seed) for seed in range(GAMES)]
    work: dict[str, Callable[[int], int]] = {
        "decisions": lambda n: play_out(found, seats, recorded[n % GAMES]),
        "playouts": lambda n: min(1, play_out(found, seats, recorded[n % GAMES])),
        "copies": lambda n: copy_each(positions),
        "copies and choices": lambda n: copy_and_choose(positions),
        "views": lambda n: view_each(found, positions),
        "imagined games": lambda n: imagine_each(found, positions),
    }
    if found.advice.features is not None:
        work["features"] = lambda n: describe_each(found, positions)
    span = seconds / REPETITIONS / (len(work) + 1)
    loops = 0.0
    best = dict.fromkeys(work, 0.0)
    for _ in range(REPETITIONS):
        loops = max(loops, per_second(lambda n: calibrate(), span))
        for name, task in work.items():
            best[name] = max(best[name], per_second(task, span))
    return {
        "game": found.name,
        "seats": seats,
        "build": build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "calibration": loops,
        "figures": {
            name: {"per_second": rate, "microseconds": 1e6 / rate, "per_calibration_loop": rate / loops}
            for name, rate in best.items()
        },
    }


def record(found: Title, seats: int, seed: int) -> Recording:
    """A game by chance. What is measured is this game played again: the dice and whose turn it is cost nothing then."""
    rng = Rng(seed)
    g = found.setup(seed, seats, found.settings({}))
    choices: list[tuple[int, int]] = []
    while g.asks:
        seat = next(iter(g.asks))
        number = rng.below(g.asks[seat].count)
        choices.append((seat, number))
        g.choose(seat, number)
    return seed, choices


def play_out(found: Title, seats: int, recording: Recording) -> int:
    """From the setup to the end: how many decisions it took."""
    seed, choices = recording
    g = found.setup(seed, seats, found.settings({}))
    for seat, number in choices:
        g.choose(seat, number)
    return len(choices)


def sample(found: Title, seats: int) -> list[Position]:
    """Positions from all over some games played by chance, each with some of the choices there."""
    rng = Rng(1)
    seen: list[Position] = []
    for seed in range(8):
        g = found.setup(seed, seats, found.settings({}))
        while g.asks:
            seat = next(iter(g.asks))
            numbers = [rng.below(g.asks[seat].count) for _ in range(LOOKS)]
            seen.append((g.copy(), seat, numbers))
            g.choose(seat, numbers[0])
    return seen[:: max(1, len(seen) // POSITIONS)]


def copy_each(positions: list[Position]) -> int:
    for g, _, _ in positions:
        for _ in range(LOOKS):
            g.copy()
    return LOOKS * len(positions)


def copy_and_choose(positions: list[Position]) -> int:
    """A step of a search."""
    for g, seat, numbers in positions:
        for number in numbers:
            g.copy().choose(seat, number)
    return LOOKS * len(positions)


def view_each(found: Title, positions: list[Position]) -> int:
    for g, seat, _ in positions:
        found.view(g, seat)
    return len(positions)


def imagine_each(found: Title, positions: list[Position]) -> int:
    rng = Rng(2)
    for g, seat, _ in positions:
        found.imagine(g, seat, rng)
    return len(positions)


def describe_each(found: Title, positions: list[Position]) -> int:
    """What learned bots see of a position."""
    assert found.advice.features is not None
    for g, seat, _ in positions:
        found.advice.features(g, seat, None)
    return len(positions)
