"""How Council of Shadows is told in few letters: who, in which colour, and how many gemstones."""

from __future__ import annotations

from orrery.cli import tables
from orrery.core.view import AtTable
from orrery.games.council import View


class Shown(View, AtTable):
    """What a seat sees of the game at its table."""


Pane = tables.Pane[Shown]

CIVILIZATION_STYLES = {
    "civilization:tretans": "bright_magenta",
    "civilization:humans": "bright_red",
    "civilization:shengar": "bright_green",
    "civilization:automas": "bright_cyan",
}
GEM_LETTERS = "cgx"
LEGEND = (
    "bl, br, rd: a blue, brown, red planet with the cubes of players 1 to 4, lowest first; bl· nobody yet. "
    "Yields: c coal, g gold, x crystal, E Energy. 7/3: Energy with the majority/without; ✶ and a light bonus card."
)


def who(pane: Pane, seat: int) -> str:
    """A name as far as it fits, or the guest of a solo game."""
    names = pane.view["names"]
    return str(names[seat]) if seat < len(names) else pane.title.words.guest.removeprefix("The ")


def style_of(pane: Pane, seat: int) -> str:
    """The colour of the civilization; nothing is known by it alone."""
    return CIVILIZATION_STYLES[pane.view["players"][seat]["civilization"]]


def short_gems(gems: list[int]) -> list[str]:
    """`1c`, `2g`"""
    return [f"{count}{letter}" for count, letter in zip(gems, GEM_LETTERS, strict=True) if count]


def colour_of(pane: Pane, tile: str, place: int) -> str:
    colour: str = pane.board["colours"][pane.facts(tile)["planets"][place]]
    return colour
