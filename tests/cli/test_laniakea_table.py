"""Laniakea in a terminal: everything fits, nothing hidden shows, and the map says what lies between two galaxies."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.cli import tables
from orrery.cli.reasons import why
from orrery.cli.story import paragraphs
from orrery.cli.tables import Pane
from orrery.cli.tables.laniakea_map import WIDE, board
from orrery.core.rng import Rng
from orrery.core.sentence import plain
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.board import ABYSS_NAMES, SPACE_NAMES
from orrery.play.session import Session
from tests.cli.test_tables import drawn
from tests.games.laniakea.table import Table
from tests.play.games import NAMES, play


def begin(seats: int, seed: int = 7, **settings: str) -> Session:
    return Session(TITLE, NAMES[:seats], settings, seed, "ab" * 16, None)


def pane(session: Session, seat: int, width: int) -> Pane[Any]:
    view: Any = session.view(seat)
    return Pane(TITLE, view, seat, width)


def map_of(table: Table, **settings: str) -> list[str]:
    view: Any = {**TITLE.view(table.g, 0), "settings": TITLE.settings(settings)}
    return drawn(80, board(Pane(TITLE, view, 0, 80), WIDE)).splitlines()


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_fits_into_the_terminal(seats: int, width: int) -> None:
    session = begin(seats, seed=width)
    for _ in range(6):
        for seat in (-1, *sorted(session.game.asks)):
            for draw in (tables.whole, tables.mine):
                text = drawn(width, draw(pane(session, seat, width)))
                assert max(len(line) for line in text.splitlines()) <= width
                assert "…" not in text
        play(session, 61, dice=len(session.journal))


def test_the_map_names_every_galaxy_and_abyss_once() -> None:
    text = "\n".join(map_of(Table()))
    for name in (*SPACE_NAMES, *ABYSS_NAMES):
        assert text.count(name) == 1, name


def test_links_voids_artifacts_bridges_and_walls_stand_on_the_borders() -> None:
    lines = map_of(Table())
    [row] = [line for line in lines if "2d" in line]
    assert "◆1h" in row  # 2d and 1h: a void with an Artifact
    assert "┆1f" in row  # 1h and 1f: linked
    [row] = [line for line in lines if "2f" in line]
    assert "░2b" in row  # a void without one
    [row] = [line for line in lines if "0h" in line]
    assert "│▓▓O1▓▓▓═0h" in row  # a bridge to 0h, none to 1b
    for bridges, border in (("single", "│"), ("double", "═")):
        [row] = [line for line in map_of(Table(bridges=bridges), bridges=bridges) if "2e" in line]
        assert f"{border}▓▓O2▓▓▓│1c" in row


def test_an_artifact_that_was_taken_is_gone() -> None:
    table = Table()
    before = "\n".join(map_of(table)).count("◆")
    table.g.artifact_voids = table.g.artifact_voids[1:]
    assert (before, "\n".join(map_of(table)).count("◆")) == (12, 11)


def test_a_cell_shows_yield_side_sector_ability_structures_and_figures() -> None:
    table = Table().tiles(_0b="13").lay(0, at="0b", sanctums="0b", thrones="I0").lay(1, gateways="K1")
    lines = map_of(table)
    [row] = [n for n, line in enumerate(lines) if "0b" in line]
    assert "0b VF 4" in lines[row]
    assert "○bSLS1①" in lines[row + 1]
    assert "T1" in lines[row + 1]
    table.tiles(_0b="13 discovered")
    table.g.slots = tuple([2 if slot == SPACE_NAMES.index("0b") else 0 for slot in range(len(table.g.slots))])
    lines = map_of(table)
    assert "0b VF 4" in lines[row]  # the bottom half, V, and the F on its slot
    assert "●b" in lines[row + 1]
    assert any("G2" in line for line in lines)
    assert any("worm" in line for line in lines)


def test_galaxies_in_options_come_with_what_they_yield_and_score() -> None:
    table = Table().tiles(_0b="13")
    found = Pane(TITLE, TITLE.view(table.g, 0), 0, 80)
    assert tables.note(found, f"space:{SPACE_NAMES.index('0b')}") == " (0b, blue VF, 4 VP)"
    assert tables.note(found, f"space:{SPACE_NAMES.index('5f')}") == " (5f, a Wormhole)"
    assert tables.note(found, "abyss:0") == " (I0, bridges: blue, blue, white, pink)"
    assert tables.note(found, "power:MOVE1") == ""


def test_galaxies_have_names_in_all_that_is_said() -> None:
    """Where the map has them stands beside the names only where something is chosen or owned."""
    code, session = re.compile(r"\b([0-5][a-h]|K[0-6])\b"), begin(2)
    sayings: list[str] = []
    while len(session.journal) < 150:
        seat, view = min(session.game.asks), session.view(min(session.game.asks))
        said = [session.title.said_at(view, option["label"]) for option in view["ask"]["options"]]
        sayings += [plain(label) for label in said] + [plain(session.title.said_at(view, view["ask"]["prompt"]))]
        sayings += [plain(sentence) for sentence in session.preview(seat, session.game.options(seat)[0].key)]
        sayings += [session.why_no_undo(seat)]
        play(session, 1, dice=len(session.journal))
    sayings += [words for _, words in paragraphs(session, 0)]
    assert [words for words in sayings if code.search(words)] == []
    assert any("moves from" in words for words in sayings)


def test_a_galaxy_is_asked_about_by_its_name() -> None:
    session = play(begin(2), 4)
    tile = TITLE.catalog.things[session.view(0)["tiles"][0]].name
    assert any(line.startswith("step: not now.") for line in why(session, min(session.game.asks), tile.upper()))
    [one] = why(session, min(session.game.asks), f"step {tile}")
    assert one.startswith(f"Basic movement to {tile}: not now.")


def test_a_throne_stands_where_map_and_log_say() -> None:
    table = Table().lay(0, thrones="I0")
    view = {**TITLE.view(table.g, 0), "names": NAMES[:2]}
    assert "I0 (the Hollow Bell)" in drawn(120, tables.whole(Pane(TITLE, view, 0, 120)))
    assert TITLE.words.line(("built_throne", 0, (0,), False), NAMES) == "Ann builds a Throne in the Hollow Bell."


def test_prices_are_those_this_player_pays() -> None:
    def prices(row: str, entities: str = "") -> str:
        table = Table().row(row).lay(0, entities=entities)
        view = {**TITLE.view(table.g, 0), "names": NAMES[:2]}
        lines = drawn(120, tables.whole(Pane(TITLE, view, 0, 120))).splitlines()
        names = ("Farstride", "Walk the Unlit Road", "Hourglass Drift", "Starlit Procession")
        found = [line[: line.index(name)].split()[-1] for name in names for line in lines if f" {name}: " in line]
        return " ".join(found)

    assert prices("E25 E26 E27 E28") == "3 2 1 0"
    assert prices("E25 C05 E27 E28") == "4 3 2 1"
    assert prices("E25 E26 E27 E28", "E19") == "2 1 0 0"


def test_a_drawing_does_not_depend_on_what_is_hidden() -> None:
    session = play(begin(3, seed=4), 150)
    seat = min(session.game.asks)
    texts = set()
    for salt in range(4):
        view = {**session.view(seat), **TITLE.view(TITLE.imagine(session.game, seat, Rng(salt)), seat)}
        texts.add(drawn(100, tables.whole(Pane(TITLE, view, seat, 100))))
    assert len(texts) == 1


def test_the_adversary_has_a_board_of_its_own_and_that_of_the_seat_comes_last() -> None:
    session = play(begin(1, seed=3), 60)
    text = drawn(80, tables.whole(pane(session, 0, 80)))
    assert text.index("① Ann (you)") > text.index("★ The Adversary")
    rival: dict[str, Any] = session.view(0)["adversary"]
    assert f"level {rival['level']} · on {SPACE_NAMES[rival['place']]}" in text
