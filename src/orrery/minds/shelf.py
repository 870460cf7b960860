"""The nets that come with Orrery, one a title, each read once in a process."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Optional

from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.minds.files import Misfit, fitting, read
from orrery.minds.judgement import Judge


@cache
def shipped(game: str) -> Optional[Judge]:
    """What Orrery itself has learned about a title; None where there is nothing that fits."""
    title = find_title(game)
    file = files("orrery.minds") / "nets" / f"{game}.npz"
    if not title.advice.names or not file.is_file():
        return None
    try:
        net, _ = fitting(title, file.read_bytes(), f"The net of {title.title}")
    except Misfit:
        return None
    return Judge(title, net)


@cache
def from_file(game: str, path: str) -> Judge:
    """A net that somebody trained; one that does not fit is refused in a sentence."""
    title = find_title(game)
    net, _ = fitting(title, read(Path(path)), path)
    return Judge(title, net)


def judge_of(title: Title, path: str = "") -> Optional[Judge]:
    return from_file(title.name, path) if path else shipped(title.name)
