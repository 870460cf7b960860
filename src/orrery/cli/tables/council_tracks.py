"""The double track of Energy and Consumption in Council of Shadows."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.tables.council_signs import Pane, style_of, who
from orrery.games.council import PlayerView


def tracks(pane: Pane) -> RenderableType:
    """The double track, a line for each player: where Energy stands, and the Consumption it has to reach."""
    players = pane.view["players"]
    names = [f"{seat + 1} {who(pane, seat)[:12]}" for seat in range(len(players))]
    label = max(map(len, names)) + 7
    length = min(101, pane.width - label - 26)
    scale = "".join([str(n).ljust(round((n + 20) * length / 101) - round(n * length / 101)) for n in range(0, 100, 20)])
    lines = [Text("".ljust(label) + scale + "100", "dim")]
    for seat, player in enumerate(players):
        level = pane.place("level", player["level"])
        lines.append(Text(names[seat].ljust(label - 6), f"bold {style_of(pane, seat)}").append(f"{level:<5} ", "bold"))
        lines[-1].append_text(track(pane, player, length))
        left = player["consumption"] - player["energy"]
        goal = f" {left} to go" if left > 0 else " reached"
        lines[-1].append(f" E {player['energy']} of C {player['consumption']},{goal}")
    return Group(*lines)


def track(pane: Pane, player: PlayerView, length: int) -> Text:
    """E and C on a line from 0 to 100; what is beyond stands at the end."""
    cells = ["─"] * length
    highest = pane.board["consumption"]["highest"]
    spots = {}
    for letter, value in (("C", player["consumption"]), ("E", player["energy"])):
        spots[letter] = min(length - 1, round(min(value, highest) * (length - 1) / highest))
    for at in range(spots["E"]):
        cells[at] = "━"
    cells[spots["C"]] = "C"
    cells[spots["E"]] = "E" if spots["E"] != spots["C"] else "="
    text = Text("".join(cells), "dim")
    text.stylize("not dim bold", spots["E"], spots["E"] + 1)
    text.stylize("not dim bold", spots["C"], spots["C"] + 1)
    return text
