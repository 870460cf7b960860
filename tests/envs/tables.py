"""The tables that every interface is tried at."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.games import titles

TABLES = [(title.name, seats) for title in titles() for seats in title.seats]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
every_title = pytest.mark.parametrize("name", [title.name for title in titles()])


def any_of(mask: Any, chance: Rng) -> int:
    """One of the actions that a mask allows."""
    allowed = [number for number, free in enumerate(mask.tolist()) if free]
    return allowed[chance.below(len(allowed))]
