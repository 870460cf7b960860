"""The shape of events: the details that each of them tells. Things are refs, spaces and amounts numbers."""

from __future__ import annotations

from typing import TypedDict

Nothing = tuple[()]
Thing = tuple[str]
Things = tuple[list[str]]
Number = tuple[int]
Placed = tuple[str, int]  # a token, and its space
Carried = tuple[list[str], int, int]  # a stack, from where, and to where


class Events(TypedDict):
    absorbed: Things
    annihilated: tuple[list[str], int]
    began: Nothing
    bonus: Number
    captured: Things
    discarded: Thing
    discovered: tuple[str, int]
    discovered_core: Thing
    drafted: Thing
    drew: Number
    drew_cards: Things
    ended: Nothing
    exchanged: Number
    expanded: Number
    gained: Placed
    gained_discovery: Number
    gained_mass: Number
    gave: Placed
    gave_drafted: Thing
    lost_resources: Things
    moved: Carried
    moved_wormhole: tuple[int, int, int]
    no_room: Thing
    no_trade: Nothing
    opened: Number
    orbited: tuple[int, int]
    over: Nothing
    paid_discovery: Number
    played: Thing
    pushed: tuple[int, int]
    reopened: Nothing
    round: Number
    sent: Carried
    siphoned: Thing
    skipped: Nothing
    stayed: Nothing
    token: Nothing
    used: Thing
    warped: tuple[int, int]
    warped_quickly: Nothing
