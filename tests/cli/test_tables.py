"""Drawings: wide enough to read, narrow enough to fit, and never more than the view tells."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType

from orrery.cli import tables
from orrery.cli.tables import Pane, plain
from orrery.cli.tables.ultramassive_board import board
from orrery.core.rng import Rng
from orrery.games.ultramassive import TITLE, PlayerView
from orrery.play.session import Session
from tests.play.games import begin, play

WIDTHS = (60, 80, 100, 140)


def drawn(width: int, *pictures: RenderableType) -> str:
    console = Console(width=width, file=io.StringIO(), highlight=False, emoji=False, markup=False, color_system=None)
    with console.capture() as printed:
        console.print(*pictures)
    return printed.get()


def pane(session: Session, seat: int, width: int) -> Pane[Any]:
    return Pane(session.title, session.view(seat), seat, width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_fits_into_the_terminal(seats: int, width: int) -> None:
    session = begin(seats, seed=width)
    while not session.over:
        play(session, 37, dice=len(session.journal))
        for seat in (-1, *sorted(session.game.asks)):
            for draw in (tables.whole, tables.mine):
                text = drawn(width, draw(pane(session, seat, width)))
                assert max(len(line) for line in text.splitlines()) <= width
                assert "…" not in text or width < 80


def test_ones_own_board_is_the_last_of_the_boards() -> None:
    session = begin(3)
    text = drawn(80, tables.whole(pane(session, 1, 80)))
    assert text.index("Ben (you") > max(text.index("  Ann"), text.index("  Cleo"))


def test_a_board_shows_stacks_wormholes_and_what_is_covered() -> None:
    player: dict[str, Any] = {
        "mass": 34,
        "size": "Stellar",
        "spaces": [
            ["token:BG", "token:PBH", "token:BG"],
            [],
            ["token:AMAJ"],
            [],
            [],
            [],
            [],
            [],
            ["token:SG"],
            [],
            [],
            [],
        ],
        "wormholes": [0, 3, 8, 10],
        "open": [True, False],
    }
    assert drawn(80, board(pane(begin(2), 0, 80), cast(PlayerView, player), 76)).splitlines() == [
        "     ┌B1───────┬B2───────┬B3───────┬B4───────┬B5───────┬B6───────┐  ╭─────╮",
        "blue │2BG+PBH  │         │AMAJ     │         │         │▒▒▒▒▒▒▒▒▒│─▶│▒▒▒▒▒│",
        "     │◎A1   8SM│         │      4DC│◎A2      │         │▒▒▒▒▒▒▒▒▒│  │▒▒▒▒▒│",
        "     ├P1───────┼P2───────┼P3───────┼P4───────┼P5───────┼P6───────┤  │ 34SM│",
        "pink │         │         │SG       │         │         │▒▒▒▒▒▒▒▒▒│─▶│▒▒▒▒▒│",
        "     │         │         │⊗B1   3SM│         │⊗B2      │▒▒▒▒▒▒▒▒▒│  │▒▒▒▒▒│",
        "     └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘  ╰─────╯",
    ]


def test_a_stack_too_long_for_its_space_is_written_shorter() -> None:
    stack = ["token:BG", "token:SG", "token:SG", "token:PBH"]
    player: dict[str, Any] = {"mass": 1, "size": "Primordial", "wormholes": [], "open": [True, True]}
    player["spaces"] = [stack, *[[] for _ in range(11)]]
    text = drawn(80, board(pane(begin(2), 0, 80), cast(PlayerView, player), 60))
    assert "│B+2S+P │" in text


@pytest.mark.parametrize("draw", [tables.whole, lambda s: plain.whole(s)[1]], ids=["own drawing", "plain"])
def test_a_drawing_does_not_depend_on_what_is_hidden(draw: Any) -> None:
    session = play(begin(3, seed=4), 130)
    seat = min(session.game.asks)
    texts = set()
    for salt in range(4):
        view = {**session.view(seat), **TITLE.view(TITLE.imagine(session.game, seat, Rng(salt)), seat)}
        texts.add(drawn(100, draw(Pane(TITLE, view, seat, 100))))
    assert len(texts) == 1


def test_the_draft_board_says_who_took_what() -> None:
    session = begin(2, wormholes="quick")
    first = min(session.game.asks)
    session.choose(first, "draft draft:D1-C")
    lines = drawn(100, tables.whole(pane(session, 1 - first, 100))).splitlines()
    [line] = [line for line in lines if line.startswith("Supergiant + Blue Giant")]
    assert session.names[first] in line


def test_the_anomaly_board_shows_costs_copies_and_the_numbers_to_type() -> None:
    session = begin(3, wormholes="quick")
    while session.game.phase != "discovery":
        play(session, 1)
    seat = min(session.game.asks)
    text = drawn(100, tables.whole(pane(session, seat, 100)))
    for number, option in enumerate(session.view(seat)["ask"]["options"], 1):
        if option["verb"] == "discover":
            anomaly: Any = TITLE.catalog.things[option["target"]]
            assert f"{number:>3}  {anomaly.cost} DC     2  {anomaly.name}: " in text
    assert "  -  9 DC     2  Twin Taps: Once per turn: Siphon twice." in text


def test_a_game_without_a_drawing_of_its_own_is_drawn_all_the_same() -> None:
    session = play(begin(2, seed=4), 60)
    seat = min(session.game.asks)
    text = drawn(100, *plain.whole(pane(session, seat, 100)))
    assert f"{session.names[seat]} (you)" in text
    for ref in session.view(seat)["players"][seat]["hand"]:
        assert TITLE.catalog.things[ref].name.split()[0] in text
    assert "Round" in text


def test_an_unknown_game_gets_the_plain_drawing() -> None:
    session = begin(2)
    other = pane(session, 0, 80)
    other.title = type("Other", (), {"name": "tiddlywinks", "catalog": TITLE.catalog})()
    assert "Hand" in drawn(80, tables.whole(other))
