"""Game files as commands name them."""

from __future__ import annotations

import stat
import tempfile
from pathlib import Path
from typing import Any

from orrery.cli.stop import Stop
from orrery.play.transcript import BadFile, cause, look, read_data, shown


def read_game(path: Path) -> dict[str, Any]:
    """The contents of a game file that has to be there."""
    try:
        there = look(path)
    except OSError as error:
        raise BadFile(f"Cannot read {shown(path)}: {cause(error)}.") from None
    if there is None:
        raise Stop(f"There is no file {path}; name the file of a saved game.")
    if stat.S_ISDIR(there.st_mode):
        raise Stop(f"{path} is a directory; name the file of a game.")
    return read_data(path)


def check_writable(path: Path) -> str:
    """Refuses a place that cannot be written before the first move is made; says what will happen to a file there."""
    try:
        return what_happens(path)
    except OSError as error:
        raise Stop(f"Cannot save the game in {shown(path)}: {cause(error)}; choose another place.") from None


def what_happens(path: Path) -> str:
    there = look(path)
    if there is not None and stat.S_ISDIR(there.st_mode):
        raise Stop(f"{path} is a directory; name a file to save the game in.")
    if there is not None and not stat.S_ISREG(there.st_mode):
        raise Stop(f"{path} is not a file that a game can be saved in; choose another.")
    real = path.resolve() if path.is_symlink() else path
    folder = real.parent
    if not folder.is_dir():
        raise Stop(f"There is no directory {folder} to save the game in; make it first or choose another place.")
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        raise Stop(f"The directory {folder} cannot be written; choose another place to save the game in.") from None
    if there is None or there.st_size == 0:
        return ""
    read_data(path)
    return f"{path} holds another game, which is kept as {real}~ with your first choice."
