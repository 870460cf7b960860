"""Chaos cards and attacks. LAN-CHAO, LAN-ATTK"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea.adversary import adversary_moves, adversary_recruits
from orrery.games.laniakea.costs import gain_attack_tokens
from tests.games.laniakea.table import Table, ids


def fighting(row: str, hand: str = "P16a P20a MOVE1 MOVE2", next: str = "E30", **given: object) -> Table:
    return Table().row(row, next=next).lay(hand=hand, **given)


@pytest.mark.rule("LAN-CHAO-01", "LAN-CHAO-02")
def test_chaos_cards_lie_in_the_row_and_cannot_be_recruited() -> None:
    table = Table().row("C01 C02 E26 C04").lay(held="VVVVVFFFFFAAAAA", hand="RECRUIT MOVE1 MOVE2").turn()
    table.choose("play RECRUIT")
    assert ids(table.me().spaces) == "- - - - - - - -"
    assert table.verbs() == {"pay"} or table.verbs() == {"occupy"}
    only = Table().row("C01 C02 C03 C04").lay(held="VVVVVFFFFFAAAAA", hand="RECRUIT MOVE1 MOVE2").turn()
    assert only.why("play RECRUIT") == ("LAN-RECR-01",)
    assert Table().row("C01 C02 E26 C04").lay(entities="E25", defeated="C05").score()["entities"] == 0


@pytest.mark.scenario("T-28")
@pytest.mark.rule("LAN-CHAO-03")
@pytest.mark.parametrize(
    ("row", "given", "hit_points"),
    [
        ("C02 E25 E26 E27", {"entities": "E01 E02 E03"}, 6),
        ("C04 C02 C08 E27", {}, 6),
        ("C05 E25 E26 E27", {"defeated": "C01 C02"}, 6),
    ],
)
def test_requirements_that_raise_the_hit_points(row: str, given: dict[str, object], hit_points: int) -> None:
    chaos = row.split()[0]
    for tokens in range(8):
        table = fighting(row, "MOVE1 SERAPH1 SERAPH2", attack_tokens=tokens, **given).turn()
        assert (table.why(f"attack {chaos}") == ()) == (1 + tokens >= hit_points), tokens


@pytest.mark.scenario("T-28")
@pytest.mark.rule("LAN-CHAO-03")
def test_requirements_that_are_a_step_of_the_attack() -> None:
    leech = fighting("C08 E25 E26 E27", attack_tokens=6, held="VF").turn()
    assert leech.why("attack C08") == ("LAN-CHAO-03",)
    leech = fighting("C08 E25 E26 E27", attack_tokens=6, held="VFA").turn()
    leech.choose("attack C08", "send P20a", "send P16a", "spend")
    assert (leech.held(), ids(leech.me().defeated), ids(leech.me().artifacts)) == ("VF", "C08", "R01")
    clock = fighting("C03 E25 E26 E27", at="0b").turn()
    assert clock.why("attack C03") == ("LAN-CHAO-03",)
    assert fighting("C03 E25 E26 E27", at="K4").turn().why("attack C03") == ()


@pytest.mark.scenario("T-28")
@pytest.mark.rule("LAN-CHAO-03", "LAN-TURN-05")
def test_the_sealed_mouth_takes_a_card_that_has_no_part_in_the_attack() -> None:
    table = fighting("C07 E25 E26 E27", "P16a P20a SERAPH1").turn().choose("attack C07", "send P16a", "send P20a")
    assert table.offered("give") == "SERAPH1"
    assert table.why("give P16a") == ("LAN-CHAO-03",)
    table.choose("give SERAPH1")
    assert (table.hand(), table.discard(), ids(table.me().defeated)) == ("P16a P20a", "SERAPH1", "C07")
    two = fighting("C07 E25 E26 E27", "P16a P20a").turn()
    assert two.why("attack C07") == ("LAN-CHAO-03", "LAN-TURN-05")
    all_needed = fighting("C07 E25 E26 E27", "P20a MOVE1 MOVE2").turn()
    assert all_needed.why("attack C07") == ("LAN-ATTK-03", "LAN-ATTK-04")
    wrong = fighting("C07 E25 E26 E27", "P20a P16a MOVE1").turn().choose("attack C07")
    assert wrong.why("send MOVE1") == ("LAN-ATTK-03", "LAN-ATTK-04")
    everything = fighting("C07 E25 E26 E27", "P20a P16a MOVE1", attack_tokens=5).turn()
    everything.choose("attack C07", "send MOVE1", "send P16a")
    assert everything.why("send P20a") == ("LAN-CHAO-03", "LAN-TURN-05")


@pytest.mark.scenario("T-27")
@pytest.mark.rule("LAN-CHAO-04", "LAN-CHAO-05", "LAN-CHAO-06")
def test_an_effect_binds_everybody_until_the_card_is_defeated() -> None:
    table = fighting("C05 C06 E26 E27", held="A", attack_tokens=9).lay(1, held="A", hand="GAIN1 MOVE1 MOVE2 SERAPH1")
    assert table.g.weather.market_more == 1
    table.turn().choose("attack C06", "send P20a", "send P16a")
    assert table.held() == "AAA"
    assert (table.g.weather.harvest_less, table.g.weather.market_more) == (0, 1)
    table.choose("end", "keep")
    assert table.why("take P01a", seat=1) == ("LAN-GAIN-01",)
    table.choose("play GAIN1")
    assert table.held(1) == ""
    assert ids(table.me(1).discard) == "P04a GAIN1"


@pytest.mark.rule("LAN-CHAO-04")
def test_what_the_chaos_effects_do() -> None:
    clock = Table().row("C03 E25 E26 E27").lay(at="0b", held="VVFF", movement=3).turn().choose("play MOVE1", "step 0c")
    assert clock.why("loop") == ("LAN-CHAO-04",)
    mouth = Table().row("C07 E25 E26 E27").lay(at="K0", held="VVFF", movement=3, gateways="K0 K1 K3").turn()
    assert mouth.why("relocate K1") == ("LAN-CHAO-04",)
    mouth.choose("play MOVE1", "step K1")
    assert mouth.why("teleport K3") == ("LAN-CHAO-04",)
    seraph = Table().row("C07 E25 E26 E27").lay(at="K0", gateways="K1").turn().choose("play SERAPH1", "relocate K1")
    assert seraph.at() == "K1"
    famine = Table().row("C06 E25 E26 E27").tiles(K0="13", K1="21").lay(held="").harvest("K0")
    assert famine.offered("lose") == "F V"
    assert famine.choose("lose V").held() == "F"
    assert famine.harvest("K1").held() == "FA"


@pytest.mark.rule("LAN-CHAO-04")
def test_the_adversary_is_not_altered_by_chaos_effects() -> None:
    table = Table(1).row("C06 C04 E26 E30").adversary(at="K0", held="VFA", deck="9 10 7").tiles(K1="13")
    table.do(Do(adversary_moves, 0, 1))
    assert table.g.adversary_held == (2, 2, 1)
    table.do(Do(adversary_recruits))
    assert ids(table.g.adversary_entities) == "E30"
    assert table.g.adversary_held == (1, 1, 0)


@pytest.mark.rule("LAN-CHAO-06")
@pytest.mark.parametrize(
    ("chaos", "keys", "check"),
    [
        ("C01", ["gain V", "gain F", "gain F"], lambda p: p.held == (1, 2, 1)),
        ("C02", [], lambda p: len(p.hand) == 7),
        ("C03", ["upgrade movement"], lambda p: p.movement == 2),
        ("C04", [], lambda p: p.attack_tokens >= 2),
        ("C05", [], lambda p: p.held == (0, 0, 1)),
        ("C06", [], lambda p: p.held == (0, 0, 3)),
        ("C08", [], lambda p: len(p.artifacts) == 1),
        ("C09", [], lambda p: p.held == (0, 0, 1)),
    ],
)
def test_the_reward_goes_to_the_winner(chaos: str, keys: list[str], check: object) -> None:
    table = fighting(f"{chaos} E25 E26 E27", "P20a P13a P19a MOVE1 MOVE2", at="K0", held="A").turn()
    table.choose(f"attack {chaos}", "send P20a")
    if "send" in table.verbs():
        table.choose("send P13a")
    table.choose(*keys)
    assert ids(table.me().defeated) == chaos
    assert check(table.me())  # type: ignore[operator]


@pytest.mark.rule("LAN-ATTK-01")
def test_attacks_are_made_at_any_point_of_ones_own_cosmic_power_phase_between_steps() -> None:
    table = fighting("C01 E25 E26 E27").turn()
    assert table.offered("attack") == "C01"
    assert table.why("attack C02") == ("LAN-ATTK-01",)
    table.choose("cash MOVE1", "gain V")
    assert table.offered("attack") == "C01"
    table.choose("end")
    assert table.why("attack C01") == ("LAN-ATTK-01", "LAN-ADD-01")
    assert table.why("attack C01", seat=1) == ("LAN-TURN-09",)


@pytest.mark.scenario("T-26")
@pytest.mark.rule("LAN-ATTK-02", "LAN-ATTK-03", "LAN-ATTK-04", "LAN-ATTK-05", "LAN-ATTK-06", "LAN-ATTK-07")
def test_the_attack_on_the_famine_star() -> None:
    table = fighting("C06 C01 E26 E27", attack_tokens=2).turn().choose("attack C06", "send P16a")
    assert table.why("send P16a") == ("LAN-ATTK-02",)
    table.choose("send P20a")
    assert (ids(table.me().defeated), table.me().attack_tokens) == ("C06", 2)
    assert table.hand() == "P16a P20a MOVE1 MOVE2"
    assert ids(table.g.row) == "E30 C01 E26 E27"
    table.choose("attack C01")
    assert table.why("send P16a") == table.why("send P20a") == ("LAN-ATTK-06",)
    table.choose("call_off", "play P20a")
    assert table.discard() == "P20a"


@pytest.mark.scenario("T-26")
@pytest.mark.rule("LAN-ATTK-02", "LAN-ATTK-03", "LAN-ATTK-04", "LAN-ATTK-09")
def test_tokens_help_but_do_not_attack_alone() -> None:
    table = fighting("C06 E25 E26 E27", "P16a MOVE1 SERAPH1", attack_tokens=2).turn().choose("attack C06")
    assert table.why("spend") == ("LAN-ATTK-02",)
    table.choose("send P16a", "send MOVE1", "spend", "spend")
    assert (ids(table.me().defeated), table.me().attack_tokens) == ("C06", 0)
    weak = fighting("C06 E25 E26 E27", "P16a MOVE1 SERAPH1", attack_tokens=1).turn()
    assert weak.why("attack C06") == ("LAN-ATTK-03", "LAN-ATTK-04")
    tokens = fighting("C06 E25 E26 E27", "SERAPH1 SERAPH2", attack_tokens=9).turn()
    assert tokens.why("attack C06") == ("LAN-ATTK-02",)
    called_off = fighting("C06 E25 E26 E27", "P16a MOVE1 SERAPH1", attack_tokens=2).turn()
    called_off.choose("attack C06", "send P16a", "call_off")
    assert (called_off.me().attack_tokens, called_off.me().fought) == (2, ())


@pytest.mark.rule("LAN-ATTK-04", "LAN-ADD-01")
def test_an_attack_that_was_called_off_can_be_made_again() -> None:
    table = fighting("C06 E25 E26 E27", "P16a MOVE1 SERAPH1", attack_tokens=2).turn()
    table.choose(*["attack C06", "call_off"] * 3, "attack C06", "send P16a", "send MOVE1", "spend", "spend")
    assert ids(table.me().defeated) == "C06"


@pytest.mark.rule("LAN-ATTK-03")
def test_damage_does_not_accumulate() -> None:
    table = fighting("C06 E25 E26 E27", "P16a P20a MOVE1").turn().choose("attack C06", "send P20a", "call_off")
    assert ids(table.me().defeated) == ""
    table.choose("cash P16a", "gain V")
    assert table.why("attack C06") == ("LAN-ATTK-03", "LAN-ATTK-04")


@pytest.mark.rule("LAN-ATTK-04")
def test_whoever_cannot_reach_the_hit_points_cannot_attack() -> None:
    table = fighting("C10 E25 E26 E27", "P16a P20a MOVE1").turn()
    assert table.offered("attack") == ""
    assert table.why("attack C10") == ("LAN-ATTK-03", "LAN-ATTK-04")


@pytest.mark.rule("LAN-ATTK-05")
def test_attackers_stay_in_hand_and_can_be_played_or_discarded() -> None:
    table = fighting("C01 E25 E26 E27", "P20a MOVE1 MOVE2", at="0b").turn().choose("attack C01", "send P20a")
    table.choose("gain V", "gain V", "gain V")
    assert table.offered("play") == "MOVE1 MOVE2 P20a"
    assert "P20a" in table.offered("cash")


@pytest.mark.rule("LAN-ATTK-06")
def test_a_card_attacks_once_a_turn_even_if_drawn_again() -> None:
    table = fighting("C01 C06 E26 E27", "P20a P20b MOVE1 MOVE2", deck="", discard="", attack_tokens=9).turn()
    table.choose("attack C01", "send P20a", "gain V", "gain V", "gain V", "cash P20a", "gain F", "play P20b")
    assert table.hand() == "MOVE1 MOVE2 P20a"
    table.choose("attack C06")
    assert table.why("send P20a") == ("LAN-ATTK-06",)
    table.choose("call_off", "end", "keep", "end", "keep")
    assert table.me().fought == ()


@pytest.mark.rule("LAN-ATTK-06")
def test_the_attackers_of_every_attack_of_the_turn_are_spent() -> None:
    table = fighting("C01 C06 C10 E27", "P20a P13a P16a MOVE1", attack_tokens=9).turn()
    table.choose("attack C01", "send P20a", "gain V", "gain V", "gain V", "attack C06", "send P13a", "send P16a")
    table.choose("attack C10")
    assert [table.why(f"send {card}") for card in ("P20a", "P13a", "P16a")] == [("LAN-ATTK-06",)] * 3
    assert table.offered("send") == "MOVE1"


@pytest.mark.rule("LAN-ATTK-04", "LAN-ATTK-06")
def test_spent_attackers_do_not_count_towards_another_attack() -> None:
    for tokens, why in ((3, ("LAN-ATTK-03", "LAN-ATTK-04")), (4, ())):
        table = fighting("C01 C06 E26 E27", "P20a MOVE1 SERAPH1", attack_tokens=tokens).turn()
        table.choose("attack C01", "send P20a", "gain V", "gain V", "gain V")
        assert table.why("attack C06") == why
    spent = fighting("C01 C06 E26 E27", "P20a SERAPH2 SERAPH1", attack_tokens=9).turn()
    spent.choose("attack C01", "send P20a", "gain V", "gain V", "gain V")
    assert spent.why("attack C06") == ("LAN-ATTK-02",)


@pytest.mark.rule("LAN-ATTK-07")
def test_a_defeated_card_lies_by_the_winner_and_the_gap_is_refilled() -> None:
    table = fighting("E25 C01 E26 E27", next="C06").turn().choose("attack C01", "send P20a")
    assert ids(table.g.row) == "E25 C06 E26 E27"
    assert table.g.weather.harvest_less == 1
    assert ids(table.me().defeated) == "C01"


@pytest.mark.rule("LAN-ATTK-08", "LAN-SCOR-02")
def test_defeated_cards_score_their_points() -> None:
    assert Table().lay(defeated="C09 C05").score()["chaos"] == 8


@pytest.mark.rule("LAN-ATTK-09", "LAN-COMP-13")
def test_there_are_twelve_attack_tokens_and_spent_ones_come_back() -> None:
    table = Table().lay(1, attack_tokens=9)
    table.do(Do(gain_attack_tokens, 2)).do(Do(gain_attack_tokens, 2))
    assert table.me().attack_tokens == 3
    table.row("C01 E25 E26 E27").lay(hand="UPGRADE MOVE1 SERAPH1").turn().choose("attack C01", "send UPGRADE", "spend")
    assert table.me().attack_tokens == 2
    table.do(Do(gain_attack_tokens, 5))
    table.choose("gain V", "gain V", "gain V")
    assert table.me().attack_tokens == 3


@pytest.mark.rule("LAN-ATTK-10", "LAN-ARTI-03")
def test_artifacts_are_declared_with_the_attack() -> None:
    table = fighting("C06 C01 E26 E27", "UPGRADE MOVE1 SERAPH1", artifacts="R06 R14 R04").turn()
    assert table.why("use R06") == table.why("use R14") == ("LAN-ARTI-03", "LAN-ATTK-10")
    table.choose("attack C06")
    assert table.why("aid R06") == ("LAN-ATTK-02",)
    table.choose("send UPGRADE")
    assert table.offered("aid") == "R06 R14"
    assert table.why("aid R04") == ("LAN-ARTI-03",)
    table.choose("aid R06")
    assert (ids(table.me().defeated), ids(table.me().flipped)) == ("C06", "R06")
    ember = fighting("C01 E25 E26 E27", "UPGRADE MOVE1 SERAPH1", artifacts="R14").turn()
    ember.choose("attack C01", "send UPGRADE", "aid R14")
    assert (ids(ember.me().used), ember.me().flipped) == ("R14", ())


@pytest.mark.scenario("T-43")
@pytest.mark.rule("LAN-ATTK-10", "LAN-EFF-09")
def test_the_reward_comes_after_the_refill() -> None:
    table = fighting("C10 C03 C04 C08", "P20a P13a MOVE1 MOVE2", next="E33", held="VVA").turn()
    table.choose("attack C10", "send P20a", "send P13a", "send MOVE1")
    assert ids(table.g.row) == "E33 C03 C04 C08"
    assert "recruit" in table.offered("core")
    table.choose("core recruit")
    assert table.held() == "V"
    assert table.choose("occupy S2").held() == "VVV"
