"""The golden games of Council of Shadows are what their names say."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from orrery.play import transcript
from orrery.play.session import Session
from orrery.play.transcript import read_data
from tests.golden.council import GAMES
from tests.golden.make import FOLDER


def replay(name: str) -> Session:
    return transcript.replay(read_data(FOLDER / f"council-1-{name}.json"), name)


def levels(session: Session) -> list[tuple[int, int, int]]:
    """Every rise: after which choice, whose, and to which level."""
    return [(moves, event[1], event[2][0]) for moves, event in session.log if event[0] == "rose"]


def winners(session: Session) -> list[Any]:
    return [score for score in session.title.scores(session.game) if score.winner]


def test_the_golden_games_are_here() -> None:
    assert all((FOLDER / f"council-1-{name}.json").exists() for name in GAMES)


def test_a_level_above_three() -> None:
    assert max(p.level for p in replay("level-iv").game.players) == 4


def test_a_double_level_up() -> None:
    rises = levels(replay("double-level"))
    close = [second[0] - first[0] for first, second in pairwise(rises) if first[1] == second[1]]
    assert min(close) <= 2, "the next level follows on the card of the one before"


def test_a_shared_victory() -> None:
    assert len(winners(replay("shared-victory"))) == 2
