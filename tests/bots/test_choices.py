"""Choices that nobody should miss."""

from __future__ import annotations

import pytest

from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.orbit import orbit
from tests.games.ultramassive.table import Table

THINKERS = ("greedy", "planner", "search:60it")
every_thinker = pytest.mark.parametrize("spec", THINKERS)


def choice(table: Table, spec: str) -> str:
    seat = table.asked()
    return table.keys()[bot(spec, 1).choose(Seen(TITLE, table.g, seat))]


def last_round() -> Table:
    table = Table()
    table.g.round = 6
    return table


@every_thinker
def test_a_card_that_gives_mass_is_played_in_the_last_turn(spec: str) -> None:
    table = last_round().lay(0, sm=30, hand="AC-12").lay(1, sm=32).actions()
    assert choice(table, spec) == "play card:AC-12"


@every_thinker
@pytest.mark.parametrize(("near", "far", "channel"), [("B6", "P1", 0), ("P6", "B1", 1)])
def test_the_channel_that_captures_is_the_one_to_orbit(spec: str, near: str, far: str, channel: int) -> None:
    table = last_round().lay(0, **{near: "PBH", far: "PBH"}).do(Do(orbit, 1))
    assert choice(table, spec) == f"orbit channel:{channel}"


@every_thinker
def test_counters_become_mass_before_the_game_ends(spec: str) -> None:
    table = last_round().lay(0, sm=30, dc=9).lay(1, sm=32).actions()
    while table.g.asks:
        table.choose(choice(table, spec))
    assert table.me(0).mass > table.me(1).mass


def test_search_finds_the_order_that_wins() -> None:
    """Three Orbits do not bring the stack in from the first space; after the Wormhole they do."""
    table = last_round().lay(0, sm=30, B1="PBH PBH", hand="AC-05").lay(1, sm=37).actions()
    while table.g.asks:
        table.choose(choice(table, "search:200it"))
    assert table.me(0).mass > table.me(1).mass
