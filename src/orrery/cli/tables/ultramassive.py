"""ULTRAMASSIVE drawn in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.ultramassive_board import LEGEND, Sight
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


def whole(sight: Sight) -> list[RenderableType]:
    """Where the game stands, the common boards of this phase, and all boards; last, near the question, one's own."""
    count = len(sight.view["players"])
    seats = [(sight.seat + 1 + i) % count for i in range(count)]
    if sight.width >= PAIR:
        rows = [seats[:-2], seats[-2:]] if count != 3 or sight.seat < 0 else [seats[:-1], seats[-1:]]
    else:
        rows = [[seat] for seat in seats]
    drawn: list[RenderableType] = [headline(sight)]
    if sight.view["phase"] == "draft" and drafting(sight):
        drawn.append(draft_board(sight))
    drawn += [side_by_side([panel(sight, s, sight.width // len(row)) for s in row]) for row in rows if row]
    drawn.append(Text(LEGEND, "dim"))
    if sight.view["phase"] == "discovery":
        drawn.append(anomaly_board(sight))
    return drawn


def mine(sight: Sight) -> list[RenderableType]:
    """The board of the one who looks, without the texts that have just been shown."""
    return whole(sight) if sight.seat < 0 else [panel(sight, sight.seat, min(sight.width, PAIR - 1), brief=True)]


def explained(sight: Sight) -> set[str]:
    return set(sight.board["anomalies"]) if sight.view["phase"] == "discovery" else set()


def note(sight: Sight, target: str) -> str:
    """Wormholes differ by where they stand, Anomalies by what they cost."""
    kind, _, id = target.partition(":")
    if kind == "wormhole" and sight.seat >= 0:
        return f" (on {sight.place('space', sight.view['players'][sight.seat]['wormholes'][int(id)])})"
    priced = sight.view["phase"] == "discovery" and target in sight.board["anomalies"]
    return f" ({sight.facts(target)['cost']} DC)" if priced else ""


def drafting(sight: Sight) -> bool:
    """Whether somebody has yet to choose a Draft option."""
    return any(len(player["drafted"]) < len(sight.board["draft"]) for player in sight.view["players"])


def headline(sight: Sight) -> RenderableType:
    view = sight.view
    parts = [f"Round {view['round']} of {sight.board['rounds']}", PHASES[view["phase"]]]
    waiting = [view["names"][seat] for seat in view["waiting_for"]]
    if waiting:
        parts.append(f"{join(waiting) if len(waiting) < len(view['names']) else 'everybody'} to choose")
    cards = f"deck {view['deck']}, discards {len(view['discard'])}"
    if sight.width >= 100:
        parts.append(cards)
    return Rule(Text(" · ".join(parts), "bold"), style="dim")


def side_by_side(panels: list[RenderableType], gap: int = 0) -> RenderableType:
    if len(panels) == 1:
        return panels[0]
    grid = Table.grid(padding=(0, gap))
    grid.add_row(*panels)
    return grid


def draft_board(sight: Sight) -> RenderableType:
    """Both Draft sets, and whose disc lies where."""
    view = sight.view
    holder = {ref: view["names"][seat] for seat, p in enumerate(view["players"]) for ref in p["drafted"]}
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=min(sight.width, 110))
    for number in (1, 2):
        table.add_column(f"Draft set {number}", ratio=3)
        table.add_column("taken by", ratio=1)
    for row in zip(*sight.board["draft"], strict=True):
        cells: list[Text] = []
        for ref in row:
            taken = holder.get(ref, "")
            others = sight.facts(ref)["others"]
            rivals = f" (rivals: {listed(sight, others)})" if others else ""
            cells += [Text(short(sight.name(ref)) + rivals, "dim" if taken else ""), Text(taken, "bold")]
        table.add_row(*cells)
    return table


def anomaly_board(sight: Sight) -> RenderableType:
    """What can be discovered, for how much, and how many copies are left."""
    wide = sight.width >= PAIR
    categories = dict.fromkeys([sight.facts(ref)["category"] for ref in sight.board["anomalies"]])
    width = sight.width // 3 - 2 if wide else sight.width
    tables: list[RenderableType] = [anomalies_of(sight, category, width) for category in categories]
    return Group(Text(), side_by_side(tables, 2) if wide else Group(*tables))


def anomalies_of(sight: Sight, category: str, width: int) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=width)
    table.add_column("no.", justify="right", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    table.add_column(f"{category} Anomalies", ratio=1)
    for ref in [ref for ref in sight.board["anomalies"] if sight.facts(ref)["category"] == category]:
        number, cost, copies = sight.numbers().get(ref), sight.facts(ref)["cost"], sight.view["anomalies"][ref]
        table.add_row(str(number or "-"), f"{cost} DC", str(copies), thing(sight, ref), style="" if number else "dim")
    return table
