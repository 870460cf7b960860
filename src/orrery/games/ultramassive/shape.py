"""The shape of a view: what each part of it is. Cards, tokens, Anomalies and the like are named by their refs."""

from __future__ import annotations

from typing import TypedDict, Union

from orrery.core.view import Seen
from orrery.games.ultramassive.components import Size
from orrery.games.ultramassive.state import Phase


class PlayerView(TypedDict):
    mass: int
    hundreds: int  # the extra disc of the Solar Mass Track
    on_track: int  # where the main disc stands
    discovery: int
    size: Size
    spaces: list[list[str]]  # the tokens on each
    wormholes: tuple[int, ...]  # the spaces they are on: those of pair A, then those of pair B
    open: tuple[bool, ...]  # whether each pair is
    hand: Union[list[str], int]  # of others how many
    cores: Union[list[str], int]
    anomalies: list[str]
    used: list[str]
    played: list[str]
    drafted: list[str]
    pending: list[str]  # Resources drafted and not used yet
    captured: list[str]
    gaining: int


class View(Seen):
    phase: Phase
    start: int
    deck: int
    discard: list[str]
    anomalies: dict[str, int]  # copies left of each
    players: list[PlayerView]
