"""Whether hints and analyses tell the truth, a position or a game at a time: what each leaves is one line of data."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from orrery.analysis.analysing import examined
from orrery.analysis.choices import DEALS
from orrery.analysis.follower import Follower
from orrery.analysis.hints import DEEPEST, hints
from orrery.analysis.judging import judge_for, played_on, spread
from orrery.analysis.played import Played
from orrery.analysis.playouts import pairs
from orrery.analysis.reasons import picked_of
from orrery.analysis.samples import mixed_game, played_by, story
from orrery.analysis.slips import BLUNDER, MISTAKE, slips
from orrery.analysis.tried import path_of
from orrery.bots.ahead import mind
from orrery.core.rng import Rng
from orrery.games import title as find_title
from orrery.minds.judgement import result
from orrery.minds.net import WIN

AGAIN: Final = 10  # times the thinking
POSITIONS: Final = 4  # of a game: to play it takes as long as to look at one of them
BATCH: Final = 16  # deals that are played out at a time
SURE: Final = 2.6  # times its standard error by which a mean is off zero for no more deals to be needed
Proof = dict[str, Any]


class Job(NamedTuple):
    game: str
    seed: int
    most: int = 256  # deals in which both ways are played out


def reasons(nothing: None, job: Job) -> Proof:
    """At a few choices of some game: the signs of the reasons for the first idea over the second, and those of what
    comes of both when they are played out."""
    game = mixed_game(find_title(job.game), job.seed)
    chance = Rng(job.seed ^ 0x7265)
    several = [at for at, step in enumerate(game.taken) if step.before.asks[step.seat].count > 1]
    moves = sorted({several[chance.below(len(several))] for _ in range(POSITIONS)})
    told_there = [{"move": at + 1, "reasons": borne_out(game, at, job, chance)} for at in moves]
    return {"seed": job.seed, "positions": told_there}


def borne_out(game: Played, at: int, job: Job, chance: Rng) -> list[Proof]:
    title, step = game.title, game.taken[at]
    found = [
        ideas
        for _, ideas in zip(
            range(DEEPEST + 1), hints(title, step.before, step.seat, job.seed ^ at << 20, why=DEEPEST), strict=True
        )
    ][-1]
    said = picked_of(title, found[0]["gains"]) if len(found) > 1 else []
    if not said:
        return []
    judge, _ = judge_for(title)
    first, second = [path_of(step.before, step.seat, [one["key"] for one in idea["steps"]]) for idea in found[:2]]
    past, seen, names = story(game, at), list[dict[str, float]](), [gain["source"] for gain in said]
    while len(seen) < job.most:
        seen += pairs(judge, step.before, step.seat, (first, second), past, chance, BATCH)
        if len(seen) > BATCH and all(abs(mean) > SURE * error for mean, error in [means(seen, name) for name in names]):
            break
    proofs: list[Proof] = []
    for gain in said:
        mean, error = means(seen, gain["source"])
        sure = abs(mean) > 1.96 * error
        agrees = (mean > 0) == (gain["amount"] > 0)
        verdict = "agrees" if agrees and sure else "contradicts" if sure else "open"
        proofs.append({**gain, "mean": mean, "off": error, "pairs": len(seen), "same": agrees, "verdict": verdict})
    return proofs


def means(seen: list[dict[str, float]], name: str) -> tuple[float, float]:
    """And its standard error."""
    values = np.array([one[name] for one in seen])
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))


def blunders(nothing: None, job: Job) -> Proof:
    """Of a whole game: what every blunder gives away when it is thought about ten times as long."""
    title = find_title(job.game)
    game = mixed_game(title, job.seed)
    judge, _ = judge_for(title)
    weighed, _, changes = examined(judge, game)
    proof: Proof = {"seed": job.seed, "choices": len(game.taken), "blunders": []}
    for slip in slips(judge, game, weighed, changes, ends=0):
        at = slip["move"] - 1
        one, step = weighed[at], game.taken[at]
        if slip["kind"] != "blunder" or one is None:
            continue
        rng = Rng(game.seed ^ at << 32 ^ AGAIN)
        deals = played_on(judge, step.before, step.seat, [one.best.path, one.taken.path], rng, DEALS * AGAIN)
        won = deals[:, 0, WIN] - deals[:, 1, WIN]
        scale = slip["given"] / one.given
        again, error = float(won.mean()) * scale, float(spread(won)) * scale
        proof["blunders"].append(
            {
                "move": slip["move"],
                "given": slip["given"],
                "again": again,
                "error": error,
                "confirmed": again >= MISTAKE and again > error,
                "still": again >= BLUNDER,
            }
        )
    return proof


def following(nothing: None, job: Job) -> Proof:
    """Both seatings of a deal: one novice does what the first hint says, the other what it thinks."""
    title = find_title(job.game)
    wins: list[float] = []
    for seat in (0, 1):
        bots = [Follower(job.seed) if n == seat else mind("novice", job.seed + n) for n in (0, 1)]
        end = played_by(title, bots, job.seed).end
        wins.append(float(result(title, end, seat, 1.0)[2]))
    return {"seed": job.seed, "wins": wins}
