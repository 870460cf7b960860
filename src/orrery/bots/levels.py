"""Five levels that people can choose from, weaker ones by how far and how clearly they see."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.bots.mind import Mind, Skill


class Level(NamedTuple):
    name: str
    title: str
    character: str  # a line for people
    skill: Skill


LEVELS: Final = (
    Level(
        "novice",
        "Novice",
        "Plays its first games: sees what is in front of it, and often not all of that.",
        Skill(1, 6, 3, 0.12, 0.3),
    ),
    Level(
        "learner", "Learner", "Knows the rules and likes a plan, but weighs things roughly.", Skill(2, 12, 4, 0.05, 0.2)
    ),
    Level("player", "Player", "Plans whole turns and seldom gives anything away.", Skill(3, 16, 6, 0.02, 0.1)),
    Level("expert", "Expert", "Sees the whole turn and what it will be worth rounds later.", Skill(6, 32, 10)),
)
BY_NAME: Final = {level.name: level for level in LEVELS}


def mind(spec: str, seed: int) -> Mind:
    """`expert`, or `expert@nets/mine.npz` for a net of one's own."""
    name, _, path = spec.partition("@")
    return Mind(spec, seed, BY_NAME[name].skill, path)
