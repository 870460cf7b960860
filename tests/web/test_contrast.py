"""The colours: text can be read on every surface, marks can be seen, and seats told apart without colour vision."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = [SOURCE / "tokens.css", *sorted(SOURCE.glob("games/*/tokens.css"))]
DAY_FILES = [SOURCE / "day.css", *sorted(SOURCE.glob("games/*/day.css"))]
NAMED = [(name, file) for file in FILES for name in re.findall(r"^  --([\w-]+):", file.read_text(), re.MULTILINE)]


def colours(files: list[Path]) -> dict[str, str]:
    """As they are where nobody's own colour comes first."""
    text = "".join([file.read_text().partition("[data-mine")[0] for file in files])
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})\b", text))


NIGHT = colours(FILES)
BY_DAY = colours(DAY_FILES)
THEMES = {"night": NIGHT, "day": NIGHT | BY_DAY}
SURFACES = ["ink-0", "ink-1", "ink-2", "ink-3"]
TEXT = ["text", "text-2", "text-3", "brass", "legal", "picked", "refused", "gain", "loss", "energy", "consumption"]
TEXT += ["mass", "discovery"]
MARKS = [name for name in NIGHT if name.startswith(("seat-", "sector-", "galaxy-", "channel-"))]
MARKS += ["voyage", "forge", "aether", "chaos", "coal", "gold", "crystal", "line-strong"]
MARKS += ["blue-giant", "supergiant", "primordial", "antimatter"]
# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB
SIGHT = {
    "all": [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
Colour = tuple[float, ...]


def linear(colour: str) -> Colour:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple([c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels])


def luminance(colour: str) -> float:
    return sum([weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True)])


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: Colour) -> Colour:
    r, g, b = (min(1.0, max(0.0, c)) for c in rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, sight: str) -> Colour:
    rgb = linear(colour)
    return lab(tuple([sum([w * c for w, c in zip(row, rgb, strict=True)]) for row in SIGHT[sight]]))


def test_no_two_files_name_the_same_colour() -> None:
    """All of them are known on every page: the lobby shows the covers of all games."""
    where = {name: {file for other, file in NAMED if other == name} for name, _ in NAMED}
    assert [name for name, files in where.items() if len(files) > 1] == []


def test_every_colour_that_is_read_or_told_apart_has_one_by_day() -> None:
    assert [name for name in [*SURFACES, *TEXT, *MARKS] if name not in BY_DAY] == []


def test_a_day_changes_only_what_the_night_names() -> None:
    named = {name for name, _ in NAMED}
    changed = {name for file in DAY_FILES for name in re.findall(r"^  --([\w-]+):", file.read_text(), re.MULTILINE)}
    assert changed - named == set()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize(("names", "least"), [(TEXT, 4.5), (MARKS, 3.0)], ids=["text", "marks"])
def test_everything_stands_out_from_every_surface(names: list[str], least: float, surface: str, theme: str) -> None:
    token = THEMES[theme]
    assert {name for name in names if contrast(token[name], token[surface]) < least} == set()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("bright", ["seat-1", "seat-2", "seat-3", "seat-4", "legal", "picked"])
def test_text_can_be_read_on_bright_pieces(bright: str, theme: str) -> None:
    assert contrast(THEMES[theme]["text-on-bright"], THEMES[theme][bright]) >= 4.5


@pytest.mark.parametrize("brass", ["brass-bright", "brass-deep"])
def test_text_can_be_read_on_brass(brass: str) -> None:
    assert contrast(NIGHT["on-brass"], NIGHT[brass]) >= 4.5
    assert not {"on-brass", brass} & set(BY_DAY)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_seats_can_be_told_apart(sight: str, theme: str) -> None:
    for a, b in itertools.combinations([THEMES[theme][f"seat-{n}"] for n in range(1, 5)], 2):
        distance = sum([(p - q) ** 2 for p, q in zip(seen(a, sight), seen(b, sight), strict=True)]) ** 0.5
        assert distance >= 20, (a, b)
