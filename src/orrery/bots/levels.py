"""Five levels that people can choose from, weaker ones by how far and how clearly they see."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from orrery.core.title import Title


class Skill(NamedTuple):
    """How well a mind plays."""

    width: int = 6  # lines that its beam follows
    ends: int = 24  # ways to end the turn that its net judges
    roots: int = 8  # first choices that are followed in any case
    noise: float = 0.0  # in chance to win: by so much it misjudges what it sees
    worst: float = 1.0  # chance to win that it never gives away knowingly
    options: int = 0  # ways to end the turn that it plays on from in its thoughts
    deals: int = 0  # imagined games in which it does so at most


class Level(NamedTuple):
    name: str
    character: str  # a line for people, with how fast it answers
    skill: Skill
    seconds: float = 0.0  # that it plays on in its thoughts before a choice


LEVELS: Final = {
    "novice": Level(
        "Novice",
        "Plays its first games: sees what lies before it, and not all of that. Answers at once.",
        Skill(1, 8, 3, 0.12, 0.35),
    ),
    "learner": Level(
        "Learner",
        "Knows the rules and likes a plan, but weighs things roughly. Answers at once.",
        Skill(2, 12, 4, 0.03, 0.2),
    ),
    "player": Level(
        "Player",
        "Plans whole turns and seldom gives anything away. Answers at once.",
        Skill(4, 24, 6),
    ),
    "expert": Level(
        "Expert",
        "Sees the whole turn, and what it will be worth rounds later. Answers mostly at once, else in about a second.",
        Skill(24, 160, 24, options=6, deals=12),
    ),
    "master": Level(
        "Master",
        "Plays on in its thoughts before it decides. Thinks about a second.",
        Skill(24, 160, 24, options=20, deals=64),
        1.0,
    ),
}


def net_file(title: Title) -> Traversable:
    """What Orrery has learned of this game, if it has."""
    return files("orrery.minds") / "nets" / f"{title.name}.npz"


def has_levels(title: Title) -> bool:
    """Whether Orrery comes with a net that knows this game."""
    return bool(title.advice.names) and net_file(title).is_file()


def offered(title: Title) -> dict[str, Level]:
    """What people can choose from, up to the strongest that has been seen to win against the one below it."""
    if not has_levels(title):
        return {}
    strongest = json.loads((files("orrery.minds") / "nets" / "strongest.json").read_text()).get(title.name)
    names = list(LEVELS)
    return {name: LEVELS[name] for name in names[: names.index(strongest) + 1 if strongest else None]}


def usual(title: Title) -> str:
    """Who sits down where nobody is chosen."""
    return "player" if has_levels(title) else "planner"


def teacher(title: Title) -> str:
    """Who plays with those who learn the game: what it does on their seed never changes with a net."""
    return "planner"
