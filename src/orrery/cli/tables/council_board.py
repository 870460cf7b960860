"""The galaxies of Council of Shadows in their Parsecs."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.council_signs import Sight, short_gems, style_of, who

BOX_WIDTH = 38  # the narrowest a galaxy can be drawn
PLANET = ("bl", "br", "rd")
PLANET_STYLES = ("bright_blue", "yellow", "bright_red")


def galaxies(sight: Sight) -> RenderableType:
    """A band for each Parsec, its galaxies side by side as far as there is room."""
    columns = max(1, min(3, sight.width // BOX_WIDTH))
    width = sight.width // columns
    drawn: list[RenderableType] = []
    for parsec in dict.fromkeys([field["parsec"] for field in sight.board["fields"]]):
        here = galaxies_of(sight, parsec)
        stacks: list[list[RenderableType]] = [[] for _ in range(columns)]
        heights = [0] * columns
        for galaxy in here:
            at = heights.index(min(heights))
            lines = galaxy_lines(sight, galaxy, width - 4)
            stacks[at].append(galaxy_box(sight, galaxy, lines, width))
            heights[at] += len(lines) + 2
        grid = Table.grid()
        for _ in range(columns):
            grid.add_column(width=width)
        grid.add_row(*[Group(*stack) for stack in stacks])
        drawn += [band(sight, parsec), grid]
    return Group(*drawn)


def galaxies_of(sight: Sight, parsec: int) -> list[str]:
    return [ref for ref in sight.view["galaxies"] if sight.facts(ref)["parsec"] == parsec]


def band(sight: Sight, parsec: int) -> Text:
    """The Parsec, what is left of its pile, and what the one who looks knows of it."""
    pile = sight.view["piles"][str(parsec)]
    known = [f"{'top' if place == 0 else f'{place + 1}.'} {sight.name(ref)}" for place, ref in enumerate(pile) if ref]
    seen = f" (you know {', '.join(known)})" if known else ""
    return Text(f"Parsec {parsec}", "bold").append(f"  pile {len(pile)}{seen}", "dim")


def galaxy_lines(sight: Sight, galaxy: str, width: int) -> list[Text]:
    """A line for each system, one for all free fields, one for a station."""
    lines, free = [], []
    for number, field in enumerate(sight.facts(galaxy)["fields"], 1):
        tile = sight.view["fields"][field]
        if tile is None:
            free.append(str(number))
        else:
            lines.append(field_line(sight, number, field, tile, width))
    if free:
        lines.append(Text(f"{' '.join(free)} free", "dim"))
    station = sight.view["stations"].get(galaxy)
    if station is not None:
        lines.append(Text(f"{sight.name(station['station'])} of {who(sight, station['seat'])}"[:width], "italic"))
    return lines


def galaxy_box(sight: Sight, galaxy: str, lines: list[Text], width: int) -> RenderableType:
    """Its numbers above, who has how many cubes below."""
    facts = sight.facts(galaxy)
    gives = sight.settings["light_cards"] == "every_galaxy" or facts["light"]
    title = Text(sight.name(galaxy), "bold").append(f" {facts['higher']}/{facts['lower']}{' ✶' if gives else ''}")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=standing(sight, galaxy, width - 6),
        subtitle_align="right",
        border_style="dim",
        width=width,
        box=box.ROUNDED,
    )


def field_line(sight: Sight, number: int, field: int, ref: str, width: int) -> Text:
    """`1 Bellis    bl1  bl·  br22   1c`"""
    tile, tile_name = sight.facts(ref), sight.name(ref)
    planets = Text()
    for place, colour in enumerate(tile["planets"]):
        stack = sight.view["planets"].get(str(field * sight.board["planets_per_tile"] + place), ())
        planets.append(" " if place else "").append(PLANET[colour], PLANET_STYLES[colour])
        for seat in stack:
            planets.append(str(seat + 1), f"bold {style_of(sight, seat)}")
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


def standing(sight: Sight, galaxy: str, width: int) -> Text:
    """Who counts for how much there: `Ann 3 > Ben 1`, or `Ann 2 = Ben 2`."""
    cubes = cubes_in(sight, galaxy)
    ranked = sorted([(-count, seat) for seat, count in enumerate(cubes) if count])
    text = Text()
    for place, (count, seat) in enumerate(ranked):
        if place:
            text.append(" = " if count == ranked[place - 1][0] else " > ", "dim")
        first = place == 0 and (len(ranked) == 1 or ranked[1][0] > count)
        text.append(f"{who(sight, seat)[: max(3, width // len(ranked) - 5)]} {-count}", "bold" if first else "")
    return text


def cubes_in(sight: Sight, galaxy: str) -> list[int]:
    """What counts for the majority: cubes on planets, and three for a colonizing station."""
    cubes = [0] * len(sight.view["players"])
    for planet, stack in sight.view["planets"].items():
        if int(planet) // sight.board["planets_per_tile"] in sight.facts(galaxy)["fields"]:
            for seat in stack:
                cubes[seat] += 1
    station, counting = sight.view["stations"].get(galaxy), sight.board["station_cubes"]
    if station is not None and station["station"] == counting["station"]:
        cubes[station["seat"]] += counting["cubes"]
    return cubes
