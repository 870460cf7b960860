"""What bots are called at a table: like people, and the name tells the spec again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.bots.registry import bot

NAMES: Final[dict[str, tuple[str, ...]]] = {  # a transcript holds names only, so no name is on two lists
    "random": ("Pip", "Otto", "Lulu", "Fitz", "Momo"),
    "greedy": ("Bruno", "Greta", "Rosa", "Gil", "Hedda"),
    "planner": ("Chidi", "Petra", "Noor", "Emil", "Tove"),
    "search:0.3": ("Vega", "Mira", "Sora", "Iris", "Leto"),
    "search:1": ("Lyra", "Orson", "Nadia", "Kepler", "Wanda"),
    "search:3": ("Rigel", "Juno", "Atlas", "Cassia", "Thea"),
}
SPECS: Final = {name: spec for spec, names in NAMES.items() for name in names}


def free_name(spec: str, taken: Sequence[str]) -> str:
    """`Bruno`, or `Greta` where Bruno sits already; `Search 0.5` for a spec without names of its own."""
    plain = spec[:1].upper() + spec[1:].replace(":", " ")
    names = [*NAMES.get(spec, ()), plain, *[f"{plain} #{n}" for n in range(2, len(taken) + 3)]]
    return next(name for name in names if name not in taken)


def spec_again(name: str) -> str:
    """The spec of a bot that was named like this; `greedy` when it tells nothing."""
    spec = SPECS.get(name) or name.partition(" #")[0].lower().replace(" ", ":")
    try:
        bot(spec, 0)
    except ValueError:
        return "greedy"
    return spec
