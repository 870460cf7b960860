"""New tables from old games: played on from some moment, or brought in as a file."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec

from orrery.bots.levels import usual
from orrery.bots.names import spec_again
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.games import title as find_title
from orrery.play.session import UNDATED, Session
from orrery.play.transcript import BadFile, parse, resume
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import BOT, OVER, PERSON, Move, Record, Seat
from orrery.server.tables import lobby, tokens
from orrery.server.thinking import thoughts
from orrery.server.wire import answers

LONGEST_NAME = 40
Opened = tuple[Record, list[Move], tuple[int, str]]


def fork(record: Record, moves: Sequence[Move], then: Session, seat: int, bot: str, owner: str) -> Opened:
    """The game from that moment on, against bots. While the old one runs, from what the seat knew then."""
    if then.over:
        raise Problem(409, "The game was over there; begin from an earlier move.")
    if seat >= len(record.seats):
        raise Problem(404, f"There is no seat {seat} at this table.")
    seats = seats_against(record, seat, bot, owner)
    if record.status == OVER:
        return again(record, moves[: then.moves], seats)
    twin = then.title.imagine(then.game, seat, Rng(secrets.randbits(64)))
    copy = lobby.blank(then.title, seats, record.settings, secrets.randbits(64), secrets.token_hex(16), record.rules)
    copy.origin = msgspec.json.encode(dump(then.title, twin)).decode()
    return opened(copy, codec.begin(copy))


def seats_against(record: Record, seat: int, bot: str, owner: str) -> list[Seat]:
    seats: list[Seat] = []
    for old in record.seats:
        taken = [s.name for s in seats] + [record.seats[seat].name]
        mine = Seat(old.seat, PERSON, old.name, "", owner)
        sits = bot or old.bot or usual(find_title(record.game))
        seats.append(mine if old.seat == seat else lobby.bot_seat(old.seat, sits, taken))
    return seats


def again(record: Record, moves: Sequence[Move], seats: list[Seat]) -> Opened:
    """With the same shuffle and the same choices so far."""
    title = codec.title_of(record)
    copy = lobby.blank(title, seats, record.settings, int(record.seed), record.salt, record.rules)
    copy.origin = record.origin
    session = codec.begin(copy)
    for move in moves:
        session.choose(move.seat, move.key)
    return opened(copy, session)


def opened(record: Record, session: Session) -> Opened:
    """All that is to be stored of a game that was played elsewhere so far."""
    record.version = 1
    session.chain.dates = [UNDATED for _ in session.chain.dates]
    session.date(1, {})
    codec.note(record, session)
    return record, codec.moves_since(session, 0), codec.snapshot(session)


def imported(raw: bytes, owner: str) -> Opened:
    """The table of a transcript; carried out where it keeps nobody waiting, for anybody may have written the file."""
    try:
        data = parse(raw, "The file")
        session = resume(data, "The file")
    except BadFile as error:
        raise Problem(400, str(error)) from None
    if any(not name or len(name) > LONGEST_NAME for name in session.names):
        raise Problem(400, f"The file cannot be used here: a name has 1 to {LONGEST_NAME} letters.")
    if not session.over and not session.people:
        session.reseat([0])  # somebody has to play on: whoever brings it
    seats = [seat_again(i, name, i in session.people, owner) for i, name in enumerate(session.names)]
    record = lobby.blank(session.title, seats, session.settings, session.seed, session.salt)
    record.rules, record.commitment = session.rules, session.commitment
    return opened(record, session)


def seat_again(i: int, name: str, person: bool, owner: str) -> Seat:
    if person:
        return Seat(i, PERSON, name, "", owner)
    spec = spec_again(name)
    try:
        thoughts.check(spec)
    except ValueError:
        spec = "greedy"
    return Seat(i, BOT, name, spec)


def recovery(expires: float) -> answers.Recovery:
    token = tokens.browser_token()
    return {"token": token, "link": f"/recover/{token}", "expires": time.strftime("%FT%TZ", time.gmtime(expires))}
