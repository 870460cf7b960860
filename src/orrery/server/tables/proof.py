"""Whether a finished game is true: what `orrery verify` would say of its file, said here."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.play.session import Session
from orrery.play.transcript import BadFile, parse, text_of, transcript, verify
from orrery.server.storage.records import Move, Record
from orrery.server.wire import answers

FILE = "The record of this game"


def checked(record: Record, session: Session, moves: Sequence[Move]) -> answers.Receipt:
    """The file that anybody could download is read and replayed like a stranger's, and its receipt is compared with
    what this table has published."""
    if record.origin:
        return failed("This game began in the middle of another one, so no receipt can prove it.")
    try:
        text = text_of(transcript(session, [(move.seat, move.key) for move in moves]))
        replayed = verify(parse(text.encode(), FILE), FILE)
    except BadFile as error:
        return failed(str(error))
    if replayed.commitment != record.commitment:
        return failed("The shuffle is not the one that was sealed before the first choice.")
    if replayed.seal != record.seal:
        return failed("The choices are not the ones that were sealed.")
    return {"true": True, "why": "", "choices": len(moves), "seed": str(replayed.seed), "salt": replayed.salt}


def failed(why: str) -> answers.Receipt:
    return {"true": False, "why": why, "choices": 0, "seed": "", "salt": ""}
