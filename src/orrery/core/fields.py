"""What a state holds, written once: the annotations of its class."""

from __future__ import annotations

from typing import Any


def fields_of(state: Any, *derived: str) -> tuple[str, ...]:
    """The fields that this class declares itself, in order, without those that follow from others."""
    inherited = {name for base in state.__mro__[1:] for name in _declared(base)}
    return tuple([name for name in _declared(state) if name not in inherited and name not in derived])


def _declared(state: Any) -> tuple[str, ...]:
    """Compiled classes keep the names of their annotations elsewhere."""
    compiled: tuple[str, ...] = vars(state).get("__mypyc_attrs__", ())
    return tuple([name for name in compiled if name != "__dict__"]) or tuple(vars(state).get("__annotations__", ()))
