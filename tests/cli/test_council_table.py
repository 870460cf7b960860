"""Council of Shadows in the terminal: everything on the table, nothing that is hidden, at any usual width."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.cli import tables
from orrery.cli.tables import Pane, council
from orrery.cli.tables.council_board import galaxy_box, galaxy_lines
from orrery.cli.tables.council_tracks import track
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.play.session import Session
from tests.cli.test_tables import drawn, pane
from tests.play.games import NAMES, play, play_until

BOTH = {"stations": "yes", "leaders": "yes"}


def begin(seats: int, seed: int = 7, **settings: str) -> Session:
    return Session(TITLE, NAMES[:seats], settings, seed, "ab" * 16)


def picture(session: Session, seat: int, width: int = 100, draw: Any = tables.whole) -> str:
    return drawn(width, draw(pane(session, seat, width)))


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_fits_into_the_terminal(seats: int, width: int) -> None:
    session = begin(seats, width, **BOTH if width == 80 else {})
    while not session.over:
        play(session, 173, dice=len(session.journal))
        for seat in (-1, *sorted(session.game.asks)):
            for draw in (tables.whole, tables.mine):
                text = picture(session, seat, width, draw)
                assert max(len(line) for line in text.splitlines()) <= width
                assert "…" not in text or width < 80


def test_a_galaxy_shows_its_systems_cubes_and_majority() -> None:
    session = begin(2)
    view = session.view(0)
    view["fields"][0], view["fields"][1] = "tile:P1-02", None
    view["planets"] = {"0": [0, 1], "2": [1]}
    view["stations"] = {"galaxy:G01": {"seat": 0, "station": "station:T3"}}
    look: Any = Pane(TITLE, view, 0, 80)
    assert drawn(80, galaxy_box(look, "galaxy:G01", galaxy_lines(look, "galaxy:G01", 36), 40)).splitlines() == [
        "╭─ Parvus Corta 7/2 ✶ ─────────────────╮",
        "│ 1 Bellis             bl12 bl· br2 2c │",
        "│ 2 free                               │",
        "│ Colonizing station of Ann            │",
        "╰────────────────────── Ann 4 > Ben 2 ─╯",
    ]


@pytest.mark.parametrize(
    ("energy", "consumption", "line"),
    [
        (0, 20, "E───C────────────────"),
        (50, 60, "━━━━━━━━━━E─C────────"),
        (130, 100, "━━━━━━━━━━━━━━━━━━━━="),
        (20, 20, "━━━━="),
    ],
)
def test_the_track_shows_where_energy_stands_and_has_to_go(energy: int, consumption: int, line: str) -> None:
    player: Any = {"energy": energy, "consumption": consumption}
    assert track(pane(begin(2), 0, 80), player, 21).plain.startswith(line)


def test_the_market_shows_prices_and_the_numbers_to_type() -> None:
    session = play_until(begin(2), "buy")
    seat = min(session.game.asks)
    text = picture(session, seat)
    for number, option in enumerate(session.view(seat)["ask"]["options"], 1):
        if option["verb"] in ("buy", "upgrade"):
            assert f"{number:>3}  " in text
            assert f"{TITLE.catalog.things[option['target']].name}: " in text
            assert option["target"] in tables.explained(pane(session, seat, 100))
    other = picture(session, 1 - seat)
    assert "AI cards" in other
    assert "no.  price" not in other
    assert not tables.explained(pane(session, 1 - seat, 100))


def test_ones_own_panel_comes_last_and_shows_plan_and_covered_cards() -> None:
    session = play_until(begin(3), "planning")
    seat = min(session.game.asks)
    option = session.game.options(seat)[0]
    session.choose(seat, option.key)
    text = picture(session, seat)
    assert text.index("you") > max([text.index(f"{s + 1} {NAMES[s]} (") for s in range(3) if s != seat])
    assert "planned" in text
    assert "choose a card" in text
    assert "planned" not in picture(session, (seat + 1) % 3)
    assert "planned" not in picture(session, -1)
    while session.game.round < 3:
        play(session, 1, dice=len(session.journal))
    assert "over " in picture(session, 0)


def test_a_drawing_does_not_depend_on_what_is_hidden() -> None:
    session = play(begin(3, seed=4), 150)
    seat = min(session.game.asks)
    texts = set()
    for salt in range(4):
        view = {**session.view(seat), **TITLE.view(TITLE.imagine(session.game, seat, Rng(salt)), seat)}
        texts.add(drawn(100, tables.whole(Pane(TITLE, view, seat, 100))))
    assert len(texts) == 1


def test_alone_the_automa_has_a_panel_with_its_card() -> None:
    session = begin(1)
    while session.game.automa_card is None:
        play(session, 1)
    text = picture(session, 0)
    assert f"card  {session.game.automa_card.name}: Level 0, Consumption" in text
    assert "2 The Automa (Automas" in text


def test_planets_and_fields_are_told_by_the_system_there() -> None:
    session = begin(2)
    look = pane(session, 0, 80)
    tile = session.game.fields[0]
    assert tile is not None
    assert council.note(look, "planet:0") == f" ({tile.name}, blue)"
    assert council.note(look, "field:0").startswith(f" ({tile.name}: ")
    assert council.note(look, "field:9") == council.note(look, "card:K01") == ""
