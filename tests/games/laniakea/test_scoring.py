"""Scoring. LAN-SCOR"""

from __future__ import annotations

import pytest

from orrery.games.laniakea import TITLE
from tests.games.laniakea.table import Table


@pytest.mark.rule("LAN-SCOR-01")
def test_most_points_win_and_tied_players_share_the_win() -> None:
    table = Table(3).lay(0, level=5).lay(1, level=7).lay(2, level=7)
    assert [(s.total, s.winner) for s in TITLE.scores(table.g)] == [(5, False), (7, True), (7, True)]
    table.lay(2, level=6)
    assert [s.winner for s in TITLE.scores(table.g)] == [False, True, False]


@pytest.mark.rule("LAN-SCOR-02")
def test_entities_and_defeated_chaos_cards_score_what_is_printed() -> None:
    score = Table().lay(entities="E09 E24 E25", defeated="C10 C01").score()
    assert (score["entities"], score["chaos"]) == (9, 6)


@pytest.mark.rule("LAN-SCOR-03")
def test_each_endgame_entity_is_checked() -> None:
    assert Table().lay(entities="E27 E26", thrones="I0", gateways="K0 K1").score()["endgame"] == 8


@pytest.mark.rule("LAN-SCOR-04", "LAN-COMP-22", "LAN-UPGR-03")
@pytest.mark.parametrize(
    ("letter", "given", "by_track"),
    [
        ("A", {"sanctums": "K0 K1 0b", "gateways": "3b"}, (0, 3, 6, 9)),
        ("B", {"artifacts": "R01 R02", "flipped": "R02"}, (2, 4, 6, 8)),
        ("C", {"defeated": "C01 C02"}, (4, 4, 4, 4)),
        ("D", {"sanctums": "K0 0b"}, (2, 6, 8, 10)),
        ("E", {"entities": "E01 E02 E03"}, (3, 3, 6, 9)),
        ("F", {"held": "VVVVFFFFAAA"}, (0, 4, 6, 8)),
        ("G", {"level": 9}, (0, 4, 8, 12)),
        ("H", {"hand": "P01a MOVE1", "deck": "P02a", "discard": "P03a"}, (3, 3, 6, 9)),
    ],
)
def test_what_the_celestials_score(letter: str, given: dict[str, object], by_track: tuple[int, ...]) -> None:
    table = Table().lay(celestial=letter, **given)
    assert tuple(table.lay(ability=ability).score()["celestial"] for ability in (1, 2, 3, 4)) == by_track


@pytest.mark.rule("LAN-SCOR-05")
def test_the_level_on_the_ascension_track_scores() -> None:
    assert Table().lay(level=9).score()["ascension"] == 9


@pytest.mark.rule("LAN-SCOR-06", "LAN-SCOR-07")
def test_sanctums_and_gateways_score_the_points_of_their_galaxies() -> None:
    table = Table().tiles(K0="01", K1="40 discovered", K2="09").lay(sanctums="K0 K1", gateways="K2")
    assert (table.score()["sanctums"], table.score()["gateways"]) == (8, 5)


@pytest.mark.scenario("T-02")
@pytest.mark.rule("LAN-SCOR-08", "LAN-SCOR-09", "LAN-SCOR-10")
def test_the_throne_of_the_rulebook() -> None:
    """Two blue Structures by two bridges, two white ones by one, X being 3."""
    table = Table().lay(thrones="I0", sanctums="0b 0f", gateways="K0 K3", held="AAAAAAAAAA")
    assert table.score()["thrones"] == 2 * 2 * 3 + 2 * 1 * 3
    assert table.held() == "AAAAAAAAAA"
    for aether in ("AAAAA", "AAAAAA", "AAAAAAA"):
        former = Table(bridges="double", throne_values="1_2_3_4")
        former.lay(thrones="I0", sanctums="0b 0f", gateways="K0 K3", held=aether)
        assert former.score()["thrones"] == 18


@pytest.mark.rule("LAN-SCOR-08")
def test_thrones_count_bridge_by_bridge_and_never_each_other() -> None:
    assert Table().lay(thrones="I0 O0 I1", held="").score()["thrones"] == 0
    assert Table().lay(thrones="O0", sanctums="0b", held="").score()["thrones"] == 1
    assert Table().lay(thrones="I0", sanctums="0b", held="").score()["thrones"] == 2
    assert Table().lay(thrones="O0 I0", sanctums="0b", held="").score()["thrones"] == 3
    rival = Table().lay(0, thrones="O0", held="").lay(1, sanctums="0b")
    assert rival.score()["thrones"] == 0


@pytest.mark.rule("LAN-SCOR-09")
@pytest.mark.parametrize(("aether", "x"), list(enumerate([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3])))
def test_the_throne_indicator_reads_the_aether_left(aether: int, x: int) -> None:
    assert Table().lay(thrones="O0", sanctums="0b", held="A" * aether).score()["thrones"] == x


@pytest.mark.rule("LAN-SCOR-10")
def test_a_sector_without_own_structures_gives_its_bridges_no_value() -> None:
    assert Table().lay(thrones="I0", sanctums="3b", held="AAAAA").score()["thrones"] == 0


@pytest.mark.scenario("T-32")
@pytest.mark.rule("LAN-SCOR-02", "LAN-SCOR-03", "LAN-SCOR-04", "LAN-SCOR-05", "LAN-SCOR-06", "LAN-SCOR-07")
def test_the_parts_add_up_to_the_total() -> None:
    table = Table().lay(sanctums="K0 0b", gateways="K1", thrones="I0", entities="E25 E01", defeated="C01", level=7)
    score = TITLE.scores(table.g)[0]
    assert score.total == sum(score.parts.values())
    assert list(score.parts) == [
        *("entities", "chaos", "endgame", "celestial", "ascension", "sanctums", "gateways", "thrones")
    ]
    assert TITLE.view(table.g, 1)["players"][0]["score"] == score.parts


@pytest.mark.scenario("T-45")
@pytest.mark.rule("LAN-SCOR-02", "LAN-SCOR-03", "LAN-SCOR-08", "LAN-SCOR-10")
def test_the_full_score() -> None:
    table = Table().tiles(_0b="05", _3b="23", K1="26")
    table.lay(celestial="A", ability=3, level=9, held="A" * 10, sanctums="0b 3b", gateways="K1", thrones="O0")
    table.lay(entities="E25 E30 E36", defeated="C03")
    score = TITLE.scores(table.g)[0]
    assert score.parts == {
        "entities": 1,
        "chaos": 2,
        "endgame": 18,
        "celestial": 6,
        "ascension": 9,
        "sanctums": 9,
        "gateways": 3,
        "thrones": 3,
    }
    assert score.total == 51
