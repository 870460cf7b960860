"""What each seat knows: tiles put under a pile, bonus cards, Dark Tech piles, plans."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.bonus import draw_light
from tests.games.council.table import THINGS, Table


def worlds(table: Table, seat: int, n: int = 40) -> list[Any]:
    return [TITLE.imagine(table.g, seat, Rng(seed)) for seed in range(n)]


def test_a_tile_put_under_the_pile_stays_where_its_finder_put_it() -> None:
    table = Table().act("S4").choose("explore 1", "keep P1-01", "place gray.1", "pass")
    assert {world.piles[1][0].id for world in worlds(table, 0)} == {"P1-02"}
    assert len({world.piles[1][0].id for world in worlds(table, 1)}) > 4
    assert len({world.piles[1][-1].id for world in worlds(table, 0)}) > 4


def test_whoever_knows_a_tile_follows_it_through_the_hands_of_others() -> None:
    table = Table().pile(1, "P1-01", "P1-02").act("S4").choose("explore 1", "keep P1-01", "place gray.1", "pass")
    table.pile(1, *[tile.id for tile in table.g.piles[1][::-1]], "P1-05")
    table.g.marks = table.g.marks[:1] + ((0, 1),) + table.g.marks[2:]
    table.act("S4", seat=1).choose("explore 1")
    assert {tile.id for world in worlds(table, 0) for tile in world.drawn} >= {"P1-02"}
    assert all("P1-02" in [tile.id for tile in world.drawn] for world in worlds(table, 0))
    table.choose("keep P1-05", "place gray.2", "pass")
    assert TITLE.view(table.g, 0)["piles"]["1"] == ["tile:P1-02"], "this one must have gone back"


def test_a_drawn_tile_is_hidden_from_the_rest() -> None:
    table = Table().act("S4").choose("explore 1")
    assert TITLE.view(table.g, 0)["drawn"] == ["tile:P1-02", "tile:P1-01"]
    assert TITLE.view(table.g, 1)["drawn"] == [None, None]
    assert {tile.id for world in worlds(table, 0) for tile in world.drawn} == {"P1-01", "P1-02"}
    assert len({tile.id for world in worlds(table, 1) for tile in world.drawn}) > 5
    for world in worlds(table, 1):
        assert {option.on for option in world.options(0)} == set(world.drawn), "the question follows the deal"


def test_dark_tech_piles_are_known_to_those_who_have_looked() -> None:
    table = Table(3)
    table.g.tech_piles = (table.g.tech_piles[0][:6], table.g.tech_piles[1][:6])
    table.lay(energy=20).rise()
    looked = {tuple([tech.id for tech in world.tech_piles[0]]) for world in worlds(table, 0)}
    assert looked == {tuple([tech.id for tech in table.g.tech_piles[0]])}
    assert len({tuple([tech.id for tech in world.tech_piles[0]]) for world in worlds(table, 1)}) > 10
    for world in worlds(table, 1):
        assert [option.on for option in world.options(0)] == list(world.tech_piles[0])
    table.choose("tech D1-03")
    for world in worlds(table, 1):
        assert THINGS["D1-03"] not in world.tech_piles[0], "what was taken lies open"
        assert len(world.tech_piles[0]) == 5


def test_bonus_cards_of_others_may_be_any_but_ones_own_and_the_known() -> None:
    table = Table().lay(0, bonuses="L01 L02").lay(1, bonuses="L03")
    table.me(0).bonuses += (THINGS["D01"],)
    table.me(1).bonuses += (THINGS["D02"],)
    table.g.dark_box = (THINGS["D03"], THINGS["D04"])
    held = {card.id for world in worlds(table, 0) for card in world.players[1].bonuses}
    assert held >= {"D02", "D03", "D04", "L03", "L10"}
    assert not held & {"D01", "L01", "L02"}


def light_pile(table: Table, *ids: str) -> None:
    table.g.light = tuple([THINGS[id] for id in ids][::-1])
    table.g.tickets = (-1,) * len(ids)


def test_a_light_card_put_under_the_pile_is_followed_as_far_as_it_can_be() -> None:
    table = Table(3).lay(0, bonuses="L01 L02 L03 L04").lay(1, bonuses="L05 L06 L07 L08")
    rest = [card.id for card in table.g.light][::-1]
    light_pile(table, rest[0])
    table.do(Do(draw_bonus_for))
    table.choose("give_up L01")
    assert TITLE.view(table.g, 0)["light"] == {"count": 1, "known": ["bonus:L01"]}
    assert TITLE.view(table.g, 1)["light"] == {"count": 1, "known": []}
    assert {world.light[0].id for world in worlds(table, 0)} == {"L01"}
    assert len({world.light[0].id for world in worlds(table, 1)}) > 3
    table.do(Do(draw_bonus_for), seat=1)
    assert {THINGS["L01"] in world.players[1].bonuses for world in worlds(table, 0)} == {True}, "it is seen who drew it"
    table.choose("give_up L05", seat=1)
    places = {"hand" if THINGS["L01"] in w.players[1].bonuses else w.light[0].id for w in worlds(table, 0)}
    assert places == {"hand", "L01"}, "the other still holds it, or has just put it back"
    assert {THINGS["L05"] in world.light for world in worlds(table, 1)} == {True}
    assert (len(table.me(0).bonuses), len(table.me(1).bonuses)) == (4, 4)


def draw_bonus_for(g: Any, me: Any) -> Any:
    return draw_light(g, me)


def test_own_plans_stay_and_those_of_others_are_made_anew() -> None:
    table = Table(3).plan().choose("plan S1", seat=0).choose("plan S4", "plan S5", "plan S6", seat=1)
    for world in worlds(table, 0, 10):
        assert [card.id for card in world.players[0].plan] == ["S1"]
        assert TITLE.view(world, 0) == TITLE.view(table.g, 0)
    plans = {tuple([card.id for card in world.players[1].plan]) for world in worlds(table, 0)}
    assert len(plans) > 20


def test_gifts_plans_and_draws_are_told_only_to_those_who_may_know() -> None:
    table = Table().plan().choose("plan S1", seat=0)
    planned = [event for event in table.g.events or [] if event[0] == "planned"]
    assert planned
    assert all(event[3] for event in planned)
