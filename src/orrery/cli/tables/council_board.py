"""The galaxies of Council of Shadows in their Parsecs, and the double track of Energy and Consumption."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli import tables
from orrery.core.view import AtTable
from orrery.games.council import PlayerView, View


class Shown(View, AtTable):
    """What a seat sees of the game at its table."""


Sight = tables.Sight[Shown]
Facts = dict[str, Any]  # what is printed on a thing

BOX_WIDTH = 38  # the narrowest a galaxy can be drawn
PLANET = ("bl", "br", "rd")
PLANET_STYLES = ("bright_blue", "yellow", "bright_red")
CIVILIZATION_STYLES = {
    "civilization:tretans": "bright_magenta",
    "civilization:humans": "bright_red",
    "civilization:shengar": "bright_green",
    "civilization:automas": "bright_cyan",
}
GEM_LETTERS = "cgx"
LEGEND = (
    "bl, br, rd: a blue, brown, red planet with the cubes of players 1 to 4, lowest first; bl· nobody yet. "
    "Yields: c coal, g gold, x crystal, E Energy. 7/3: Energy with the majority/without; ✶ and a light bonus card."
)


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


def who(sight: Sight, seat: int) -> str:
    """A name as far as it fits, or the guest of a solo game."""
    names = sight.view["names"]
    return str(names[seat]) if seat < len(names) else sight.title.words.guest.removeprefix("The ")


def style_of(sight: Sight, seat: int) -> str:
    """The colour of the civilization; nothing is known by it alone."""
    return CIVILIZATION_STYLES[sight.view["players"][seat]["civilization"]]


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


def short_gems(gems: list[int]) -> list[str]:
    """`1c`, `2g`"""
    return [f"{count}{letter}" for count, letter in zip(gems, GEM_LETTERS, strict=True) if count]


def short_yield(tile: Facts) -> str:
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


def tracks(sight: Sight) -> RenderableType:
    """The double track, a line for each player: where Energy stands, and the Consumption it has to reach."""
    players = sight.view["players"]
    names = [f"{seat + 1} {who(sight, seat)[:12]}" for seat in range(len(players))]
    label = max(map(len, names)) + 7
    length = min(101, sight.width - label - 26)
    scale = "".join([str(n).ljust(round((n + 20) * length / 101) - round(n * length / 101)) for n in range(0, 100, 20)])
    lines = [Text("".ljust(label) + scale + "100", "dim")]
    for seat, player in enumerate(players):
        level = sight.place("level", player["level"])
        lines.append(Text(names[seat].ljust(label - 6), f"bold {style_of(sight, seat)}").append(f"{level:<5} ", "bold"))
        lines[-1].append_text(track(sight, player, length))
        left = player["consumption"] - player["energy"]
        goal = f" {left} to go" if left > 0 else " reached"
        lines[-1].append(f" E {player['energy']} of C {player['consumption']},{goal}")
    return Group(*lines)


def track(sight: Sight, player: PlayerView, length: int) -> Text:
    """E and C on a line from 0 to 100; what is beyond stands at the end."""
    cells = ["─"] * length
    highest = sight.board["consumption"]["highest"]
    spots = {}
    for letter, value in (("C", player["consumption"]), ("E", player["energy"])):
        spots[letter] = min(length - 1, round(min(value, highest) * (length - 1) / highest))
    for at in range(spots["E"]):
        cells[at] = "━"
    cells[spots["C"]] = "C"
    cells[spots["E"]] = "E" if spots["E"] != spots["C"] else "="
    text = Text("".join(cells), "dim")
    text.stylize("not dim bold", spots["E"], spots["E"] + 1)
    text.stylize("not dim bold", spots["C"], spots["C"] + 1)
    return text


def colour_of(sight: Sight, tile: str, place: int) -> str:
    colour: str = sight.board["colours"][sight.facts(tile)["planets"][place]]
    return colour
