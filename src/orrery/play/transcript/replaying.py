"""The game of a file, set up and played again choice by choice."""

from __future__ import annotations

from typing import Any

from orrery.core.game import Illegal
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.play.transcript.reading import BadFile

LONGEST_SEED = 100  # digits; far more than anybody needs, and read in no time


def title_of(data: dict[str, Any], name: str) -> Title:
    try:
        title = find_title(data["game"])
    except ValueError as error:
        raise BadFile(f"{name} holds a game that is not here. {error}") from None
    if data["rules_version"] > title.version:
        raise BadFile(f"{name} was played with newer rules of {title.title}; update Orrery to read it.")
    if data["rules_version"] < 1:
        raise BadFile(f"{name} is damaged or was edited: there are no rules {data['rules_version']} of {title.title}.")
    return title


def number(seed: str, name: str) -> int:
    """The seed; it is kept as a text because other programs round large numbers."""
    fits = len(seed) <= LONGEST_SEED and seed.isascii() and seed.isdigit()
    if not fits or str(int(seed)) != seed:
        raise BadFile(f"{name} is damaged or was edited: its seed is not a number.")
    return int(seed)


def start(data: dict[str, Any], name: str) -> Session:
    """The game of the file before its first choice."""
    title = title_of(data, name)
    rules, seed = data["rules_version"], number(data["seed"], name)
    try:
        session = Session(title, data["names"], data["settings"], seed, data["salt"], data["people"], rules)
    except (ValueError, TypeError) as error:
        raise BadFile(f"{name} is damaged or was edited, and cannot be set up. {error}") from None
    if session.commitment != data["commitment"]:
        raise BadFile(f"{name} is not true: its seed is not the one that was fixed at the start.")
    return session


def replay(data: dict[str, Any], name: str, moves: int | None = None) -> Session:
    """The game of the file after so many choices (all of them by default)."""
    session = start(data, name)
    if not session.title.plays(session.rules):
        raise BadFile(
            f"{name} was begun under rules {session.rules} of {session.title.title}, and this Orrery plays rules "
            f"{session.title.version}: it can be played on, but not replayed or verified."
        )
    for number, (seat, key) in enumerate(data["journal"][:moves], 1):
        try:
            session.choose(seat, key)
        except Illegal as error:
            raise BadFile(f"{name}: choice {number} is not possible in this game. {error}") from None
    return session
