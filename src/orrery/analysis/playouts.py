"""Two ways played out to the end of the game, in games dealt anew that both share: what really comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from orrery.analysis.reasons import LENGTH, RIVALS
from orrery.core.game import Event
from orrery.core.rng import Rng
from orrery.minds.judgement import Asked, Judge, reached
from orrery.minds.lines import Path
from orrery.minds.net import RIVAL, ROUNDS, SOURCES, Floats
from orrery.minds.turns import Beam

Journal = list[tuple[int, int]]  # who chose which option
TURNS: Final = 2000  # of everybody, after which a game is broken off


def pairs(
    judge: Judge, g: Any, seat: int, paths: tuple[Path, Path], past: Sequence[Event], rng: Rng, deals: int
) -> list[dict[str, float]]:
    """By deal: by how much the first way came out ahead of the second, by source, for the strongest rival (`rival`) and
    in rounds (`rounds`)."""
    worlds = [judge.title.advice.undecided(judge.title.imagine(g, seat, rng), seat) for _ in range(deals)]
    starts = [world for world in worlds for _ in paths]
    journals = to_the_end(judge, starts, seat, [path for _ in worlds for path in paths])
    ends = [outcome(judge, start, seat, past, journal) for start, journal in zip(starts, journals, strict=True)]
    return [
        {name: first[name] - second[name] for name in first}
        for first, second in zip(ends[::2], ends[1::2], strict=True)
    ]


def played_out(judge: Judge, g: Any, seat: int, paths: Sequence[Path], rng: Rng, deals: int) -> Floats:
    """By deal and path: what came of each way, laid out as a net says what it expects. All paths meet the same deals.
    What was before is the same for all of them, and need not be known."""
    worlds = [judge.title.advice.undecided(judge.title.imagine(g, seat, rng), seat) for _ in range(deals)]
    starts = [world for world in worlds for _ in paths]
    journals = to_the_end(judge, starts, seat, [path for _ in worlds for path in paths])
    rows = np.zeros((len(starts), judge.net.outputs), np.float32)
    for row, start, journal in zip(rows, starts, journals, strict=True):
        end = outcome(judge, start, seat, (), journal)
        row[RIVAL], row[ROUNDS] = end[RIVALS] / judge.net.unit, end[LENGTH]
        row[SOURCES:] = [end[name] / judge.net.unit for name in judge.title.advice.sources]
    return rows.reshape(deals, len(paths), -1)


def to_the_end(judge: Judge, starts: Sequence[Any], seat: int, paths: Sequence[Path]) -> list[Journal]:
    """The seat goes its way, then all play by the net, in lockstep."""
    beam = Beam(judge.title.advice, 1, 6, 1)
    games = [start.copy() for start in starts]
    journals: list[Journal] = [[] for _ in games]
    for g, path, journal in zip(games, paths, journals, strict=True):
        follow(g, seat, path, journal)
    for _ in range(TURNS):
        alive = [i for i, g in enumerate(games) if g.asks]
        if not alive:
            break
        movers = [min(games[i].asks) for i in alive]
        asked = [Asked(who, games[i], beam.turn_ends(games[i], who)) for i, who in zip(alive, movers, strict=True)]
        merit, at = judge.see(asked).merit, 0
        for i, one in zip(alive, asked, strict=True):
            best = int(merit[at : at + len(one.lines)].argmax())
            at += len(one.lines)
            follow(games[i], one.seat, one.lines[best].path, journals[i])
    return journals


def follow(g: Any, seat: int, path: Path, journal: Journal) -> None:
    for number in path:
        if seat not in g.asks or number >= g.asks[seat].count:
            break
        journal.append((seat, number))
        g.choose(seat, number)


def outcome(judge: Judge, start: Any, seat: int, past: Sequence[Event], journal: Journal) -> Mapping[str, float]:
    """Played once more, for where points came from is told by the whole story."""
    title, g = judge.title, start.copy()
    g.events = [*past]
    for who, number in journal:
        g.choose(who, number)
    account = title.scoring.account(g, g.events)[seat]
    sources = {
        name: float(sum([entry.points for entry in account if entry.source == name])) for name in title.advice.sources
    }
    rival = max([reached(title, g, score) for score in title.scores(g) if score.seat != seat], default=0.0)
    return {**sources, RIVALS: rival, LENGTH: float(g.round)}
