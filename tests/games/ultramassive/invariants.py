"""What must hold in every position of ULTRAMASSIVE, whoever plays however badly."""

from __future__ import annotations

from collections import Counter

from orrery.games.ultramassive.components import DISCOVERY_MAX, LENGTH, OPEN, THRESHOLDS
from orrery.games.ultramassive.content import ANOMALIES, CARDS, CORES, DRAFT
from orrery.games.ultramassive.state import Player, Ultramassive


def check(g: Ultramassive) -> None:
    cards = [*g.deck, *g.discard]
    cores = list(g.core_deck)
    for p in g.players:
        cards += [*p.hand, *p.played]
        cores += [*p.cores, *[anomaly for anomaly in p.anomalies if anomaly.category == "Core"]]
        check_player(g, p)
    assert Counter(cards) == Counter(dict.fromkeys(g.box.cards, 2)), "Action Cards appear or vanish"
    assert sorted(core.id for core in cores) == sorted(core.id for core in g.box.cores), "Cores appear or vanish"
    bought = Counter([anomaly for p in g.players for anomaly in p.anomalies if anomaly.category != "Core"])
    for anomaly, left in zip(g.box.anomalies, g.copies, strict=True):
        assert left >= 0
        assert left + bought[anomaly] == (1 if len(g.players) == 2 else 2), "Anomalies appear or vanish"


def check_player(g: Ultramassive, p: Player) -> None:
    assert 0 <= p.discovery <= DISCOVERY_MAX
    assert p.mass >= 1
    if g.phase != "bonus":  # there all gain first, and then expand one after another
        assert p.mass < (20, 50, 10**9)[p.size] or p.seat in expanding(g), "an expansion was missed"
    assert p.mass >= THRESHOLDS[p.size]
    for space, stack in enumerate(p.spaces):
        if not stack:
            continue
        assert space % LENGTH < OPEN[p.size] or p.seat in expanding(g), "a token lies under the Black Hole"
        assert all(token.antimatter for token in stack) == (stack[0].antimatter)
        assert len(stack) == 1 or not stack[0].antimatter, "Antimatter shares a space"
        assert sum(token.mass for token in stack) <= p.powers.cap
    if p.wormholes:
        assert len(set(p.wormholes)) == len(p.wormholes)
        assert all(space % LENGTH < OPEN[p.size] for space in p.wormholes) or p.seat in expanding(g)
    assert len({anomaly.id for anomaly in p.anomalies}) == len(p.anomalies)
    assert len(p.played) <= p.powers.plays
    assert len(p.cores) == 3 - sum(anomaly.category == "Core" for anomaly in p.anomalies)


def expanding(g: Ultramassive) -> list[int]:
    """Who is choosing a Core right now: the only question asked in the middle of an expansion."""
    return [seat for seat, ask in g.asks.items() if ask.verb.name == "pick_core"]


def used(g: Ultramassive) -> set[str]:
    """What has visibly been used so far, so that a test can tell whether everything in the box gets played."""
    things = [thing for p in g.players for thing in (*p.anomalies, *p.played, *p.drafted)]
    return {thing.ref for thing in [*things, *g.discard]}


def box() -> set[str]:
    return {thing.ref for thing in (*CARDS, *ANOMALIES, *CORES, *DRAFT[0], *DRAFT[1])}
