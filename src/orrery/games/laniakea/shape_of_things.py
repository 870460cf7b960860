"""The shape of what is printed on things, by kind. Costs and yields are (Voyage Stones, Forge Stones, Aether)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from orrery.core.sentence import Sentence
from orrery.core.view import Instruction, PrintedThing
from orrery.games.laniakea.components import Held

Change = tuple[str, int]  # what is changed for good, and by how much


class Drawn(PrintedThing):
    family: str  # what its picture is of


class Tile(Drawn):
    kind: Literal["tile"]
    top: Held
    bottom: Held
    ability: str
    points: int
    slot: bool
    wormhole: bool


class Power(Drawn):
    kind: Literal["power"]
    attack: int
    permanent: bool
    does: list[Instruction]
    market: bool
    seraph: bool


class EntityScoring(TypedDict):
    """So many points for every `each` of what is counted."""

    counter: str
    points: int
    each: int


class Entity(Drawn):
    kind: Literal["entity"]
    type: Literal["Instant Action", "Enhancement", "Endgame Scoring"]
    cost: Held
    points: int
    does: list[Instruction]
    boon: list[Change]
    scoring: NotRequired[EntityScoring]


class Chaos(Drawn):
    kind: Literal["chaos"]
    hit_points: int
    points: int
    requirement: str
    effect: list[Change]
    reward: list[Instruction]
    needs: Sentence
    harms: Sentence
    gives: Sentence


class Artifact(Drawn):
    kind: Literal["artifact"]
    once: bool
    does: list[Instruction]
    attack: int


class Celestial(Drawn):
    kind: Literal["celestial"]
    counter: str
    each: int
    per: str  # the two in words
    rates: list[int]  # by space of the ability track
    attack: list[int]  # the same, for those who have such an ability
    overpower: list[Instruction]
    overpower_text: Sentence
    start: str


class AdversaryCard(Drawn):
    kind: Literal["adversary"]
    does: list[Instruction]


THINGS: Final = (Tile, Power, Entity, Chaos, Artifact, Celestial, AdversaryCard)
