"""What a client receives of the past: a moment of it, the score sheet, how it went, and whether it is true."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from orrery.core.account import Entry
from orrery.play.session import Session
from orrery.play.transcript import BadFile, parse, text_of, transcript, verify
from orrery.server.storage import codec
from orrery.server.storage.records import Move, Record
from orrery.server.tables import messages
from orrery.server.tables.replay import Replay
from orrery.server.wire import answers

FILE = "The record of this game"


def state(record: Record, session: Session, seat: int, owner: str, here: Collection[int]) -> answers.TableState:
    """What was to be seen at that moment."""
    return {
        "table": messages.table(record, owner, here),
        "yours": record.seats_of(owner),
        "version": session.version_for(seat),
        "seat": seat,
        "events": messages.news(session, seat, None),
        "since": None,
        "fresh": True,
        **messages.sight(record, session, seat),
        "undo": messages.refused("This is the past."),
        "plea": None,
        "notice": "",
    }


def state_of_all(record: Record, session: Session, owner: str, here: Collection[int]) -> answers.TableState:
    """The same with everybody's cards on the table; for games that are over."""
    seen = state(record, session, -1, owner, here)
    own = [session.title.view(session.game, p.seat)["players"][p.seat] for p in session.game.players]
    return {**seen, "view": {**seen["view"], "players": own}}


def score_sheet(session: Session, log: messages.Log) -> answers.ScoreSheet:
    """Of a game that is over: its final scoring shows what was hidden."""
    scores = messages.scores(session)
    accounts = session.title.scoring.account(session.game, [event for _, event in log])
    return {
        "why": session.title.scoring.why(session.game, [score["name"] for score in scores]),
        "scores": [
            {**score, "lines": [score_line(entry) for entry in mine]}
            for score, mine in zip(scores, accounts, strict=True)
        ],
    }


def score_line(entry: Entry) -> answers.ScoreLine:
    return {
        "source": entry.source,
        "ref": "" if entry.what is None else entry.what.ref,
        "name": "" if entry.what is None else entry.what.name,
        "note": entry.note,
        "times": entry.times,
        "each": entry.each,
        "per": entry.per,
        "points": entry.points,
    }


def course(reel: Replay, viewer: int) -> answers.Course:
    """The round and all totals after each choice, from before the first one on. Both have always lain on the table."""
    scores = codec.title_of(reel.record).scores
    last = reel.veil.moves(len(reel.games) - 1, viewer)
    games = [reel.games[reel.place(viewer, move)] for move in range(last + 1)]
    totals = [[score.total for score in scores(game)] for game in games]
    return {"rounds": [int(game.round) for game in games], "totals": totals}


def checked(record: Record, session: Session, moves: Sequence[Move]) -> answers.Receipt:
    """The file that anybody could download is read and replayed like a stranger's, and its receipt is compared with
    what this table has published."""
    if record.origin:
        return untrue("This game began in the middle of another one, so no receipt can prove it.")
    try:
        text = text_of(transcript(session, [(move.seat, move.key) for move in moves]))
        replayed = verify(parse(text.encode(), FILE), FILE)
    except BadFile as error:
        return untrue(str(error))
    if replayed.commitment != record.commitment:
        return untrue("The shuffle is not the one that was sealed before the first choice.")
    if replayed.seal != record.seal:
        return untrue("The choices are not the ones that were sealed.")
    return {"true": True, "why": "", "choices": len(moves), "seed": str(replayed.seed), "salt": replayed.salt}


def untrue(why: str) -> answers.Receipt:
    return {"true": False, "why": why, "choices": 0, "seed": "", "salt": ""}
