"""`orrery replay`: a saved game once more, step by step, fast, or from a move on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Optional

import typer
from rich.console import Console

from orrery.cli import tables
from orrery.cli.files import read_game
from orrery.cli.show import Eye, checked_move
from orrery.cli.story import print_story, results
from orrery.cli.terminal import short, terminal
from orrery.play import transcript
from orrery.play.session import Session

HINT = "Enter: next choice   number: go there   b: back   q: quit"


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    to: Annotated[Optional[int], typer.Option(help="Begin after so many choices; with --fast, end there.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Tell the whole story at once.")] = False,
    seat: Annotated[Optional[int], typer.Option(help="As this seat saw it, counted from 1.")] = None,
    open_hands: Annotated[bool, typer.Option("--open", help="All hands, when the game is over.")] = False,
) -> None:
    """Watch a saved game again."""
    console = terminal()
    data = read_game(file)
    last = transcript.replay(data, str(file))
    eye = Eye(last, seat, open_hands)
    if to is not None:
        checked_move(last, to)
    if fast:
        tell_all(console, transcript.replay(data, str(file), to), eye)
    else:
        step_through(console, Reel(data, str(file), len(last.journal)), eye, to or 0)


class Reel:
    """The positions of a saved game, one after another or by their numbers."""

    def __init__(self, data: dict[str, Any], name: str, length: int) -> None:
        self.data = data
        self.name = name
        self.length = length

    def at(self, moves: int) -> Session:
        return transcript.replay(self.data, self.name, moves)


def tell_all(console: Console, session: Session, eye: Eye) -> None:
    print_story(console, session, eye.seat, numbers=True)
    console.print(tables.whole(eye.pane(session, console.width)))
    if session.over:
        results(console, session)


def step_through(console: Console, reel: Reel, eye: Eye, at: int) -> None:
    """Shows a position, waits for Enter, shows the next one."""
    while True:
        session = reel.at(at)
        console.print(tables.whole(eye.pane(session, console.width)))
        console.print(f"After choice {at} of {reel.length}.")
        print_story(console, session, eye.seat, at - 1)
        if session.over:
            results(console, session)
        goal = next_stop(console, at, reel.length)
        if goal is None:
            return
        at = goal


def next_stop(console: Console, at: int, length: int) -> int | None:
    """Where the person wants to go; None to leave."""
    while True:
        console.print(HINT)
        console.print("> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        word = line.strip().lower()
        if not line or word in ("q", "quit", "exit") or (not word and at == length):
            return None
        if not word or word in ("n", "next"):
            return at + 1
        if word in ("b", "back"):
            return max(0, at - 1)
        if word.isdecimal() and len(word) < 7 and int(word) <= length:
            return int(word)
        console.print(f"There is no choice '{short(word)}'; the game has {length}.")
