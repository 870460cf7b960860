"""The buy phase and the panel. COS-BUY, COS-UPG"""

from __future__ import annotations

import pytest

from orrery.games.council.buying import cheapest
from orrery.games.council.components import PAYMENTS
from tests.games.council.table import THINGS, Table


@pytest.mark.rule("COS-BUY-01", "COS-BUY-02", "COS-BUY-03")
@pytest.mark.scenario("EX-03")
def test_up_to_three_purchases_in_any_mix() -> None:
    table = Table().lay(gems=(9, 9, 9)).buy()
    assert table.verbs() == {"buy", "upgrade", "stop_buying", "overpay"}
    table.choose("buy K01", "buy K04")
    assert table.why("buy K05") == ()
    table.choose("upgrade U01")
    assert table.verbs() == {"stop_buying"}, "with three purchases made only the end is left, and it is the player's"
    assert not table.choose("stop_buying").g.asks
    assert "K01 K04" in table.hand()
    for third in ("buy K06", "upgrade U02"):
        again = Table().lay(gems=(9, 9, 9)).buy().choose("upgrade U04", "upgrade U05")
        again.choose(third)
        assert again.g.purchases == 3
    fourth = Table(stations="yes", leaders="yes").lay(gems=(9, 9, 9), leader="zoe").tile(gray_1="P1-01", gray_2="P1-05")
    fourth.cubes(gray_1_1="0").buy().choose("buy K01", "buy K04", "upgrade U01")
    assert fourth.why("buy K06") == fourth.why("upgrade U02") == fourth.why("station T1") == ("COS-BUY-01",)


@pytest.mark.rule("COS-BUY-04")
def test_a_player_may_stop_at_any_time() -> None:
    table = Table().lay(gems=(1, 1, 1)).lay(1, gems=(1, 0, 0)).round()
    table.choose("buy K01", "stop_buying")
    assert table.me().gems == (0, 1, 1)
    assert (table.g.phase, table.asked()) == ("buy", 1), "the next player follows"


@pytest.mark.rule("COS-BUY-06", "COS-BUY-07")
@pytest.mark.scenario("EX-04")
def test_better_gemstones_stand_in_for_lower_ones_without_change() -> None:
    accepted = {"coal+gold", "gold+gold", "coal+crystal", "gold+crystal", "crystal+crystal"}
    table = Table(payments="any").lay(gems=(2, 2, 2)).show("K18").buy().choose("buy K18")
    assert {payment.id for payment in PAYMENTS if not table.why(f"pay {payment.id}")} == accepted
    assert set(table.offered("pay").split()) == accepted
    assert table.why("pay coal+coal") == ("COS-BUY-06",)
    assert table.why("pay gold") == table.why("pay crystal") == ("COS-BUY-07",)
    table.choose("pay crystal+crystal")
    assert table.me().gems == (2, 2, 0)


@pytest.mark.rule("COS-BUY-06", "COS-BUY-07")
def test_the_cheapest_payment_is_made_unasked() -> None:
    for mine, cost, paid in [
        ((1, 1, 0), (1, 1, 0), (1, 1, 0)),
        ((0, 2, 1), (1, 1, 0), (0, 2, 0)),
        ((2, 0, 1), (1, 1, 0), (1, 0, 1)),
        ((0, 0, 3), (2, 0, 0), (0, 0, 2)),
        ((0, 1, 5), (2, 0, 0), (0, 1, 1)),
    ]:
        assert cheapest(mine, cost) == paid
    table = Table().lay(gems=(0, 0, 1)).buy().choose("buy K01")
    assert table.me().gems == (0, 0, 0), "no change for a crystal"
    poor = Table().lay(gems=(5, 0, 0)).buy()
    assert poor.why("buy K06") == ("COS-BUY-05", "COS-BUY-06"), "coal never stands in for gold"


@pytest.mark.rule("COS-BUY-06", "COS-BUY-07")
def test_who_asks_for_it_may_overpay() -> None:
    table = Table().lay(gems=(2, 1, 1), ranges=(2, 1, 1), upgrades="U04").show("K01", "K18").buy()
    assert "overpay" in table.verbs()
    table.choose("overpay")
    assert table.offered("buy") == "K01 K18"
    assert table.why("upgrade U05") == ("COS-BUY-06", "COS-BUY-07"), "a crystal can only be paid with a crystal"
    assert table.why("buy K06") == ("COS-BUY-09",)
    table.choose("buy K18")
    assert set(table.offered("pay").split()) == {"coal+gold", "coal+crystal", "gold+crystal"}
    table.choose("pay gold+crystal")
    assert table.me().gems == (2, 0, 0)
    assert table.g.purchases == 1
    assert "overpay" not in table.verbs(), "coal stands in for nothing"


@pytest.mark.rule("COS-BUY-06", "COS-BUY-07")
def test_who_asked_to_overpay_may_think_better_of_it() -> None:
    table = Table().lay(gems=(2, 1, 1)).show("K01", "K18").buy()
    before = table.keys()
    assert table.why("pay_less") == ("COS-BUY-06", "COS-BUY-07")
    assert table.choose("overpay", "pay_less").keys() == before
    assert table.choose("overpay", "buy K18", "pay_less").keys() == before
    assert (table.me().gems, table.g.purchases) == ((2, 1, 1), 0)


@pytest.mark.rule("COS-BUY-06", "COS-ST-03")
def test_a_station_alone_can_be_overpaid() -> None:
    table = Table(stations="yes").tile(gray_1="P1-01").cubes(gray_1_1="0").lay(gems=(1, 1, 1)).show()
    table.lay(upgrades=" ".join([u.id for u in table.g.box.upgrades])).buy()
    assert table.verbs() == {"station", "overpay", "stop_buying"}
    table.choose("overpay")
    assert set(table.offered("pay").split()) == {"coal+gold", "coal+crystal", "gold+crystal"}
    table.choose("pay_less", "overpay", "pay coal+crystal")
    assert table.me().gems == (0, 1, 0)


@pytest.mark.rule("COS-BUY-04", "COS-LD-08")
def test_the_end_of_a_phase_is_the_players_own_once_something_was_done() -> None:
    bought = Table().lay(gems=(1, 0, 0)).show("K01").round().choose("buy K01")
    assert (bought.asked(), bought.keys()) == (0, ["stop_buying"])
    assert Table().lay(1, gems=(1, 0, 0)).round().asked() == 1, "whoever can buy nothing is not asked"
    old = Table(rules="1").lay(gems=(1, 0, 0)).show("K01").lay(1, gems=(1, 0, 0)).round().choose("buy K01")
    assert old.asked() == 1, "games begun under rules 1 go on as they began"


@pytest.mark.rule("COS-BUY-07")
def test_nobody_is_asked_to_overpay_where_there_is_only_one_way() -> None:
    assert "overpay" not in Table().lay(gems=(1, 0, 0)).buy().verbs()
    assert "overpay" not in Table().lay(gems=(0, 0, 3)).buy().verbs()
    assert "overpay" not in Table(payments="any").lay(gems=(2, 2, 2)).buy().verbs(), "there the payer chooses anyway"
    assert "overpay" in Table().lay(gems=(1, 1, 0)).buy().verbs(), "a gold for a coal"
    zoe = Table(leaders="yes").lay(gems=(9, 9, 9), leader="zoe").tile(gray_1="P1-01").buy()
    zoe.choose("buy K01", "buy K04", "upgrade U01")
    assert zoe.verbs() == {"land", "stop_buying"}, "three purchases are enough"


@pytest.mark.rule("COS-BUY-08", "COS-BUY-09", "COS-BUY-10")
def test_a_card_of_the_display_is_paid_and_comes_to_the_hand() -> None:
    table = Table().lay(gems=(1, 1, 0)).buy()
    assert table.why("buy K20") == ("COS-BUY-09",)
    assert table.why("buy S1") == ("COS-BUY-09",)
    table.choose("buy K04")
    assert table.me().gems == (0, 1, 0)
    table.choose("stop_buying").plan()
    assert "K04" in table.offered("plan", 0), "usable in the planning of the same round"


@pytest.mark.rule("COS-BUY-11", "COS-BUY-12")
def test_the_gap_is_filled_at_once_in_its_place() -> None:
    table = Table().lay(gems=(2, 0, 2)).show("K02", "K04", "K05").buy()
    assert [c.id for c in table.g.display if c] == ["K02", "K04", "K05"]
    table.choose("buy K04")
    assert [c.id if c else "" for c in table.g.display] == ["K02", "K01", "K05", *["K03", "K06", "K07", "K08", "K09"]]
    table.choose("buy K01")
    assert table.g.display[1] is THINGS["K10"], "the new card could be bought with a remaining purchase"
    last = Table().lay(gems=(1, 0, 0)).show("K04")
    last.g.deck = ()
    last.buy().choose("buy K04")
    assert last.g.display == (None,) * 8, "without a pile the gap stays"


@pytest.mark.rule("COS-BUY-11")
def test_alone_the_cleared_cards_become_the_new_pile() -> None:
    table = Table(1).lay(gems=(1, 0, 0)).show("K04")
    table.g.deck, table.g.discard = (), (THINGS["K22"],)
    table.buy().choose("buy K04")
    assert table.g.display[0] is THINGS["K22"]
    assert table.g.discard == ()


@pytest.mark.rule("COS-UPG-02", "COS-UPG-03", "COS-UPG-04")
def test_an_upgrade_is_marked_and_bought_once() -> None:
    table = Table().lay(gems=(4, 4, 4)).buy().choose("upgrade U10")
    assert table.me().gems == (2, 4, 4)
    assert [u.id for u in table.me().upgrades] == ["U10"]
    assert table.why("upgrade U10") == ("COS-UPG-04",)
    table.choose("stop_buying").buy()
    assert table.why("upgrade U10") == ("COS-UPG-04",), "nor in a later round"


@pytest.mark.rule("COS-UPG-05", "COS-UPG-06", "COS-ACT-04", "COS-ACT-05", "COS-SETL-04")
def test_adaptations_open_colours_in_either_order() -> None:
    for upgrades, colours in (("", "1"), ("U01", "1 2"), ("U02", "1 3"), ("U02 U01", "1 2 3"), ("U01 U02", "1 2 3")):
        table = Table().tile(orange_1="P1-06").lay(upgrades=upgrades).act("S2")
        if len(colours) > 1 or table.g.asks:
            assert table.offered("settle") == " ".join([f"orange.1.{n}" for n in colours.split()])
        if not upgrades:
            assert table.why("settle orange.1.2") == ("COS-SETL-04", "COS-UPG-05")
            assert table.why("settle orange.1.3") == ("COS-SETL-04", "COS-UPG-05")


@pytest.mark.rule("COS-UPG-07", "COS-UPG-08", "COS-SETL-02", "COS-SETL-05")
def test_the_colony_expansion_allows_stacking_up_to_three() -> None:
    plain = Table().tile(gray_1="P1-02").cubes(gray_1_1="1").act("S1")
    assert plain.why("settle gray.1.1") == ("COS-SETL-02", "COS-UPG-08")
    assert plain.offered("settle") == "gray.1.2"
    table = Table().tile(gray_1="P1-02").cubes(gray_1_1="1 1", gray_1_2="0 0 1").lay(upgrades="U03")
    assert table.count() == 2, "buying it places nothing"
    table.act("S1")
    assert (table.offered("settle"), table.offered("settle_two")) == ("gray.1.1", "")
    assert table.why("settle_two gray.1.1") == table.why("settle gray.1.2") == ("COS-SETL-05",)
    table.choose("settle gray.1.1")
    assert table.on("gray.1.1") == "1 1 0"


@pytest.mark.rule("COS-UPG-09")
def test_special_projects_give_their_energy_once() -> None:
    for id, energy in (("U10", 3), ("U11", 7), ("U12", 9), ("U13", 14)):
        table = Table().lay(gems=(2, 2, 2)).buy().choose(f"upgrade {id}")
        assert table.me().energy == energy
        table.choose("stop_buying").buy()
        assert table.me().energy == energy


@pytest.mark.rule("COS-UPG-10", "COS-UPG-11", "COS-UPG-12")
def test_range_grows_step_by_step_for_one_field() -> None:
    table = Table().lay(gems=(9, 9, 9)).buy()
    assert table.me().ranges == (1, 1, 1)
    assert table.why("upgrade U07") == ("COS-UPG-11",)
    table.choose("upgrade U06")
    assert (table.me().ranges, table.me().energy) == ((1, 2, 1), 1)
    table.choose("upgrade U07")
    assert (table.me().ranges, table.me().energy) == ((1, 3, 1), 2)
    assert table.why("upgrade U06") == ("COS-UPG-04",)
    assert table.why("upgrade X2") == ("COS-LD-11", "COS-D1-01")


@pytest.mark.rule("COS-UPG-13", "COS-ACT-03", "COS-SETL-03", "COS-SYM-13")
def test_a_field_reaches_its_own_parsec_and_all_lower_ones() -> None:
    for reach, places in ((1, "gray.1.1"), (2, "gray.1.1 blue.1.1"), (3, "gray.1.1 blue.1.1 pink.1.1")):
        table = (
            Table()
            .tile(gray_1="P1-04", gray_2="P1-07", blue_1="P2-08", pink_1="P3-09")
            .cubes(gray_2_1="1", gray_2_2="1")
        )
        table.act("S2", reach=reach)
        assert table.offered("settle") == places
    assert Table().tile(gray_1="P1-04", blue_1="P2-08").act("S2").why("settle blue.1.1") == (
        "COS-SETL-03",
        "COS-ACT-03",
    )


@pytest.mark.rule("COS-UPG-14", "COS-DT-03")
def test_energy_of_the_buy_phase_brings_a_level_at_its_end() -> None:
    table = Table().lay(gems=(9, 9, 9), energy=19).buy().choose("upgrade U04")
    assert table.me().level == 0, "the phase is not over"
    table.choose("stop_buying")
    assert table.me().level == 1
    assert "tech" in table.verbs()
