"""Hints, chances and analyses, worked out in processes of their own.

What is for one seat is worked out from a game imagined from what that seat may know, never from the real one.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games import title as find_title
from orrery.play.foresight import let_bots_finish
from orrery.play.receipt import digest
from orrery.play.session import Session
from orrery.server.storage import codec
from orrery.server.storage.records import OVER, Move, Record
from orrery.server.thinking.process import note


class Looking(msgspec.Struct):
    """A position as one seat knows it."""

    game: str
    settings: dict[str, str]
    seat: int
    seed: int
    position: dict[str, Any]
    depth: int = 0


class Trying(Looking):
    """And a choice there, to be compared with a better way."""

    better: list[str] = []
    key: str = ""


class Past(msgspec.Struct):
    """A game to be analysed: a finished one, or a running one as one seat knows it."""

    record: Record
    moves: list[Move]
    seat: int


def looking(session: Session, seat: int, depth: int = 0) -> bytes:
    return msgspec.json.encode(Looking(*known(session, seat), depth))


def trying(session: Session, seat: int, better: list[str], key: str) -> bytes:
    return msgspec.json.encode(Trying(*known(session, seat), better=better, key=key))


def known(session: Session, seat: int) -> tuple[str, dict[str, str], int, int, dict[str, Any]]:
    """Imagining once more from an imagined game gives the same as from the real one. The seed is nobody's secret."""
    seed = int(digest([session.commitment, seat, session.moves_for(seat)])[:12], 16)
    game = session.game.copy()
    let_bots_finish(session.title, game, session.people)
    imagined = session.title.imagine(game, seat, Rng(seed))
    return session.title.name, session.settings, seat, seed, dump(session.title, imagined)


def hint(data: bytes) -> dict[str, Any]:
    """In the other process: the ideas at this depth, who judged, and whether a deeper look is to be had."""
    from orrery.analysis.hints import DEEPEST, hints  # numpy is loaded only where somebody asks for it
    from orrery.analysis.judging import judge_for

    task = msgspec.json.decode(data, type=Looking)
    title = find_title(task.game, task.settings)
    game = load(title, task.position, task.settings)
    found: list[Any] = []
    for depth, ideas in enumerate(hints(title, game, task.seat, task.seed, why=task.depth)):
        found = ideas
        if depth >= task.depth:
            break
    more = task.depth < DEEPEST and len(found) > 1
    return {"depth": task.depth, "more": more, "judge": judge_for(title)[1], "ideas": found}


def tried(data: bytes) -> dict[str, Any]:
    """In the other process: what a choice gives away against a better way."""
    from orrery.analysis.tried import tried as weighed

    task = msgspec.json.decode(data, type=Trying)
    title = find_title(task.game, task.settings)
    game = load(title, task.position, task.settings)
    return dict(weighed(title, game, task.seat, task.seed, task.better, task.key))


def chances(data: bytes) -> dict[str, Any]:
    """In the other process: what whoever looks may think of everybody's chances."""
    from orrery.analysis.judging import everybodys, judge_for

    task = msgspec.json.decode(data, type=Looking)
    title = find_title(task.game, task.settings)
    game = load(title, task.position, task.settings)
    return {"chances": everybodys(title, game, task.seat, task.seed), "judge": judge_for(title)[1]}


def analyse(data: bytes, slot: int = -1) -> bytes:
    """In the other process: the analysis, as it is kept and sent."""
    from orrery.analysis.analysing import analyse as analysed
    from orrery.analysis.played import played, seen_by

    past = msgspec.json.decode(data, type=Past)
    game = played(codec.begin(past.record), [(move.seat, move.key) for move in past.moves])
    if past.record.status != OVER:
        game = seen_by(game, past.seat, {move.move for move in past.moves if move.veiled})
    return msgspec.json.encode(analysed(game, partial(note, slot, 1)))
