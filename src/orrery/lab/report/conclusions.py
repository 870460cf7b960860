"""What follows from the numbers, and what does not: sentences made from the data, never more certain than it is."""

from __future__ import annotations

from orrery.core.sentence import capital
from orrery.lab.report.comparing import apart
from orrery.lab.report.estimates import Estimate
from orrery.lab.report.facts import Count, Effect, Piece, Report, players_told

VERDICTS = {
    "dead": "hardly taken by those who could",
    "out of reach": "there, but hardly ever to be had",
    "must": "taken by nearly all who could",
}
MOST = 6  # of a kind
ONE_SOURCE = 0.35


def can(report: Report) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    if report.effects:
        found["The experiment"] = causes(report.effects)
    if report.compared:
        found["Beside the other run"] = beside(report)
    for count in report.counts:
        said = (*order(count), *skill(count), *content(count), *points(count), *course(count))
        found[players_told(count.players)] = [capital(sentence) for sentence in said]
    return found


def beside(report: Report) -> list[str]:
    strongest = [one for one in report.compared if one.difference.found][:MOST]
    if not strongest:
        return ["Nothing measured differs by more than chance explains."]
    return [
        f"{players_told(one.players)}: {one.what} {shown(one.share, one.now)} instead of {shown(one.share, one.was)}."
        for one in strongest
    ]


def order(count: Count) -> list[str]:
    if count.players == 1:
        return []
    out = [turn for turn, one in enumerate(count.turns, 1) if apart(one, count.even)]
    if out:
        return [
            f"place {turn} in turn order wins {span(count.turns[turn - 1])}, even is {count.even:.1%}." for turn in out
        ]
    widest = max([max(one.high - count.even, count.even - one.low) for one in count.turns])
    return [f"no place in turn order stands apart; none is worth more than {100 * widest:.0f} points either way."]


def skill(count: Count) -> list[str]:
    best = sorted(count.bots.items(), key=lambda item: -item[1].value)
    return [f"{bot} wins {span(one)}." for bot, one in best] if len(best) > 1 else []


def content(count: Count) -> list[str]:
    found = []
    for word, sentence in VERDICTS.items():
        some = [piece for piece in count.pieces if piece.verdict == word]
        if some:
            found.append(f"{sentence}: {listed(some)}.")
    lifts = [piece for piece in count.pieces if piece.lift is not None and piece.lift.found]
    for sign, words in ((1, "go with winning"), (-1, "go with losing")):
        some = sorted([p for p in lifts if p.lift and p.lift.value * sign > 0], key=lambda p: -abs(lift(p)))
        if some:
            said = ", ".join([f"{piece.name} ({100 * lift(piece):+.0f})" for piece in some[:MOST]])
            found.append(f"these {words} (points of win chance): {said}{more(some)}.")
    return found


def lift(piece: Piece) -> float:
    return piece.lift.value if piece.lift is not None else 0.0


def points(count: Count) -> list[str]:
    return [
        f"{source.name} is {span(source.share)} of a winner's points, above the {ONE_SOURCE:.0%} meant for one source."
        for source in count.sources
        if count.added and source.share.low > ONE_SOURCE
    ]


def course(count: Count) -> list[str]:
    half = count.lead.half
    shortest, longest = min(count.rounds, key=int), max(count.rounds, key=int)
    found = [f"a game takes {count.length.value:.1f} rounds, from {shortest} to {longest}."]
    if half is not None:
        found.append(f"whoever is ahead at half-time wins {span(half)} (by {count.lead.by}).")
    return found


def effect(one: Effect) -> str:
    how = {"gift": "as a gift", "ban": "at its price, to those who take it", "force": "at its price, forced on a seat"}
    sure = "" if one.worth.low * one.worth.high > 0 else ", which may be chance"
    low, high = 100 * one.worth.low, 100 * one.worth.high
    return (
        f"{players_told(one.players)}: {one.name} ({one.piece}) {how[one.kind]} is worth {100 * one.worth.value:+.1f} "
        f"points of win chance [{low:+.1f}, {high:+.1f}]{sure}."
    )


def causes(effects: list[Effect]) -> list[str]:
    """Of many pieces only those of which many comparisons leave something."""
    if len(effects) <= MOST:
        return [effect(one) for one in effects]
    found = sorted([one for one in effects if one.worth.found], key=lambda one: -abs(one.worth.value))
    rest = len(effects) - len(found)
    clear = [effect(one) for one in found[: 2 * MOST]]
    return [*clear, f"For {rest} of {len(effects)} pieces that were forbidden in paired deals no effect stands out."]


def cannot(report: Report) -> list[str]:
    found = [
        f"That it holds for people, or for other bots than {' and '.join(report.bots)}: bots have tastes of their own."
    ]
    if report.net.startswith("no net"):
        found.append("How these levels play: no net has been trained, so the planner stood in for them.")
    if "printed game" in report.net:
        found.append(
            "What bots would do that know the variant: these have learned the printed game. Train a net for it."
        )
    if any(piece.lift is not None for count in report.counts for piece in count.pieces):
        how = "Ask with --gift, --ban or --force." if not report.effects else "Only the experiment tells causes."
        found.append(f"That a piece makes its owner win: who is ahead can also pay for more. {how}")
        tested = sum([piece.lift is not None for count in report.counts for piece in count.pieces])
        found.append(
            f"That every finding among {tested} comparisons of pieces is true: about one in twenty may be "
            "false. Ask again with another seed."
        )
    if report.other_rules:
        found.append(
            f"Which difference is the variant's: the other run is of rules {report.other_rules}. Play it again."
        )
    few = [count for count in report.counts if count.deals < 400]
    if few:
        said = ", ".join([f"{count.deals} deals at {count.players}" for count in few])
        found.append(f"Anything finer than these intervals: {said}. Two thousand games tell 3 points apart.")
    if any(count.lead.drama is None for count in report.counts):
        found.append("How close games were in chances: there is no net to tell them, so the lead is told by scores.")
    found += [f"Whether this is the game or the bots, for two levels disagree: {flip}." for flip in report.flips[:MOST]]
    return found


def span(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} [{estimate.low:.1%}, {estimate.high:.1%}]"


def shown(share: bool, estimate: Estimate) -> str:
    return span(estimate) if share else f"{estimate.value:.1f} [{estimate.low:.1f}, {estimate.high:.1f}]"


def listed(some: list[Piece]) -> str:
    return ", ".join([f"{piece.name} ({piece.ref})" for piece in some[:MOST]]) + more(some)


def more(some: list[Piece]) -> str:
    return f" and {len(some) - MOST} more" if len(some) > MOST else ""
