"""The command line: one module a command, imported only when it is called."""

from __future__ import annotations

import codecs
import io
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from orrery import __version__
from orrery.cli.stop import Stop

COMMANDS = (
    *("play", "serve", "tables", "replay", "show", "verify", "analyse", "games", "rules"),
    *("match", "ladder", "train", "judge", "prove", "lab", "bench", "sit", "mcp"),
)
MODULES = {"tables": "kept"}  # where a command has another name than its module
HELP = {"help_option_names": ["-h", "--help"]}
PLAIN = dict(zip("─━│┃┌┬┐├┼┤└┴┘╭╮╰╯┏┳┓┡╇┩▶→▒◎⊗·…✶", "--||+++++++++++++++++++>>#ox..*", strict=True))
INTERRUPTED = 130
BROKEN = 70


class Commands(TyperGroup):
    """Imports a command when it is asked for, so that none has to wait for the others."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"orrery.cli.{MODULES.get(cmd_name, cmd_name)}"), cmd_name)
        if isinstance(command, typer.Typer):
            return get_command(command)
        single = typer.Typer(add_completion=False, context_settings=HELP)
        single.command(cmd_name)(command)
        return get_command(single)


app = typer.Typer(cls=Commands, add_completion=False, invoke_without_command=True, context_settings=HELP)


@app.callback()
def orrery(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version and build this is.")] = False,
) -> None:
    """Orrery: space-strategy board games with their rules, bots and receipts. Begin with: orrery play"""
    if version:
        print(about())
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


def about() -> str:
    from orrery.core import compiled
    from orrery.games import titles

    build = "compiled" if compiled() else "pure Python"
    rules = ", ".join([f"{title.title} rules {title.version}" for title in titles()])
    return f"orrery {__version__} ({build}; {rules})"


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; whatever goes wrong becomes one sentence and an exit code."""
    codecs.register_error("plain", plain_letters)
    open_closed_streams()
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plain"), (sys.stderr, "plain")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    try:
        code = app(args=spelled_out(arguments), prog_name="orrery", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        return hang_up()
    except Exception as error:
        return explain(error)
    if code == INTERRUPTED:
        say("Stopped.")
    return code if isinstance(code, int) else 0


def spelled_out(arguments: Sequence[str]) -> list[str]:
    """`--ray` by itself means one that is started here."""
    found = list(arguments)
    if "--ray" in found:
        at = found.index("--ray") + 1
        if at == len(found) or found[at].startswith("-"):
            found.insert(at, "local")
    return found


def open_closed_streams() -> None:
    """Where the shell has closed a stream (`<&-`), nothing comes in, and what goes out is lost."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Drawings for terminals that know only plain letters."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = [PLAIN.get(letter, "?") for letter in error.object[error.start : error.end]]
    return "".join(letters), error.end


def explain(error: Exception) -> int:
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
    say(
        f"Something is broken inside Orrery ({type(error).__name__}); games saved on disk are untouched. {debug(error)}"
    )
    return BROKEN


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
