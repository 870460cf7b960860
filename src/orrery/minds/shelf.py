"""The nets that come with Orrery, one a title, each read once in a process."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Optional

from orrery.core.title import Title
from orrery.minds.files import Misfit, fitting, read
from orrery.minds.judgement import Judge
from orrery.minds.net import Net


@cache
def shipped(title: Title) -> Optional[Net]:
    """What Orrery itself has learned about a printed title; None where there is nothing that fits."""
    file = files("orrery.minds") / "nets" / f"{title.name}.npz"
    if not title.advice.names or not file.is_file():
        return None
    try:
        net, _ = fitting(title, file.read_bytes(), f"The net of {title.title}")
    except Misfit:
        return None
    return net


@lru_cache(maxsize=64)
def from_file(title: Title, path: str) -> Judge:
    """A net that somebody trained; one that does not fit is refused in a sentence."""
    net, _ = fitting(title, read(Path(path)), path)
    return Judge(title, net)


@lru_cache(maxsize=64)
def own(title: Title) -> Optional[Judge]:
    """A variant is judged by what was learned of the printed game, unless somebody trains a net for it."""
    net = shipped(title.printed_title)
    return None if net is None else Judge(title, net)


def judge_of(title: Title, path: str = "") -> Optional[Judge]:
    return from_file(title, path) if path else own(title)
