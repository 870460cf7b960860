"""Effect arithmetic. LAN-EFF"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea.building import build_free_sanctum
from orrery.games.laniakea.cosmic_powers import FREE, gain_power
from orrery.games.laniakea.costs import prices
from orrery.games.laniakea.recruiting import occupy, recruit
from orrery.games.laniakea.upgrading import upgrade
from tests.games.laniakea.table import THINGS, Table, held, ids, units


@pytest.mark.rule("LAN-EFF-01")
@pytest.mark.parametrize(
    ("cost", "more", "less_stones", "less_units", "ways"),
    [
        ("VF", 0, 0, 0, "VF"),
        ("VF", 1, 0, 0, "VVF VFF"),
        ("VVF", 0, 1, 0, "VF VV"),
        ("FF", 0, 0, 3, "0"),
        ("A", 0, 2, 0, "A"),
        ("A", 1, 1, 0, "A"),
        ("VFA", 0, 0, 1, "FA VA VF"),
        ("VFF", 0, 2, 0, "F V"),
    ],
)
def test_all_increases_then_all_reductions_as_the_payer_likes(
    cost: str, more: int, less_stones: int, less_units: int, ways: str
) -> None:
    found = {units(way) or "0" for way in prices(held(cost), more, less_stones, less_units)}
    assert found == set(ways.split())


@pytest.mark.scenario("T-38")
@pytest.mark.rule("LAN-EFF-01", "LAN-EFF-02")
def test_void_costs() -> None:
    def crossing(row: str = "E25 E26 E27 E28", **given: object) -> Table:
        table = Table().row(row).lay(**{"at": "0c", "held": "VVVVFFFF", "movement": 2, **given})
        return table.lay(hand="MOVE1 P02a MOVE2").turn()

    assert crossing().choose("play MOVE1", "cross 1a").held() == "VVVFFF"
    assert crossing("C01 E26 E27 E28").choose("play MOVE1", "cross 1a").held() == "VVFFF"
    both = crossing("C01 E26 E27 E28", entities="E15").choose("play MOVE1", "cross 1a")
    assert both.offered("pay") == "VF VV"
    assert both.choose("pay VV").held() == "VVFFFF"
    free = crossing("C01 E26 E27 E28").choose("play P02a", "cross 1a")
    assert free.held() == "VVVVFFFF"
    free.choose("cross 0c")
    assert free.told("paid") == [((2, 1, 0),)]


@pytest.mark.scenario("T-39")
@pytest.mark.rule("LAN-EFF-01")
def test_recruit_costs() -> None:
    table = Table().row("E03 C04 E26 E27").lay(held="VVVF", entities="E18", hand="RECRUIT MOVE1 MOVE2").turn()
    table.choose("play RECRUIT", "recruit E03")
    assert table.held() == ""
    horn = (
        Table().row("E07 E25 E26 E27").lay(held="", artifacts="R11").turn().choose("use R11", "occupy S2", "first card")
    )
    assert horn.held() == "VV"


@pytest.mark.rule("LAN-EFF-02")
def test_free_means_that_increases_are_not_paid_either() -> None:
    table = Table().row("C05 E25 E26 E27").lay(held="").do(Do(gain_power, FREE)).choose("take P01a")
    assert table.discard() == "P01a"
    assert Table().lay(at="0b", held="").do(Do(build_free_sanctum)).sites()[0] == "0b"


@pytest.mark.rule("LAN-EFF-03")
def test_effects_of_one_kind_add_up_but_permissions_do_not() -> None:
    both = Table().row("E25 C01 C02 C03").lay(held="V", entities="E18").do(Do(recruit, 3))
    assert both.offered("occupy") == "S2 S3 S4 S5 S6 S7 S8"
    assert Table().row("E25 C01 C02 C03").lay(held="V").do(Do(recruit, 3)).g.asks == {}
    fight = Table().row("C06 E25 E26 E27").lay(entities="E24", celestial="C", ability=4, hand="MOVE1 SERAPH1 SERAPH2")
    assert fight.turn().why("attack C06") == ()
    bell = Table().lay(artifacts="R07", doubling=False).turn().choose("use R07")
    bell.lay(artifacts="R07")
    assert bell.why("use R07") == ("LAN-ARTI-04",)


@pytest.mark.scenario("T-46")
@pytest.mark.rule("LAN-EFF-04", "LAN-EFF-05")
def test_then_needs_the_first_part_and_may_can_be_declined() -> None:
    table = Table().lay(held="", hand="P11a MOVE1 MOVE2").turn()
    assert table.why("play P11a") == ("LAN-RECR-01",)
    paid = Table().row("E33 E25 E26 E27").lay(held="A", hand="P11a MOVE1 MOVE2").turn().choose("play P11a", "occupy S2")
    assert paid.held() == "VVA"
    passed = Table().market("P01a P02a P03a -").lay(held="").do(Do(occupy, 5, THINGS["E12"])).choose("first card")
    assert passed.g.asks == {}
    declined = Table().lay(held="V").do(Do(occupy, 5, THINGS["E12"])).choose("first card", "decline")
    assert declined.me().attack_tokens == 2


@pytest.mark.rule("LAN-EFF-04")
def test_with_a_plus_each_part_stands_on_its_own() -> None:
    table = Table().lay(hand="P20a MOVE1 MOVE2", deck="", discard="").turn().choose("play P20a")
    assert (table.me().attack_tokens, table.hand()) == (1, "MOVE1 MOVE2")


@pytest.mark.rule("LAN-EFF-05")
def test_what_makes_the_player_pay_or_trash_is_never_forced() -> None:
    for letter in "AE":
        table = Table().lay(at="0b", held="VVVFFF", celestial=letter, ability=4).do(Do(upgrade, 1))
        table.choose("upgrade ability", "decline")
        assert table.held() == "VVVFFF"
    assert "decline" in Table().tiles(K0="15 discovered").harvest("K0").verbs()


@pytest.mark.scenario("T-41")
@pytest.mark.rule("LAN-EFF-06")
@pytest.mark.parametrize(("lost", "result"), [("V", (1, 2, 4)), ("F", (2, 1, 4))])
def test_the_order_within_a_harvest(lost: str, result: tuple[int, int, int]) -> None:
    table = Table().row("C06 E25 E26 E27").tiles(_0c="40 discovered")
    table.lay(at="0b", held="VF", movement=2, artifacts="R07").turn()
    table.choose("use R07", "play MOVE1", "step 0c", "loop", "double A", f"lose {lost}")
    assert table.me().held == result


@pytest.mark.rule("LAN-EFF-06")
def test_the_loss_comes_before_the_cap_and_triggers_after_it() -> None:
    table = Table().row("C06 E25 E26 E27").tiles(K0="23").lay(held="VVVVVVVVV").harvest("K0")
    assert table.me().held == (10, 0, 0)
    trigger = Table().tiles(K0="23").lay(held="VVVVVVVV", entities="E22").harvest("K0")
    assert trigger.me().held == (10, 0, 0)


@pytest.mark.scenario("T-42")
@pytest.mark.rule("LAN-EFF-07", "LAN-TURN-07")
@pytest.mark.parametrize(
    ("row", "entities", "hand"),
    [
        ("E25 E26 E27 E28", "", 5),
        ("C09 E26 E27 E28", "", 4),
        ("E25 E26 E27 E28", "E23", 6),
        ("C09 E26 E27 E28", "E23", 5),
    ],
)
def test_upkeep_draws_to_five_plus_and_minus(row: str, entities: str, hand: int) -> None:
    table = Table().row(row).lay(hand="MOVE1 MOVE2", entities=entities).turn().choose("end", "keep")
    assert len(table.me().hand) == hand


@pytest.mark.rule("LAN-EFF-08")
def test_a_step_is_a_move_of_one_free_movement_without_time_loop() -> None:
    table = Table().artifact_deck("R04").tiles(_1a="23").lay(at="K2", held="", movement=4, entities="E14 E16 E13")
    table.lay(artifacts="R01").turn().choose("use R01")
    assert (table.at(), table.held(), ids(table.me().artifacts)) == ("1a", "VV", "R01 R04")
    assert "end" in table.verbs()
    two = Table().lay(at="2b", held="VVV", artifacts="R01", entities="E13").turn().choose("use R01")
    assert two.offered("cross") == "2c 2f"
    assert two.why("step 2a") == ("LAN-EFF-08",)
    assert two.why("loop") == ("LAN-EFF-08",)


@pytest.mark.rule("LAN-EFF-09")
def test_a_granted_core_action_equals_the_starting_card() -> None:
    table = Table().row("E33 E25 E26 C04").lay(at="0b", held="VA", hand="P16a MOVE1 MOVE2", entities="E18").turn()
    table.choose("play P16a", "core recruit")
    assert table.offered("pay") == "A V"


@pytest.mark.rule("LAN-EFF-10")
def test_triggers_act_at_once_for_their_owner_only() -> None:
    table = Table().lay(0, at="0c", held="VVFF").lay(1, entities="E21 E22 E20", held="").turn()
    table.choose("play MOVE1", "cross 1a")
    assert table.held(1) == ""
    own = Table().tiles(_1a="21").lay(at="0c", held="VF", entities="E21 E22").turn().choose("play MOVE1", "cross 1a")
    assert own.held() == "VFA"
    paid = Table().row("E07 E25 E26 E27", next="C04").lay(held="FF", hand="RECRUIT MOVE1 MOVE2").turn()
    paid.choose("play RECRUIT", "occupy S6", "first card")
    assert paid.held() == ""
    assert paid.g.weather.recruit_more == 1
