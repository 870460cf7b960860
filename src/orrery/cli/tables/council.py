"""Council of Shadows drawn in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.council_board import galaxies
from orrery.cli.tables.council_panel import card_name, gems_name, names, panel, price
from orrery.cli.tables.council_signs import LEGEND, Pane, colour_of, short_gems
from orrery.cli.tables.council_tracks import tracks
from orrery.core.words import join

PAIR = 116  # from this width on, two panels stand side by side
PHASES = {
    "setup": "Setup",
    "leaders": "Choosing leaders",
    "buy": "Buying",
    "planning": "Planning",
    "actions": "Actions",
    "assessment": "Assessment",
    "automa": "The Automa's turn",
    "over": "The game is over",
}


def whole(pane: Pane) -> list[RenderableType]:
    """Where the game stands, the galaxies, the tracks, what is for sale, and all panels, one's own last."""
    count = len(pane.view["players"])
    seats = [(pane.seat + 1 + i) % count for i in range(count)]
    drawn: list[RenderableType] = [headline(pane), galaxies(pane), Text(LEGEND, "dim"), Text(), tracks(pane), Text()]
    drawn += [market(pane) if buying(pane) else display(pane), piles(pane)]
    others, own = (seats[:-1], seats[-1:]) if pane.seat >= 0 else (seats, [])
    across = 2 if pane.width >= PAIR else 1
    for at in range(0, len(others), across):
        drawn.append(row([panel(pane, seat, pane.width // across) for seat in others[at : at + across]]))
    return drawn + [panel(pane, seat, pane.width) for seat in own]


def mine(pane: Pane) -> list[RenderableType]:
    """What changes from choice to choice: one's own panel, and the galaxies while cubes and tiles are laid."""
    if pane.seat < 0:
        return whole(pane)
    board = [galaxies(pane), tracks(pane)] if pane.view["phase"] in ("actions", "assessment", "automa") else []
    return [*board, panel(pane, pane.seat, pane.width, brief=True)]


def explained(pane: Pane) -> set[str]:
    """The market says what everything for sale does."""
    return set(wares(pane)) if buying(pane) else set()


def note(pane: Pane, target: str) -> str:
    """Planets and fields are named by the system there."""
    kind, _, id = target.partition(":")
    if kind not in ("planet", "field"):
        return ""
    per_tile = pane.board["planets_per_tile"]
    tile = pane.view["fields"][int(id) // per_tile if kind == "planet" else int(id)]
    if tile is None:
        return ""
    if kind == "field":
        return f" ({pane.name(tile)}: {yield_name(pane, tile)})"
    return f" ({pane.name(tile)}, {colour_of(pane, tile, int(id) % per_tile)})"


def yield_name(pane: Pane, tile: str) -> str:
    gems, energy = pane.facts(tile)["gems"], pane.facts(tile)["energy"]
    return join(([gems_name(pane, gems)] if any(gems) else []) + ([f"{energy} Energy"] if energy else []))


def headline(pane: Pane) -> RenderableType:
    view = pane.view
    parts = [f"Round {view['round']}"] if view["round"] else []
    parts.append(PHASES[view["phase"]])
    waiting = [view["names"][seat] for seat in view["waiting_for"]]
    if waiting:
        parts.append(f"{join(waiting) if len(waiting) < max(2, len(view['names'])) else 'everybody'} to choose")
    if view["throne"] >= 0 and view["phase"] != "over":
        parts.append("last round")
    return Rule(Text(" · ".join(parts), "bold"), style="dim")


def row(panels: list[RenderableType]) -> RenderableType:
    if len(panels) == 1:
        return panels[0]
    grid = Table.grid()
    grid.add_row(*panels)
    return grid


def buying(pane: Pane) -> bool:
    """Whether the one who looks can buy something now."""
    ask = pane.view["ask"]
    return ask is not None and any(
        option["verb"] in ("buy", "upgrade", "station", "stop_buying") for option in ask["options"]
    )


def wares(pane: Pane) -> list[str]:
    """Everything that can be bought now or later: the display, then upgrades and stations that are offered."""
    offered = pane.numbers()
    shown = [ref for ref in pane.view["display"] if ref]
    return shown + [ref for ref in offered if ref.startswith(("upgrade:", "station:"))]


def market(pane: Pane) -> RenderableType:
    """What is for sale, with its price and the number to type."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=min(pane.width, 120))
    for heading in ("no.", "price"):
        table.add_column(heading, justify="right" if heading == "no." else "left", no_wrap=True)
    table.add_column(f"AI cards (pile {pane.view['deck']}), upgrades", ratio=1)
    offered = pane.numbers()
    for ref in wares(pane):
        number = offered.get(ref)
        line = Text(pane.name(ref), "bold").append(f": {without_price(pane, ref)}", "not bold")
        table.add_row(str(number or "-"), price(pane, ref), line, style="" if number else "dim")
    return table


def without_price(pane: Pane, ref: str) -> str:
    return pane.text(ref).partition(" Costs ")[0]


def display(pane: Pane) -> RenderableType:
    """The eight places of AI cards, the upper row on the left."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("AI cards", "price", "", "price"):
        table.add_column(heading, no_wrap=True, header_style="dim")
    cells = [card_cells(pane, place) for place in range(len(pane.view["display"]))]
    for upper, lower in zip(cells[:4], cells[4:], strict=True):
        table.add_row(*upper, *lower)
    return table


def card_cells(pane: Pane, place: int) -> tuple[Text, Text]:
    card, number = pane.view["display"][place], Text(f"{place + 1} ", "dim")
    if card is None:
        return number.append("gap"), Text()
    cost = Text(" ".join(short_gems(pane.facts(card)["cost"])), "dim")
    return number.append(card_name(pane, card), "not dim"), cost


def piles(pane: Pane) -> RenderableType:
    """What is left in the piles, and what the one who looks knows of them."""
    view = pane.view
    parts = [f"AI cards {view['deck']}" + (f", cleared {len(view['discard'])}" if view["discard"] else "")]
    for level, pile in enumerate(view["dark_tech"], 1):
        seen = f" ({names(pane, pile['cards'])})" if pile["cards"] else ""
        parts.append(f"Dark Tech {'I' * level} {pile['count']}{seen}")
    known = f" (you put back {names(pane, view['light']['known'])})" if view["light"]["known"] else ""
    parts.append(f"light bonus {view['light']['count']}{known}")
    if view["leaders"]:
        parts.append(f"leaders to choose from {names(pane, view['leaders'])}")
    return Text("Piles: " + " · ".join(parts), "dim")
