"""What a player of Laniakea has: Celestial board, player board, cards; and the Adversary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.laniakea_signs import ADVERSARY, FIGURES, OWNER_STYLES, RESOURCE_STYLES, Pane
from orrery.core.sentence import plain
from orrery.games.laniakea import PlayerView


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def panel(pane: Pane, seat: int, width: int, close: bool = False) -> RenderableType:
    """A player's boards and cards; those of the one who looks close by, with all they say."""
    view, player = pane.view, pane.view["players"][seat]
    marks = ["you"] if seat == pane.seat else []
    marks += ["first player"] if seat == view["start"] and view["adversary"] is None else []
    title = Text(f" {FIGURES[seat]} {view['names'][seat]}", OWNER_STYLES[seat])
    title.append(f"{' (' + ', '.join(marks) + ')' if marks else ''} ", "not bold")
    parts: list[RenderableType] = [celestial(pane, player, close), held(pane, player["held"], close)]
    parts.append(tracks(pane, player))
    if close:
        parts.append(costs(pane))
    parts.append(facts(pane, player, close))
    if close:
        parts.append(player_board(pane, player, width - 4))
    style = "bright_white" if seat in view["waiting_for"] else "dim"
    return Panel(Group(*parts), title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def celestial(pane: Pane, player: PlayerView, close: bool) -> Text:
    if not player["celestial"]:
        return Text("no Celestial yet", "dim")
    line = Text(pane.name(player["celestial"]), "bold")
    if player["score"]:
        line.append(f" · {sum(player['score'].values())} VP", "bold")
    return line.append(f"  {pane.text(player['celestial'])}" if close else "", "not bold")


def held(pane: Pane, amounts: Sequence[int], close: bool) -> Text:
    """The resource track: pips for the one who looks, numbers for the others."""
    line = Text()
    for letter, n in zip("VFA", amounts, strict=True):
        line.append("   " if line else "").append(letter, RESOURCE_STYLES[letter])
        pips = f" {'●' * n}{'·' * (pane.board['most'] - n)}" if close else ""
        line.append(pips, RESOURCE_STYLES[letter].replace("bold ", "")).append(f" {n}", "bold")
    return line


def tracks(pane: Pane, player: PlayerView) -> Text:
    """The Movement Tracker, and the rates of the Celestial Ability Track."""
    line = Text().append("Movement", "dim")
    for value in range(1, priced(pane, "movement_track")["movement_track"] + 1):
        at(line, str(value), value == player["movement"])
    if player["celestial"]:
        line.append("   Ability", "dim")
        facts = pane.facts(player["celestial"])
        steps = [f"+{bonus}" for bonus in facts["attack"]] or [str(rate) for rate in facts["rates"]]
        for space, rate in enumerate(steps, 1):
            at(line, rate, space == player["ability"])
    return line.append("   level", "dim").append(f" {player['level']}", "bold")


def at(line: Text, value: str, here: bool) -> None:
    line.append(f" [{value}]" if here else f" {value}", "bold" if here else "dim")


def costs(pane: Pane) -> Text:
    """As the Celestial board prints them; cards may change them."""
    line = Text()
    printed = priced(pane, "movement_costs") | priced(pane, "structure_costs")
    for name in ("basic", "void", "loop", "sanctum", "gateway", "throne"):
        line.append(f"{'  ' if line else ''}{name.capitalize()} ", "dim")
        for n, letter in zip(printed[name], "VFA", strict=True):
            line.append(n * letter, RESOURCE_STYLES[letter])
    values = priced(pane, "throne_values")["throne_value"]
    steps = [aether for aether, value in enumerate(values) if not aether or value != values[aether - 1]]
    worth, left = "/".join([str(values[aether]) for aether in steps]), "/".join([str(aether) for aether in steps])
    return line.append(f"  X is {worth} with {left} A", "dim")


def priced(pane: Pane, switch: str) -> dict[str, Any]:
    """What is printed on the boards under this table's choice of a switch."""
    numbers: dict[str, Any] = pane.board["priced"][switch][pane.settings[switch]]
    return numbers


def facts(pane: Pane, player: PlayerView, close: bool) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row("built", Text(built(pane, player)))
    if not close:
        grid.add_row("entities", Text(listed(pane, [ref for ref in player["entities"] if ref])))
    if player["defeated"]:
        grid.add_row("chaos", Text(listed(pane, player["defeated"])))
    for ref in player["artifacts"] if close else []:
        spent = ref in player["flipped"] or ref in player["used"]
        line = Text(f"{pane.name(ref)}{' (used)' if spent else ''}", "dim" if spent else "bold")
        grid.add_row("artifact", line.append(f": {pane.text(ref)}" if not spent else "", "not bold"))
    if player["artifacts"] and not close:
        grid.add_row("artifacts", Text(listed(pane, player["artifacts"])))
    extras = [counted(player["attack_tokens"], "attack token")] if player["attack_tokens"] else []
    extras += ["a Resource Slot token to place"] if player["token"]["on"] == "hand" else []
    extras += ["the next harvest yields twice"] if player["doubling"] else []
    if extras:
        grid.add_row("tokens", Text(", ".join(extras)))
    if player["playing"]:
        grid.add_row("in play", Text(pane.name(player["playing"]), "bold"))
    if isinstance(player["hand"], int):
        grid.add_row("cards", Text(f"{player['hand']} in hand, {player['deck']} in the deck"))
    else:
        grid.add_row("hand", Text(listed(pane, player["hand"]), "bold"))
    if not isinstance(player["deck"], int):
        grid.add_row("deck", Text(f"{counted(len(player['deck']), 'card')}: {listed(pane, player['deck'])}"))
    grid.add_row("discards", Text(listed(pane, player["discard"])))
    return grid


def built(pane: Pane, player: PlayerView) -> str:
    parts = []
    for word, places, kind in (
        ("sanctum", player["sanctums"], "spaces"),
        ("gateway", player["gateways"], "spaces"),
        ("throne", player["thrones"], "abysses"),
    ):
        where = f": {names_of(pane, kind, places)}" if places else ""
        parts.append(f"{word.capitalize()}s {len(places)}/{pane.board['pieces'][word]}{where}")
    return " · ".join(parts)


def names_of(pane: Pane, kind: str, places: Sequence[int]) -> str:
    """Where the map has them, and what the log calls them."""
    found, tiles = [pane.board[kind][place] for place in places], pane.view["tiles"]
    called = [
        place["called"] if kind == "abysses" else pane.name(tiles[n]) for n, place in zip(places, found, strict=True)
    ]
    return ", ".join([f"{place['name']} ({name})" for place, name in zip(found, called, strict=True)])


def listed(pane: Pane, refs: list[str]) -> str:
    """Names, equal ones counted."""
    names = [pane.name(ref) for ref in refs]
    return ", ".join([n if names.count(n) == 1 else f"{names.count(n)} {n}" for n in dict.fromkeys(names)]) or "-"


def player_board(pane: Pane, player: PlayerView, width: int) -> RenderableType:
    """The eight spaces: an Entity, or what placing one there brings."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column(width=(width - 2) // 2)
    cells = []
    for place, ref in enumerate(player["entities"]):
        line = Text().append(f"S{place + 1} ", "dim")
        if ref:
            line.append(pane.name(ref), "bold").append(f": {pane.text(ref).partition('. ')[2]}", "not bold")
        else:
            line.append(plain(pane.board["texts"][f"place:{place}"]), "dim italic")
        cells.append(line)
    for left, right in zip(cells[:4], cells[4:], strict=True):
        grid.add_row(left, right)
    return grid


def adversary_panel(pane: Pane, width: int) -> RenderableType:
    """It has resources, Sanctums and Entities, and a deck that decides for it."""
    rival = pane.view["adversary"]
    assert rival is not None
    style = OWNER_STYLES[ADVERSARY]
    head = Text(pane.name(rival["celestial"]), "bold").append(f" · {sum(rival['score'].values())} VP", "bold")
    head.append(
        f" · level {rival['level']} · on {names_of(pane, 'spaces', [rival['place']])}" if rival["place"] >= 0 else ""
    )
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    sanctums = names_of(pane, "spaces", rival["sanctums"]) or "-"
    grid.add_row("built", Text(f"Sanctums {len(rival['sanctums'])}/{pane.board['pieces']['sanctum']}: {sanctums}"))
    grid.add_row("entities", Text(listed(pane, rival["entities"])))
    turn = [f"{pane.name(ref)} ({pane.text(ref)})" for ref in rival["discard"][-3:]]
    grid.add_row("last cards", Text(" ".join(turn) or "-"))
    grid.add_row("cards", Text(f"{rival['deck']} in the deck, {len(rival['discard'])} discarded"))
    title = Text(f" {FIGURES[ADVERSARY]} The Adversary ", style)
    inside = Group(head, held(pane, rival["held"], True), grid)
    return Panel(inside, title=title, title_align="left", border_style="dim", width=width, box=box.ROUNDED)
