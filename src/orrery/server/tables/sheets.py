"""What the score sheet shows: where every point came from, who won and why, and how the scores went."""

from __future__ import annotations

from typing import Any

from orrery.core.account import Entry
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.server.tables import telling
from orrery.server.tables.replay import Reel


def sheet(session: Session, log: telling.Log) -> dict[str, Any]:
    """Of a game that is over: its final scoring shows what was hidden."""
    scores = telling.scores(session)
    lines = session.title.scoring.account(session.game, [event for _, event in log])
    return {
        "why": session.title.scoring.why(session.game, [score["name"] for score in scores]),
        "scores": [
            {**score, "lines": [line(entry) for entry in mine]} for score, mine in zip(scores, lines, strict=True)
        ],
    }


def line(entry: Entry) -> dict[str, Any]:
    return {
        "source": entry.source,
        "ref": "" if entry.what is None else entry.what.ref,
        "name": "" if entry.what is None else entry.what.name,
        "note": entry.note,
        "times": entry.times,
        "each": entry.each,
        "points": entry.points,
    }


def course(reel: Reel) -> dict[str, Any]:
    """The round and all totals after each choice, from before the first one on. Both have always lain on the table."""
    scores = find_title(reel.record.game).scores
    totals = [[score.total for score in scores(game)] for game in reel.games]
    return {"rounds": [int(game.round) for game in reel.games], "totals": totals}
