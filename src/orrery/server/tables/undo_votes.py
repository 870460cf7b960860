"""Taking back what undo no longer reaches: only if everybody else at the table agrees. Bots have nothing against it."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.play.session import Session
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import RUNNING, Move, Plea, Record
from orrery.server.wire import answers


def others(record: Record, seat: int) -> list[int]:
    """Who has to agree."""
    return [person for person in record.people if person != seat]


def why_not(record: Record, session: Session, seat: int) -> str:
    """Why the others cannot be asked; nothing when they can."""
    if record.status != RUNNING:
        return "The game is over; nothing of it is taken back any more."
    if record.plea is not None:
        return f"{record.names[record.plea.seat]} has asked already; wait for the answers."
    if not session.why_no_undo(seat):
        return "You need not ask for that: you can take it back yourself."
    if not session.has_chosen(seat):
        return "There is nothing to take back: you have not chosen anything yet."
    if not others(record, seat):
        return "Nobody else is here to agree; in the replay you can play on from any earlier moment instead."
    if not session.title.plays(session.rules):
        return "The game was begun under older rules: it can be played on, but not be taken back so far."
    return ""


def plead(record: Record, session: Session, seat: int, last: int) -> Plea:
    """To take back this seat's last choice, and all that came after it."""
    refused = why_not(record, session, seat)
    if refused:
        raise Problem(409, refused)
    return Plea(seat, last - 1, [])


def answered(record: Record, seat: int, yes: bool) -> Plea | None:
    """The plea after this answer; None when it was refused or withdrawn."""
    plea = record.plea
    if plea is None:
        raise Problem(409, "Nobody asks for anything just now; the table has moved on.")
    if not yes:
        return None
    if seat == plea.seat:
        raise Problem(409, "You have asked; the others have to answer.")
    return Plea(plea.seat, plea.kept, sorted({*plea.agreed, seat}))


def granted(record: Record, plea: Plea) -> bool:
    return set(others(record, plea.seat)) <= set(plea.agreed)


def rewound(record: Record, moves: Sequence[Move]) -> Session:
    """The game after only these moves."""
    session = codec.begin(record)
    codec.make_again(session, moves)
    session.shorten_log(4 * codec.RECENT)
    session.date(record.version + 1, record.veiled)
    return session


def plea_for(record: Record, session: Session, viewer: int) -> answers.Plea | None:
    """What a seat is sent of it; which choice it was may be a secret."""
    plea = record.plea
    if plea is None:
        return None
    waiting = [seat for seat in others(record, plea.seat) if seat not in plea.agreed]
    back = session.moves_for(viewer) - session.moves_for(viewer, plea.kept)
    return {"seat": plea.seat, "back": back, "agreed": plea.agreed, "waiting_for": waiting}
