"""Every switch: what its other choices change."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.adversary import adversary_recruits
from orrery.games.laniakea.player import TOKEN_IN_HAND
from orrery.games.laniakea.scoring import sectors_controlled
from orrery.games.laniakea.seraph import harvest_own
from tests.games.laniakea import invariants
from tests.games.laniakea.table import Table, ids, units


def test_the_first_choice_of_each_switch_is_the_ruling_and_names_rules_of_the_catalogue() -> None:
    names = [switch.name for switch in TITLE.rules.switches]
    assert len(names) == len(set(names))
    for switch in TITLE.rules.switches:
        assert len(switch.choices) > 1
        assert all(rule.startswith("LAN-") for rule in switch.rules)
        assert TITLE.settings({})[switch.name] == switch.choices[0]


def test_every_switch_has_a_test_of_its_name() -> None:
    """The ways to play are tested in their chapters: setup, and the end of the game."""
    elsewhere = {"celestials", "first_player", "longest_game", "opening_hands"}
    brought = {thing.switch for thing in TITLE.catalog.things.values()}  # by those: tests/games/test_extras.py
    here = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {switch.name for switch in TITLE.rules.switches} <= elsewhere | here | brought


@pytest.mark.parametrize("switch", TITLE.rules.switches, ids=[switch.name for switch in TITLE.rules.switches])
def test_games_play_to_the_end_with_every_choice(switch: object) -> None:
    for value in switch.choices[1:]:  # type: ignore[attr-defined]
        for seats in (1, 2):
            g = TITLE.setup(7, seats, TITLE.settings({switch.name: value}))  # type: ignore[attr-defined]
            rng = Rng(7)
            while g.asks:
                invariants.check(g)
                seat = min(g.asks)
                g.choose(seat, rng.below(g.asks[seat].count))
            assert TITLE.scores(g)


@pytest.mark.parametrize(("value", "gain"), [("voyage", "V"), ("forge", "F"), ("aether", "A")])
def test_seraph_gain(value: str, gain: str) -> None:
    assert Table(seraph_gain=value).lay(held="").turn().choose("play SERAPH1").held() == gain


def test_seraph_relocation() -> None:
    table = Table(seraph_relocation="any_gateway").lay(at="0b", gateways="K1").lay(1, gateways="3b", held="").turn()
    table.choose("play SERAPH1")
    assert table.offered("relocate") == "3b K1"
    assert table.why("relocate 5f") == ("LAN-SERA-04",)
    assert table.choose("relocate 3b").held(1) == "AA"


def test_seraph_abilities() -> None:
    table = Table(seraph_abilities="no").tiles(K0="41 discovered").lay(held="", sanctums="K0").turn()
    table.choose("play SERAPH1", "harvest K0")
    assert (table.held(), "end" in table.verbs()) == ("VFA", True)
    table = Table(seraph_abilities="no").tiles(K0="41 discovered", K1="22 discovered", K2="25 discovered")
    table.lay(held="", sanctums="K0 K1", gateways="K2").turn()
    table.choose("play SERAPH1", "harvest K0", "harvest K1", "relocate K2", "harvest K2")
    assert (table.told("drew"), "end" in table.verbs()) == ([], True)
    other = Table(seraph_abilities="no").tiles(K0="41 discovered").lay(sanctums="K0").do(Do(harvest_own))
    assert other.choose("harvest K0").verbs() == {"draw", "decline"}


def test_movement_costs() -> None:
    table = Table(movement_costs="forge").lay(at="0b", held="VVFF", movement=3).turn()
    table.choose("play MOVE1", "step 0c")
    assert table.held() == "VVF"
    table.choose("loop")
    assert table.held() == "VF"


@pytest.mark.parametrize(
    ("value", "sanctum", "throne"),
    [("high", "VVFF", "VVVFFF"), ("standard", "VFF", "VVFFF"), ("low", "VF", "VVFF")],
)
def test_structure_costs(value: str, sanctum: str, throne: str) -> None:
    rich = "VVVVVFFFFF"
    for key, cost in (("sanctum 0b", sanctum), ("throne I0", throne)):
        table = Table(structure_costs=value).lay(at="0b", held=rich).turn().choose("play BUILD1", key)
        v, f, _ = table.me().held
        assert (5 - v, 5 - f) == (cost.count("V"), cost.count("F"))


@pytest.mark.parametrize(
    ("value", "by_aether"),
    [("1_2_3", "11111111223"), ("1_2_3_4", "11222333444"), ("1_1_2_3", "11111222333"), ("2_3_4_5", "22333444555")],
)
def test_throne_values(value: str, by_aether: str) -> None:
    for aether, x in enumerate(by_aether):
        table = Table(throne_values=value).lay(thrones="O0", sanctums="0b", held="A" * aether)
        assert table.score()["thrones"] == int(x)


def test_bridges() -> None:
    single, double = [Table(bridges=value).lay(at="0e", held="VVVFFF").turn() for value in ("single", "double")]
    assert single.why("play BUILD1") == ()
    assert single.choose("play BUILD1").sites() == ("0e", "", "")
    assert double.choose("play BUILD1").offered("throne") == "O0"
    assert double.choose("throne O0").sites()[2] == "O0"
    for value, scored in (("single", 2), ("double", 3)):
        assert Table(bridges=value).lay(thrones="O0", sanctums="0b 5f", held="").score()["thrones"] == scored
        assert Table(bridges=value).lay(thrones="I0", sanctums="0b", held="").score()["thrones"] == 2
        ends = TITLE.printed.board(TITLE.settings({"bridges": value}))["abysses"][6]["bridges"]
        assert len(ends) == scored


def test_movement_track() -> None:
    table = Table(movement_track="5").lay(held="A", movement=4).turn().choose("play UPGRADE", "upgrade movement")
    assert table.me().movement == 5
    short = (
        Table(movement_track="3").lay(at="0b", held="A", movement=3).turn().choose("play UPGRADE", "upgrade movement")
    )
    assert short.verbs() == {"step"}
    assert Table(movement_track="3").lay(entities="E35", movement=3).score()["endgame"] == 6


def test_thrones_in_abyss() -> None:
    table = Table(thrones_in_abyss="one_each").lay(at="0d", held="VVVFFF").lay(1, thrones="O0").turn()
    assert table.choose("play BUILD1", "throne O0").sites()[2] == "O0"
    twice = Table(thrones_in_abyss="one_each").lay(at="0d", held="VVVVFFFF", thrones="O0", sanctums="K0").turn()
    assert twice.choose("play BUILD1").why("throne O0") == ("LAN-THRO-05",)


def test_gateway_landing() -> None:
    table = Table(gateway_landing="walking_too").lay(at="K0", held="VV", movement=2).lay(1, gateways="K1", held="")
    assert table.turn().choose("play MOVE1", "step K1", "step K2").held(1) == "AA"


@pytest.mark.parametrize("movement", [1, 2])
def test_where_walking_pays_every_time_an_arrival_pays_once(movement: int) -> None:
    table = Table(gateway_landing="walking_too", gateway_payment="every_time")
    table.lay(at="K0", held="VV", movement=movement).lay(1, gateways="K1", held="").turn()
    table.choose("play MOVE1", "step K1", "land")
    assert table.held(1) == "AA"
    if movement == 2:
        table.choose("cash BUILD1", "gain V", "play MOVE2", "step K0", "step K1", "land")
        assert table.held(1) == "AAAA"


def test_where_walking_pays_the_free_movement_after_a_teleport_pays_too() -> None:
    table = Table(3, gateway_landing="walking_too").lay(at="K0", held="V", gateways="K1 3b")
    table.lay(1, gateways="3f", held="").turn().choose("play MOVE1", "step K1", "teleport 3b", "stroll 3f", "land")
    assert table.held(1) == "AA"
    crossing = Table(gateway_landing="walking_too").lay(at="0c", held="VVF", movement=2).lay(1, gateways="1a", held="")
    assert crossing.turn().choose("play MOVE1", "cross 1a", "step 1b").held(1) == "AA"


def test_gateway_payment() -> None:
    table = Table(gateway_payment="every_time").lay(at="K1", held="V").lay(1, gateways="K1", held="").turn()
    table.choose("relocate 5f", "cash MOVE1", "gain V", "relocate K1")
    assert table.held(1) == "AAAA"


def test_gateway_use() -> None:
    table = Table(gateway_use="own").lay(at="0b", gateways="0b K0").lay(1, gateways="3b").turn()
    assert table.offered("relocate") == "5f 5h K0"
    assert table.why("relocate 3b") == ("LAN-ADD-02", "LAN-TRAV-01")


def test_wormholes() -> None:
    table = Table(wormholes="wormholes_only").lay(at="5f", gateways="K0").turn()
    assert table.offered("relocate") == "5h"
    assert table.why("relocate K0") == ("LAN-TRAV-04",)


def test_slots() -> None:
    table = Table(slots="on_the_spot").tiles(K0="03 discovered", K1="26 discovered").lay(at="K1", held="VF").turn()
    assert table.offered("augment") == "K1"
    assert table.why("augment K0") == ("LAN-SLOT-05",)
    token = Table(slots="on_the_spot").lay(at="K1", sanctums="K0", token=TOKEN_IN_HAND).turn().choose("lay_token K0")
    assert (token.offered("augment"), token.why("augment token0")) == ("", ("LAN-SLOT-05",))
    assert token.lay(at="K0").choose("cash MOVE1", "gain V").offered("augment") == "token0"
    seeds = Table(slots="on_the_spot").tiles(K0="03 discovered").lay(at="K1", artifacts="R09").turn()
    assert seeds.why("use R09") == ("LAN-SLOT-01", "LAN-SLOT-05")
    assert (
        Table(slots="on_the_spot").tiles(K0="03 discovered").lay(at="K0", artifacts="R09").turn().why("use R09") == ()
    )


def test_token_yield() -> None:
    table = Table(token_yield="bottom_half").tiles(K0="01").lay(sanctums="K0", token=TOKEN_IN_HAND, held="F")
    table.turn().choose("lay_token K0", "augment token0")
    table.harvest("K0", seat=1)
    assert table.me(1).held == (2, 1, 1)
    table.harvest("K0", seat=1)
    assert table.me(1).held == (2, 3, 1)


def test_time_loop() -> None:
    table = Table(time_loop="icon").tiles(_0c="45 discovered").lay(at="0b", held="VVFF", movement=2).turn()
    table.choose("play MOVE1", "step 0c", "loop")
    assert table.me().held[1] == 1 + 3


def test_additional_actions() -> None:
    table = Table(additional_actions="within_moves_too").row("C01 E25 E26 E27")
    table.tiles(_0c="03 discovered").lay(at="0b", held="VVF", movement=2, hand="MOVE1 P20a MOVE2 BUILD1").turn()
    table.choose("play MOVE1", "step 0c")
    assert {"cash", "reap", "attack", "augment", "step", "land"} <= table.verbs()
    table.choose("reap BUILD1")
    assert table.held() == "VFF"
    table.choose("step 0b")
    assert table.at() == "0b"
    within = Table(additional_actions="within_moves_too").lay(at="0b", held="V", movement=2).turn()
    within.choose("play MOVE1", "step 0c", "cash BUILD1", "gain V")
    assert within.why("step 0b") == ("LAN-MOVE-04", "LAN-MOVE-13")


def within_a_move(hand: str, deck: str = "", **given: object) -> Table:
    table = Table(additional_actions="within_moves_too").tiles(_0f="13 discovered")
    return table.lay(**{"at": "0f", "held": "VF", "hand": hand, "deck": deck, "movement": 2, **given}).turn()


def test_what_is_spent_within_a_move_pays_for_no_movement() -> None:
    table = within_a_move("MOVE1 MOVE2 BUILD1", held="VVF").choose("play MOVE1", "step 0b", "augment 0f", "fill V")
    assert table.why("step 0c") == ("LAN-MOVE-04", "LAN-MOVE-13")
    assert table.choose("land").me().held[0] < 2
    cash = within_a_move("MOVE1 MOVE2 BUILD1 BUILD2", held="VV").choose("play MOVE1", "step 0b", "augment 0f")
    cash.choose("cash BUILD1", "gain V")
    assert (cash.held(), cash.why("step 0c")) == ("V", ("LAN-MOVE-04", "LAN-MOVE-13"))


@pytest.mark.parametrize("card", ["MOVE1", "P05a", "P06a"])
def test_a_move_that_can_no_longer_begin_is_off_with_all_that_would_follow(card: str) -> None:
    table = within_a_move(f"{card} MOVE2 BUILD1", "UPGRADE").choose(f"play {card}", "augment 0f", "fill V")
    assert (table.held(), table.at(), table.hand(), table.discard()) == ("F", "0f", "MOVE2 BUILD1", card)
    assert ("end" in table.verbs(), table.told("lapsed")) == (True, [()])


def test_a_move_whose_draw_is_needed_must_be_made() -> None:
    table = within_a_move("P05a MOVE2", "UPGRADE").choose("play P05a")
    assert table.verbs() == {"step"}
    assert table.choose("step 0b").verbs() >= {"augment", "land"}


def test_tile_draws() -> None:
    table = Table(tile_draws="every_harvest").tiles(K0="11 discovered").lay(at="K0").turn()
    table.choose("reap MOVE1", "draw", "reap MOVE2")
    assert table.verbs() == {"draw", "decline"}


def test_reshuffles() -> None:
    table = Table(reshuffles="2").lay(hand="P18a P20a MOVE1 MOVE2", deck="", discard="BUILD1").turn()
    table.choose("play P18a", "gain V", "gain F", "play P20a")
    assert sorted(table.hand().split()) == ["BUILD1", "MOVE1", "MOVE2", "P18a"]


def test_overpowers() -> None:
    table = Table(overpowers="ability_only").lay(held="A", movement=4, celestial="F", ability=4).turn()
    table.choose("play UPGRADE")
    assert table.held() == "VVVFFF"
    both = Table(overpowers="ability_only").lay(held="A", movement=4, celestial="E", ability=4).do()
    assert TITLE.why_not(both.turn().g, 0, "play power:UPGRADE") is None


def test_control_ties() -> None:
    table = Table(control_ties="everybody").lay(0, sanctums="0b").lay(1, sanctums="0c")
    assert [sectors_controlled(table.g, p) for p in table.g.players] == [1, 1]


def test_chaos_reward() -> None:
    table = Table(chaos_reward="before_refill").row("C10 C03 C04 C08", next="E33")
    table.lay(held="VVA", hand="P20a P13a MOVE1 MOVE2").turn()
    table.choose("attack C10", "send P20a", "send P13a", "send MOVE1")
    assert ids(table.g.row) == "- C03 C04 C08"
    assert "recruit" not in table.offered("core")


def test_adversary_recruits() -> None:
    table = Table(1, adversary_recruits="highest_only").row("E09 E33 E25 C01").adversary(held="A")
    table.do(Do(adversary_recruits))
    assert (table.g.adversary_entities, units(table.g.adversary_held)) == ((), "A")
    rich = Table(1, adversary_recruits="highest_only").row("E09 E33 E25 C01").adversary(held="VFFFFAA")
    assert ids(rich.do(Do(adversary_recruits)).g.adversary_entities) == "E09"
