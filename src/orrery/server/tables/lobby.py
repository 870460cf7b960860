"""Before the game: who sits where."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec

from orrery.bots.levels import usual
from orrery.bots.names import free_name
from orrery.core.title import RULES, Title
from orrery.games import title as find_title
from orrery.play.receipt import commitment
from orrery.play.session import Session
from orrery.play.trial import admitted
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import BOT, OPEN, PERSON, VACANT, Record, Seat
from orrery.server.tables import tokens
from orrery.server.thinking import thoughts
from orrery.server.wire.requests import Wish

LONGEST_NAME = 20


def new_record(
    game: str,
    wishes: Sequence[Wish],
    settings: Mapping[str, str],
    seed: str | None,
    owner: str,
    hints: bool = False,
) -> Record:
    """A table nobody has played at yet; whatever is wrong with the wishes is said in a sentence."""
    try:
        title = admitted(title_of(game), settings)
        chosen = title.settings(settings)
    except ValueError as error:
        raise Problem(400, str(error)) from None
    if len(wishes) not in title.seats:
        first, last = title.seats[0], title.seats[-1]
        raise Problem(400, f"{title.title} is for {first} to {last} players, not {len(wishes)}; change the seats.")
    if all(wish.kind == "bot" for wish in wishes):
        raise Problem(400, "Somebody has to play: keep a seat for yourself or for a friend.")
    record = blank(title, seated(wishes, owner), chosen, number(seed), secrets.token_hex(16))
    record.seeded = bool(seed)
    record.hints = hints
    return record


def blank(
    title: Title, seats: list[Seat], settings: Mapping[str, str], seed: int, salt: str, rules: int | None = None
) -> Record:
    """A table of today's rules, or of older ones that a game of before has to go on by."""
    now = time.time()
    version = title.version if rules is None else rules
    known = {**settings, **title.older_rules({RULES: str(version)})}
    chosen = title.settings(known, version)  # what was stored before the game got another switch lacks it
    return Record(
        id=tokens.table_id(),
        game=title.name,
        rules=version,
        settings=chosen,
        seed=str(seed),
        salt=salt,
        commitment=commitment(seed, salt, title.name, version, len(seats), title.picked(chosen, version)),
        invite=tokens.invitation(),
        code=tokens.code(),
        created=now,
        updated=now,
        seats=seats,
    )


def title_of(game: str) -> Title:
    try:
        return find_title(game)
    except ValueError as error:
        raise Problem(404, str(error)) from None


def number(seed: str | None) -> int:
    if seed is None or seed == "":
        return secrets.randbits(64)
    if not seed.isascii() or not seed.isdigit() or len(seed) > 20 or int(seed) >= 1 << 64:
        raise Problem(400, "A seed is a number of at most 64 bits, written in digits; leave it out for a random one.")
    return int(seed)


def seated(wishes: Sequence[Wish], owner: str) -> list[Seat]:
    seats: list[Seat] = []
    for i, wish in enumerate(wishes):
        taken = [seat.name for seat in seats] + [other.name for other in wishes[i + 1 :] if other.name]
        if wish.kind == "bot":
            seats.append(bot_seat(i, wish.bot, taken))
        elif wish.kind == "friend":
            seats.append(Seat(i, VACANT, ""))
        else:
            seats.append(Seat(i, PERSON, person_name(wish.name or f"Player {i + 1}", taken), "", owner))
    return seats


def bot_seat(i: int, spec: str, taken: Sequence[str]) -> Seat:
    try:
        thoughts.check(spec)
    except ValueError as error:
        raise Problem(400, str(error)) from None
    return Seat(i, BOT, free_name(spec, taken), spec)


def person_name(name: str, taken: Sequence[str]) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Problem(400, f"A name has 1 to {LONGEST_NAME} ordinary letters; choose another.")
    if name in taken:
        raise Problem(400, f"Somebody here is already called {name}; choose another name.")
    return name


def take(record: Record, seat: int | None, name: str, owner: str) -> Record:
    """The record after somebody took an open seat: this one, or the first."""
    vacant = [s.seat for s in record.seats if s.kind == VACANT]
    if record.status != OPEN or not vacant:
        raise Problem(409, "All seats of this table are taken; you can watch, or open a table of your own.")
    wanted = vacant[0] if seat is None else seat
    if wanted not in vacant:
        raise Problem(409, f"That seat is not free; free are {', '.join([str(s) for s in vacant])}.")
    taken = [s.name for s in record.seats if s.name]
    seats = list(record.seats)
    seats[wanted] = Seat(wanted, PERSON, person_name(name, taken), "", owner)
    return msgspec.structs.replace(record, seats=seats)


def filled(record: Record, bot: str) -> Record:
    """The record with bots in all open seats."""
    if record.status != OPEN:
        raise Problem(409, "The game has begun already; nobody is missing.")
    seats = list(record.seats)
    for i, seat in enumerate(seats):
        if seat.kind == VACANT:
            seats[i] = bot_seat(i, bot or usual(find_title(record.game)), [s.name for s in seats if s.name])
    return msgspec.structs.replace(record, seats=seats)


def begun(record: Record) -> tuple[Record, Session | None, tuple[int, str] | None]:
    """If nobody is missing, the game with its first position; the record says which version this is."""
    record = msgspec.structs.replace(record, version=record.version + 1, updated=time.time())
    if any(seat.kind == VACANT for seat in record.seats):
        return record, None, None
    session = codec.begin(record)
    session.date(record.version, {})
    codec.note(record, session)
    return record, session, codec.snapshot(session)
