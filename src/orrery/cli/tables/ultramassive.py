"""ULTRAMASSIVE drawn in a terminal."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.ultramassive_board import LEGEND, Sight, board, short_token, size_of
from orrery.core.words import join
from orrery.games.ultramassive import PlayerView

PAIR = 136  # from this width on, two boards stand side by side
BESIDE = 63  # a board with its cards to the right of it
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


def panel(sight: Sight, seat: int, width: int, brief: bool = False) -> RenderableType:
    """A player's board with everything that belongs to it."""
    player = sight.view["players"][seat]
    marks = ["you"] if seat == sight.seat else []
    marks += ["starting player"] if seat == sight.view["start"] else []
    title = Text(f" {sight.view['names'][seat]}{' (' + ', '.join(marks) + ')' if marks else ''} ", "bold")
    if width >= PAIR:
        beside = Table.grid(padding=(0, 2))
        beside.add_column(min_width=BESIDE)
        beside.add_row(board(sight, player, BESIDE), facts(sight, seat))
        inside = Group(status(sight, player), beside)
    else:
        inside = Group(status(sight, player), board(sight, player, width - 4), facts(sight, seat, brief))
    style = "bright_white" if seat in sight.view["waiting_for"] else "dim"
    return Panel(inside, title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def status(sight: Sight, player: PlayerView) -> Text:
    larger = [size for size in sight.board["sizes"] if size["from"] > size_of(sight, player)["from"]]
    grows = f" ({larger[0]['name']} at {larger[0]['from']})" if larger else ""
    line = Text(player["size"], "bold").append(f" · {player['mass']} SM", "bold").append(grows, "dim")
    line.append(f" · {player['discovery']} DC", "bold")
    if player["gaining"] or player["captured"]:
        falling = (
            f" · falling in: {', '.join([short_token(ref) for ref in player['captured']])}"
            if player["captured"]
            else ""
        )
        line.append(falling + (f" · +{player['gaining']} SM to come" if player["gaining"] else ""), "italic")
    return line


def facts(sight: Sight, seat: int, brief: bool = False) -> RenderableType:
    """What lies beside the board: drafted Resources, Anomalies, cards and Cores, as far as they can be seen."""
    player = sight.view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    if player["pending"] and not brief:
        grid.add_row("to use", Text(listed(sight, player["pending"])))
    elif player["drafted"] and sight.view["phase"] == "draft" and not brief:
        grid.add_row("drafted", Text("; ".join([short(sight.name(ref)) for ref in player["drafted"]])))
    if player["played"] and not brief:
        grid.add_row("played", Text(listed(sight, player["played"])))
    close = seat == sight.seat and not brief
    for ref in player["anomalies"] if close else []:
        used = " (used this turn)" if ref in player["used"] else ""
        grid.add_row("anomaly", thing(sight, ref, used))
    if player["anomalies"] and not close:
        grid.add_row("anomalies", Text(listed(sight, player["anomalies"])))
    if brief:
        return grid
    hand, cores = player["hand"], player["cores"]
    if isinstance(hand, int):
        grid.add_row("hidden", Text(f"{counted(hand, 'card')} in hand, {counted(cores, 'Core')} to come"))
        return grid
    offered = sight.numbers()
    for ref in hand:
        grid.add_row("card", Text(sight.name(ref), "bold") if ref in offered else thing(sight, ref))
    for ref in [] if isinstance(cores, int) else cores:
        grid.add_row("core", Text(sight.name(ref), "bold") if ref in offered else thing(sight, ref))
    return grid


def counted(what: list[str] | int, noun: str) -> str:
    """Of others a view says how many."""
    number = what if isinstance(what, int) else len(what)
    return f"{number} {noun}{'' if number == 1 else 's'}"


def thing(sight: Sight, ref: str, note: str = "") -> Text:
    return Text(sight.name(ref), "bold").append(f"{note}: {short(sight.text(ref))}", "not bold")


def listed(sight: Sight, refs: list[str]) -> str:
    return ", ".join([short(sight.name(ref)) for ref in refs])


def short(text: str) -> str:
    """As on the boards: SM and DC."""
    return text.replace("Discovery Counters", "DC").replace("Discovery Counter", "DC").replace("Solar Mass", "SM")


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
