"""By which signs and colours the map of Laniakea tells things apart; nothing is known by colour alone."""

from __future__ import annotations

from rich.text import Text

from orrery.cli import tables
from orrery.core.view import AtTable
from orrery.games.laniakea import View


class Shown(View, AtTable):
    """What a seat sees of the game at its table."""


Pane = tables.Pane[Shown]

UNDISCOVERED, DISCOVERED = "○", "●"
ADVERSARY = 4  # drawn after the four players
FIGURES = "①②③④★"
OWNERS = "1234A"
OWNER_STYLES = ("bold cyan", "bold dark_orange", "bold tan", "bold grey70", "bold bright_red")
SECTOR_LETTERS = "wbpgyrv"
SECTOR_STYLES = ("white", "bright_blue", "hot_pink", "green3", "gold1", "red1", "medium_purple1")
TINTS = ("#2c2c30", "#10204a", "#401830", "#0e3318", "#3d3208", "#451212", "#2a1650")
RESOURCE_STYLES = {"V": "bold green1", "F": "bold bright_red", "A": "bold violet"}
STONE_LETTERS = {"": "", "resource:0": "V", "resource:1": "F"}
STRUCTURE_LETTERS = {"sanctum": "S", "gateway": "G"}
VOID, ABYSS, WALL, ARTIFACT = "░", "▓", "dim", "◆"
LEGEND = (
    f"{UNDISCOVERED} Undiscovered  {DISCOVERED} Discovered, then the sector (%s)  "
    f"above: what a harvest yields now, and the VP  {FIGURES[:4]} figures  {FIGURES[4]} the Adversary  "
    "S1 G1 T1 Sanctum, Gateway, Throne of player 1  X2 trade Aether  XS swap stones  TR trash  DR draw  SL slot  "
    f"⬡ slot token  ┆ linked  {VOID} void  {ARTIFACT} Artifact  ═ ║ bridge to an abyss"
)


def legend(pane: Pane) -> Text:
    sectors = zip(SECTOR_LETTERS, pane.board["sectors"], strict=True)
    return Text(LEGEND % ", ".join([f"{letter} {name}" for letter, name in sectors]), "dim")
