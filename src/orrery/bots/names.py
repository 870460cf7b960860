"""What bots are called at a table: like people, and the name tells the spec again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.bots.registry import wanted

NAMES: Final[dict[str, tuple[str, ...]]] = {  # a transcript holds names only, so no name is on two lists
    "novice": ("Bobby", "Nell", "Toby", "Elsie", "Finn"),
    "learner": ("Arlo", "Maeve", "Jonas", "Ines", "Wim"),
    "player": ("Selma", "Hugo", "Alma", "Rafael", "Yuki"),
    "expert": ("Astrid", "Dorian", "Sabine", "Tariq", "Vesna"),
    "master": ("Hypatia", "Kai", "Ottilie", "Ramanu", "Zenobia"),
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
        wanted(spec)
    except ValueError:
        return "greedy"
    return spec
