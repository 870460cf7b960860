"""What bots go by when they look ahead, and that they do not all do the same."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots.greedy import before_the_reveal, best_step, one_of_the_best, outcomes
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.ask import Ask, Refusal, Verb
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.games import title
from orrery.games.ultramassive.discovery import discover
from orrery.minds.finishing import finished


def planned_by_all_but(seat: int, seed: int) -> Any:
    """A game of Council in which this seat is the last to plan."""
    council = title("council")
    g = council.setup(seed, 2, council.settings({}))
    rng = Rng(seed)
    while g.phase != "planning" or list(g.asks) != [seat]:
        others = [asked for asked in g.asks if asked != seat or g.phase != "planning"]
        g.choose(others[0], rng.below(g.asks[others[0]].count))
    return g


@pytest.mark.parametrize("seed", range(5))
def test_the_last_to_plan_does_not_answer_plans_that_are_only_imagined(seed: int) -> None:
    council = title("council")
    seen = Seen(council, planned_by_all_but(0, seed), 0)
    g = seen.imagine(Rng(seed))
    while len(g.players[0].plan) < len(g.players[0].slots) - 1:
        g = best_step(council, g, 0)
    assert g.copy().phase == "planning"
    assert {after.phase for _, after in outcomes(council, g.copy(), 0)} != {"planning"}, "the screens would be removed"
    assert {after.phase for _, after in outcomes(council, before_the_reveal(g, 0), 0)} == {"planning"}


@pytest.mark.parametrize("seed", range(5))
def test_greedy_and_planner_plan_alike_whatever_rivals_are_imagined_to_plan(seed: int) -> None:
    """The last field of the plan: all else that is hidden is left as it is."""
    council = title("council")
    g = planned_by_all_but(0, seed)
    while len(g.players[0].plan) < len(g.players[0].slots) - 1:
        g.choose(0, 0)
    rankings = set()
    for n in range(6):
        values = [value for value, _ in outcomes(council, before_the_reveal(Seen(council, g, 0).imagine(Rng(n)), 0), 0)]
        rankings.add(tuple(sorted(range(len(values)), key=lambda number, values=values: -values[number])))  # type: ignore[misc]
    assert len(rankings) == 1


@pytest.mark.parametrize("game", ["council", "laniakea"])
def test_alone_a_planner_looks_to_the_end_of_the_round(game: str) -> None:
    """Nobody else's turn would stop it, and what the next round deals is no plan."""
    found = title(game)
    g = found.setup(3, 1, found.settings({}))
    rng = Rng(3)
    for _ in range(40):
        expected = g
        for _ in range(16):
            if expected.round > g.round or 0 not in expected.asks:
                break
            expected = best_step(found, expected, 0)
        assert dump(found, finished(g, 0, found.advice.evaluate, g.round)) == dump(found, expected)
        g.choose(0, rng.below(g.asks[0].count))


@pytest.mark.parametrize("spec", ["greedy", "planner"])
def test_celestials_are_chosen_by_what_they_brought(spec: str) -> None:
    laniakea = title("laniakea")
    g = laniakea.setup(1, 2, laniakea.settings({}))
    seat = min(g.asks)
    chosen = {g.options(seat)[bot(spec, seed).choose(Seen(laniakea, g, seat))].on.id for seed in range(60)}
    assert chosen == set("ABCDEG"), "all but those that proved to be weak, and chance decides between them"


@pytest.mark.parametrize("spec", ["greedy", "planner"])
def test_the_first_draft_takes_what_has_proved_itself(spec: str) -> None:
    ultramassive = title("ultramassive")
    g = ultramassive.setup(1, 2, ultramassive.settings({}))
    rng = Rng(1)
    while g.phase != "draft":
        seat = min(g.asks)
        g.choose(seat, rng.below(g.asks[seat].count))
    picks = []
    while g.phase == "draft" and not g.lanes:
        seat = min(g.asks)
        number = bot(spec, 1).choose(Seen(ultramassive, g, seat))
        picks.append(g.options(seat)[number].on.id)
        g.choose(seat, number)
    assert picks[0] == "D1-E"
    assert picks[2] == "D2-C"
    assert len(set(picks)) == 4


def test_orbit_anomalies_are_bought() -> None:
    """At the start of the game Twin Torque is worth more than the Siphon that costs as much."""
    ultramassive = title("ultramassive")
    g = ultramassive.setup(1, 2, ultramassive.settings({}))
    rng = Rng(1)
    while g.phase != "discovery":
        seat = min(g.asks)
        g.choose(seat, rng.below(g.asks[seat].count))
    seat = min(g.asks)
    g.mine(seat).discovery = 3
    ask = discover(g, g.players[seat]).parts()[0]
    alike = tuple([anomaly for anomaly in ask.among if anomaly.id in ("OR-03", "SI-01")])
    assert len(alike) == 2
    g.asks[seat] = Ask(ask.verb, alike, ask.rule, ask.known, ask.refuses)
    number = bot("greedy", 1).choose(Seen(ultramassive, g, seat))
    assert g.options(seat)[number].on.id == "OR-03"


class Marked:
    """A question of which only the marks of the verbs matter."""

    def __init__(self, marks: str) -> None:
        self.marks = marks.split()

    def verb(self, number: int) -> Verb:
        mark = self.marks[number]
        return Verb(mark, "", "", Refusal("", ""), ends=mark == "ends", repeats=mark == "repeats")


def picked(values: list[float], among: list[int], marks: str, looks: list[float] | None = None) -> set[int]:
    seen: Any = Marked(marks)
    return {one_of_the_best(values, looks or values, among, seen, Rng(seed)) for seed in range(12)}


def test_chance_decides_between_equals_alone() -> None:
    assert picked([1.0, 2.0, 2.0, 1.9], [0, 1, 2, 3], "plain plain plain plain") == {1, 2}
    assert picked([1.0, 2.0, 2.0, 1.9], [0, 3], "plain plain plain plain") == {3}


def test_of_equals_the_shortest_way_is_taken() -> None:
    """What a turn leads to in the end does not tell a detour from the way itself."""
    equal = [2.0, 2.0, 2.0, 2.0]
    assert picked(equal, [0, 1, 2, 3], "repeats ends plain plain") == {2, 3}
    assert picked(equal, [0, 1], "repeats ends plain plain") == {1}, "it does not walk about before it ends"
    assert picked([2.0, 1.0, 2.0, 1.0], [0, 1, 2, 3], "repeats ends ends ends") == {2}
    assert picked(equal, [0, 1, 2, 3], "plain plain plain plain", looks=[1.0, 1.5, 1.2, 1.5]) == {1, 3}
