"""What a player of Laniakea has: Celestial board, player board, cards; and the Adversary."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables import Sight
from orrery.cli.tables.laniakea_map import ADVERSARY, FIGURES, OWNER_STYLES, RESOURCE_STYLES
from orrery.core.sentence import unmarked
from orrery.games.laniakea.board import ABYSS_NAMES, SPACE_NAMES
from orrery.games.laniakea.card_texts import step_text
from orrery.games.laniakea.components import (
    GATEWAY_PIECES,
    MOST,
    SANCTUM_PIECES,
    THRONE_PIECES,
    Celestial,
    Held,
)
from orrery.games.laniakea.content.player_board import BOARD_SPACES
from orrery.games.laniakea.rulings import Rulings


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def panel(sight: Sight, seat: int, width: int, close: bool = False) -> RenderableType:
    """A player's boards and cards; the own ones close by, with all they say."""
    view, player = sight.view, sight.view["players"][seat]
    marks = ["you"] if seat == sight.seat else []
    marks += ["first player"] if seat == view["start"] and view["adversary"] is None else []
    title = Text(f" {FIGURES[seat]} {view['names'][seat]}", OWNER_STYLES[seat])
    title.append(f"{' (' + ', '.join(marks) + ')' if marks else ''} ", "not bold")
    parts: list[RenderableType] = [celestial(sight, player, close), held(player["held"], close)]
    parts.append(tracks(sight, player))
    if close:
        parts.append(costs(sight))
    parts.append(facts(sight, player, close))
    if close:
        parts.append(player_board(sight, player, width - 4))
    style = "bright_white" if seat in view["waiting_for"] else "dim"
    return Panel(Group(*parts), title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def celestial(sight: Sight, player: dict[str, Any], close: bool) -> Text:
    if not player["celestial"]:
        return Text("no Celestial yet", "dim")
    line = Text(sight.name(player["celestial"]), "bold")
    if player["score"]:
        line.append(f" · {sum(player['score'].values())} VP", "bold")
    return line.append(f"  {sight.text(player['celestial'])}" if close else "", "not bold")


def held(amounts: list[int], close: bool) -> Text:
    """The resource track: pips for the own one, numbers for the others."""
    line = Text()
    for letter, n in zip("VFA", amounts, strict=True):
        line.append("   " if line else "").append(letter, RESOURCE_STYLES[letter])
        pips = f" {'●' * n}{'·' * (MOST - n)}" if close else ""
        line.append(pips, RESOURCE_STYLES[letter].replace("bold ", "")).append(f" {n}", "bold")
    return line


def tracks(sight: Sight, player: dict[str, Any]) -> Text:
    """The Movement Tracker, and the rates of the Celestial Ability Track."""
    line = Text().append("Movement", "dim")
    for value in range(1, rulings(sight).movement_track + 1):
        at(line, str(value), value == player["movement"])
    thing = sight.title.catalog.things.get(player["celestial"])
    if isinstance(thing, Celestial):
        line.append("   Ability", "dim")
        steps = [f"+{bonus}" for bonus in thing.attack] or [str(rate) for rate in thing.rates]
        for space, rate in enumerate(steps, 1):
            at(line, rate, space == player["ability"])
    return line.append("   level", "dim").append(f" {player['level']}", "bold")


def at(line: Text, value: str, here: bool) -> None:
    line.append(f" [{value}]" if here else f" {value}", "bold" if here else "dim")


def costs(sight: Sight) -> Text:
    """As the Celestial board prints them; cards may change them."""
    r = rulings(sight)
    line = Text()
    named: tuple[tuple[str, Held], ...] = (
        ("Basic", r.basic),
        ("Void", r.void),
        ("Loop", r.loop),
        ("Sanctum", r.sanctum),
        ("Gateway", r.gateway),
        ("Throne", r.throne),
    )
    for name, cost in named:
        line.append(f"{'  ' if line else ''}{name} ", "dim")
        for n, letter in zip(cost, "VFA", strict=True):
            line.append(n * letter, RESOURCE_STYLES[letter])
    values = [r.throne_value[aether] for aether in (0, 2, 5, 8)]
    return line.append(f"  X is {'/'.join(map(str, values))} with 0/2/5/8 A", "dim")


def rulings(sight: Sight) -> Rulings:
    return Rulings(sight.title.settings(sight.view.get("settings") or {}))


def facts(sight: Sight, player: dict[str, Any], close: bool) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row("built", Text(built(player)))
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
        grid.add_row("deck", Text(f"{counted(len(player['deck']), 'card')}: {listed(sight, player['deck'])}"))
    grid.add_row("discards", Text(listed(sight, player["discard"])))
    return grid


def built(player: dict[str, Any]) -> str:
    parts = []
    for word, spaces, most in (
        ("Sanctum", player["sanctums"], SANCTUM_PIECES),
        ("Gateway", player["gateways"], GATEWAY_PIECES),
        ("Throne", player["thrones"], THRONE_PIECES),
    ):
        names = ABYSS_NAMES if word == "Throne" else SPACE_NAMES
        where = f": {' '.join([names[space] for space in spaces])}" if spaces else ""
        parts.append(f"{word}s {len(spaces)}/{most}{where}")
    return " · ".join(parts)


def listed(sight: Sight, refs: list[str]) -> str:
    """Names, equal ones counted."""
    names = [sight.name(ref) for ref in refs]
    return ", ".join([n if names.count(n) == 1 else f"{names.count(n)} {n}" for n in dict.fromkeys(names)]) or "-"


def player_board(sight: Sight, player: dict[str, Any], width: int) -> RenderableType:
    """The eight spaces: an Entity, or what placing one there brings."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column(width=(width - 2) // 2)
    cells = []
    for number, (ref, step) in enumerate(zip(player["entities"], BOARD_SPACES, strict=True), 1):
        line = Text().append(f"S{number} ", "dim")
        if ref:
            line.append(sight.name(ref), "bold").append(f": {sight.text(ref).partition('. ')[2]}", "not bold")
        else:
            line.append(unmarked(step_text(step, rulings(sight).settings)), "dim italic")
        cells.append(line)
    for left, right in zip(cells[:4], cells[4:], strict=True):
        grid.add_row(left, right)
    return grid


def adversary_panel(sight: Sight, width: int) -> RenderableType:
    """It has resources, Sanctums and Entities, and a deck that decides for it."""
    rival = sight.view["adversary"]
    style = OWNER_STYLES[ADVERSARY]
    head = Text(sight.name(rival["celestial"]), "bold").append(f" · {sum(rival['score'].values())} VP", "bold")
    head.append(f" · level {rival['level']} · on {SPACE_NAMES[rival['place']]}" if rival["place"] >= 0 else "")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    sanctums = " ".join([SPACE_NAMES[space] for space in rival["sanctums"]]) or "-"
    grid.add_row("built", Text(f"Sanctums {len(rival['sanctums'])}/{SANCTUM_PIECES}: {sanctums}"))
    grid.add_row("entities", Text(listed(sight, rival["entities"])))
    turn = [f"{sight.name(ref)} ({sight.text(ref)})" for ref in rival["discard"][-3:]]
    grid.add_row("last cards", Text(" ".join(turn) or "-"))
    grid.add_row("cards", Text(f"{rival['deck']} in the deck, {len(rival['discard'])} discarded"))
    title = Text(f" {FIGURES[ADVERSARY]} The Adversary ", style)
    inside = Group(head, held(rival["held"], True), grid)
    return Panel(inside, title=title, title_align="left", border_style="dim", width=width, box=box.ROUNDED)
