"""Laniakea drawn in a terminal: the map, the two rows, and what the players have."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.laniakea_cells import harvest_of
from orrery.cli.tables.laniakea_map import NARROW, WIDE, board, width_of
from orrery.cli.tables.laniakea_player import adversary_panel, counted, panel
from orrery.cli.tables.laniakea_signs import ADVERSARY, FIGURES, OWNER_STYLES, Pane, legend
from orrery.core.words import join

BESIDE = 112  # from this width on, the rows stand beside the map
TRACK = 76  # from this width on, the Ascension track is drawn


def whole(pane: Pane) -> list[RenderableType]:
    """Where the game stands, map and rows, then the players; the board of the one who looks last."""
    view = pane.view
    drawn: list[RenderableType] = [headline(pane), ascension(pane)]
    if view["tiles"]:
        across = width_of(WIDE if pane.width > width_of(WIDE) else NARROW)
        if pane.width >= BESIDE:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=across)
            grid.add_column(width=pane.width - across - 2)
            grid.add_row(drawn_map(pane), rows(pane, pane.width - across - 2))
            drawn.append(grid)
        else:
            drawn += [drawn_map(pane), rows(pane, pane.width)]
        drawn.append(legend(pane))
    count = len(view["players"])
    seats = [(pane.seat + 1 + i) % count for i in range(count)]
    own = [seats.pop()] if pane.seat >= 0 else []
    if view["adversary"] is not None:
        drawn.append(adversary_panel(pane, pane.width))
    drawn += [side_by_side(pane, seats[i : i + 2]) for i in range(0, len(seats), 2)]
    return [*drawn, *[panel(pane, seat, pane.width, close=True) for seat in own]]


def mine(pane: Pane) -> list[RenderableType]:
    """The board of the one who looks."""
    return whole(pane) if pane.seat < 0 else [panel(pane, pane.seat, pane.width, close=True)]


def explained(pane: Pane) -> set[str]:
    """The rows say what their cards do."""
    return {ref for ref in (*pane.view["market"], *pane.view["row"]) if ref}


def note(pane: Pane, target: str) -> str:
    """Of a galaxy: where the map has it, what it yields, offers and scores; of an abyss: where it is, and where its
    bridges go."""
    kind, _, number = target.partition(":")
    if kind == "space" and pane.view["tiles"]:
        space = int(number)
        tile = pane.facts(pane.view["tiles"][space])
        marked = pane.board["spaces"][space]["name"]
        if tile["wormhole"]:
            return f" ({marked}, a Wormhole)"
        facts = [f"{marked},", sector_name(pane, target), harvest_of(pane, space)]
        facts += [tile["ability"]] if tile["ability"] and pane.view["discovered"][space] else []
        return f" ({' '.join(facts)}, {tile['points']} VP)"
    if kind == "abyss":
        abyss = pane.board["abysses"][int(number)]
        return f" ({abyss['name']}, bridges: {', '.join([sector_name(pane, space) for space in abyss['bridges']])})"
    return ""


def sector_name(pane: Pane, space: str) -> str:
    """Of a galaxy named by its ref."""
    name: str = pane.board["sectors"][pane.board["spaces"][int(space.partition(":")[2])]["sector"]]
    return name


def drawn_map(pane: Pane) -> Text:
    return board(pane, WIDE if pane.width > width_of(WIDE) else NARROW)


def headline(pane: Pane) -> RenderableType:
    view = pane.view
    parts = [f"Round {view['round']}"]
    if view["final"]:
        parts.append("the last round" if view["final"] == view["round"] else f"round {view['final']} is the last")
    waiting = [view["names"][seat] for seat in view["waiting_for"]]
    parts.append(f"{join(waiting)} to choose" if waiting else "the game is over")
    return Rule(Text(" · ".join(parts), "bold"), style="dim")


def ascension(pane: Pane) -> RenderableType:
    """Who has climbed how far; level 8 brings the end."""
    view, ascended = pane.view, pane.board["ascended"]
    levels = [player["level"] for player in view["players"]]
    if view["adversary"] is not None:
        levels += [-1] * (ADVERSARY - len(levels)) + [view["adversary"]["level"]]
    marks = {level: [who for who, at in enumerate(levels) if at == level] for level in levels if level >= 0}
    line = Text().append("Ascension ", "dim")
    if pane.width < TRACK:
        for level in sorted(marks):
            for who in marks[level]:
                line.append(f" {FIGURES[who]}", OWNER_STYLES[who]).append(str(level))
        return line.append(f"  ({ascended} brings the end)", "dim")
    for level in range(pane.board["track_end"] + 1):
        here = marks.get(level, [])
        shown = f"[{level}]" if level == ascended else str(level)
        line.append("" if len(here) > 1 or level > ascended + 1 else " ")
        for who in here:
            line.append(FIGURES[who], OWNER_STYLES[who])
        line.append(f"{shown} ", "bold" if here else "dim")
    return line


def rows(pane: Pane, width: int) -> RenderableType:
    """The Cosmic Powers with their prices, and the Entities and Chaos cards with theirs."""
    view = pane.view
    market = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, width=width)
    market.add_column("A", style="bold violet", no_wrap=True)
    market.add_column(f"Cosmic Powers ({view['market_deck']} to come)", ratio=1)
    for price, ref in zip(prices(pane), view["market"], strict=False):
        market.add_row(str(price), card(pane, ref))
    entities = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, width=width)
    entities.add_column("cost", no_wrap=True, width=6)
    come = f"{view['entity_deck']} to come, {counted(view['artifact_deck'], 'Artifact')} to find"
    entities.add_column(f"Entities and Chaos ({come})", ratio=1)
    for ref in view["row"]:
        entities.add_row(figures_of(pane, ref), card(pane, ref))
    return Group(market, Text(), entities)


def prices(pane: Pane) -> list[int]:
    """What they cost the one who looks, with all that cards change; for spectators as printed below the row."""
    printed: list[int] = pane.board["market_prices"]
    return pane.view["players"][pane.seat]["prices"] if pane.seat >= 0 else printed


def figures_of(pane: Pane, ref: str) -> Text:
    """What a card of the Entity row costs or withstands."""
    if not ref:
        return Text("-", "dim")
    facts = pane.facts(ref)
    if facts["kind"] == "chaos":
        return Text(f"{facts['hit_points']} HP", "bold bright_red")
    cost = Text()
    for n, letter, style in zip(facts["cost"], "VFA", ("bold green1", "bold bright_red", "bold violet"), strict=True):
        cost.append(n * letter, style)
    return cost


def card(pane: Pane, ref: str) -> Text:
    """The number to type if it can be chosen, the name, and what it does, without the cost that stands beside it."""
    if not ref:
        return Text("empty", "dim")
    number, facts, says = pane.numbers().get(ref), pane.facts(ref), pane.text(ref)
    text = Text(f"{number}. " if number else "", "bold bright_white").append(pane.name(ref), "bold")
    if facts["kind"] in ("chaos", "entity"):
        kind = f"{facts['type']}, " if facts["kind"] == "entity" else ""
        text.append(f" ({kind}{facts['points']} VP)", "not bold dim")
        says = says.partition(". ")[2]
    return text.append(f": {says}" if says else "", "not bold")


def side_by_side(pane: Pane, seats: list[int]) -> RenderableType:
    grid = Table.grid()
    grid.add_row(*[panel(pane, seat, pane.width // len(seats)) for seat in seats])
    return grid
