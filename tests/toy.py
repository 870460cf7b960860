"""The game of docs/add-a-game.md as the document tells it: written into a folder, installed there, on the shelf."""

from __future__ import annotations

import importlib
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from orrery import games
from orrery.core.title import Title

DOCUMENT = Path(__file__).parent.parent / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def written(folder: Path) -> Path:
    """Every file of the document, put together from its pieces in their order."""
    contents: dict[str, str] = {}
    for name, text in BLOCK.findall(DOCUMENT.read_text()):
        contents[name] = contents.get(name, "") + text
    for name, text in contents.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def installed(folder: Path) -> Path:
    """A folder as an installer would leave it: the package, and the entry points that its project names."""
    written(folder)
    project: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [
        f"[{group}]\n" + "".join([f"{name} = {value}\n" for name, value in entries.items()])
        for group, entries in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(points))
    return folder


@cache
def home() -> Path:
    """Where the game is installed for this run of the tests."""
    return installed(Path(tempfile.mkdtemp(prefix="orrery-toy-")))


@cache
def toy() -> Title:
    """The title by itself, not on the shelf."""
    sys.path.append(str(home()))
    try:
        title: Title = importlib.import_module("comets").TITLE
    finally:
        sys.path.remove(str(home()))
    return title


@contextmanager
def on_the_shelf(folder: Path) -> Iterator[None]:
    """What is installed there can be played, as long as this lasts."""
    sys.path.append(str(folder))
    games.brought.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        games.brought.cache_clear()
