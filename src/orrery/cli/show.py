"""`orrery show`: a position as a board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from orrery.cli import tables
from orrery.cli.files import read_game
from orrery.cli.stop import Stop
from orrery.cli.story import results
from orrery.cli.tables import Pane
from orrery.cli.terminal import terminal
from orrery.play.session import Session
from orrery.play.transcript import replay, resume


def show(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    move: Annotated[Optional[int], typer.Option(help="After so many choices, instead of the last.")] = None,
    seat: Annotated[Optional[int], typer.Option(help="As this seat sees it, counted from 1.")] = None,
    open_hands: Annotated[bool, typer.Option("--open", help="All hands, when the game is over.")] = False,
) -> None:
    """Draw a position of a saved game."""
    console = terminal()
    data = read_game(file)
    last = resume(data, str(file))
    eye = Eye(last, seat, open_hands)
    session = last if move is None else replay(data, str(file), checked_move(last, move))
    console.print(tables.whole(eye.pane(session, console.width)))
    if session.over:
        results(console, session)


def checked_move(session: Session, move: int) -> int:
    if not 0 <= move <= len(session.journal):
        raise Stop(f"The game has {len(session.journal)} choices; there is no position after {move}.")
    return move


class Eye:
    """Whose eyes a saved game is seen with: a seat's, a spectator's, or, when it is over, everybody's."""

    def __init__(self, last: Session, seat: int | None, open_hands: bool) -> None:
        if seat is not None and not 1 <= seat <= len(last.names):
            raise Stop(f"There is no seat {seat}; the game has seats 1 to {len(last.names)}.")
        if open_hands and not last.over:
            raise Stop(
                "This game is not over yet; until then its hands stay hidden. Use --seat to see it from one seat."
            )
        self.seat = -1 if seat is None else seat - 1
        self.open = open_hands

    def pane(self, session: Session, width: int) -> Pane[Any]:
        view: dict[str, Any] = session.view(self.seat)
        if self.open:
            view["players"] = [session.view(seat)["players"][seat] for seat in range(len(session.names))]
        return Pane(session.title, view, self.seat, width)
