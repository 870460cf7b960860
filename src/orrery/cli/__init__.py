"""The command line: one module a command, imported only when it is called."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from orrery import __version__
from orrery.cli.trouble import explain, hang_up, say

COMMANDS = (
    *("play", "serve", "tables", "replay", "show", "verify", "analyse", "games", "rules"),
    *("match", "ladder", "train", "judge", "prove", "lab", "bench", "sit", "mcp"),
)
MODULES = {"tables": "kept"}  # where a command has another name than its module
HELP = {"help_option_names": ["-h", "--help"]}
PLAIN = dict(zip("─━│┃┌┬┐├┼┤└┴┘╭╮╰╯┏┳┓┡╇┩▶→▒◎⊗·…✶", "--||+++++++++++++++++++>>#ox..*", strict=True))
INTERRUPTED = 130


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
    think_in_one_thread()
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


def think_in_one_thread() -> None:
    """Nets are small: threads that share one of their products take ten times the time that it takes alone, and there
    is a process a core anyway. Numpy asks once, when it is loaded; the processes of a command ask the same."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Drawings for terminals that know only plain letters."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = [PLAIN.get(letter, "?") for letter in error.object[error.start : error.end]]
    return "".join(letters), error.end
