"""The shape of a view: what each part of it is. Cards, tiles, galaxies and the like are named by their refs."""

from __future__ import annotations

from typing import Optional, TypedDict, Union

from orrery.core.view import Seen
from orrery.games.council.components import Colour, Gems
from orrery.games.council.state import Phase


class StationView(TypedDict):
    seat: int
    station: str


class TechPile(TypedDict):
    count: int
    cards: Optional[list[str]]  # which they are, for those who have looked through it


class LightPile(TypedDict):
    count: int
    known: list[str]  # cards this seat has put under it


class AutomaView(TypedDict):
    card: Optional[str]
    piles: list[int]
    used: list[list[str]]


class BonusCount(TypedDict):
    light: int
    dark: int


class PlayerView(TypedDict):
    civilization: str
    automa: bool  # played by the game itself
    energy: int
    consumption: int
    spent: int
    level: int
    gems: Gems  # coal, gold, crystal
    hand: list[str]
    slots: list[list[str]]  # the stack of cards on each action field, the uppermost last
    plan: Optional[list[Optional[str]]]  # laid so far, None where a field is left as it is; secret
    ranges: tuple[int, ...]
    upgrades: list[str]
    adapted: list[Colour]
    stacks: bool
    techs: list[str]
    leader: Optional[str]
    panel: int  # cubes on it
    ai_cards: int
    bonuses: BonusCount
    cards: Optional[list[str]]  # which bonus cards they are; secret until the end
    returned: Union[list[str], int]  # tiles put under a pile this turn; of others how many


class PlanField(TypedDict):
    """An action field as it would be revealed."""

    card: str  # on top; "" while it is empty
    consumption: int
    planned: bool  # chosen already, if only to leave it as it is


class RivalPlan(TypedDict):
    seat: int
    marker: int  # where its Consumption stands before its plan is known
    most: int  # the highest sum with which it would still act after you


class PlanningView(TypedDict):
    """What one's own plan comes to so far."""

    sum: int
    fields: list[PlanField]
    marker: int  # where one's Consumption would stand
    short: int  # Energy to the next level from there, and as it is now
    short_before: int
    assessing: int  # Energy, if every galaxy with a colony were assessed as things stand
    galaxies: int  # how many these are
    rivals: list[RivalPlan]


class View(Seen):
    phase: Phase
    acting_field: int  # whose card is being carried out, from 0; -1 none
    order: tuple[int, ...]
    throne: int  # the seat that holds it; -1 nobody
    solo: bool
    galaxies: list[str]
    fields: list[Optional[str]]
    planets: dict[str, tuple[int, ...]]  # by number: the seats of the cubes, the lowest first
    stations: dict[str, StationView]  # by galaxy
    piles: dict[str, list[Optional[str]]]  # by Parsec, from the top: the tiles this seat knows
    drawn: list[Optional[str]]
    display: list[Optional[str]]
    deck: int
    discard: list[str]
    dark_tech: list[TechPile]
    light: LightPile
    leaders: list[str]
    automa: Optional[AutomaView]
    planning: Optional[PlanningView]  # while this seat plans, or has planned
    players: list[PlayerView]
