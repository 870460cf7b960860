"""The galaxies of Council of Shadows in their Parsecs."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.council_signs import Pane, short_gems, style_of, who

BOX_WIDTH = 38  # the narrowest a galaxy can be drawn
PLANET = ("bl", "br", "rd")
PLANET_STYLES = ("bright_blue", "yellow", "bright_red")


def galaxies(pane: Pane) -> RenderableType:
    """A band for each Parsec, its galaxies side by side as far as there is room."""
    columns = max(1, min(3, pane.width // BOX_WIDTH))
    width = pane.width // columns
    drawn: list[RenderableType] = []
    for parsec in dict.fromkeys([field["parsec"] for field in pane.board["fields"]]):
        here = galaxies_of(pane, parsec)
        stacks: list[list[RenderableType]] = [[] for _ in range(columns)]
        heights = [0] * columns
        for galaxy in here:
            at = heights.index(min(heights))
            lines = galaxy_lines(pane, galaxy, width - 4)
            stacks[at].append(galaxy_box(pane, galaxy, lines, width))
            heights[at] += len(lines) + 2
        grid = Table.grid()
        for _ in range(columns):
            grid.add_column(width=width)
        grid.add_row(*[Group(*stack) for stack in stacks])
        drawn += [band(pane, parsec), grid]
    return Group(*drawn)


def galaxies_of(pane: Pane, parsec: int) -> list[str]:
    return [ref for ref in pane.view["galaxies"] if pane.facts(ref)["parsec"] == parsec]


def band(pane: Pane, parsec: int) -> Text:
    """The Parsec, what is left of its pile, and what the one who looks knows of it."""
    pile = pane.view["piles"][str(parsec)]
    known = [f"{'top' if place == 0 else f'{place + 1}.'} {pane.name(ref)}" for place, ref in enumerate(pile) if ref]
    seen = f" (you know {', '.join(known)})" if known else ""
    return Text(f"Parsec {parsec}", "bold").append(f"  pile {len(pile)}{seen}", "dim")


def galaxy_lines(pane: Pane, galaxy: str, width: int) -> list[Text]:
    """A line for each system, one for all free fields, one for a station."""
    lines, free = [], []
    for number, field in enumerate(pane.facts(galaxy)["fields"], 1):
        tile = pane.view["fields"][field]
        if tile is None:
            free.append(str(number))
        else:
            lines.append(field_line(pane, number, field, tile, width))
    if free:
        lines.append(Text(f"{' '.join(free)} free", "dim"))
    station = pane.view["stations"].get(galaxy)
    if station is not None:
        lines.append(Text(f"{pane.name(station['station'])} of {who(pane, station['seat'])}"[:width], "italic"))
    return lines


def galaxy_box(pane: Pane, galaxy: str, lines: list[Text], width: int) -> RenderableType:
    """Its numbers above, who has how many cubes below."""
    facts = pane.facts(galaxy)
    gives = pane.settings["light_cards"] == "every_galaxy" or facts["light"]
    title = Text(pane.name(galaxy), "bold").append(f" {facts['higher']}/{facts['lower']}{' ✶' if gives else ''}")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=standing(pane, galaxy, width - 6),
        subtitle_align="right",
        border_style="dim",
        width=width,
        box=box.ROUNDED,
    )


def field_line(pane: Pane, number: int, field: int, ref: str, width: int) -> Text:
    """`1 Bellis    bl1  bl·  br22   1c`"""
    tile, tile_name = pane.facts(ref), pane.name(ref)
    planets = Text()
    for place, colour in enumerate(tile["planets"]):
        stack = pane.view["planets"].get(str(field * pane.board["planets_per_tile"] + place), ())
        planets.append(" " if place else "").append(PLANET[colour], PLANET_STYLES[colour])
        for seat in stack:
            planets.append(str(seat + 1), f"bold {style_of(pane, seat)}")
        if not stack:
            planets.append("·", "dim")
    gives = short_yield(tile)
    room = width - len(planets) - len(gives) - 4
    name = tile_name if len(tile_name) <= room else tile_name[: max(0, room - 1)] + "."
    line = Text(f"{number} ", "dim").append(name.ljust(room)).append(" ").append_text(planets)
    return line.append(gives.rjust(width - len(line)), "dim")


def short_yield(tile: dict[str, Any]) -> str:
    """`1g 2E`"""
    return " ".join(short_gems(tile["gems"]) + ([f"{tile['energy']}E"] if tile["energy"] else []))


def standing(pane: Pane, galaxy: str, width: int) -> Text:
    """Who counts for how much there: `Ann 3 > Ben 1`, or `Ann 2 = Ben 2`."""
    cubes = cubes_in(pane, galaxy)
    ranked = sorted([(-count, seat) for seat, count in enumerate(cubes) if count])
    text = Text()
    for place, (count, seat) in enumerate(ranked):
        if place:
            text.append(" = " if count == ranked[place - 1][0] else " > ", "dim")
        first = place == 0 and (len(ranked) == 1 or ranked[1][0] > count)
        text.append(f"{who(pane, seat)[: max(3, width // len(ranked) - 5)]} {-count}", "bold" if first else "")
    return text


def cubes_in(pane: Pane, galaxy: str) -> list[int]:
    """What counts for the majority: cubes on planets, and three for a colonizing station."""
    cubes = [0] * len(pane.view["players"])
    for planet, stack in pane.view["planets"].items():
        if int(planet) // pane.board["planets_per_tile"] in pane.facts(galaxy)["fields"]:
            for seat in stack:
                cubes[seat] += 1
    station, counting = pane.view["stations"].get(galaxy), pane.board["station_cubes"]
    if station is not None and station["station"] == counting["station"]:
        cubes[station["seat"]] += counting["cubes"]
    return cubes
