"""The game of docs/add-a-game.md and the bot of docs/add-a-bot.md as the documents tell them: written into a folder,
installed there, on the shelf."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from zipfile import ZipFile

from orrery import games
from orrery.bots import brought
from orrery.core.title import Title
from orrery.rulebook import rulebook

DOCUMENTS = Path(__file__).parent.parent / "docs"
GAME = "add-a-game.md"
BOT = "add-a-bot.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def written(folder: Path, document: str) -> Path:
    """Every file of the document, put together from its pieces in their order."""
    contents: dict[str, str] = {}
    for name, text in BLOCK.findall((DOCUMENTS / document).read_text()):
        contents[name] = contents.get(name, "") + text
    for name, text in contents.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def installed(folder: Path, document: str = GAME) -> Path:
    """A folder as an installer leaves it: the wheel that the document's own builder makes, unpacked; no network."""
    project, place = written(folder / "project", document), folder / "installed"
    backend = tomllib.loads((project / "pyproject.toml").read_text())["build-system"]["build-backend"]
    build = f"import {backend} as builder; print(builder.build_wheel({str(folder)!r}))"
    made = subprocess.run([sys.executable, "-c", build], cwd=project, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    with ZipFile(folder / made.stdout.split()[-1]) as wheel:
        wheel.extractall(place)
    return place


@cache
def home(document: str = GAME) -> Path:
    """Where the game, or the bot, is installed for this run of the tests."""
    return installed(Path(tempfile.mkdtemp(prefix="orrery-toy-")), document)


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
    sys.path.insert(0, str(folder))
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        look_again()


def look_again() -> None:
    games.brought.cache_clear()
    brought.brought.cache_clear()
    brought.tell.cache_clear()


@contextmanager
def forgotten(name: str) -> Iterator[None]:
    """The package is read anew, and once more when this is over."""
    was = {module: sys.modules.pop(module) for module in list(sys.modules) if module.partition(".")[0] == name}
    rulebook.cache_clear()
    try:
        yield
    finally:
        sys.modules.pop(name, None)
        sys.modules.update(was)
        rulebook.cache_clear()
