"""The shape of a view: what each part of it is. Cards, tiles and resources are named by their refs, "" is none."""

from __future__ import annotations

from typing import Literal, Optional, TypedDict, Union

from orrery.core.view import Seen
from orrery.games.laniakea.components import Colour, Held

Owner = Union[int, Literal["adversary"]]


class StructureView(TypedDict):
    kind: Literal["sanctum", "gateway"]
    owner: Owner


class TokenView(TypedDict):
    """A Resource Slot token: on its owner's board, waiting to be placed, or on a galaxy."""

    on: Literal["board", "hand", "galaxy"]
    space: int  # -1 while it is on no galaxy
    stone: str


class AttackView(TypedDict):
    on: str
    strength: int
    sent: list[str]
    tokens: int
    aids: list[str]


class MoveView(TypedDict):
    left: int
    purse: Held


class PlayerView(TypedDict):
    colour: Colour
    celestial: str
    place: int  # the galaxy of the figure; -1 before it has one
    held: Held
    level: int
    movement: int
    ability: int
    hand: Union[list[str], int]  # of others how many
    deck: Union[list[str], int]
    hand_and_deck: list[str]
    seen: list[str]
    discard: list[str]
    playing: str
    entities: list[str]  # by space of the player board
    defeated: list[str]
    artifacts: list[str]
    flipped: list[str]
    used: list[str]
    attack_tokens: int
    token: TokenView
    sanctums: tuple[int, ...]
    gateways: tuple[int, ...]
    thrones: tuple[int, ...]
    fought: list[str]
    doubling: bool
    prices: list[int]  # in Aether, of each place of the market row
    hit_points: dict[str, int]  # of each Chaos card in the row, for this player
    attack: Optional[AttackView]
    move: Optional[MoveView]
    score: dict[str, int]  # by source, as it would be now


class AdversaryView(TypedDict):
    acting: bool
    celestial: str
    place: int
    held: Held
    level: int
    deck: int
    discard: list[str]
    entities: list[str]
    sanctums: tuple[int, ...]
    score: dict[str, int]


class View(Seen):
    start: int
    final: int  # the last round once it is known, 0 before
    tiles: list[str]
    discovered: list[bool]
    structures: list[Optional[StructureView]]  # by galaxy
    slots: list[str]  # the stone on the slot of each galaxy
    free_slots: list[str]  # slots that could be filled
    artifact_voids: tuple[int, ...]
    market: list[str]
    market_deck: int
    row: list[str]
    entity_deck: int
    artifact_deck: int
    attack_tokens: int
    trashed: list[str]
    # Of the question: what each price is made of. Its key, such as `price:142`, is only a name; read it here.
    ways_to_pay: dict[str, Held]
    players: list[PlayerView]
    adversary: Optional[AdversaryView]
