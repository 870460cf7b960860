"""What went wrong, in a sentence that says what to do next."""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from pathlib import Path

import typer

from orrery.cli.stop import Stop

BROKEN = 70


def explain(error: Exception) -> int:
    """Says it, and gives the code to end with."""
    from orrery.play.transcript import BadFile

    if isinstance(error, Stop):
        say(str(error))
        return error.code
    if isinstance(error, BadFile):
        say(str(error))
        return 1
    if hasattr(error, "format_message"):  # a wrong command line, as typer sees it
        say(f"{' '.join(error.format_message().split()).rstrip('.')}. Try: orrery --help")
        return 2
    if isinstance(error, typer.Abort):
        say("Stopped.")
        return 1
    if isinstance(error, OSError):
        drop_output()
        details = f" {debug(error)}" if debugging() else ""
        say(f"The computer does not let Orrery go on: {error.strerror or error}.{details}")
        return 1
    say(f"Something is broken {where(error)}; games saved on disk are untouched. {debug(error)}")
    return BROKEN


def where(error: Exception) -> str:
    """In a game of another package, where it came from there, with the line; else inside Orrery."""
    from orrery.core.words import Unsaid
    from orrery.games import broken_in

    foreign = broken_in(error)
    if foreign:
        return f"in the game {foreign}"
    return f"in the game: {error}" if isinstance(error, Unsaid) else f"inside Orrery ({type(error).__name__})"


def debugging() -> bool:
    return os.environ.get("ORRERY_DEBUG") == "1"


def debug(error: Exception) -> str:
    """Where the details went, or how to get them."""
    if not debugging():
        return "Run it again with ORRERY_DEBUG=1 for a log to report."
    log = Path(tempfile.gettempdir(), "orrery-debug.log")
    try:
        with log.open("a") as out:
            traceback.print_exception(error, file=out)
    except OSError:
        return f"The details could not be written to {log}."
    return f"The details are in {log}."


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def hang_up() -> int:
    """Nobody reads any more (`| head`): end without a word, as other tools do."""
    drop_output()
    return 141


def drop_output() -> None:
    """What could not be printed would be tried once more at the end, and spoil the exit code."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
