"""The fair-play receipt: the shuffle is fixed and sealed before the first choice, and opened after the last."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def canonical(data: Any) -> str:
    """The one way to write this data down, so that equal data has equal hashes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: Any) -> str:
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def commitment(seed: int, salt: str, game: str, version: int, seats: int, picked: Mapping[str, str]) -> str:
    """What is published at the start. The salt keeps anybody from trying out seeds until one fits."""
    return digest([str(seed), salt, game, version, seats, dict(picked)])


def first_link(made: str, names: Sequence[str], people: Iterable[int]) -> str:
    """The chain of choices begins with the commitment and with who sits where."""
    return digest([made, list(names), sorted(people)])


def link(head: str, seat: int, key: str) -> str:
    """Each choice is chained to all that went before it, so that none can be changed or moved."""
    return digest([head, seat, key])
