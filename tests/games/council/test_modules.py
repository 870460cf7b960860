"""Module 1, space stations, and Module 2, leaders. COS-ST, COS-LD"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.council import TITLE
from orrery.games.council.assessment import galaxy_yield
from orrery.games.council.bonus import worth
from orrery.games.council.majority import has_majority
from tests.games.council.table import THINGS, Table

BLUE = THINGS["G04"]


def module(**settings: str) -> Table:
    return Table(stations="yes", leaders="yes", **settings)


def start(seats: int, seed: int = 1, **settings: str) -> Any:
    return TITLE.setup(seed, seats, TITLE.settings(settings))


@pytest.mark.rule("COS-ST-01", "COS-ST-02", "COS-SET-09")
def test_each_player_has_three_stations_and_the_station_card_is_shuffled_in() -> None:
    g = start(2, stations="yes")
    assert g.stations == (-1,) * 10
    sizes = {}
    for seats in (2, 3, 4):
        g = start(seats, stations="yes")
        cards = [*g.dark_box, *[c for p in g.players for c in p.bonuses]]
        sizes[seats] = len(cards)
        assert THINGS["D09"] in cards
    assert sizes == {2: 5, 3: 7, 4: 9}
    assert THINGS["D09"] not in [*start(2).dark_box, *[c for p in start(2).players for c in p.bonuses]]


@pytest.mark.rule("COS-ST-03", "COS-ST-04", "COS-ST-05", "COS-ST-06", "COS-ST-07", "COS-ST-09", "COS-BUY-02")
def test_buying_and_building() -> None:
    table = (
        module().tile(pink_1="P3-01", blue_1="P2-10", gray_1="P1-01").cubes(pink_1_2="0", blue_1_1="0", gray_1_1="0")
    )
    table.station(1, "T1", "gray").lay(gems=(3, 5, 1)).buy().choose("station T1")
    assert table.offered("build") == "G04 G09", "presence is enough, whatever the range and the colour"
    assert table.why("build orange") == ("COS-ST-05",)
    assert table.why("build gray") == ("COS-ST-06",)
    table.choose("build pink")
    assert (table.me().gems, table.g.purchases, table.g.stations[8]) == ((2, 4, 1), 1, 0)
    assert table.why("station T1") == ("COS-ST-03", "COS-ST-07")
    table.choose("station T2")
    assert table.g.stations[3] == 1, "a single place is taken by itself"
    assert table.why("station T3") == ("COS-ST-05", "COS-ST-06"), "no place left"
    assert module().lay(gems=(9, 9, 9)).buy().why("station T1") == ("COS-ST-05", "COS-ST-06")
    assert Table().lay(gems=(9, 9, 9)).buy().why("station T1") == ("COS-ST-03",), "not without the module"


@pytest.mark.rule("COS-ST-08", "COS-ST-10")
def test_the_collecting_station() -> None:
    table = (
        module().tile(blue_1="P2-10", blue_2="P2-01", gray_1="P1-01").cubes(blue_1_1="0", gray_1_1="0", blue_2_1="1")
    )
    table.station(0, "T1", "blue").assess()
    assert table.offered("draw_from") == "blue.1"
    assert table.why("draw_from gray.1") == ("COS-ST-08", "COS-ST-10")
    assert table.why("draw_from blue.2") == ("COS-ST-10",)
    table.choose("draw_from blue.1")
    assert table.me().energy == 4, "without assessing, and at any range"
    assert table.why("draw_from blue.1") == ("COS-ST-10",)
    table.choose("stop_assessing").assess()
    assert table.offered("draw_from") == "blue.1", "once in each step"
    assert table.g.stations[3] == 0


@pytest.mark.rule("COS-ST-11", "COS-ST-12")
def test_the_harvesting_station() -> None:
    table = (
        module()
        .tile(blue_1="P2-10", gray_1="P1-01")
        .cubes(blue_1_1="0", gray_1_1="0")
        .station(0, "T2", "blue")
        .assess()
    )
    table.choose("assess blue")
    assert table.verbs() == {"remove", "spare"}
    table.choose("spare")
    assert (table.on("blue.1.1"), table.me().energy) == ("0", 8)
    assert table.why("assess blue") == ("COS-ASM-03",), "still once a round"
    table.choose("assess gray")
    assert table.on("gray.1.1") == "", "only in its own galaxy"
    empty = module().tile(blue_1="P2-10", gray_1="P1-01").cubes(gray_1_1="0").station(0, "T2", "blue").assess()
    assert empty.why("assess blue") == ("COS-ASM-02",)
    other = module().tile(blue_1="P2-10").cubes(blue_1_1="0", blue_1_2="0").station(1, "T2", "blue").assess()
    assert other.choose("assess blue").verbs() == {"remove"}, "it serves its owner"


@pytest.mark.rule("COS-ST-13")
@pytest.mark.scenario("EX-21")
def test_stations_and_majority() -> None:
    table = module().tile(blue_1="P2-04").cubes(blue_1_1="0", blue_1_2="1 1 1").station(0, "T3", "blue")
    assert has_majority(table.g, table.me(0), 3)
    assert galaxy_yield(table.g, table.me(0), BLUE) == 8
    table.assess().choose("assess blue", "stop_assessing")
    assert (table.me().energy, table.on("blue.1.1")) == (8, "")
    table.g.then(table.me(1))
    assert not has_majority(table.g, table.me(0), 3), "three station cubes against three colonies"
    table.assess()
    assert table.why("assess blue") == ("COS-ASM-02",)
    assert not table.end_turns().g.asks
    lonely = module().tile(blue_1="P2-04").cubes(blue_1_2="1").station(0, "T3", "blue")
    assert has_majority(lonely.g, lonely.me(0), 3), "they alone can make a majority"
    assert worth(lonely.g, lonely.me(0), THINGS["L12"]) == 4, "but are no colonies"
    assert lonely.lay(techs="D1-05 D2-03").assess().me().energy == 3, "nor in a system"
    full = module().tile(blue_1="P2-04").cubes(blue_1_1="0").station(0, "T3", "blue").lay(gems=(9, 9, 9)).buy()
    assert full.why("station T2") == ("COS-ST-05", "COS-ST-06"), "one station a galaxy"


@pytest.mark.rule("COS-LD-01", "COS-LD-02", "COS-LD-03")
@pytest.mark.scenario("EX-15")
def test_leaders_are_chosen_from_the_last_tile_to_the_first() -> None:
    for stations in ("no", "yes"):
        g = start(4, 3, leaders="yes", stations=stations)
        for left, seat in enumerate(reversed(g.order)):
            assert list(g.asks) == [seat]
            assert len(g.options(seat)) == 6 - left
            assert "pass" not in [o.verb.name for o in g.options(seat)]
            taken = [p.leader for p in g.players if p.leader]
            if taken:
                assert TITLE.why_not(g, seat, f"lead leader:{taken[0].id}").rules == ("COS-LD-02", "COS-LD-03")
            g.choose(seat, 0)
        assert g.phase == "buy"
        assert g.leaders == (), "two go back to the box"
        assert len({p.leader.id for p in g.players}) == 4


@pytest.mark.rule("COS-LD-04", "COS-LD-05", "COS-LD-07", "COS-LD-09", "COS-LD-12", "COS-LD-14", "COS-LD-16")
@pytest.mark.scenario("EX-15")
@pytest.mark.parametrize(
    ("leader", "consumption", "energy"),
    [("buteo", 30, 1), ("zoe", 34, 1), ("ava", 28, 1), ("casares", 26, 1), ("s3e3", 27, 1), ("breish", 25, 8)],
)
def test_consumption_and_energy_at_the_start(leader: str, consumption: int, energy: int) -> None:
    table = module().lay(energy=1, leader=leader)
    assert (table.me().consumption, table.me().energy) == (consumption, energy)


@pytest.mark.rule("COS-LD-05", "COS-LD-06")
def test_buteo() -> None:
    table = module().tile(pink_1="P3-10", gray_1="P1-03").cubes(pink_1_1="0", gray_1_1="1").lay(leader="buteo").assess()
    assert table.offered("reap") == "pink.1", "at any distance, with a colony of one's own"
    assert table.why("reap gray.1") == ("COS-LD-06",)
    table.choose("reap pink.1")
    assert table.me().energy == 7
    assert table.why("reap pink.1") == ("COS-LD-05",)
    table.choose("stop_assessing").assess()
    assert table.offered("reap") == "pink.1", "in each own assessment step"
    assert Table().tile(gray_1="P1-01").cubes(gray_1_1="0").assess().why("reap gray.1") == ("COS-LD-05",)


@pytest.mark.rule("COS-LD-07", "COS-LD-08")
def test_zoe() -> None:
    table = (
        module()
        .tile(pink_1="P3-03", gray_1="P1-01")
        .cubes(gray_1_1="1")
        .lay(leader="zoe", gems=(4, 0, 0))
        .show("K01", "K04")
        .buy()
    )
    assert table.offered("land") == "gray.1.2 pink.1.1", "any range, one's own colours, empty planets"
    assert table.why("land pink.1.2") == ("COS-SETL-04", "COS-UPG-05")
    assert table.why("land gray.1.1") == ("COS-SETL-02", "COS-UPG-08")
    table.choose("buy K01", "land pink.1.1")
    assert (table.g.purchases, table.on("pink.1.1")) == (1, "0"), "not a purchase"
    assert table.why("land gray.1.2") == ("COS-LD-07",)
    table.choose("stop_buying").buy()
    assert table.offered("land") == "gray.1.2", "in each buy phase"


@pytest.mark.rule("COS-LD-09", "COS-LD-10", "COS-LD-11", "COS-ACT-02")
def test_ava() -> None:
    table = module().lay(leader="ava", gems=(0, 1, 1))
    assert (table.me().ranges, table.slots()) == ((1, 1, 1, 1), ["", "", "", ""])
    table.buy().choose("upgrade X2")
    assert table.why("upgrade X2") == ("COS-BUY-05", "COS-BUY-06") or table.why("upgrade X2") == ("COS-UPG-04",)
    table.choose("upgrade X3", "stop_buying")
    assert (table.me().ranges, table.me().energy) == ((1, 1, 1, 3), 2)
    table.plan().choose("plan S5", "plan S6", "plan S2", "plan S3", seat=0)
    assert [card.id for card in table.me().plan] == ["S5", "S6", "S2", "S3"], "a card for the fourth field too"
    table.choose("plan S1", "plan S2", "plan S3", seat=1)
    assert table.slots() == ["S5", "S6", "S2", "S3"]
    whole = (
        module()
        .lay(leader="ava")
        .lay(slots=("S5", "S5", "S5", "K25"), hand="")
        .lay(1, slots=("S5",) * 3, hand="")
        .round()
        .end_turns()
    )
    assert (0, 4) in [(event[1], event[2][1]) for event in whole.g.events or [] if event[0] == "acts"]
    assert whole.g.round > 1
    early = module().lay(leader="ava", gems=(0, 0, 2)).buy()
    assert early.why("upgrade X3") == ("COS-UPG-11",)


@pytest.mark.rule("COS-LD-12", "COS-LD-13")
@pytest.mark.scenario("EX-22")
def test_casares() -> None:
    three = (
        module()
        .tile(blue_1="P2-04")
        .cubes(blue_1_1="0 0", blue_1_2="0")
        .lay(leader="casares")
        .assess()
        .choose("assess blue")
    )
    assert three.choose("spare").count() == 3
    assert three.me().energy == 8
    two = module().tile(blue_1="P2-04").cubes(blue_1_1="0 0").lay(leader="casares").assess().choose("assess blue")
    assert two.count() == 1
    shop = module().lay(leader="casares", gems=(5, 5, 5)).show("K14", "K15", "K18").buy()
    assert shop.offered("buy") == "K18"
    assert shop.why("buy K14") == shop.why("buy K15") == ("COS-LD-13",)
    free = module().lay(leader="casares").show("K14", "K18").lay(energy=26, level=1).rise().choose("tech D2-05")
    assert free.offered("free_card").split()[0] == "K18"
    assert free.why("free_card K14") == ("COS-LD-13",), "nor take one for free"


@pytest.mark.rule("COS-LD-14", "COS-LD-15")
@pytest.mark.scenario("EX-22")
def test_s3e3() -> None:
    table = (
        module()
        .tile(blue_1="P2-04", gray_1="P1-07")
        .cubes(blue_1_1="0 0 0", gray_1_1="0 0", gray_1_2="0 0", gray_1_3="1")
    )
    table.lay(leader="s3e3").assess()
    assert table.me().energy == 7
    table.choose("stop_assessing")
    assert table.me().energy == 7, "also if nothing is assessed"
    table.assess().choose("assess blue")
    assert table.me().energy == 7 + 7 + 8, "then assess as usual, counted once"


@pytest.mark.rule("COS-LD-16", "COS-LD-17")
@pytest.mark.scenario("EX-22")
def test_breish() -> None:
    table = module().tile(blue_1="P2-04").cubes(blue_1_1="0 0", blue_1_2="1 1").lay(leader="breish")
    assert galaxy_yield(table.g, table.me(0), BLUE) == 8
    assert galaxy_yield(table.g, table.me(1), BLUE) == 3
    behind = module().tile(blue_1="P2-04").cubes(blue_1_1="0", blue_1_2="1 1").lay(leader="breish")
    assert galaxy_yield(behind.g, behind.me(0), BLUE) == 3
