"""Games for tests of the table around them: begun, played on by chance, written as files and edited."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.core.title import Title
from orrery.games.ultramassive import TITLE
from orrery.play.receipt import digest
from orrery.play.session import Session
from orrery.play.transcript import parse, text_of, transcript

NAMES = ("Ann", "Ben", "Cleo", "Dora")


def begin(seats: int = 2, seed: int = 7, people: tuple[int, ...] | None = None, **settings: str) -> Session:
    return Session(TITLE, NAMES[:seats], settings, seed, "ab" * 16, people)


def play(session: Session, choices: int, dice: int = 1) -> Session:
    """Make so many choices by chance, or as many as there are."""
    rng = Rng(dice)
    for _ in range(choices):
        if session.over:
            break
        seat = min(session.game.asks)
        session.choose(seat, session.game.options(seat)[rng.below(len(session.game.options(seat)))].key)
    return session


def play_until(session: Session, phase: str) -> Session:
    """Take the first option until a phase begins."""
    while session.game.phase != phase:
        seat = min(session.game.asks)
        session.choose(seat, session.game.options(seat)[0].key)
    return session


def state(session: Session) -> Any:
    """All that a refused choice must leave alone."""
    return dump(session.title, session.game), list(session.journal), list(session.chain.heads), list(session.log)


def data_of(session: Session) -> dict[str, Any]:
    return parse(text_of(transcript(session)).encode(), "game")


def sealed(data: dict[str, Any]) -> bytes:
    """The file of edited data by somebody who knows how the check sum is made."""
    contents = {field: value for field, value in data.items() if field != "sum"}
    return text_of({**contents, "sum": digest(contents)}).encode()


def copy_of(data: dict[str, Any]) -> dict[str, Any]:
    copied: dict[str, Any] = json.loads(json.dumps(data))
    return copied


@contextmanager
def newer_rules(title: Title = TITLE, /, **aliases: str) -> Iterator[None]:
    """A later Orrery, whose rules have another version; `old__name="chapter.new_name"` renames a rule."""
    before = title.version, title.saving.oldest, title.saving.aliases
    title.version += 1
    title.saving.oldest = title.version
    title.saving.aliases = {**before[2], **{old.replace("__", "."): new for old, new in aliases.items()}}
    try:
        yield
    finally:
        title.version, title.saving.oldest, title.saving.aliases = before
