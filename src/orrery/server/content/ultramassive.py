"""What is printed."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Thing


def facts(thing: Thing) -> dict[str, Any]:
    return {"kind": thing.ref.partition(":")[0], "number": thing.number}


def board() -> dict[str, Any]:
    return {}
