"""Whether a file is true, so that its game can be believed and played on."""

from __future__ import annotations

import json
from typing import Any

from orrery.core.save import BadSave, dump, load, respelled
from orrery.core.title import VARIANT
from orrery.play.position import admit
from orrery.play.receipt import canonical
from orrery.play.session import Session
from orrery.play.transcript.contents import position_of, result
from orrery.play.transcript.reading import BadFile
from orrery.play.transcript.replaying import replay, start


def verify(data: dict[str, Any], name: str) -> Session:
    """Replay everything and check it against the receipt; a sentence says what is not true."""
    session = replay(data, name)
    if session.seal != data["seal"]:
        raise BadFile(f"{name} is not true: its players or its choices are not the ones that were sealed.")
    if not well_spelled(session, data):
        raise BadFile(f"{name} is not true: it was not written by Orrery, although it means the same.")
    if not same_position(session, data["position"]):
        raise BadFile(f"{name} is not true: its choices do not lead to its position.")
    if json.dumps(result(session) if session.over else []) != json.dumps(data["result"]):
        raise BadFile(f"{name} is not true: its result is not the one that was played.")
    return session


def well_spelled(session: Session, data: dict[str, Any]) -> bool:
    """Whether people and settings stand as we write them. A file from before a switch was thought of lacks it."""
    named = list(data["settings"])
    today = session.rules == session.title.version
    lacking = [s.name for s in session.title.rules.switches if today and not s.later and s.name not in named]
    in_order = named == [name for name in session.settings if name in named]
    in_order = in_order and data["settings"].get(VARIANT) == session.settings.get(VARIANT)
    return data["people"] == sorted(session.people) and in_order and not lacking


def same_position(session: Session, position: dict[str, Any]) -> bool:
    """Written exactly as it would be written today, but for what has been renamed since: a position that only means
    the same was written by somebody else. One of older rules may have had other parts, so games are compared; a
    question may offer more than it did then, and follows from the rest."""
    played = position_of(session)
    if session.rules == session.title.version:
        return json.dumps(respelled(position, session.title)) == json.dumps(played)
    try:
        saved = dump(session.title, load(session.title, position, session.settings))
    except (BadSave, TypeError):
        return False
    saved["asks"] = played["asks"]
    return canonical(saved) == canonical(played)


def resume(data: dict[str, Any], name: str) -> Session:
    """Play on from the position in the file, which outlives changes of the rules; under the same rules the whole
    journal must lead to it."""
    session = start(data, name)
    if session.title.plays(session.rules):
        return verify(data, name)
    players = len(session.game.players)  # an opponent whom the game itself plays is one of them
    try:
        session.game = admit(session.title, data["position"], session.settings)
    except BadSave as error:
        raise BadFile(f"{name}: {error}") from None
    if len(session.game.players) != players:
        raise BadFile(f"{name} is damaged or was edited: its position is not one of {len(session.names)} players.")
    check_journal(session, data["journal"], name)
    session.adopt([(seat, key) for seat, key in data["journal"]])
    if session.seal != data["seal"]:
        raise BadFile(f"{name} is not true: its players or its choices are not the ones that were sealed.")
    if not fits(session, data["result"]):
        raise BadFile(f"{name} is not true: its result is not one of its position.")
    return session


def check_journal(session: Session, journal: list[Any], name: str) -> None:
    """What was chosen under older rules may be refused by those of today, but everything that was chosen has a name."""
    for number, (_, key) in enumerate(journal, 1):
        if session.title.option(key) is None:
            raise BadFile(f"{name}: choice {number} is none that {session.title.title} ever offers.")


def fits(session: Session, claimed: list[Any]) -> bool:
    """Older rules may have counted otherwise, but never for others than those who played, and only at the end."""
    if not session.over:
        return claimed == []
    scores = result(session)
    if len(claimed) != len(scores) or not all(type(one) is dict and list(one) == list(scores[0]) for one in claimed):
        return False
    kinds = [[type(value) for value in score.values()] for score in claimed]
    return kinds == [[type(value) for value in score.values()] for score in scores] and [
        one["seat"] for one in claimed
    ] == [score["seat"] for score in scores]
