"""A game that can go on for ever, and players that end it all the same."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from orrery.bots.circles import Trail
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.ask import Ask, Do, Refusal, Verb, each
from orrery.core.game import Game, Seat
from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE as LANIAKEA
from tests.games.laniakea.test_chaos import fighting

NO = Refusal("", "Not now.")
GO, REST = Verb("go", "room", "Go", NO, repeats=True), Verb("rest", "", "Rest", NO)
ROOMS = 4
thinkers = pytest.mark.parametrize("spec", ["random", "greedy", "planner", "search:20it"])


class Walker(Seat):
    room = 0

    def copy(self) -> Walker:
        twin = Walker()
        twin.seat, twin.room = self.seat, self.room
        return twin


class Walk(Game[Walker]):
    """Any number of rooms are visited, as often as one likes, before one rests; going on looks better than resting."""

    walked = 0

    def copy(self) -> Walk:
        twin = Walk(Rng(self.rng.state), self.share_players())
        twin.owned = 0
        twin.round = self.round
        twin.walked = self.walked
        self.share_agenda(twin)
        return twin


def walk(g: Walk, me: Walker) -> Ask:
    return each(GO, [room for room in range(ROOMS) if room != me.room], go) | each(REST, (0,), rest)


def go(g: Walk, me: Walker, room: int) -> Optional[Ask]:
    me.room = room
    g.walked += 1
    return walk(g, me)


def rest(g: Walk, me: Walker, _: int) -> None:
    pass


class WalkTitle:
    """As much of a title as bots need."""

    def __init__(self) -> None:
        self.advice = self
        self.sight = self

    def view(self, g: Walk, seat: int) -> dict[str, Any]:
        return {"room": g.players[seat].room}

    def imagine(self, g: Walk, seat: int, rng: Rng) -> Walk:
        return g.copy()

    def evaluate(self, g: Walk, seat: int) -> float:
        return g.walked if g.asks else -1.0

    def ahead(self, g: Walk) -> int:
        return 1


TITLE: Any = WalkTitle()


def begun() -> Walk:
    walker = Walker()
    walker.seat = 0
    g = Walk(Rng(1), [walker])
    g.round = 1
    g.begin()
    g.then(walker, Do(walk))
    g.play_on()
    return g


@thinkers
def test_no_bot_comes_back_in_a_turn_to_where_it_was(spec: str) -> None:
    g, player, trail = begun(), bot(spec, 1), Trail(TITLE, 0)
    rooms = [0]
    while g.asks:
        trail.note(g)
        g.choose(0, player.choose(Seen(TITLE, g, 0, trail)))
        rooms += [g.players[0].room] if g.asks else []
    assert len(set(rooms)) == len(rooms)


def test_random_play_ends_as_well() -> None:
    for seed in range(20):
        g, trail, rng = begun(), Trail(TITLE, 0), Rng(seed)
        while g.asks:
            g.choose(0, trail.by_chance(g, rng))
        assert g.walked < ROOMS


@thinkers
def test_no_bot_takes_two_steps_where_one_would_have_led(spec: str) -> None:
    g, player, trail = begun(), bot(spec, 1), Trail(TITLE, 0)
    while g.asks:
        trail.note(g)
        g.choose(0, player.choose(Seen(TITLE, g, 0, trail)))
    assert g.walked <= 1, "every room can be reached from every other"


def test_without_a_trail_it_would_not_end() -> None:
    g = begun()
    for _ in range(50):
        g.choose(0, bot("greedy", 1).choose(Seen(TITLE, g, 0)))
    assert g.walked == 50


def test_what_was_begun_is_not_given_up_to_be_begun_again() -> None:
    """An attack that was called off has only shown its cards."""
    table, trail = fighting("C06 E25 E26 E27", "P16a P20a MOVE1 SERAPH1").turn(), Trail(LANIAKEA, 0)
    for key in ("attack C06", "send P16a"):
        trail.note(table.g)
        table.choose(key)
    trail.note(table.g)
    seen, after = Seen(LANIAKEA, table.g, 0, trail), table.g.copy()
    call_off = [option.key for option in seen.options()].index("call_off")
    after.choose(0, call_off)
    assert seen.leads_back(call_off, after)
    assert bot("random", 1).choose(seen) != call_off


def test_a_new_round_begins_a_new_trail() -> None:
    g, trail = begun(), Trail(TITLE, 0)
    trail.note(g)
    assert trail.leads_back(g)
    g.round += 1
    g.choose(0, 0)
    trail.note(g)
    assert len(trail.places) == 1


def test_where_all_leads_back_something_is_chosen_all_the_same() -> None:
    g, trail = begun(), Trail(TITLE, 0)
    for room in (1, 2, 3):
        there = begun()
        there.mine(0).room = room
        there.asks[0] = walk(there, there.players[0])
        trail.note(there)
    g.asks[0] = each(GO, (1, 2, 3), go)
    assert 0 <= bot("greedy", 1).choose(Seen(TITLE, g, 0, trail)) < 3
