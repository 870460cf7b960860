"""What a client receives: the table, the state as one seat may see it, and the log in linked words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from typing import Any

from orrery.core import sentence
from orrery.core.ask import Thing
from orrery.core.game import Event
from orrery.core.title import RULES, Title
from orrery.core.words import visible
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.server.storage import codec
from orrery.server.storage.codec import RECENT
from orrery.server.storage.records import OVER, Record
from orrery.server.tables import undo_votes
from orrery.server.wire import answers

Log = Sequence[tuple[int, Event]]
WHO = "{who}"  # in a sentence about a seat
WATCHING = "You are only watching."


def title_if_there(record: Record) -> Title | None:
    """A game that is not on the shelf any more keeps its name, and its table stays in the list."""
    try:
        return codec.title_of(record)
    except ValueError:
        return None


@lru_cache(maxsize=4096)
def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def table(record: Record, owner: str, here: Collection[int] = ()) -> answers.TableInfo:
    """The table as the browser of this owner may know it: invitations are for those who sit there."""
    mine = record.seats_of(owner)
    title = title_if_there(record)
    return {
        "id": record.id,
        "game": record.game,
        "title": record.game.capitalize() if title is None else title.title,
        "variant": [] if title is None or title.variant is None else title.variant.lines,
        "status": record.status,
        "invite": record.invite if mine else "",
        "code": record.code if mine else "",
        "commitment": record.commitment,
        "seal": record.seal,
        "seeded": record.seeded,
        "hints": record.hints,
        "judged": title is not None and title.advice.judged,
        "settings": {**record.settings, **(title.older_rules({RULES: str(record.rules)}) if title else {})},
        "created": stamp(record.created),
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "yours": seat.seat in mine,
                "here": seat.seat in here,
            }
            for seat in record.seats
        ],
    }


def line(title: Title, names: Sequence[str], move: int, event: Event, you: int) -> answers.GameEvent:
    """A line of the log, told to the one who is meant by it as such."""
    own = event[1] if event[1] == you else -1
    try:
        said = worded(title, tuple(names), event, own)
    except TypeError:  # a detail that could change is no key
        said = worded.__wrapped__(title, tuple(names), event, own)
    return {"move": move, **said}


@lru_cache(maxsize=4096)
def worded(title: Title, names: tuple[str, ...], event: Event, you: int) -> answers.Happening:
    """The same for all others who may read it, and again and again: to put it into words costs more than to send it."""
    name, seat, details, _ = event
    parts = title.words.sentence(event, names, you)
    return {
        "event": name,
        "seat": seat,
        "refs": sentence.refs(parts),
        "details": [plain(detail) for detail in details],
        "text": sentence.plain(parts),
        "parts": parts,
        "says_who": WHO in title.words.events[name],
    }


def plain(detail: Any) -> Any:
    if isinstance(detail, Thing):
        return detail.ref
    return [plain(item) for item in detail] if isinstance(detail, (tuple, list)) else detail


def lines(
    title: Title, names: Sequence[str], log: Log, seat: int, number: Callable[[int], int] = int, you: int = -1
) -> list[answers.GameEvent]:
    """Those this seat may read, with the moves numbered as it counts them; whoever sits at `you` is spoken to."""
    return [line(title, names, number(move), event, you) for move, event in log if visible([event], seat)]


def news(session: Session, seat: int, since: int | None) -> list[answers.GameEvent]:
    """The lines after the move up to which a client knows the log; the last ones for one who knows nothing."""
    start = max(0, len(session.log) - 4 * RECENT) if since is None else len(session.log)
    while since is not None and start and session.moves_for(seat, session.log[start - 1][0]) > since:
        start -= 1
    whole = session.over and since is None  # everything is open then, and one counts like the other
    number = int if whole else cache(partial(session.moves_for, seat))
    found = lines(session.title, session.names, session.log[start:], seat, number, seat)
    return found[-RECENT:] if since is None else found


def sight(record: Record, session: Session | None, seat: int) -> answers.Sight:
    """All of the state that depends on the seat and nothing else."""
    if session is None:
        undo = refused(WATCHING)
        return {"view": None, "finals": [], "losses": [], "undo": undo, "scores": None, "plea": None, "notice": ""}
    why = session.why_no_undo(seat) if seat >= 0 else WATCHING
    ask = seat >= 0 and bool(why) and not undo_votes.why_not(record, session, seat)
    finals, losses = session.finality(seat) if seat in session.game.asks else ([], [])
    return {
        "view": session.view(seat),
        "finals": finals,
        "losses": losses,
        "undo": {"can": not why, "why": why, "ask": ask},
        "scores": scores(session) if session.over else None,
        "plea": undo_votes.plea_for(record, session, seat),
        "notice": record.notice,
    }


def foretold(session: Session, seat: int, key: str) -> answers.Foretold:
    """An option before it is chosen."""
    meaning, vain, events, marks = session.foretell(seat, key)
    move = session.moves_for(seat) + 1
    told = [line(session.title, session.names, move, event, seat) for event in events]
    return {"meaning": meaning, "vain": vain, "events": told, "marks": marks}


def refused(why: str) -> answers.Undoing:
    return {"can": False, "why": why, "ask": False}


def scores(session: Session) -> list[answers.Score]:
    return [
        {"seat": s.seat, "name": session.name(s.seat), "total": s.total, "parts": s.parts, "winner": s.winner}
        for s in session.title.scores(session.game)
    ]


def mine(record: Record, owner: str) -> answers.MyTable:
    """A line of the list of one's own tables."""
    own = record.seats_of(owner)
    names = [seat.name for seat in record.seats]
    winners = [names[s["seat"]] if s["seat"] < len(names) else "" for s in record.scores if s["winner"]]
    return {
        "table": table(record, owner),
        "your_turn": any(seat in own for seat in record.waiting),
        "waiting_for": [names[seat] for seat in record.waiting],
        "round": record.round,
        "result": [{"seat": s["seat"], "total": s["total"], "winner": s["winner"]} for s in record.scores],
        "winners": winners if record.status == OVER else [],
        "margin": margin(record, own) if record.status == OVER else "",
        "updated": stamp(record.updated),
    }


def margin(record: Record, own: Collection[int]) -> str:
    """What lies between oneself and the best of the others; nothing for several seats, or where nobody else played."""
    mine = [score["total"] for score in record.scores if score["seat"] in own]
    others = [score["total"] for score in record.scores if score["seat"] not in own]
    if len(mine) != 1 or not others:
        return ""
    try:
        return find_title(record.game).scoring.apart(max(mine[0], *others), min(mine[0], max(others)))
    except ValueError:  # a game that is not on the shelf any more
        return ""
