"""Printed things as JSON: other things by their refs, what they do as the names of rules with their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.core.ask import Do, Thing


def plain(value: Any) -> Any:
    if isinstance(value, Thing):
        return value.ref
    if isinstance(value, Do):
        return {"do": value.rule.__name__, "args": plain(value.args)}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def printed(thing: Thing, names: Iterable[str]) -> dict[str, Any]:
    """What every thing has, and these parts of it."""
    kind = thing.ref.partition(":")[0]
    return {"kind": kind, "id": thing.id, "number": thing.number, **{n: plain(getattr(thing, n)) for n in names}}
