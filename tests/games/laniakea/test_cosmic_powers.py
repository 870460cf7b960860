"""Gain a Cosmic Power. LAN-GAIN"""

from __future__ import annotations

import pytest

from tests.games.laniakea.table import Table, ids


def gaining(held: str, card: str = "GAIN1", **given: str) -> Table:
    return Table().lay(held=held, hand=f"{card} MOVE1 MOVE2", **given)


@pytest.mark.scenario("T-05")
@pytest.mark.rule("LAN-GAIN-02", "LAN-GAIN-03", "LAN-GAIN-04")
def test_the_market_prices_of_the_rulebook() -> None:
    table = gaining("AA").market("P01a P02a P03a P04a", next="P09b").turn().choose("play GAIN1", "take P03a")
    assert (table.held(), ids(table.g.power_row)) == ("A", "P09b P01a P02a P04a")
    assert table.discard() == "P03a GAIN1"
    table = gaining("").market("P01a P02a P03a P04a", next="P09b").turn().choose("play GAIN1")
    assert (table.held(), table.discard()) == ("", "P04a GAIN1")
    assert ids(table.g.power_row) == "P09b P01a P02a P03a"


@pytest.mark.rule("LAN-GAIN-01", "LAN-GAIN-02")
def test_one_card_of_the_row_is_paid_in_aether() -> None:
    table = gaining("VVVFFFAAA").turn().choose("play GAIN1")
    assert table.offered("take") == "P01a P02a P03a P04a"
    assert table.why("take P09a") == ("LAN-GAIN-01",)
    assert table.choose("take P01a").held() == "VVVFFF"
    two = gaining("VVVFFFAA").turn().choose("play GAIN1")
    assert two.why("take P01a") == ("LAN-GAIN-01", "LAN-GAIN-02")
    assert two.choose("take P02a").held() == "VVVFFF"


@pytest.mark.rule("LAN-GAIN-03")
def test_a_gained_card_goes_to_the_discards_and_not_to_hand() -> None:
    table = gaining("A").turn().choose("play GAIN1", "take P03a")
    assert "P03a" in table.discard()
    assert table.hand() == "MOVE1 MOVE2"
    insight = gaining("A", "P15a").turn().choose("play P15a", "take P03a")
    assert insight.hand() == "MOVE1 MOVE2 P03a"


@pytest.mark.rule("LAN-GAIN-04")
def test_with_the_deck_empty_the_row_still_slides() -> None:
    table = gaining("A").turn()
    table.g.powers = ()
    table.choose("play GAIN1", "take P03a")
    assert ids(table.g.power_row) == "- P01a P02a P04a"
    table.lay(hand="GAIN2 MOVE1 MOVE2", held="AAA").do()
    assert table.choose("end", "keep").asked() == 1


@pytest.mark.scenario("T-40")
@pytest.mark.rule("LAN-GAIN-02", "LAN-EFF-01")
@pytest.mark.parametrize(
    ("card", "row", "entities", "prices"),
    [
        ("GAIN1", "E25 E26 E27 E28", "", "3 2 1 0"),
        ("GAIN1", "C05 E26 E27 E28", "", "4 3 2 1"),
        ("GAIN1", "E25 E26 E27 E28", "E19", "2 1 0 0"),
        ("GAIN1", "C05 E26 E27 E28", "E19", "3 2 1 0"),
        ("P14a", "E25 E26 E27 E28", "", "1 0 0 0"),
        ("P14a", "C05 E26 E27 E28", "", "2 1 0 0"),
    ],
)
def test_market_prices_from_left_to_right(card: str, row: str, entities: str, prices: str) -> None:
    paid = []
    for power in ("P01a", "P02a", "P03a", "P04a"):
        table = gaining("AAAAAAAAAA", card, entities=entities).row(row).turn().choose(f"play {card}", f"take {power}")
        paid.append(str(10 - table.me().held[2]))
    assert " ".join(paid) == prices


@pytest.mark.rule("LAN-TILE-01")
def test_alchemy_of_suns_trades_three_times_at_most() -> None:
    table = Table().lay(held="VVVVVVVVFF", hand="P19a MOVE1 MOVE2").turn()
    table.choose("play P19a", "sell VV", "buy FF", "sell VV")
    assert (table.held(), table.me().playing) == ("VVVVFFFFA", None)
    stopped = Table().lay(held="VV", hand="P19a MOVE1 MOVE2").turn().choose("play P19a", "stop")
    assert stopped.held() == "VV"
    poor = Table().lay(held="V", hand="P19a MOVE1 MOVE2").turn()
    assert poor.why("play P19a") == ("LAN-TILE-01", "LAN-TILE-03")


@pytest.mark.rule("LAN-EFF-01", "LAN-RECR-01")
def test_the_herald_of_the_bargain_recruits_for_two_less() -> None:
    table = Table().row("E03 C02 C03 C01").lay(held="VVFA", hand="P10a MOVE1 MOVE2").turn().choose("play P10a")
    assert table.offered("pay") == "FA VA VF VV"
    table.choose("pay FA", "occupy S4", "first space")
    assert table.held() == "VVA"
    poor = Table().row("E03 C02 C03 C01").lay(held="V", hand="P10a MOVE1 MOVE2").turn()
    assert poor.why("play P10a") == ("LAN-RECR-01",)
