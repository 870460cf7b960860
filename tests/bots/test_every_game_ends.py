"""Laniakea lets figures relocate, resources be traded and attacks be called off any number of times; whoever plays by
itself ends all the same."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.bots.circles import Trail
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from tests.games.laniakea.table import Table

LONGEST = 120  # questions of a seat in a round; three times what is usual
GAMES = {"random": (1, 2, 3, 4), "greedy": (1, 2, 4), "planner": (1,), "search:2it": (1,)}  # seats of each
matches = pytest.mark.parametrize(("spec", "seats"), [(spec, n) for spec, all_n in GAMES.items() for n in all_n])


@matches
def test_every_bot_ends_every_game(spec: str, seats: int) -> None:
    g = TITLE.setup(seats, seats, TITLE.settings({}))
    chance = Rng(seats)
    bots = [bot(spec, chance.fork().state) for _ in range(seats)]
    trails = [Trail(TITLE, seat) for seat in range(seats)]
    asked: Counter[tuple[int, int]] = Counter()
    while g.asks:
        seat = min(g.asks)
        asked[g.round, seat] += 1
        assert asked[g.round, seat] < LONGEST, "this turn does not end"
        trails[seat].note(g)
        g.choose(seat, bots[seat].choose(Seen(TITLE, g, seat, trails[seat])))


def between_passages() -> Table:
    """Four passages to relocate between, and neither cards nor resources to do anything else with."""
    table = Table().lay(at="5f", gateways="3b K3", hand="MOVE1 SERAPH1", deck="", held="").turn()
    assert table.verbs() == {"relocate", "end"}
    return table


@pytest.mark.parametrize("spec", ["random", "greedy", "planner", "search:20it"])
def test_a_figure_is_not_sent_round_in_circles(spec: str) -> None:
    for seed in range(12):
        table, player, trail = between_passages(), bot(spec, seed), Trail(TITLE, 0)
        been = [table.at()]
        while "relocate" in table.verbs():
            trail.note(table.g)
            number = player.choose(Seen(TITLE, table.g, 0, trail))
            if table.keys()[number] == "end":
                break
            table.g.choose(0, number)
            been.append(table.at())
        assert len(been) <= 2, "every passage is one step from every other"


@pytest.mark.parametrize("tile", ["20", "17"])
@pytest.mark.parametrize("spec", ["random", "greedy", "planner", "search:20it"])
def test_resources_are_not_traded_in_circles(spec: str, tile: str) -> None:
    for seed in range(1 if spec.startswith("search") else 6):
        table, player, trail = Table().tiles(K0=f"{tile} discovered"), bot(spec, seed), Trail(TITLE, 0)
        table.lay(held="VVVFFF").harvest("K0")
        held = [table.held()]
        while "stop" in table.verbs():
            trail.note(table.g)
            table.g.choose(0, player.choose(Seen(TITLE, table.g, 0, trail)))
            held += [table.held()] if "stop" in table.verbs() else []
        assert len(set(held)) == len(held), "it held that before"


def test_an_attack_that_was_called_off_is_not_made_again() -> None:
    for seed in range(12):
        table = Table().row("C06 E25 E26 E27").lay(hand="P16a P20a", held="", deck="").turn()
        trail, rng, made = Trail(TITLE, 0), Rng(seed), Counter[str]()
        while table.g.acting == 0:
            keys = table.keys()
            number = trail.by_chance(table.g, rng)
            made[keys[number].split()[0]] += 1
            table.g.choose(0, number)
        assert made["attack"] <= 1
