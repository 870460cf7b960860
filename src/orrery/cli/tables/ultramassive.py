"""ULTRAMASSIVE drawn in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.ultramassive_board import LEGEND, Pane
from orrery.cli.tables.ultramassive_panel import PAIR, listed, panel, short, thing
from orrery.core.words import join

PHASES = {
    "setup": "Setup",
    "draft": "Resource Draft",
    "discovery": "Discovery",
    "actions": "Actions",
    "bonus": "Solar Mass Bonus",
    "end of round": "End of the round",
    "over": "The game is over",
}


def whole(pane: Pane) -> list[RenderableType]:
    """Where the game stands, the common boards of this phase, and all boards; last, near the question, one's own."""
    count = len(pane.view["players"])
    seats = [(pane.seat + 1 + i) % count for i in range(count)]
    if pane.width >= PAIR:
        rows = [seats[:-2], seats[-2:]] if count != 3 or pane.seat < 0 else [seats[:-1], seats[-1:]]
    else:
        rows = [[seat] for seat in seats]
    drawn: list[RenderableType] = [headline(pane)]
    if pane.view["phase"] == "draft" and drafting(pane):
        drawn.append(draft_board(pane))
    drawn += [side_by_side([panel(pane, s, pane.width // len(row)) for s in row]) for row in rows if row]
    drawn.append(Text(LEGEND, "dim"))
    if pane.view["phase"] == "discovery":
        drawn.append(anomaly_board(pane))
    return drawn


def mine(pane: Pane) -> list[RenderableType]:
    """The board of the one who looks, without the texts that have just been shown."""
    return whole(pane) if pane.seat < 0 else [panel(pane, pane.seat, min(pane.width, PAIR - 1), brief=True)]


def explained(pane: Pane) -> set[str]:
    return set(pane.board["anomalies"]) if pane.view["phase"] == "discovery" else set()


def note(pane: Pane, target: str) -> str:
    """Wormholes differ by where they stand, Anomalies by what they cost."""
    kind, _, id = target.partition(":")
    if kind == "wormhole" and pane.seat >= 0:
        return f" (on {pane.place('space', pane.view['players'][pane.seat]['wormholes'][int(id)])})"
    priced = pane.view["phase"] == "discovery" and target in pane.board["anomalies"]
    return f" ({pane.facts(target)['cost']} DC)" if priced else ""


def drafting(pane: Pane) -> bool:
    """Whether somebody has yet to choose a Draft option."""
    return any(len(player["drafted"]) < len(pane.board["draft"]) for player in pane.view["players"])


def headline(pane: Pane) -> RenderableType:
    view = pane.view
    parts = [f"Round {view['round']} of {pane.board['rounds']}", PHASES[view["phase"]]]
    waiting = [view["names"][seat] for seat in view["waiting_for"]]
    if waiting:
        parts.append(f"{join(waiting) if len(waiting) < len(view['names']) else 'everybody'} to choose")
    cards = f"deck {view['deck']}, discards {len(view['discard'])}"
    if pane.width >= 100:
        parts.append(cards)
    return Rule(Text(" · ".join(parts), "bold"), style="dim")


def side_by_side(panels: list[RenderableType], gap: int = 0) -> RenderableType:
    if len(panels) == 1:
        return panels[0]
    grid = Table.grid(padding=(0, gap))
    grid.add_row(*panels)
    return grid


def draft_board(pane: Pane) -> RenderableType:
    """Both Draft sets, and whose disc lies where."""
    view = pane.view
    holder = {ref: view["names"][seat] for seat, p in enumerate(view["players"]) for ref in p["drafted"]}
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=min(pane.width, 110))
    for number in (1, 2):
        table.add_column(f"Draft set {number}", ratio=3)
        table.add_column("taken by", ratio=1)
    for row in zip(*pane.board["draft"], strict=True):
        cells: list[Text] = []
        for ref in row:
            taken = holder.get(ref, "")
            others = pane.facts(ref)["others"]
            rivals = f" (rivals: {listed(pane, others)})" if others else ""
            cells += [Text(short(pane.name(ref)) + rivals, "dim" if taken else ""), Text(taken, "bold")]
        table.add_row(*cells)
    return table


def anomaly_board(pane: Pane) -> RenderableType:
    """What can be discovered, for how much, and how many copies are left."""
    wide = pane.width >= PAIR
    categories = dict.fromkeys([pane.facts(ref)["category"] for ref in pane.board["anomalies"]])
    width = pane.width // 3 - 2 if wide else pane.width
    tables: list[RenderableType] = [anomalies_of(pane, category, width) for category in categories]
    return Group(Text(), side_by_side(tables, 2) if wide else Group(*tables))


def anomalies_of(pane: Pane, category: str, width: int) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=width)
    table.add_column("no.", justify="right", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    table.add_column(f"{category} Anomalies", ratio=1)
    for ref in [ref for ref in pane.board["anomalies"] if pane.facts(ref)["category"] == category]:
        number, cost, copies = pane.numbers().get(ref), pane.facts(ref)["cost"], pane.view["anomalies"][ref]
        table.add_row(str(number or "-"), f"{cost} DC", str(copies), thing(pane, ref), style="" if number else "dim")
    return table
