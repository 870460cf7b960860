"""What benches measure by: process time, beside a fixed loop so that machines compare."""

from __future__ import annotations

import time
from collections.abc import Callable

from orrery.core import compiled


class Counter:
    """Something with an attribute, for the calibration loop."""

    def __init__(self) -> None:
        self.value = 0


def calibrate() -> int:
    """A fixed piece of plain Python: numbers, lists, dictionaries, attributes. It must never change."""
    counter = Counter()
    numbers = list(range(50))
    table: dict[int, int] = {}
    for i in range(1000):
        counter.value += (i * 7919) % 101
        numbers[i % 50] = counter.value
        table[i % 64] = numbers[(i * 3) % 50]
        if i % 25 == 0:
            numbers = numbers[1:] + numbers[:1]
    return 1


def per_second(task: Callable[[int], int], span: float) -> float:
    """Repeat the task for so long; it says each time how much it did. Time that other programs take does not count."""
    done = runs = 0
    start = now = time.process_time()
    while now - start < span:
        done += task(runs)
        runs += 1
        now = time.process_time()
    return done / (now - start)


def build() -> str:
    return "compiled" if compiled() else "pure Python"
