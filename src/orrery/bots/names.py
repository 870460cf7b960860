"""What bots are called at a table; the name tells the spec again."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.bots.registry import bot


def free_name(spec: str, taken: Sequence[str]) -> str:
    """`Greedy`, or `Greedy #2` for the second of them."""
    name = spec[:1].upper() + spec[1:].replace(":", " ")
    others = [other for other in taken if other == name or other.startswith(f"{name} #")]
    return f"{name} #{len(others) + 1}" if others else name


def spec_again(name: str) -> str:
    """The spec of a bot that was named like this; `greedy` when it tells nothing."""
    spec = name.partition(" #")[0].lower().replace(" ", ":")
    try:
        bot(spec, 0)
    except ValueError:
        return "greedy"
    return spec
