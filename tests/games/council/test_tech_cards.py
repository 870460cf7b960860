"""The sixteen Dark Tech cards. COS-D1, COS-D2"""

from __future__ import annotations

import pytest

from orrery.games.council.bonus import panel_cubes
from tests.games.council.table import THINGS, Table


def take(tech: str, table: Table | None = None, **given: int) -> Table:
    """Rise to the level of the card and take it; Energy is 0 afterwards."""
    table = table or Table()
    level = THINGS[tech].level
    table.lay(energy=table.me().consumption, level=level - 1)
    return table.rise().choose(f"tech {tech}")


@pytest.mark.rule("COS-D1-01")
def test_new_stargate() -> None:
    table = take("D1-01")
    assert (table.me().ranges, table.slots(), table.me().gems) == ((1, 1, 1, 3), ["", "", "", ""], (0, 1, 0))
    assert panel_cubes(table.me()) == 1, "one cube marks Parsec 3"
    assert table.lay(gems=(9, 9, 9)).buy().why("upgrade X2") == ("COS-UPG-10",)
    ava = take("D1-01", Table(leaders="yes").lay(leader="ava"))
    assert ava.me().ranges == (1, 1, 1, 1, 3), "with Ava it is the fifth and rightmost"


@pytest.mark.rule("COS-D1-02")
def test_gemstone_upgrade() -> None:
    table = take(
        "D1-02", Table().tile(orange_1="P1-01", orange_2="P1-04", blue_1="P2-08").cubes(orange_1_1="0", orange_2_1="0")
    )
    assert table.me().gems == (0, 0, 1), "its own crystal"
    table.cubes(blue_1_1="0").act("K19", reach=2).choose("collect orange.1", "collect orange.2", "collect blue.1")
    assert table.me().gems == (0, 1, 3)
    table.act("S5")
    assert table.me().gems == (3, 1, 3), "gemstones of cards are not improved"


@pytest.mark.rule("COS-D1-03")
@pytest.mark.scenario("EX-20")
def test_explorer_folk_and_height() -> None:
    def found(card: str) -> Table:
        table = Table().lay(techs="D1-03").pile(1, "P1-01").act(card)
        return table.choose("explore 1", "place gray.1")

    assert found("S4").choose("settle_two gray.1.1").on("gray.1.1") == "0 0"
    assert "settle_three" not in found("S4").verbs()
    assert found("K16").choose("settle_three gray.1.1").on("gray.1.1") == "0 0 0"
    table = found("K16")
    assert not [verb for verb in table.verbs() if "four" in verb], "never four"
    settle = Table().lay(techs="D1-03").tile(gray_1="P1-01").act("S2")
    assert "settle_two" not in settle.verbs(), "only for what is discovered"
    journey = take("D2-04", Table().lay(techs="D1-03").pile(3, "P3-01")).choose("explore 3", "place pink.1")
    assert journey.choose("settle_three pink.1.2").on("pink.1.2") == "0 0 0"


@pytest.mark.rule("COS-D1-04")
def test_scientific_settlements() -> None:
    table = Table().tile(pink_1="P3-10", gray_1="P1-01").cubes(pink_1_1="1 1", gray_1_1="1 1 1")
    table = take("D1-04", table)
    assert table.offered("settle") == "gray.1.2 pink.1.1", "any distance, colour and stack, three cubes at most"
    table.choose("settle pink.1.1")
    assert table.offered("collect") == "pink.1"
    table.choose("collect pink.1")
    assert (table.on("pink.1.1"), table.me().energy) == ("1 1 0", 7)
    idle = Table().pile(1, "P1-01").act("S4").choose("explore 1", "place gray.1", "pass")
    assert take("D1-04", idle).verbs() == {"settle", "pass"}
    idle.choose("pass")
    assert not idle.g.asks, "nothing settled: nothing to collect from, not even an older discovery"


@pytest.mark.rule("COS-D1-05", "COS-D2-03", "COS-SYM-16", "COS-SYM-17")
@pytest.mark.scenario("EX-23")
def test_empire_and_feudalism() -> None:
    table = Table(3).tile(
        gray_1="P1-01", gray_2="P1-02", blue_1="P2-04", pink_1="P3-01", red_1="P3-06", green_1="P2-10"
    )
    table.cubes(gray_1_1="0 0", gray_2_1="0", blue_1_1="0 0", blue_1_2="1", pink_1_1="0", red_1_1="0 1", green_1_1="2")
    table.lay(techs="D1-05 D2-03", consumption=90).assess()
    assert table.me().energy == 3 * 3 + 4 * 3 == 21
    empire = Table(3).tile(gray_1="P1-01").cubes(gray_1_1="0 0 1").lay(techs="D1-05").assess()
    assert empire.me().energy == 3
    assert "assess" in empire.verbs(), "then assess as usual"
    feudal = Table(3).tile(gray_1="P1-01").cubes(gray_1_1="0 1").lay(techs="D2-03").assess()
    assert feudal.me().energy == 0


@pytest.mark.rule("COS-D1-06")
def test_flexible_civilization_planning() -> None:
    table = Table(leaders="yes").lay(leader="ava", ranges=(1, 2, 3, 1))
    table = take("D1-06", table)
    assert (table.me().ranges, table.me().energy) == ((2, 3, 3, 2), 3)
    assert [u.id for u in table.me().upgrades] == ["U04", "U07", "X2"]
    assert table.lay(gems=(9, 9, 9)).buy().why("upgrade U04") == ("COS-UPG-04",)


@pytest.mark.rule("COS-D1-07")
def test_energy_saver() -> None:
    for consumption, after in ((60, 50), (25, 20)):
        assert take("D1-07", Table().lay(consumption=consumption)).me().consumption == after
    near = Table().lay(consumption=30, energy=55).rise().choose("tech D1-07")
    assert near.me().consumption == 26, "it stays above the Energy marker, which is on 25"


@pytest.mark.rule("COS-D1-08")
def test_world_traveler() -> None:
    table = Table().tile(gray_1="P1-03", gray_2="P1-05", blue_1="P2-10").cubes(gray_1_1="1", gray_2_1="0", blue_1_1="1")
    table = take("D1-08", table)
    assert table.me().gems == (0, 0, 1)
    table.act("S3")
    assert table.offered("collect") == "gray.1 gray.2", "within range"
    table.choose("collect gray.1")
    assert table.why("collect gray.1") == ("COS-COLL-03",)
    table.choose("collect gray.2")
    assert table.me().energy == 6
    assert not table.g.asks, "the number of collects does not grow"
    crew = Table().tile(gray_1="P1-05", gray_2="P1-03").cubes(gray_2_1="1").lay(techs="D1-08").act("K06")
    assert crew.choose("settle gray.1.1").offered("collect") == "gray.1 gray.2", "for Claim Crews too"
    buteo = Table(leaders="yes", stations="yes").tile(gray_1="P1-03", gray_2="P1-05").cubes(gray_1_1="1", gray_2_1="0")
    buteo.station(0, "T1", "gray").lay(leader="buteo", techs="D1-08").assess()
    assert (buteo.offered("reap"), buteo.offered("draw_from")) == ("gray.2", "gray.2"), "own colonies only"


@pytest.mark.rule("COS-D2-01")
def test_resourceful_folk() -> None:
    table = take("D2-01", Table().tile(pink_1="P3-10", gray_1="P1-03").cubes(pink_1_1="0", gray_1_1="0"))
    table.choose("collect pink.1", "collect gray.1")
    assert table.me().energy == 10
    assert not table.g.asks


@pytest.mark.rule("COS-D2-02")
@pytest.mark.scenario("EX-06")
def test_perpetual_motion() -> None:
    table = Table().lay(techs="D2-02", consumption=60, energy=10).reveal("S1 S2 S3", "S6 S5 S2")
    assert (table.me().consumption, table.me().spent) == (60, 0)
    assert table.g.order == (1, 0)
    bought = Table().lay(gems=(0, 0, 2), energy=15, level=1).round().choose("upgrade U13", "stop_buying")
    bought.choose("tech D2-02", "stop_buying").choose("plan S1", "plan S2", "plan S3", seat=0)
    bought.choose("plan S6", "plan S5", "plan S2", seat=1)
    assert bought.me().spent == 12, "taken in the buy phase, it works from the following round on"
    while bought.g.phase != "planning":
        bought.choose(next(key for key in ("pass", "stop_assessing", "stop_buying") if key in bought.verbs()))
    bought.choose("plan S4", "leave", "leave", seat=0).choose("plan S1", "leave", "leave", seat=1)
    assert (bought.g.round, bought.me().spent) == (2, 0)
    low = Table().lay(techs="D2-02", consumption=60, hand="K01 K02 K03").reveal("K01 K02 K03", "S1 S2 S3")
    assert (low.me().consumption, low.me().spent) == (60, 0), "no reduction either"


@pytest.mark.rule("COS-D2-03")
def test_feudalism_counts_systems_even_if_nothing_is_assessed() -> None:
    table = (
        Table().tile(gray_1="P1-01", gray_2="P1-02").cubes(gray_1_1="0", gray_2_1="0 1 1").lay(techs="D2-03").assess()
    )
    assert table.me().energy == 3
    assert table.choose("stop_assessing").me().energy == 3


@pytest.mark.rule("COS-D2-04")
def test_journey_of_discovery() -> None:
    def found() -> Table:
        return take("D2-04", Table().pile(3, "P3-01")).choose("explore 3", "place pink.1")

    assert take("D2-04").offered("explore") == "1 2 3"
    assert found().choose("settle_two pink.1.2").on("pink.1.2") == "0 0"
    assert found().choose("collect pink.1").me().gems == (0, 0, 2)


@pytest.mark.rule("COS-D2-05")
def test_information_breakthrough() -> None:
    table = take("D2-05").choose("free_card K07")
    assert "K07" in table.hand()
    assert table.g.display[6] is THINGS["K09"], "the gap is refilled"
    assert ([card.id for card in table.me().bonuses], table.me().gems) == (["L01"], (0, 0, 1))


@pytest.mark.rule("COS-D2-06", "COS-DT-12")
@pytest.mark.scenario("EX-24")
def test_dominate_folk_after_an_assessment() -> None:
    def ready(leader: str = "", **cubes: str) -> Table:
        table = Table(leaders="yes").tile(blue_1="P2-04", green_1="P2-10").cubes(**cubes)
        if leader:
            table.lay(leader=leader)
        return table.lay(level=1, energy=45, consumption=50, techs="D1-05")

    table = ready(blue_1_1="0 0", blue_1_2="0", green_1_1="0 1 1")
    table.me().powers = 0
    table.assess().choose("assess blue", "remove blue.1.2", "stop_assessing")
    assert (table.me().energy, table.me().level, len(table.me().bonuses)) == (3, 2, 1)
    table.choose("tech D2-06")
    assert table.offered("assess") == "G04 G05", "independent of the limit of once a round"
    table.choose("assess blue")
    assert table.why("assess blue") == ("COS-D2-06",), "two different galaxies"
    table.choose("assess green")
    assert (table.me().energy, table.me().level, len(table.me().bonuses)) == (15, 2, 3)
    assert (table.on("blue.1.1"), table.on("green.1.1")) == ("0", "1 1")
    assert not table.g.asks
    assert table.g.assessed == 1 << 3, "and the other way round: the limit of the step is not touched"
    casares = ready("casares", blue_1_1="0 0 0", green_1_1="0 1 1")
    casares.me().powers = THINGS["casares"].power
    casares.lay(consumption=50).lay(energy=53).rise().choose("tech D2-06", "assess blue", "spare", "assess green")
    assert casares.on("blue.1.1") == "0 0 0"
    for leader, tech in (("s3e3", "D1-05"), ("s3e3", "D1-03")):
        again = ready(leader, blue_1_1="0 0", green_1_1="0 1 1")
        again.me().powers = THINGS[leader].power | THINGS[tech].power
        again.lay(consumption=50, energy=50).rise().choose("tech D2-06", "assess blue", "assess green")
        assert again.me().energy == 12, "effects of the step as a whole do not happen again"


@pytest.mark.rule("COS-D2-06")
def test_dominate_folk_stops_after_two_galaxies() -> None:
    table = Table().tile(gray_1="P1-01", orange_1="P1-02", blue_1="P2-04")
    table = take("D2-06", table.cubes(gray_1_1="0", orange_1_1="0", blue_1_1="0")).choose("assess gray", "assess blue")
    assert not table.g.asks
    assert (table.me().energy, table.on("orange.1.1")) == (7 + 8, "0")


@pytest.mark.rule("COS-D2-07")
def test_energy_boost() -> None:
    assert take("D2-07").me().energy == 10


@pytest.mark.rule("COS-D2-08")
def test_secondary_settlement() -> None:
    table = take("D2-08", Table().tile(pink_1="P3-05", gray_1="P1-01").cubes(gray_1_1="1 1"))
    table.choose("settle pink.1.1")
    assert table.offered("settle") == "gray.1.1 gray.1.2 pink.1.1"
    table.choose("settle gray.1.1")
    assert (table.on("pink.1.1"), table.on("gray.1.1")) == ("0", "1 1 0")
    assert not table.g.asks
