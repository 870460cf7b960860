"""`orrery verify`: whether every shuffle and every choice of a game was true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.files import read_game
from orrery.core.words import join
from orrery.play.session import Session
from orrery.play.transcript import BadFile
from orrery.play.transcript import verify as verified


def verify(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    commitment: Annotated[str, typer.Option(help="What was published at the start, to compare.")] = "",
    seal: Annotated[str, typer.Option(help="What was published at the end, to compare.")] = "",
) -> None:
    """Replay a game against its receipt: true, or a sentence that says what is not."""
    session = verified(read_game(file), str(file))
    if commitment not in ("", session.commitment):
        raise BadFile(f"{file} is not the game that was published: its commitment is {session.commitment}.")
    if seal not in ("", session.seal):
        raise BadFile(f"{file} is not the game that was published: its seal is {session.seal}.")
    print(f"true: {file}")
    print(f"commitment {session.commitment}")
    if session.over:  # until then they are secrets
        print(f"opened by seed {session.seed} and salt {session.salt}")
    print(f"{len(session.journal)} choices, all legal, sealed as {session.seal}")
    print(outcome(session))


def outcome(session: Session) -> str:
    if not session.over:
        return f"{session.title.title}, unfinished: {join(session.names)}"
    scores = sorted(session.title.scores(session.game), key=lambda score: (not score.winner, -score.total))
    winners = [session.name(score.seat) for score in scores if score.winner]
    said = session.title.scoring.said
    totals = ", ".join([f"{session.name(score.seat)} {said(score.total)}" for score in scores])
    return f"{session.title.title}, {f'won by {join(winners)}' if winners else 'a draw'}: {totals}"
