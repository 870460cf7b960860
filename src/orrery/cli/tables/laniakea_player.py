"""What a player of Laniakea has: Celestial board, player board, cards; and the Adversary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.laniakea_signs import ADVERSARY, FIGURES, OWNER_STYLES, RESOURCE_STYLES, Sight
from orrery.core.sentence import plain
from orrery.games.laniakea import PlayerView


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def panel(sight: Sight, seat: int, width: int, close: bool = False) -> RenderableType:
    """A player's boards and cards; those of the one who looks close by, with all they say."""
    view, player = sight.view, sight.view["players"][seat]
    marks = ["you"] if seat == sight.seat else []
    marks += ["first player"] if seat == view["start"] and view["adversary"] is None else []
    title = Text(f" {FIGURES[seat]} {view['names'][seat]}", OWNER_STYLES[seat])
    title.append(f"{' (' + ', '.join(marks) + ')' if marks else ''} ", "not bold")
    parts: list[RenderableType] = [celestial(sight, player, close), held(sight, player["held"], close)]
    parts.append(tracks(sight, player))
    if close:
        parts.append(costs(sight))
    parts.append(facts(sight, player, close))
    if close:
        parts.append(player_board(sight, player, width - 4))
    style = "bright_white" if seat in view["waiting_for"] else "dim"
    return Panel(Group(*parts), title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def celestial(sight: Sight, player: PlayerView, close: bool) -> Text:
    if not player["celestial"]:
        return Text("no Celestial yet", "dim")
    line = Text(sight.name(player["celestial"]), "bold")
    if player["score"]:
        line.append(f" · {sum(player['score'].values())} VP", "bold")
    return line.append(f"  {sight.text(player['celestial'])}" if close else "", "not bold")


def held(sight: Sight, amounts: Sequence[int], close: bool) -> Text:
    """The resource track: pips for the one who looks, numbers for the others."""
    line = Text()
    for letter, n in zip("VFA", amounts, strict=True):
        line.append("   " if line else "").append(letter, RESOURCE_STYLES[letter])
        pips = f" {'●' * n}{'·' * (sight.board['most'] - n)}" if close else ""
        line.append(pips, RESOURCE_STYLES[letter].replace("bold ", "")).append(f" {n}", "bold")
    return line


def tracks(sight: Sight, player: PlayerView) -> Text:
    """The Movement Tracker, and the rates of the Celestial Ability Track."""
    line = Text().append("Movement", "dim")
    for value in range(1, priced(sight, "movement_track")["movement_track"] + 1):
        at(line, str(value), value == player["movement"])
    if player["celestial"]:
        line.append("   Ability", "dim")
        facts = sight.facts(player["celestial"])
        steps = [f"+{bonus}" for bonus in facts["attack"]] or [str(rate) for rate in facts["rates"]]
        for space, rate in enumerate(steps, 1):
            at(line, rate, space == player["ability"])
    return line.append("   level", "dim").append(f" {player['level']}", "bold")


def at(line: Text, value: str, here: bool) -> None:
    line.append(f" [{value}]" if here else f" {value}", "bold" if here else "dim")


def costs(sight: Sight) -> Text:
    """As the Celestial board prints them; cards may change them."""
    line = Text()
    printed = priced(sight, "movement_costs") | priced(sight, "structure_costs")
    for name in ("basic", "void", "loop", "sanctum", "gateway", "throne"):
        line.append(f"{'  ' if line else ''}{name.capitalize()} ", "dim")
        for n, letter in zip(printed[name], "VFA", strict=True):
            line.append(n * letter, RESOURCE_STYLES[letter])
    values = priced(sight, "throne_values")["throne_value"]
    steps = [aether for aether, value in enumerate(values) if not aether or value != values[aether - 1]]
    worth, left = "/".join([str(values[aether]) for aether in steps]), "/".join([str(aether) for aether in steps])
    return line.append(f"  X is {worth} with {left} A", "dim")


def priced(sight: Sight, switch: str) -> dict[str, Any]:
    """What is printed on the boards under this table's choice of a switch."""
    numbers: dict[str, Any] = sight.board["priced"][switch][sight.settings[switch]]
    return numbers


def facts(sight: Sight, player: PlayerView, close: bool) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row("built", Text(built(sight, player)))
    if not close:
        grid.add_row("entities", Text(listed(sight, [ref for ref in player["entities"] if ref])))
    if player["defeated"]:
        grid.add_row("chaos", Text(listed(sight, player["defeated"])))
    for ref in player["artifacts"] if close else []:
        spent = ref in player["flipped"] or ref in player["used"]
        line = Text(f"{sight.name(ref)}{' (used)' if spent else ''}", "dim" if spent else "bold")
        grid.add_row("artifact", line.append(f": {sight.text(ref)}" if not spent else "", "not bold"))
    if player["artifacts"] and not close:
        grid.add_row("artifacts", Text(listed(sight, player["artifacts"])))
    extras = [counted(player["attack_tokens"], "attack token")] if player["attack_tokens"] else []
    extras += ["a Resource Slot token to place"] if player["token"]["on"] == "hand" else []
    extras += ["the next harvest yields twice"] if player["doubling"] else []
    if extras:
        grid.add_row("tokens", Text(", ".join(extras)))
    if player["playing"]:
        grid.add_row("in play", Text(sight.name(player["playing"]), "bold"))
    if isinstance(player["hand"], int):
        grid.add_row("cards", Text(f"{player['hand']} in hand, {player['deck']} in the deck"))
    else:
        grid.add_row("hand", Text(listed(sight, player["hand"]), "bold"))
    if not isinstance(player["deck"], int):
        grid.add_row("deck", Text(f"{counted(len(player['deck']), 'card')}: {listed(sight, player['deck'])}"))
    grid.add_row("discards", Text(listed(sight, player["discard"])))
    return grid


def built(sight: Sight, player: PlayerView) -> str:
    parts = []
    for word, places, kind in (
        ("sanctum", player["sanctums"], "spaces"),
        ("gateway", player["gateways"], "spaces"),
        ("throne", player["thrones"], "abysses"),
    ):
        where = f": {names_of(sight, kind, places)}" if places else ""
        parts.append(f"{word.capitalize()}s {len(places)}/{sight.board['pieces'][word]}{where}")
    return " · ".join(parts)


def names_of(sight: Sight, kind: str, places: Sequence[int]) -> str:
    """Where the map has them, and what the log calls them."""
    found, tiles = [sight.board[kind][place] for place in places], sight.view["tiles"]
    called = [
        place["called"] if kind == "abysses" else sight.name(tiles[n]) for n, place in zip(places, found, strict=True)
    ]
    return ", ".join([f"{place['name']} ({name})" for place, name in zip(found, called, strict=True)])


def listed(sight: Sight, refs: list[str]) -> str:
    """Names, equal ones counted."""
    names = [sight.name(ref) for ref in refs]
    return ", ".join([n if names.count(n) == 1 else f"{names.count(n)} {n}" for n in dict.fromkeys(names)]) or "-"


def player_board(sight: Sight, player: PlayerView, width: int) -> RenderableType:
    """The eight spaces: an Entity, or what placing one there brings."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column(width=(width - 2) // 2)
    cells = []
    for place, ref in enumerate(player["entities"]):
        line = Text().append(f"S{place + 1} ", "dim")
        if ref:
            line.append(sight.name(ref), "bold").append(f": {sight.text(ref).partition('. ')[2]}", "not bold")
        else:
            line.append(plain(sight.board["texts"][f"place:{place}"]), "dim italic")
        cells.append(line)
    for left, right in zip(cells[:4], cells[4:], strict=True):
        grid.add_row(left, right)
    return grid


def adversary_panel(sight: Sight, width: int) -> RenderableType:
    """It has resources, Sanctums and Entities, and a deck that decides for it."""
    rival = sight.view["adversary"]
    assert rival is not None
    style = OWNER_STYLES[ADVERSARY]
    head = Text(sight.name(rival["celestial"]), "bold").append(f" · {sum(rival['score'].values())} VP", "bold")
    head.append(
        f" · level {rival['level']} · on {names_of(sight, 'spaces', [rival['place']])}" if rival["place"] >= 0 else ""
    )
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    sanctums = names_of(sight, "spaces", rival["sanctums"]) or "-"
    grid.add_row("built", Text(f"Sanctums {len(rival['sanctums'])}/{sight.board['pieces']['sanctum']}: {sanctums}"))
    grid.add_row("entities", Text(listed(sight, rival["entities"])))
    turn = [f"{sight.name(ref)} ({sight.text(ref)})" for ref in rival["discard"][-3:]]
    grid.add_row("last cards", Text(" ".join(turn) or "-"))
    grid.add_row("cards", Text(f"{rival['deck']} in the deck, {len(rival['discard'])} discarded"))
    title = Text(f" {FIGURES[ADVERSARY]} The Adversary ", style)
    inside = Group(head, held(sight, rival["held"], True), grid)
    return Panel(inside, title=title, title_align="left", border_style="dim", width=width, box=box.ROUNDED)
