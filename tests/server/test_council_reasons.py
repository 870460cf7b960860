"""Why nothing can be done with a thing now: an answer that helps whoever asked."""

from __future__ import annotations

import pytest

from orrery.core.sentence import plain
from orrery.games.council import TITLE
from orrery.play.session import Session
from orrery.server.tables.explain import why

LEADERS = ("Zoe", "Buteo", "leader")


@pytest.fixture
def session() -> Session:
    return Session(TITLE, ["Ann", "Bob"], seed=3)


def buying(session: Session) -> int:
    return min(session.game.asks)


def planning(session: Session) -> int:
    while session.game.phase == "buy":
        session.choose(buying(session), "stop_buying")
    return 0


def test_in_the_buy_phase(session: Session) -> None:
    seat = buying(session)
    hand = session.game.players[seat].hand[0].ref
    said = {ref: plain(why(session, seat, ref)["words"]) for ref in (hand, "planet:0", "field:0", "slot:0", "pile:1")}
    assert said[hand] == "That card is yours already; your cards are laid in the planning phase."
    assert said["slot:0"] == "Cards are laid in the planning phase, field by field."
    assert said["planet:0"].startswith("Cubes are placed in the action phase")
    assert said["field:0"].startswith("Yields are collected in the action phase")
    assert not [words for words in said.values() if any(leader in words for leader in LEADERS)]


def test_in_the_planning_phase(session: Session) -> None:
    seat = planning(session)
    sold = next(card.ref for card in session.game.display if card is not None)
    assert plain(why(session, seat, sold)["words"]).startswith("AI cards are bought in the buy phase")
    assert plain(why(session, seat, "planet:0")["words"]).startswith("Cubes are placed in the action phase")
    assert plain(why(session, seat, "slot:0")["words"]) == "Lay a card on field 1 of 3 (Parsec 1)."
    laid = session.game.players[seat].hand[0].ref
    session.choose(seat, f"plan {laid}")
    assert plain(why(session, seat, laid)["words"]) == "You have laid that card already, each on one field."
