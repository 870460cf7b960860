"""Assessment and holding bonus cards. COS-ASM, COS-BON"""

from __future__ import annotations

import pytest

from orrery.games.council import TITLE
from tests.games.council.table import THINGS, Table


def blue(**cubes: str) -> Table:
    return Table(3).tile(blue_1="P2-04", green_1="P2-10", red_1="P3-07").cubes(**cubes)


@pytest.mark.rule("COS-ASM-01", "COS-ASM-02", "COS-ASM-03")
def test_galaxies_with_a_colony_of_ones_own_may_be_assessed_once_each() -> None:
    table = blue(blue_1_1="0 0 0", red_1_1="0", green_1_1="1").assess()
    assert table.offered("assess") == "G04 G08"
    assert table.why("assess green") == ("COS-ASM-02",)
    assert "stop_assessing" in table.verbs()
    table.choose("assess blue")
    assert table.why("assess blue") == ("COS-ASM-03",)
    assert table.offered("assess") == "G08"
    assert blue(blue_1_1="0").assess().choose("stop_assessing").me().energy == 0


@pytest.mark.rule("COS-ASM-04", "COS-ASM-06", "COS-ASM-07")
@pytest.mark.scenario("EX-08")
def test_dario_assesses_the_blue_galaxy() -> None:
    table = blue(blue_1_1="0", blue_1_2="0 1", blue_1_3="2", red_1_1="0").assess().choose("assess blue")
    assert table.offered("remove") == "blue.1.1 blue.1.2", "a cube of choice"
    table.choose("remove blue.1.2")
    assert table.on("blue.1.2") == "1"
    assert (table.me().energy, len(table.me().bonuses), table.count()) == (8, 1, 2)
    assert table.g.presence[3] == 1
    assert table.why("assess blue") == ("COS-ASM-03",)
    assert table.why("assess red") == ()


@pytest.mark.rule("COS-ASM-05", "COS-ASM-07")
@pytest.mark.scenario("EX-09")
def test_dario_assesses_the_green_galaxy() -> None:
    table = blue(green_1_1="0 1", green_1_2="2 2").assess().choose("assess green")
    assert (table.me().energy, len(table.me().bonuses)) == (4, 1)
    assert table.count() == 0
    tie = blue(green_1_1="0 1").assess().choose("assess green")
    assert tie.me().energy == 4, "a tie is no majority"


@pytest.mark.rule("COS-ASM-06", "COS-ASM-09")
def test_the_majority_is_counted_before_the_cube_leaves() -> None:
    table = blue(blue_1_1="0 0 1").assess().choose("assess blue")
    assert table.me().energy == 8
    assert table.on("blue.1.1") == "0 1", "cubes above drop down"
    other = Table().tile(gray_1="P1-01").cubes(gray_1_1="1 0 1").assess().choose("assess gray")
    assert other.on("gray.1.1") == "1 1"


@pytest.mark.rule("COS-ASM-07", "COS-ASM-08", "COS-SYM-19")
def test_only_galaxies_with_the_symbol_give_a_card_while_there_are_some() -> None:
    table = blue(red_1_1="0", blue_1_1="0").assess().choose("assess red")
    assert (table.me().energy, table.me().bonuses) == (12, ())
    table.choose("assess blue")
    assert [card.id for card in table.me().bonuses] == ["L01"]
    assert TITLE.view(table.g, 0)["players"][0]["cards"] == ["bonus:L01"]
    assert TITLE.view(table.g, 1)["players"][0]["cards"] is None
    empty = blue(blue_1_1="0")
    empty.g.light, empty.g.tickets = (), ()
    assert empty.assess().choose("assess blue").me().energy == 8


@pytest.mark.rule("COS-ASM-09")
def test_nothing_but_an_assessment_removes_cubes() -> None:
    for seed in (1, 2):
        g = TITLE.setup(seed, 3, TITLE.settings({}))
        before, rolled = sum(g.cubes), 7
        while g.asks:
            g.events = []
            seat = min(g.asks)
            rolled = (rolled * 1103515245 + 12345) % 2**31
            g.choose(seat, rolled % g.asks[seat].count)
            left = [e for e in g.events if e[0] == "removed"]
            placed = sum([e[2][0] for e in g.events if e[0] == "settled"])
            assert sum(g.cubes) == before + placed - len(left)
            assert len(left) <= len([e for e in g.events if e[0] == "assessed"])
            before = sum(g.cubes)


@pytest.mark.rule("COS-ASM-10")
def test_what_comes_first_and_what_comes_in_any_order() -> None:
    table = (
        Table(leaders="yes", stations="yes")
        .tile(blue_1="P2-10", gray_1="P1-03")
        .lay(leader="buteo", techs="D1-05 D2-03")
    )
    table.cubes(blue_1_1="0 0", gray_1_1="0").station(0, "T1", "blue").assess()
    assert table.me().energy == 2 * 3 + 2 * 3, "Empire and Feudalism before any decision"
    told = [(name, str(details[0])) for name, _, details, _ in table.g.events or []][-4:]
    assert told == [("pays", "tech:D1-05"), ("gained_energy", "6"), ("pays", "tech:D2-03"), ("gained_energy", "6")]
    assert table.verbs() == {"assess", "reap", "draw_from", "stop_assessing"}
    table.choose("draw_from blue.1", "assess gray", "reap blue.1")
    assert table.me().energy == 12 + 4 + 7 + 4
    assert table.verbs() == {"assess", "stop_assessing"}


@pytest.mark.rule("COS-BON-01", "COS-BON-02")
@pytest.mark.scenario("EX-18")
def test_the_fifth_bonus_card() -> None:
    def five() -> Table:
        table = blue(blue_1_1="0").lay(bonuses="D01 L02 L03 L04")
        return table.assess().choose("assess blue")

    table = five()
    assert table.offered("give_up") == "D01 L02 L03 L04 L01", "the new card is seen before one is given up"
    assert table.why("give_up L07") == ("COS-BON-02",)
    table.choose("give_up L03")
    assert [card.id for card in table.me().bonuses] == ["D01", "L02", "L04", "L01"]
    assert table.g.light[0] is THINGS["L03"], "at the bottom of the light pile"
    assert five().choose("give_up L01").g.light[0] is THINGS["L01"]
    dark = five().choose("give_up D01")
    assert dark.g.returned[0] == (THINGS["D01"],)
    assert THINGS["D01"] not in dark.g.light
    assert [len(dark.me().bonuses), len(dark.g.light)] == [4, 14]
