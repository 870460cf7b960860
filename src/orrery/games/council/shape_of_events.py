"""The shape of events: the details that each of them tells. Things are refs, fields, planets and amounts numbers."""

from __future__ import annotations

from typing import TypedDict

from orrery.games.council.components import Gems

Nothing = tuple[()]
Thing = tuple[str]
Things = tuple[list[str]]
Number = tuple[int]
Yield = tuple[Gems]


class Events(TypedDict):
    acts: tuple[str, int]
    added_field: Number
    assessed: tuple[str, int]
    automa_card: Thing
    automa_skips: Nothing
    bought: tuple[str, Gems]
    built: tuple[str, str]
    collected: tuple[str, Gems]
    consumed: tuple[int, int]
    discovered: tuple[str, int]
    drew_bonus: Nothing
    drew_tiles: tuple[int, int]
    gained_energy: Number
    gained_gems: Yield
    gave_up: Thing
    gave_up_dark: Nothing
    gave_up_light: Nothing
    gift: Yield
    kept_tile: Thing
    leads: Thing
    left_field: Number
    order: Number
    pays: Thing
    plan: Things
    planned: tuple[str, int]
    refined: tuple[str, str]
    refreshed: Number
    removed: Number
    returned_for_automa: Thing
    returned_tile: Thing
    rose: Number
    round: Number
    saved: Number
    saw_bonus: Thing
    saw_for_automa: Things
    saw_techs: Things
    saw_tiles: Things
    scored: tuple[int, int, int, list[str]]
    settled: tuple[int, int, str]
    shared: Nothing
    shown: Thing
    slid: Nothing
    stopped_assessing: Nothing
    stopped_buying: Nothing
    throne: Nothing
    took_card: Thing
    took_tech: Thing
    won: Nothing
