"""Game files as commands name them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from orrery.cli.stop import Stop
from orrery.play.transcript import read_data


def read_game(path: Path) -> dict[str, Any]:
    """The contents of a game file that has to be there."""
    if path.is_dir():
        raise Stop(f"{path} is a directory; name the file of a game.")
    if not path.exists():
        raise Stop(f"There is no file {path}; name the file of a saved game.")
    return read_data(path)


def check_writable(path: Path) -> str:
    """Refuses a place that cannot be written before the first move is made; says what will happen to a file there."""
    if path.is_dir():
        raise Stop(f"{path} is a directory; name a file to save the game in.")
    folder = path.parent
    if not folder.is_dir():
        raise Stop(f"There is no directory {folder} to save the game in; make it first or choose another place.")
    if not os.access(folder, os.W_OK):
        raise Stop(f"The directory {folder} cannot be written; choose another place to save the game in.")
    if not path.exists() or path.stat().st_size == 0:
        return ""
    if not path.is_file():
        raise Stop(f"{path} is not a file that a game can be saved in; choose another.")
    read_data(path)
    return f"{path} holds another game, which is kept as {path}~ with your first choice."
