"""What we want of a game, measured: each goal holds, fails, or cannot be told from so few games."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final, Optional

from orrery.bots.levels import LEVELS
from orrery.core.study import Study
from orrery.lab.report.estimates import Estimate
from orrery.lab.report.facts import Count, Goal, Report
from orrery.lab.report.goals_of_pieces import causes, content
from orrery.lab.report.section import interval, plain, shift
from orrery.lab.report.verdict import OPEN, verdict

EVEN: Final = {2: 0.03}  # by so much a place in turn order may be better or worse
EVEN_OF_MANY: Final = 0.04
SOURCE, SOURCE_LEADER = 0.35, 0.75
HALF_TIME: Final = (0.55, 0.75)
CHANGED: Final = 0.5
DECISIONS: Final = 0.2
CASUAL, STRONG = ("learner", "greedy"), ("expert", "master")
ALONE: Final = {**dict.fromkeys(CASUAL, (0.3, 0.5)), **dict.fromkeys(STRONG, (0.9, 1.0))}
SKILL: Final = 0.65
COST: Final = 0.1  # that what makes a game harder takes of the chance to win


def goals(report: Report, study: Study, other: Optional[Report] = None) -> list[Goal]:
    """`other` is a run of the game as it was, to be compared with."""
    found: list[Goal] = []
    before = {count.players: count for count in other.counts} if other else {}
    for count in report.counts:
        found += [*order(count), *skill(count), *alone(count), *sources(count), *lead(count)]
        found += [*length(count, study, before.get(count.players)), *content(count)]
    return [*found, *harder(report, study, other), *causes(report)]


def shares(what: str, count: Count, aim: str, one: Optional[Estimate], low: float, high: float) -> Goal:
    measured, span, _ = interval(one)
    n = 0 if one is None else one.n
    said = verdict(one, low, high)
    return Goal(what=what, players=count.players, aim=aim, measured=measured, interval=span, n=n, verdict=said)


def order(count: Count) -> Iterable[Goal]:
    if count.players > 1:
        by = EVEN.get(count.players, EVEN_OF_MANY)
        aim = f"{count.even:.1%} ± {100 * by:.0f} points"
        for turn, one in enumerate(count.turns, 1):
            yield shares(f"place {turn} in turn order wins", count, aim, one, count.even - by, count.even + by)


def skill(count: Count) -> Iterable[Goal]:
    """Where two levels that follow each other have played."""
    ladder = [level for level in LEVELS if level in count.bots]
    if count.players == 2 and len(ladder) == len(count.bots) == 2:
        weaker, stronger = ladder
        if list(LEVELS).index(stronger) - list(LEVELS).index(weaker) == 1:
            what = f"{stronger} against {weaker}"
            yield shares(what, count, f"at least {SKILL:.0%}", count.bots[stronger], SKILL, 1.0)


def alone(count: Count) -> Iterable[Goal]:
    for bot, one in count.bots.items() if count.players == 1 else ():
        if bot in ALONE:
            low, high = ALONE[bot]
            aim = f"{low:.0%} to {high:.0%}" if high < 1.0 else f"at least {low:.0%}"
            yield shares(f"{bot} alone wins", count, aim, one, low, high)


def sources(count: Count) -> Iterable[Goal]:
    """Of games that are won by adding up."""
    for source in count.sources if count.added else ():
        aim = f"at most {SOURCE:.0%} of a winner's points"
        yield shares(f"points from {source.name}", count, aim, source.share, -inf, SOURCE)
        if source.leader is not None and count.players > 1:
            what = f"who has most from {source.name} wins"
            yield shares(what, count, f"at most {SOURCE_LEADER:.0%}", source.leader, 0.0, SOURCE_LEADER)


def lead(count: Count) -> Iterable[Goal]:
    if count.players > 1:
        low, high = HALF_TIME
        yield shares("ahead at half-time wins", count, f"{low:.0%} to {high:.0%}", count.lead.half, low, high)
        aim = f"at least {CHANGED:.0%} of the games"
        yield shares("the lead changes", count, aim, count.lead.changed, CHANGED, 1.0)


def length(count: Count, study: Study, before: Optional[Count]) -> Iterable[Goal]:
    low, high = study.rounds
    if high:
        aim = f"{low} to {high}" if low < high else str(low)
        yield amount("rounds of a game", count, aim, count.length, low, high)
    each = count.decisions.each
    if before is not None:
        was = before.decisions.each.value
        least, most = was * (1.0 - DECISIONS), was * (1.0 + DECISIONS)
        yield amount("decisions of a player", count, f"{least:.0f} to {most:.0f}", each, least, most)
    else:
        made = amount("decisions of a player", count, f"within {DECISIONS:.0%} of before", each, inf, -inf)
        made.verdict, made.about = OPEN, "compare with --against a run of the game as it was"
        yield made


def amount(what: str, count: Count, aim: str, one: Estimate, low: float, high: float) -> Goal:
    measured, span, _ = plain(one)
    said = verdict(one, low, high)
    return Goal(what=what, players=count.players, aim=aim, measured=measured, interval=span, n=one.n, verdict=said)


def harder(report: Report, study: Study, other: Optional[Report]) -> Iterable[Goal]:
    """What is meant to make the opponent of a solo game stronger does so, beside a run without it."""
    for written in study.harder:
        name, _, value = written.partition("=")
        alike = other is None or report.settings.get(name) != value or other.settings.get(name) == value
        rivals = [one for one in report.compared if one.players == 1 and one.what.endswith(" wins")]
        for one in rivals if not alike else ():
            if not one.what.startswith("place "):
                measured, span = shift(one.difference)
                aim = f"at least {100 * COST:.0f} points more often with {name}"
                said = verdict(one.difference, COST, inf)
                yield Goal(
                    what=one.what,
                    players=1,
                    aim=aim,
                    measured=measured,
                    interval=span,
                    n=one.difference.n,
                    verdict=said,
                )
