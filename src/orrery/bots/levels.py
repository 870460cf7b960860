"""Five levels that people can choose from, weaker ones by how far and how clearly they see."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.bots.ahead import Ahead
from orrery.bots.mind import Mind, Skill


class Level(NamedTuple):
    character: str  # a line for people
    skill: Skill
    seconds: float = 0.0  # that it plays on in its thoughts before a choice


LEVELS: Final = {
    "novice": Level("Plays its first games: sees what lies before it, and not all of that.", Skill(1, 6, 3, 0.12, 0.3)),
    "learner": Level("Knows the rules and likes a plan, but weighs things roughly.", Skill(2, 12, 4, 0.05, 0.2)),
    "player": Level("Plans whole turns and seldom gives anything away.", Skill(3, 16, 6, 0.02, 0.1)),
    "expert": Level("Sees the whole turn, and what it will be worth rounds later.", Skill(6, 32, 10)),
    "master": Level("Plays on in its thoughts before it decides.", Skill(8, 48, 12), 1.0),
}


def mind(name: str, seed: int, path: str = "", seconds: float = 0.0, deals: int = 0) -> Mind:
    """A bot of this level, with the net of a file or that of Orrery itself."""
    level = LEVELS[name]
    if level.seconds:
        return Ahead(name, seed, level.skill, path, seconds or level.seconds, deals)
    return Mind(name, seed, level.skill, path)
