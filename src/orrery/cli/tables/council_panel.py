"""A player's panel in Council of Shadows: action fields with their cards, and everything that lies beside them."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.council_signs import Pane, style_of, who
from orrery.core.sentence import unmarked
from orrery.core.words import join
from orrery.games.council import PlayerView


def panel(pane: Pane, seat: int, width: int, brief: bool = False) -> RenderableType:
    """Action fields above, the rest below; the Automa has only its card."""
    player = pane.view["players"][seat]
    marks = [pane.name(player["civilization"])] + (["you"] if seat == pane.seat else [])
    marks += [f"turn order {pane.view['order'].index(seat) + 1}"]
    marks += ["Throne"] if pane.view["throne"] == seat else []
    title = Text(f" {seat + 1} {who(pane, seat)}", f"bold {style_of(pane, seat)}").append(f" ({', '.join(marks)}) ")
    if player["automa"]:
        inside: RenderableType = Group(status(pane, player), facts(pane, automa_facts(pane, player)))
    else:
        inside = Group(
            status(pane, player),
            action_fields(pane, player, width - 4),
            facts(pane, player_facts(pane, seat, brief)),
        )
    style = "bright_white" if seat in pane.view["waiting_for"] else "dim"
    return Panel(inside, title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def status(pane: Pane, player: PlayerView) -> Text:
    line = Text(f"Level {pane.place('level', player['level'])}", "bold")
    line.append(f" · Energy {player['energy']}", "bold").append(f" · Consumption {player['consumption']}", "bold")
    line.append(f" ({player['spent']:+d} last time)" if player["spent"] else "", "dim")
    if player["automa"]:
        return line
    return line.append(f" · {gems_name(pane, player['gems']) if any(player['gems']) else 'no gemstones'}")


def gems_name(pane: Pane, gems: Sequence[int]) -> str:
    return unmarked(pane.title.words.bundles["gems"](gems))


def action_fields(pane: Pane, player: PlayerView, width: int) -> RenderableType:
    """The top card of each counts; what it covers, and what is planned on top of it, are named below and above it."""
    count = len(player["slots"])
    table = Table(box=box.SQUARE, width=width, padding=(0, 1), border_style="dim", header_style="not bold")
    plan = player["plan"] or []
    planning = pane.view["phase"] == "planning"
    cells = []
    for slot, stack in enumerate(player["slots"]):
        table.add_column(f"{slot + 1}: to Parsec {player['ranges'][slot]}", ratio=1, overflow="fold")
        cell = Text()
        planned = plan[slot] if slot < len(plan) else None
        if planned is not None:
            cell.append(f"{card_name(pane, planned)}\n", "bold").append("planned", "italic")
        if stack and not cell:
            cell.append(card_name(pane, stack[-1]), "bold")
        elif not cell:
            next_one = planning and slot == len(plan) and seat_plans(pane, player)
            cell.append("choose a card" if next_one else "empty", "italic" if next_one else "dim")
        covered = stack if planned is not None else stack[:-1]
        for ref in reversed(covered):
            cell.append(f"\nover {card_name(pane, ref)}", "dim")
        cells.append(cell)
    table.add_row(*cells) if count else None
    return table


def seat_plans(pane: Pane, player: PlayerView) -> bool:
    """Whether this is the panel of the one who looks and has a card to choose."""
    return pane.seat >= 0 and pane.view["players"][pane.seat] is player and pane.view["ask"] is not None


def card_name(pane: Pane, ref: str) -> str:
    """`Seed Pod +1`, with what it adds to Consumption."""
    return f"{pane.name(ref)} {pane.facts(ref)['consumption']:+d}"


def facts(pane: Pane, rows: list[tuple[str, Text]]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    for label, words in rows:
        grid.add_row(label, words)
    return grid


def player_facts(pane: Pane, seat: int, brief: bool) -> list[tuple[str, Text]]:
    """What belongs to a player; cards of the one who looks are explained, unless they have just been."""
    player = pane.view["players"][seat]
    close = seat == pane.seat and not brief
    rows = [("hand", Text(", ".join([card_name(pane, ref) for ref in player["hand"]]) or "empty"))]
    settles = f"{join(player['adapted'])} planets{', also on top of cubes' if player['stacks'] else ''}"
    rows.append(("settles", Text(settles)))
    bought = [ref for ref in player["upgrades"] if pane.facts(ref)["slot"] < 0]
    rows += [("upgrades", Text(f"{names(pane, bought)} ({player['panel']} cubes on the panel)"))] if bought else []
    for label, refs in (("leader", [player["leader"]] if player["leader"] else []), ("Dark Tech", player["techs"])):
        rows += [(label, explain(pane, ref)) for ref in refs] if close else []
        rows += [(label, Text(names(pane, refs)))] if refs and not close else []
    if brief:
        return rows
    if player["cards"] is None:
        held = player["bonuses"]
        rows.append(("bonus", Text(f"{held['dark']} dark, {held['light']} light, hidden")))
    else:
        rows += [("bonus", explain(pane, ref)) for ref in player["cards"]]
    return rows


def automa_facts(pane: Pane, player: PlayerView) -> list[tuple[str, Text]]:
    automa = pane.view["automa"]
    if automa is None:
        return []
    rows = [("card", explain(pane, automa["card"]) if automa["card"] else Text("none turned up yet"))]
    rows.append(("piles", Text(", ".join([f"level {n}: {count}" for n, count in enumerate(automa["piles"])]))))
    if player["cards"] is None:
        return [*rows, ("bonus", Text(f"{player['bonuses']['light']} light, hidden"))]
    return rows + [("bonus", explain(pane, ref)) for ref in player["cards"]]


def explain(pane: Pane, ref: str) -> Text:
    return Text(pane.name(ref), "bold").append(f": {pane.text(ref)}", "not bold")


def names(pane: Pane, refs: list[str]) -> str:
    return ", ".join([pane.name(ref) for ref in refs])


def price(pane: Pane, ref: str) -> str:
    return gems_name(pane, pane.facts(ref)["cost"]).replace(" and ", ", ")
