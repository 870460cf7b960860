"""What the file of a game says, and how it is spelled."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from orrery.core.save import dump
from orrery.play.receipt import canonical, digest
from orrery.play.session import Session

FORMAT = 1


def transcript(session: Session, journal: Sequence[tuple[int, str]] | None = None) -> dict[str, Any]:
    """The opening of the commitment and the position are secrets until the game is over: keep a running game's file.
    A game that was taken up again needs its whole journal given."""
    data = {
        "orrery": FORMAT,
        "game": session.title.name,
        "rules_version": session.rules,
        "settings": session.settings,
        "names": session.names,
        "people": sorted(session.people),
        "commitment": session.commitment,
        "seed": str(session.seed),
        "salt": session.salt,
        "journal": [[seat, key] for seat, key in (session.journal if journal is None else journal)],
        "seal": session.seal,
        "position": position_of(session),
        "result": result(session) if session.over else [],
    }
    return {**data, "sum": digest(data)}


def result(session: Session) -> list[dict[str, Any]]:
    scores = session.title.scores(session.game)
    return [{"seat": s.seat, "total": s.total, "parts": s.parts, "winner": s.winner} for s in scores]


def position_of(session: Session) -> dict[str, Any]:
    """In the order of the alphabet, so that how a file is spelled does not depend on how a game orders its fields."""
    spelled: dict[str, Any] = json.loads(canonical(dump(session.title, session.game)))
    return spelled


def text_of(data: dict[str, Any]) -> str:
    """Readable, a choice a line, and always the same for the same game, so that any changed byte is found."""
    lines = [f"{json.dumps(name)}: {_field(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _field(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join([json.dumps(item) for item in value]) + "\n]"
    return json.dumps(value)
