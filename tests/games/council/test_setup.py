"""Setup, player counts and the shape of a round. COS-SET, COS-PC, COS-RND, COS-GEN"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.components import PARSEC_OF
from tests.games.council.table import Table


def start(seats: int, seed: int = 1, **settings: str) -> Any:
    return TITLE.setup(seed, seats, TITLE.settings(settings))


def starts(seats: int, **settings: str) -> list[Any]:
    return [start(seats, seed, **settings) for seed in range(12)]


def pool(g: Any) -> list[str]:
    return sorted([card.id for card in (*g.dark_box, *[c for p in g.players for c in p.bonuses])])


@pytest.mark.rule("COS-SET-01", "COS-SET-18", "COS-PC-01", "COS-PC-02", "COS-PC-03", "COS-PC-04", "COS-PC-05")
def test_each_player_count_has_its_galaxies_tiles_and_dark_cards() -> None:
    sizes = {n: (len(start(n).board), len(start(n).order), len(pool(start(n)))) for n in (1, 2, 3, 4)}
    assert sizes == {1: (6, 2, 4), 2: (6, 2, 4), 3: (8, 3, 6), 4: (10, 4, 8)}
    for n in (1, 2, 3, 4):
        fields = [f for galaxy in start(n).board for f in galaxy.fields]
        by_parsec = [len([f for f in fields if PARSEC_OF[f] == p]) for p in (1, 2, 3)]
        assert by_parsec == {1: [6, 7, 8], 2: [6, 7, 8], 3: [10, 9, 8], 4: [10, 11, 10]}[n]
        assert len(start(n).piles[1]) == 8
    assert pool(start(2)) == ["D01", "D02", "D03", "D04"]
    assert pool(start(3)) == ["D01", "D02", "D03", "D04", "D05", "D06"]
    table = Table(3).tile(gray_1="P1-01")
    table.act("S4", reach=2).choose("explore 2", "keep P2-01")
    assert table.why("place turquoise.1") == ("COS-SET-18", "COS-PC-03")


@pytest.mark.rule("COS-SET-02", "COS-SET-13", "COS-SET-12", "COS-SET-14")
def test_players_start_with_coal_gold_six_cards_and_consumption_20() -> None:
    for g in starts(4):
        for p in g.players:
            assert (p.gems, p.consumption, p.level) == ((1, 1, 0), 20, 0)
            assert [card.id for card in p.hand] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert [start(4).civilization(p).name for p in start(4).players] == ["Tretans", "Humans", "Shengar", "Automas"]
    g = start(2, civilization="shengar")
    assert [g.civilization(p).name for p in g.players] == ["Shengar", "Automas"]


@pytest.mark.rule("COS-SET-12")
@pytest.mark.parametrize(
    ("wishes", "led"),
    [
        ({"civilization_2": "automas"}, "Tretans Automas Humans Shengar"),
        ({"civilization": "automas", "civilization_4": "tretans"}, "Automas Humans Shengar Tretans"),
        ({"civilization": "humans", "civilization_2": "humans"}, "Humans Shengar Automas Tretans"),
        ({"civilization_2": "shengar", "civilization_3": "humans"}, "Tretans Shengar Humans Automas"),
    ],
)
def test_every_seat_may_choose_a_civilization_that_nobody_has(wishes: dict[str, str], led: str) -> None:
    g = start(4, **wishes)
    assert " ".join([g.civilization(p).name for p in g.players]) == led


@pytest.mark.rule("COS-AUT-02")
def test_alone_nobody_leads_the_automas() -> None:
    g = start(1, civilization="automas")
    assert [g.civilization(p).name for p in g.players] == ["Tretans", "Automas"]


@pytest.mark.rule("COS-SET-03", "COS-SET-04")
def test_tiles_are_shuffled_and_two_lie_in_parvus_corta() -> None:
    laid = set()
    for g in starts(2):
        assert [f for f, tile in enumerate(g.fields) if tile is not None] == [0, 1]
        assert g.fields[0].parsec == g.fields[1].parsec == 1
        assert [len(g.piles[p]) for p in (1, 2, 3)] == [8, 11, 10]
        assert all(tile.parsec == p for p in (1, 2, 3) for tile in g.piles[p])
        laid.add((g.fields[0].id, g.piles[2][0].id, g.piles[3][0].id))
    assert len(laid) > 6


@pytest.mark.rule("COS-SET-05", "COS-BUY-12")
def test_eight_ai_cards_lie_open() -> None:
    shown = set()
    for g in starts(3):
        assert (len([c for c in g.display if c is not None]), len(g.deck)) == (8, 17)
        shown.add(tuple([c.id for c in g.display]))
    assert len(shown) == 12


@pytest.mark.rule("COS-SET-06", "COS-SET-07")
def test_two_dark_tech_cards_of_each_level_go_to_the_box_at_every_player_count() -> None:
    for n in (1, 2, 3, 4):
        missing = set()
        for g in starts(n):
            assert [len(pile) for pile in g.tech_piles] == [6, 6]
            assert [{tech.level for tech in pile} for pile in g.tech_piles] == [{1}, {2}]
            missing.add(tuple([tech.id for tech in g.tech_piles[0]]))
        assert len(missing) > 6


@pytest.mark.rule("COS-SET-08", "COS-SET-09", "COS-SET-11")
def test_bonus_cards_are_dealt() -> None:
    held = set()
    for g in starts(2):
        assert len(g.light) == 18
        assert [len(p.bonuses) for p in g.players] == [1, 1]
        assert all(card.dark for p in g.players for card in p.bonuses)
        assert len(g.dark_box) == 2
        held.add(g.players[0].bonuses[0].id)
    assert len(held) > 2
    assert len({start(2, seed).light[0].id for seed in range(12)}) > 4


@pytest.mark.rule("COS-SET-10", "COS-BON-03")
def test_only_the_owner_sees_bonus_cards_before_the_end() -> None:
    g = start(2)
    mine, theirs = TITLE.view(g, 0)["players"]
    assert mine["cards"] == [g.players[0].bonuses[0].ref]
    assert theirs["cards"] is None
    assert theirs["bonuses"] == {"light": 0, "dark": 1}
    g.phase = "over"
    assert TITLE.view(g, 0)["players"][1]["cards"] == [g.players[1].bonuses[0].ref]


@pytest.mark.rule("COS-SET-15", "COS-CONS-05")
def test_consumption_stays_between_20_and_100() -> None:
    table = Table().lay(consumption=21, hand="K01 K02 K03").lay(1, consumption=99)
    table.reveal("K01 K02 K03", "S1 S2 S3")
    assert (table.me(0).consumption, table.me(1).consumption) == (20, 100)


@pytest.mark.rule("COS-SET-16", "COS-SET-17")
def test_turn_order_is_dealt_and_energy_follows_it() -> None:
    orders = set()
    for g in starts(4):
        assert [g.players[seat].energy for seat in g.order] == [0, 1, 2, 3]
        assert sorted(g.order) == [0, 1, 2, 3]
        orders.add(g.order)
    assert len(orders) > 6


@pytest.mark.rule("COS-SET-19")
def test_modules_stay_in_the_box_but_the_stargate_finds_its_field() -> None:
    g = start(2)
    assert g.phase == "buy"
    assert not {o.verb.name for o in g.options(g.order[0])} & {"station", "land", "lead"}
    assert [len(p.slots) for p in g.players] == [3, 3]
    table = Table().lay(energy=20).rise().choose("tech D1-01")
    assert len(table.me().slots) == 4


@pytest.mark.rule("COS-SET-20", "COS-PLAN-01")
def test_planning_may_be_open() -> None:
    for settings, seen in (({}, None), ({"planning": "open"}, ["card:S1"])):
        table = Table(**settings).plan().choose("plan S1", seat=0)
        assert TITLE.view(table.g, 1)["players"][0]["plan"] == seen
        assert TITLE.view(table.g, 0)["players"][0]["plan"] == ["card:S1"]
        twin = TITLE.imagine(table.g, 1, Rng(3))
        assert [card.id for card in twin.players[0].plan] == (["S1"] if seen else [])


@pytest.mark.rule("COS-RND-01", "COS-RND-02", "COS-RND-04", "COS-RND-05", "COS-RND-06", "COS-RND-07")
def test_a_round_is_buy_plan_act_each_in_its_order() -> None:
    table = Table(3).tile(gray_1="P1-07")
    for seat in (0, 1, 2):
        table.lay(seat, gems=(1, 0, 0))
    table.g.order = (2, 0, 1)
    table.round()
    for seat in (2, 0, 1):
        assert (table.g.phase, table.asked()) == ("buy", seat)
        assert table.why("stop_buying", (seat + 1) % 3) == ("COS-RND-02", "COS-RND-05")
        table.choose("stop_buying")
    assert table.g.phase == "planning"
    assert sorted(table.g.asks) == [0, 1, 2]
    for seat, cards in ((0, "S5 S6 S2"), (1, "S1 S2 S3"), (2, "S2 S5 S1")):
        table.choose(*[f"plan {card}" for card in cards.split()], seat=seat)
    assert table.g.order == (1, 2, 0)
    done = []
    while table.g.round == 1:
        seat = table.asked()
        if seat not in done:
            done.append(seat)
        assert table.g.acting == seat
        table.choose("pass" if "pass" in table.verbs() else "stop_assessing")
    assert done == [1, 2, 0]
    assert (table.g.round, table.g.phase, table.asked()) == (2, "buy", 1)


@pytest.mark.rule("COS-RND-03")
def test_the_order_is_open_to_all() -> None:
    g = start(4)
    assert all(TITLE.view(g, seat)["order"] == g.order for seat in range(-1, 4))


@pytest.mark.rule("COS-GEN-02", "COS-GEN-03")
def test_energy_that_reaches_consumption_is_a_level_and_level_iii_ends_the_game() -> None:
    table = Table().lay(energy=20, level=2).rise()
    assert (table.me().level, table.me().energy, table.g.throne) == (3, 0, 0)


@pytest.mark.rule("COS-GEN-06")
def test_every_cube_of_a_stack_is_a_colony() -> None:
    table = Table().tile(gray_1="P1-01").cubes(gray_1_1="0 0 1")
    assert (table.count(0), table.count(1)) == (2, 1)
    table.act("S3").choose("collect gray.1", "collect gray.1")
    assert table.me().gems == (2, 0, 0)


@pytest.mark.rule("COS-GEN-07")
def test_collecting_is_of_systems_and_assessing_of_galaxies() -> None:
    verbs = TITLE.catalog.verbs
    assert (verbs["collect"].kind, verbs["reap"].kind, verbs["assess"].kind) == ("field", "field", "galaxy")


@pytest.mark.rule("COS-GEN-08")
def test_effects_may_be_forgone_but_not_moved() -> None:
    table = Table().tile(gray_1="P1-01").lay(slots=("S2", "S3", "S5"), hand="S1 S4 S6")
    table.turn()
    assert "pass" in table.verbs()
    table.choose("pass")
    assert table.count() == 0
    assert [card.id for card, _ in table.told("acts")] == ["S2", "S3", "S5"]
    assert table.me().gems == (3, 0, 0), "gemstones pictured are taken in full, unasked"
