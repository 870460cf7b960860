"""Games to rows of the database and back."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from orrery.core.game import Event
from orrery.core.save import dump, load, pack, unpack
from orrery.core.title import RULES, Title
from orrery.games import title as find_title
from orrery.play.session import Session, Snapshot
from orrery.play.transcript import result
from orrery.server.storage.records import BOT, OVER, RUNNING, Move, Record

MENDED = "The rules have been mended since, and the last choices would not be possible any more: go on from here."
RECENT = 60  # events that everybody is shown at first


def title_of(record: Record) -> Title:
    """What is played at the table: with the values that were printed when it began."""
    return find_title(record.game, {**record.settings, RULES: str(record.rules)})


def begin(record: Record) -> Session:
    """The session of a record before its first choice."""
    seed, rules = int(record.seed), record.rules
    session = Session(title_of(record), record.names, record.settings, seed, record.salt, record.people, rules)
    if record.origin:
        game = load(session.title, msgspec.json.decode(record.origin), session.settings)
        game.events = []
        session.take_up(Snapshot(game, 0, session.chain.heads[0], (), "the game has just begun."))
    return session


def take_up(record: Record, position: str, recent: Sequence[Move], later: Sequence[Move]) -> Session:
    """The session of a record: from its last snapshot, with the moves after it made again; up to the first one that the
    rules of today refuse."""
    title = title_of(record)
    if record.rules > title.version:  # what these rules refuse would be taken back
        raise ValueError(f"it is played by rules {record.rules} of {title.title}, which are newer")
    session = begin(record)
    saved = msgspec.json.decode(position)
    game = load(title, saved["position"], session.settings)
    veiled = {int(seat): count for seat, count in saved.get("veiled", {}).items()}
    session.take_up(Snapshot(game, saved["moves"], saved["head"], saved["chosen"], saved["barrier"], veiled))
    session.log = [(move.move, event) for move in recent for event in events_of(move, title)]
    with contextlib.suppress(Exception):  # whatever stops it, a refused choice changes nothing
        make_again(session, later)
    veil(session, recent, later)
    date(session, record)
    return session


def veil(session: Session, recent: Sequence[Move], later: Sequence[Move]) -> None:
    """What others did not count when it was chosen they do not count now, and what they counted stays counted: choices
    behind screens that an older Orrery wrote down were counted by all."""
    session.veil.choices = [(move.move, move.seat) for move in later if move.veiled and move.move <= session.moves]
    for move in recent:
        if move.veiled:
            session.veil.recall(move.move, move.seat)


def make_again(session: Session, moves: Sequence[Move]) -> None:
    for move in moves:
        session.choose_again(move.seat, move.key, move.asked)


def date(session: Session, record: Record) -> None:
    """Count versions as the database does, so that what a client saw before a restart is not taken for newer."""
    session.date(record.version, record.veiled)
    for seat, (ask, new) in session.asked.items():
        session.asked[seat] = (ask, record.asked.get(seat, new))


def snapshot(session: Session) -> tuple[int, str]:
    """The last snapshot, as it is stored."""
    return stored(session, session.snapshot())


def ended(session: Session) -> tuple[int, str]:
    """The last position of a finished game, so that it can be looked at whatever becomes of the rules."""
    moves, veiled = session.moves, session.veil.until(session.moves)
    return stored(session, Snapshot(session.game, moves, *session.chain.until(moves), "the game is over.", veiled))


def stored(session: Session, snapshot: Snapshot) -> tuple[int, str]:
    saved = {
        "moves": snapshot.moves,
        "head": snapshot.head,
        "chosen": sorted(snapshot.chosen),
        "barrier": snapshot.barrier,
        "veiled": snapshot.veiled,
        "position": dump(session.title, snapshot.game),
    }
    return snapshot.moves, msgspec.json.encode(saved).decode()


def note(record: Record, session: Session) -> None:
    """Write down where the session stands."""
    record.version = session.version
    record.moves = session.moves
    record.status = OVER if session.over else RUNNING
    record.asked = {seat: session.asked[seat][1] for seat in session.game.asks}
    record.waiting = session.waiting()
    record.veiled = dict(session.veil.changes)
    record.round = int(getattr(session.game, "round", 0))
    record.due = int(any(record.seats[seat].kind == BOT for seat in session.game.asks))
    if session.over:
        record.scores = result(session)
        record.seal = session.seal


def moves_since(session: Session, kept: int) -> list[Move]:
    """The rows of all choices after so many."""
    brought: dict[int, list[Any]] = {}
    for move, event in reversed(session.log):
        if move <= kept:
            break
        brought.setdefault(move, []).insert(0, packed(event))
    since, veil = kept - session.chain.base, session.veil
    chosen = zip(count(kept + 1), session.journal[since:], session.chain.dates[since:], strict=False)
    return [
        Move(n, who, key, msgspec.json.encode(brought.get(n, [])).decode(), date, veil.hides(n))
        for n, (who, key), date in chosen
    ]


def packed(event: Event) -> list[Any]:
    name, seat, details, private = event
    return [name, seat, [pack(detail) for detail in details], private]


def events_of(move: Move, title: Title) -> list[Event]:
    events: list[Event] = []
    for name, seat, details, private in msgspec.json.decode(move.told):
        with contextlib.suppress(KeyError, TypeError):  # a line about something that is gone is left out
            events.append(title.saving.event((name, seat, tuple(unpack(details, title)), private)))
    return events


def kept(record: Record, moves: Sequence[Move], position: str) -> bytes:
    """A table as it is stored, for whoever may have all of it: readable also where its game is not."""
    seats = [{"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in record.seats]
    facts = {name: getattr(record, name) for name in ("id", "game", "rules", "settings", "seed", "salt", "commitment")}
    more = {name: getattr(record, name) for name in ("status", "created", "updated", "scores", "seal")}
    journal = [[move.seat, move.key] for move in moves]
    snapshot, origin = readable(position), readable(record.origin)
    whole = {"orrery_table": 1, **facts, **more, "seats": seats, "origin": origin, "journal": journal, "mark": snapshot}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def readable(stored: str) -> Any:
    """What is stored as JSON; a text that is damaged is kept as it is, for somebody to mend."""
    try:
        return msgspec.json.decode(stored or "null")
    except msgspec.DecodeError:
        return stored
