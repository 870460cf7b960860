"""Key words. LAN-KEY"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea.content import MARKET, STARTING
from orrery.games.laniakea.core_actions import core_action
from orrery.games.laniakea.scoring import sectors_controlled
from tests.games.laniakea.table import Table, ids, units


@pytest.mark.rule("LAN-KEY-01", "LAN-KEY-05")
def test_the_cards_of_the_deck_supply_the_actions() -> None:
    for card in STARTING + MARKET:
        assert card.does
    table = Table().lay(hand="UPGRADE MOVE1 MOVE2", held="A").turn().choose("play UPGRADE")
    assert table.verbs() == {"upgrade"}


@pytest.mark.rule("LAN-KEY-02", "LAN-KEY-03")
def test_aether_pays_for_powers_upgrades_and_recruits_and_for_nothing_else() -> None:
    rules = Table().g.rulings
    for cost in (rules.basic, rules.void, rules.loop, rules.sanctum, rules.gateway, rules.throne):
        assert "A" not in units(cost)
    table = Table().lay(held="AAAAA", at="0b", hand="MOVE1 BUILD1 UPGRADE GAIN1 RECRUIT").row("E33 E26 E27 E28").turn()
    assert table.offered("play") == "GAIN1 RECRUIT UPGRADE"


@pytest.mark.scenario("T-31")
@pytest.mark.rule("LAN-KEY-04")
def test_a_tie_controls_nothing() -> None:
    table = Table(3).lay(0, sanctums="0b 0c").lay(1, sanctums="0e", gateways="0f")
    assert [sectors_controlled(table.g, table.me(seat)) for seat in range(3)] == [0, 0, 0]
    table.lay(0, sanctums="0b 0c 0d")
    assert [sectors_controlled(table.g, table.me(seat)) for seat in range(3)] == [1, 0, 0]
    solo = Table(1).lay(sanctums="0b").adversary(sanctums="0c")
    assert sectors_controlled(solo.g, solo.me()) == 0


@pytest.mark.rule("LAN-KEY-06", "LAN-EFF-09")
def test_the_five_core_actions_at_their_normal_cost() -> None:
    table = Table().row("E33 E26 E27 E28").lay(at="0b", held="VVVFFFA").do(Do(core_action, 1))
    assert table.offered("core") == "build gain move recruit upgrade"
    table.choose("core upgrade", "upgrade movement")
    assert (table.me().movement, table.held()) == (2, "VVVFFF")
    some = Table().lay(at="0b", held="VA").do(Do(core_action, 1))
    assert some.offered("core") == "gain move upgrade"
    assert some.why("core build") == ("LAN-BUILD-01", "LAN-BUILD-03")
    poor = Table().lay(at="0b", held="").do(Do(core_action, 1))
    assert ids(poor.me().discard) == "P04a"
    assert Table().lay(hand="P16a MOVE1 MOVE2", held="").market("P01a P02a P03a -").turn().why("play P16a") == (
        "LAN-KEY-06",
        "LAN-TURN-02",
    )


@pytest.mark.rule("LAN-KEY-06")
def test_twofold_will_takes_two_different_core_actions_or_one() -> None:
    table = Table().lay(at="0b", held="VVVFFFAA", hand="P17a MOVE1 MOVE2").turn()
    table.choose("play P17a", "core upgrade", "upgrade movement")
    assert table.why("core upgrade") == ("LAN-KEY-06",)
    table.choose("core move", "step 0c", "land")
    assert table.me().playing is None
    once = Table().lay(at="0b", held="VVVFFFAA", hand="P17a MOVE1 MOVE2").turn()
    once.choose("play P17a", "core upgrade", "upgrade movement", "decline")
    assert once.me().playing is None


@pytest.mark.rule("LAN-KEY-07")
def test_galaxies_are_visited_by_move_and_by_relocation() -> None:
    table = Table().lay(at="0b", held="V", gateways="0c K0").turn().choose("play MOVE1", "step 0c", "land")
    assert table.at() == "0c"
    assert table.choose("relocate K0").at() == "K0"


@pytest.mark.rule("LAN-KEY-08")
def test_a_permanent_card_can_never_be_trashed() -> None:
    permanent = "MOVE1 MOVE2 P02a P16a P20a"
    table = Table().lay(hand=permanent, deck="", discard="", artifacts="R10").turn()
    assert table.why("use R10") == ("LAN-KEY-08", "LAN-TURN-05")
    table = Table().lay(hand=permanent, deck="BUILD1", discard="", artifacts="R10").turn().choose("use R10")
    assert table.offered("trash") == "BUILD1"
    assert all(table.why(f"trash {id}") == ("LAN-KEY-08",) for id in permanent.split())


@pytest.mark.rule("LAN-KEY-09")
def test_a_trashed_card_is_out_of_the_game() -> None:
    table = Table().market("P02a P03a P04a P05a", next="P01b")
    table.g.powers = table.g.powers[:-1]
    table.lay(hand="MOVE1 MOVE2 P01b", deck="", discard="", artifacts="R10").turn()
    table.choose("use R10", "trash P01b")
    p = table.me()
    assert "P01b" not in ids(p.hand + p.deck + p.discard + table.g.powers)
    assert ids(table.g.trashed) == "P01b"


@pytest.mark.scenario("T-03")
@pytest.mark.rule("LAN-KEY-10", "LAN-SCOR-08")
def test_both_green_areas_are_one_sector() -> None:
    table = Table().lay(thrones="O0", sanctums="2a 5c", held="")
    assert table.score()["thrones"] == 2
    assert Table().lay(celestial="A", ability=2, sanctums="2a 5c").score()["celestial"] == 1


@pytest.mark.rule("LAN-KEY-11")
def test_victory_points_come_from_structures_entities_conditions_and_the_track() -> None:
    nothing = Table().lay(celestial="E")
    assert sum(nothing.score().values()) == 0
    table = Table().tiles(K0="01").lay(celestial="E", sanctums="K0", entities="E30", level=3)
    assert table.score() == {
        "entities": 1,
        "chaos": 0,
        "endgame": 1,
        "celestial": 1,
        "ascension": 3,
        "sanctums": 6,
        "gateways": 0,
        "thrones": 0,
    }


@pytest.mark.rule("LAN-KEY-12")
def test_ascend_raises_the_tracker_by_one_level() -> None:
    assert Table().lay(level=2).turn().choose("play SERAPH1").me().level == 3
