"""The shape of events: the details that each of them tells. Things are refs, galaxies, tracks and places numbers."""

from __future__ import annotations

from typing import TypedDict

from orrery.games.laniakea.components import Held

Nothing = tuple[()]
Thing = tuple[str]
Things = tuple[list[str]]
Number = tuple[int]
Amount = tuple[Held]
FromTo = tuple[int, int]  # two galaxies


class Events(TypedDict):
    acquired_token: Nothing
    adversary_ascended: Number
    adversary_built: Number
    adversary_card: Thing
    adversary_gained: Amount
    adversary_moved: Number
    adversary_recruited: Thing
    adversary_turn: Number
    ascended: Number
    attacked: Thing
    augmented: tuple[int, int]
    built_gateway: Number
    built_sanctum: Number
    built_throne: Number
    called_off: Thing
    chose: Thing
    core: Number
    defeated: Thing
    discarded: Thing
    discovered: Number
    drew: Number
    drew_cards: Things
    end_triggered: Number
    ended: Nothing
    entity_came: Thing
    found: Thing
    gained: Amount
    gained_power: Thing
    gained_tokens: Number
    harvested: Number
    laid_token: Number
    lapsed: Nothing
    looped: Nothing
    moved: FromTo
    moved_structure: FromTo
    over: Nothing
    overpowered: Number
    paid: Amount
    placed: tuple[str, int]
    played: Thing
    power_came: Thing
    recruited: Thing
    relocated: FromTo
    reshuffled: Nothing
    sent: Thing
    teleported: FromTo
    trashed: Thing
    turn: Number
    upgraded: tuple[int, int]
    used: Thing
    visited: Number
    weighed: tuple[int, int]
