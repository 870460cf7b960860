"""Every choice of every switch changes what it says it changes."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.assessment import begin_assessment
from orrery.games.council.bonus import panel_cubes, worth
from orrery.games.council.consumption import set_order
from orrery.games.council.rulings import SWITCHES
from orrery.games.council.scoring import score_player, scores
from tests.games.council.table import THINGS, Table


def choices(name: str) -> list[str]:
    return list(next(switch.choices for switch in SWITCHES if switch.name == name))


@pytest.mark.parametrize(("name", "choice"), [(s.name, choice) for s in SWITCHES for choice in s.choices])
def test_a_game_with_this_choice_plays_to_its_end(name: str, choice: str) -> None:
    for seats in (1, 2):
        g, rng = (
            TITLE.setup(
                7, seats, TITLE.settings({name: choice, "leaders": "yes"} if name != "leaders" else {name: choice})
            ),
            Rng(3),
        )
        while g.asks:
            seat = min(g.asks)
            g.choose(seat, rng.below(g.asks[seat].count))
        assert g.phase == "over"


def test_every_switch_names_rules_of_the_catalogue() -> None:
    assert all(rule.startswith("COS-") for switch in SWITCHES for rule in switch.rules)
    assert len({switch.name for switch in SWITCHES}) == len(SWITCHES)


def test_start_energy() -> None:
    g = TITLE.setup(1, 4, TITLE.settings({"start_energy": "zero"}))
    assert [p.energy for p in g.players] == [0, 0, 0, 0]
    first = g.order
    set_order(g)
    assert g.order == first[::-1], "in a tie of the first round the largest number goes first, as by tile"
    by_tile = TITLE.setup(1, 4, TITLE.settings({}))
    set_order(by_tile)
    assert by_tile.order == g.order
    before = TITLE.setup(1, 4, TITLE.settings({"start_energy": "zero", "rules": "1"}))
    set_order(before)
    assert before.order == first, "games begun under rules 1 go on as they began"


def test_solo_start() -> None:
    assert {TITLE.setup(seed, 1, TITLE.settings({"solo_start": "human_first"})).order for seed in range(9)} == {(0, 1)}


def test_consumption() -> None:
    table = (
        Table(consumption="new_cards")
        .lay(slots=("", "S1", "S2"), hand="S3 S4 S5 S6")
        .lay(1, slots=("S1", "S2", "S3"), hand="")
    )
    table.reveal("S6 S5 -")
    assert (table.me(0).spent, table.me(1).spent) == (3, 0)


def test_order_ties() -> None:
    for choice, order in (("marker", (0, 1)), ("level", (1, 0))):
        table = Table(order_ties=choice).lay(0, energy=9, level=0).lay(1, energy=1, level=1)
        set_order(table.g)
        assert table.g.order == order


def test_refill() -> None:
    table = Table(refill="after_the_turn").lay(gems=(3, 0, 0)).buy().choose("buy K01")
    assert table.g.display[0] is None
    table.choose("stop_buying")
    assert table.g.display[0] is THINGS["K09"]


def test_towers() -> None:
    for choice, left in (("one_planet", 0), ("split", 1)):
        table = Table(towers=choice).tile(gray_1="P1-01").lay(upgrades="U03").act("K10").choose("settle gray.1.1")
        assert len(table.g.asks) == left
    table.choose("settle gray.1.2")
    assert (table.count(), len(table.g.asks)) == (2, 0)
    plain = Table(towers="split").tile(gray_1="P1-01").act("K10").choose("settle gray.1.1")
    assert not plain.g.asks, "only owners of the expansion"


def test_new_cube_collects() -> None:
    table = Table(new_cube_collects="no").tile(gray_1="P1-03").act("K06").choose("settle gray.1.1")
    assert not table.g.asks
    other = Table(new_cube_collects="no").tile(gray_1="P1-03").cubes(gray_1_1="0").lay(upgrades="U03").act("K06")
    assert other.choose("settle gray.1.1").offered("collect") == "gray.1", "the older cube still can"


def test_assessing() -> None:
    table = (
        Table(assessing="compulsory")
        .tile(gray_1="P1-01", orange_1="P1-02")
        .cubes(gray_1_1="0 0", orange_1_1="0")
        .assess()
    )
    assert table.verbs() == {"assess"}
    table.choose("assess gray")
    assert table.verbs() == {"stop_assessing"}, "the last one follows by itself, and the turn is the player's to end"
    assert table.me().energy == 7 + 8


def test_light_cards() -> None:
    table = (
        Table(light_cards="every_galaxy").tile(orange_1="P1-01").cubes(orange_1_1="0").assess().choose("assess orange")
    )
    assert len(table.me().bonuses) == 1


def test_level_up() -> None:
    for choice, levels in (("own_turn", [1, 0]), ("all_done", [0, 0])):
        table = Table(level_up=choice).lay(0, slots=("K25", "K25", "K25"), hand="", energy=19, consumption=20)
        table.lay(1, gems=(0, 0, 0), slots=("S4", "S5", "S5"), hand="").lay(0, gems=(0, 0, 0))
        table.me(0).powers = table.me(1).powers = THINGS["D2-02"].power
        table.lay(0, energy=19)
        table.lay(1, energy=0)
        table.round().choose("stop_assessing")
        if choice == "own_turn":
            table.choose("tech D1-03")
        assert table.asked() == 1
        assert [p.level for p in table.g.players] == levels
    table.choose("pass", "stop_assessing")
    assert table.verbs() == {"tech"}, "when all have finished the phase"
    assert table.asked() == 0


def test_level_up_in_the_buy_phase() -> None:
    for choice, asked in (("own_turn", 0), ("all_done", 1)):
        table = Table(level_up=choice).lay(0, gems=(0, 0, 2), energy=15).lay(1, gems=(3, 3, 3)).round()
        table.choose("upgrade U13", "stop_buying", seat=0)
        assert (table.asked(), table.me().level) == (asked, 1 - asked)
    table.choose("stop_buying", seat=1)
    assert (table.asked(), table.verbs(), table.me().level) == (0, {"tech"}, 1)


def test_dark_tech() -> None:
    table = Table(dark_tech="drawn").lay(energy=20).rise()
    assert [tech.id for tech in table.me().techs] == ["D1-08"], "the top card"
    assert table.g.looked == (0, 0)


def test_card_levels() -> None:
    table = Table(card_levels="next_phase").lay(energy=92, consumption=50, level=1).rise().choose("tech D2-07")
    assert (table.me().level, table.me().energy) == (2, 52)
    assert table.rise().me().level == 3, "at the end of the next phase"


def test_gifts() -> None:
    table = Table(gifts="chosen").lay(energy=20, level=1).rise().choose("tech D2-02")
    assert (table.asked(), table.offered("take_gem")) == (1, "coal gold crystal")
    table.choose("take_gem crystal")
    assert table.why("take_gem crystal", 1) == ("COS-DT-15",)
    table.choose("take_gem gold")
    assert table.me(1).gems == (0, 1, 1)


def test_above_three() -> None:
    table = Table(above_three="stops").lay(energy=65, level=2).rise()
    assert (table.me().level, table.me().energy) == (3, 45)
    final = Table(above_three="stops").lay(level=2, consumption=20, energy=19, gems=(0, 0, 9))
    score_player(final.g, final.me())
    assert (final.me().level, final.me().energy) == (3, 26), "in final scoring too"


def test_energy_limit() -> None:
    table = Table(energy_limit="100").tile(pink_1="P3-09").cubes(pink_1_1="0").lay(energy=95, consumption=100, level=2)
    table.assess().choose("assess pink", "stop_assessing")
    assert (table.me().level, table.me().energy) == (3, 0)


def test_last_tie() -> None:
    table = Table(last_tie="planets").tile(gray_1="P1-01").cubes(gray_1_1="1").lay(0, upgrades="U01")
    assert [s.winner for s in scores(table.g)] == [False, True]


def test_collecting_station() -> None:
    table = (
        Table(stations="yes", collecting_station="anywhere").tile(gray_1="P1-03", blue_1="P2-01").cubes(gray_1_1="0")
    )
    assert table.station(0, "T1", "blue").assess().offered("draw_from") == "gray.1"


def test_casares() -> None:
    table = Table(leaders="yes", casares="may_get_one_free").lay(leader="casares", energy=26, level=1).show("K14")
    assert "K14" in table.rise().choose("tech D2-05").offered("free_card")


def test_s3e3() -> None:
    table = (
        Table(leaders="yes", s3e3="every_galaxy")
        .tile(gray_1="P1-01", orange_1="P1-02")
        .cubes(gray_1_1="0 0", orange_1_1="0")
    )
    table.lay(leader="s3e3").do(Do(begin_assessment))
    assert table.me().energy == 0
    table.assess().choose("assess gray", "assess orange")
    assert table.me().energy == 3 + 7 + 2 + 8


def test_breish() -> None:
    assert Table(leaders="yes", breish="8_more").lay(energy=3, leader="breish").me().energy == 11


def test_gemstone_upgrade() -> None:
    assert Table(gemstone_upgrade="all_gains").lay(techs="D1-02").act("S5").me().gems == (0, 3, 0)
    assert Table(gemstone_upgrade="all_gains").act("S5").me().gems == (3, 0, 0), "only with the card"


def test_explorer_folk() -> None:
    table = Table(explorer_folk="not_journey").lay(techs="D1-03", energy=20, level=1).pile(3, "P3-01").rise()
    table.choose("tech D2-04", "explore 3", "place pink.1")
    assert "settle_three" not in table.verbs()


@pytest.mark.rule("COS-D2-04")
def test_journey() -> None:
    def journey(**more: str) -> Table:
        table = Table(**more).tile(gray_1="P1-01").cubes(gray_1_1="1").lay(energy=20, level=1).pile(3, "P3-01").rise()
        return table.choose("tech D2-04", "explore 3", "place pink.1")

    assert journey().why("settle_two gray.1.1") == ("COS-DISC-04",), "the tower stands on the new tile"
    assert journey().choose("settle_two pink.1.1").on("pink.1.1") == "0 0"
    anywhere = journey(journey="any_planet")
    assert {"settle_two", "settle", "collect", "pass"} <= anywhere.verbs()
    assert anywhere.choose("settle_two gray.1.1").on("gray.1.1") == "1 0 0", "on top of others, whatever the colour"
    assert journey(journey="any_planet").choose("settle_two pink.1.1").on("pink.1.1") == "0 0"
    assert journey(journey="any_planet").offered("collect") == "pink.1", "only from the new tile"


def test_explorer_folk_on_a_journey_to_any_planet_add_their_cube_to_the_new_tile() -> None:
    table = Table(journey="any_planet").tile(gray_1="P1-01").lay(techs="D1-03", energy=20, level=1).pile(3, "P3-01")
    table.rise().choose("tech D2-04", "explore 3", "place pink.1")
    assert "gray.1.1" in table.offered("settle_two")
    assert table.offered("settle_three").split()[0] == "pink.1.1"
    assert "gray" not in table.offered("settle_three")


@pytest.mark.parametrize("choice", choices("energy_saver"))
def test_energy_saver(choice: str) -> None:
    table = Table(energy_saver=choice).lay(energy=60, consumption=60).rise().choose("tech D1-07")
    assert table.me().consumption == 60 - int(choice)


def test_free_steps() -> None:
    for choice, cubes in (("marked", 3), ("unmarked", 0)):
        table = Table(free_steps=choice).lay(energy=20).rise().choose("tech D1-06")
        assert (table.me().ranges, panel_cubes(table.me())) == ((2, 2, 2), cubes)
        refused_by = ("COS-UPG-04",) if cubes else ("COS-UPG-10",)
        assert table.lay(gems=(9, 9, 9)).buy().why("upgrade U04") == refused_by
        table.choose("stop_buying")


def test_world_traveler() -> None:
    table = (
        Table(world_traveler="one_more")
        .tile(gray_1="P1-05")
        .cubes(gray_1_1="0 0 1", gray_1_2="1")
        .lay(techs="D1-08")
        .act("S3")
    )
    table.choose("collect gray.1", "collect gray.1", "collect gray.1")
    assert table.me().energy == 9


def test_perpetual_motion() -> None:
    table = (
        Table(perpetual_motion="no_increase")
        .lay(techs="D2-02", consumption=60, hand="K01 K02 K03")
        .reveal("K01 K02 K03", "S1 S2 S3")
    )
    assert (table.me().consumption, table.me().spent) == (53, -7)
    high = Table(perpetual_motion="no_increase").lay(techs="D2-02").reveal("S1 S2 S3", "S1 S2 S3")
    assert high.me().spent == 0


def test_dominate_folk() -> None:
    table = (
        Table(dominate_folk="not_twice").tile(gray_1="P1-01", orange_1="P1-02").cubes(gray_1_1="0 0", orange_1_1="0")
    )
    table.lay(energy=14, level=1).assess().choose("assess gray", "stop_assessing", "tech D2-06")
    assert table.why("assess gray") == ("COS-ASM-03",)
    assert table.offered("assess") == "G02"


def test_galaxy_bonus() -> None:
    table = Table(galaxy_bonus="with_presence").tile(gray_1="P1-01")
    assert worth(table.g, table.me(), THINGS["D01"]) == 0
    assert worth(table.cubes(gray_1_1="0 1").g, table.me(), THINGS["D01"]) == 6


def test_automa_range() -> None:
    table = Table(1, automa_range="up_to").tile(gray_1="P1-05", blue_1="P2-10")
    table.g.automa_card = THINGS["B04"]
    from orrery.games.council.automa import automa_turn

    assert table.do(Do(automa_turn)).offered("automa_settle") == "gray.1.1 gray.1.2 blue.1.1 blue.1.2"


def test_payments_and_planning_and_modules_have_their_own_chapters() -> None:
    """Payments in buying, planning and civilizations in setup, the modules in theirs, silver cards with the Automa."""
    tested = {"payments", "planning", "stations", "leaders", "silver_cards"}
    tested |= {"civilization", "civilization_2", "civilization_3", "civilization_4"}
    here = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    brought = {thing.switch for thing in TITLE.catalog.things.values()}  # by those: tests/games/test_extras.py
    assert {switch.name for switch in SWITCHES} <= tested | here | brought
