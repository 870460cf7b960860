"""Upgrade and the Overpowers. LAN-UPGR"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea.upgrading import upgrade
from tests.games.laniakea.table import Table, ids


def overpower(letter: str, **given: object) -> Table:
    """The ability marker on its last space, and an Upgrade without paying."""
    return Table().lay(celestial=letter, ability=4, **given).do(Do(upgrade, 1)).choose("upgrade ability")


@pytest.mark.scenario("T-21")
@pytest.mark.rule("LAN-UPGR-01", "LAN-UPGR-02", "LAN-UPGR-04", "LAN-UPGR-05", "LAN-UPGR-06", "LAN-UPGR-07")
def test_upgrades_cost_an_aether_and_end_in_overpowers() -> None:
    table = Table().lay(at="0b", held="AAA", celestial="F", ability=3).turn().choose("play UPGRADE")
    assert table.offered("upgrade") == "ability movement"
    table.choose("upgrade ability")
    assert (table.held(), table.me().ability, table.me().movement) == ("AA", 4, 1)
    table = Table().lay(held="A", celestial="F", ability=4).turn().choose("play UPGRADE", "upgrade ability")
    assert (table.held(), table.me().ability) == ("VVVFFF", 4)
    table = Table().lay(at="0b", held="A", movement=4).turn().choose("play UPGRADE", "upgrade movement")
    assert table.me().movement == 4
    assert table.offered("step") == "0a 0c 0e 0f"
    assert Table().lay(held="VF").turn().why("play UPGRADE") == ("LAN-UPGR-02", "LAN-UPGR-05", "LAN-UPGR-06")


@pytest.mark.rule("LAN-UPGR-02", "LAN-UPGR-06")
def test_each_track_moves_by_one_space_for_one_aether() -> None:
    table = Table().lay(held="AA", hand="P13a MOVE1 MOVE2").turn()
    table.choose("play P13a", "upgrade movement", "upgrade ability")
    assert (table.me().movement, table.me().ability, table.held()) == (2, 2, "")
    twice = Table().lay(held="AA", hand="P13a MOVE1 MOVE2").turn()
    assert twice.choose("play P13a", "upgrade movement", "upgrade movement").me().movement == 3
    once = Table().lay(held="AA", hand="P13a MOVE1 MOVE2").turn()
    assert once.choose("play P13a", "upgrade movement", "decline").held() == "A"


@pytest.mark.rule("LAN-UPGR-03")
def test_the_hunters_track_gives_attack_instead_of_points() -> None:
    for ability, attack in ((1, 0), (2, 1), (3, 2), (4, 3)):
        table = Table().row("C06 E25 E26 E27").lay(celestial="C", ability=ability, hand="UPGRADE MOVE1 SERAPH1").turn()
        assert (table.why("attack C06") == ()) == (3 + attack >= 5)
        assert table.lay(defeated="C01").score()["celestial"] == 2


@pytest.mark.scenario("T-47")
@pytest.mark.rule("LAN-UPGR-04", "LAN-UPGR-05")
def test_a_free_upgrade_triggers_the_overpower_without_aether() -> None:
    table = Table().lay(held="", celestial="F", ability=4, hand="P12a MOVE1 MOVE2").turn()
    table.choose("play P12a", "upgrade ability")
    assert (table.held(), table.me().ability) == ("VVVFFF", 4)


@pytest.mark.rule("LAN-UPGR-04")
def test_the_overpower_of_each_celestial() -> None:
    mason = overpower("A", at="0b", held="VVF")
    assert mason.offered("sanctum") == "0b"
    assert "decline" in mason.verbs()
    assert mason.choose("sanctum 0b").sites()[0] == "0b"
    assert ids(overpower("B").artifact_deck("R05").me().artifacts) == "R01"
    assert overpower("C").me().attack_tokens == 2
    crowned = overpower("D", sanctums="0b").choose("lift 0b", "set_down K0")
    assert crowned.sites()[0] == "K0"
    shepherd = overpower("E", held="VVV")
    assert shepherd.offered("recruit") == "E26"
    assert overpower("F", held="").held() == "VVVFFF"
    rising = overpower("G", sanctums="K0 K1")
    assert rising.offered("harvest") == "K0 K1"
    assert rising.why("relocate K0") == ("LAN-SERA-04",)
    weaver = overpower("H", held="").choose("take P01a")
    assert weaver.discard() == "P01a"


@pytest.mark.rule("LAN-UPGR-05")
def test_an_overpower_without_effect_may_still_be_triggered() -> None:
    table = overpower("B")
    table.g.artifacts = ()
    assert table.do(Do(upgrade, 1)).choose("upgrade ability").g.asks == {}
    assert Table().lay(celestial="D", ability=4, held="A").turn().choose("play UPGRADE", "upgrade ability").held() == ""


@pytest.mark.rule("LAN-UPGR-07", "LAN-EFF-08")
def test_the_movement_overpower_is_one_free_step_with_its_harvest() -> None:
    table = Table().tiles(_1a="21").lay(at="0c", held="A", movement=4, celestial="E").turn()
    table.choose("play UPGRADE", "upgrade movement")
    assert (table.offered("step"), table.offered("cross")) == ("0b 0f 0h", "1a")
    table.choose("cross 1a")
    assert (table.at(), table.held(), table.discovered("1a")) == ("1a", "A", True)


@pytest.mark.rule("LAN-EFF-08", "LAN-UPGR-07")
def test_more_movements_do_not_lengthen_the_step_of_the_overpower() -> None:
    table = Table().lay(at="0b", held="A", movement=4, entities="E14").turn()
    table.choose("play UPGRADE", "upgrade movement", "step 0c")
    assert (table.at(), table.me().playing, table.discovered("0c")) == ("0c", None, True)
