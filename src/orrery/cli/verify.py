"""`orrery verify`: whether every shuffle and every choice of a game was true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.files import read_game
from orrery.core.words import join
from orrery.play.session import Session
from orrery.play.transcript import verify as verified


def verify(file: Annotated[Path, typer.Argument(help="A saved game.")]) -> None:
    """Replay a game against its receipt: true, or a sentence that says what is not."""
    session = verified(read_game(file), str(file))
    print(f"true: {file}")
    print(f"commitment {session.commitment}")
    if session.over:  # until then they are secrets
        print(f"opened by seed {session.seed} and salt {session.salt}")
    print(f"{len(session.journal)} choices, all legal, sealed as {session.heads[-1] if session.heads else '-'}")
    print(outcome(session))


def outcome(session: Session) -> str:
    if not session.over:
        return f"{session.title.title}, unfinished: {join(session.names)}"
    scores = sorted(session.title.scores(session.game), key=lambda score: (not score.winner, -score.total))
    winners = [session.name(score.seat) for score in scores if score.winner]
    totals = ", ".join([f"{session.name(score.seat)} {score.total}" for score in scores])
    return f"{session.title.title}, won by {join(winners)}: {totals}"
