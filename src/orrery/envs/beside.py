"""`python -m orrery.envs.beside`: turns a second of PettingZoo's own `performance_benchmark`, here and in its classic
games, and of the games of RLCard. On a quiet machine: it goes by the clock, five seconds for each of them, so about a
minute for all."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from io import StringIO
from typing import Any, Final

from orrery import envs
from orrery.games import shelf

CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")
RLCARD: Final = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
NEEDED: Final = 'pip install "pettingzoo[classic]" rlcard'
SECONDS: Final = 5.0  # as PettingZoo has it


def pettingzoo(make: Callable[[], Any]) -> float:
    from pettingzoo.test import performance_benchmark

    said = StringIO()
    with redirect_stdout(said):
        performance_benchmark(make())
    return float(next(line.split()[0] for line in said.getvalue().splitlines() if line.endswith("turns per second")))


def classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def rlcard(name: str) -> float:
    """Its games by chance, in the same kind of loop."""
    env = import_module("rlcard").make(name)
    turns, start = 0, time.time()
    while time.time() - start < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            turns += 1
    return turns / (time.time() - start)


def main() -> None:
    measures: dict[str, Callable[[], float]] = {name: partial(pettingzoo, partial(envs.aec, name)) for name in shelf()}
    measures |= {f"PettingZoo, {name}": partial(pettingzoo, partial(classic, name)) for name in CLASSIC}
    measures |= {f"RLCard, {name}": partial(rlcard, name) for name in RLCARD}
    for what, measure in measures.items():
        try:
            print(f"{what:<32} {measure():10,.0f} turns a second", flush=True)
        except ImportError as error:
            print(f"{what:<32} needs {error.name}: {NEEDED}")


if __name__ == "__main__":
    main()
