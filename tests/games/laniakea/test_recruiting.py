"""Recruit, Entity types, spaces of the player board. LAN-RECR, LAN-ETYP, LAN-ESPC"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea.player import TOKEN_IN_HAND
from orrery.games.laniakea.recruiting import occupy
from tests.games.laniakea.table import THINGS, Table, ids

FULL = "E01 E02 E03 E04 E05 E06 E07 E08"


def recruiting(row: str = "E03 E25 E26 C01", held: str = "VVVVFFFFAA", next: str = "E30", **given: object) -> Table:
    return Table().row(row, next=next).lay(held=held, hand="RECRUIT MOVE1 MOVE2", **given).turn()


@pytest.mark.scenario("T-25")
@pytest.mark.rule("LAN-RECR-02", "LAN-RECR-03", "LAN-RECR-04", "LAN-RECR-05", "LAN-RECR-06", "LAN-CHAO-02")
def test_recruiting_an_instant_on_the_drawing_space() -> None:
    deck = "BUILD1 BUILD2 GAIN1 GAIN2 UPGRADE"
    for first, drawn in (("first card", 3), ("first space", 2)):
        table = Table().row("E03 E25 E26 C01", next="E30").lay(held="VVFA", hand="RECRUIT MOVE1 MOVE2", deck=deck)
        table.turn().choose("play RECRUIT", "occupy S5")
        assert ids(table.g.row) == "- E25 E26 C01"
        table.choose(first)
        assert [details[0] for details in table.told("drew")] == [drawn, 5 - drawn]
        assert len(table.me().hand) == 7
        assert ids(table.g.row) == "E30 E25 E26 C01"
    full = recruiting(entities=FULL, row="E25 E26 E27 C01")
    assert full.why("play RECRUIT") == ("LAN-RECR-06",)
    table = recruiting().choose("play RECRUIT")
    assert table.offered("recruit") == "E03 E25 E26"


@pytest.mark.rule("LAN-RECR-01")
def test_the_printed_cost_is_spent_first() -> None:
    table = recruiting().choose("play RECRUIT")
    assert table.why("recruit E30") == ("LAN-RECR-01",)
    table.choose("recruit E26")
    assert table.me().held == (1, 3, 2)
    poor = recruiting(held="VVF")
    assert poor.why("play RECRUIT") == ("LAN-RECR-01",)


@pytest.mark.rule("LAN-RECR-02")
def test_the_entity_goes_on_any_empty_space_and_stays() -> None:
    table = recruiting(entities="E01 - E02").choose("play RECRUIT", "recruit E26")
    assert table.offered("occupy") == "S2 S4 S5 S6 S7 S8"
    assert table.why("occupy S1") == ("LAN-RECR-02",)
    table.choose("occupy S4")
    assert ids(table.me().spaces) == "E01 - E02 E26 - - - -"


@pytest.mark.rule("LAN-RECR-03", "LAN-ESPC-01")
@pytest.mark.parametrize(
    ("space", "check"),
    [
        ("S1", lambda p: p.token == TOKEN_IN_HAND),
        ("S2", lambda p: p.held == (2, 0, 0)),
        ("S3", lambda p: p.held == (0, 2, 0)),
        ("S4", lambda p: p.held == (0, 0, 1)),
        ("S5", lambda p: len(p.hand) == 7),
        ("S6", lambda p: p.attack_tokens == 2),
        ("S8", lambda p: p.held == (1, 0, 0)),
    ],
)
def test_the_ability_of_the_space_is_taken_at_once(space: str, check: object) -> None:
    table = Table().tiles(K0="01").lay(at="K0", held="").do(Do(occupy, int(space[1]) - 1, THINGS["E25"]))
    assert check(table.me())  # type: ignore[operator]
    assert table.g.asks == {}


@pytest.mark.rule("LAN-RECR-03")
def test_a_space_that_can_do_nothing_is_skipped_and_an_upgrade_is_chosen() -> None:
    table = Table().lay(deck="", discard="").do(Do(occupy, 4, THINGS["E25"]))
    assert (len(table.me().hand), table.g.asks) == (5, {})
    table = Table().lay(held="").do(Do(occupy, 6, THINGS["E25"])).choose("upgrade ability")
    assert table.me().ability == 2


@pytest.mark.rule("LAN-RECR-04", "LAN-ETYP-02")
def test_an_instant_action_and_the_space_in_either_order() -> None:
    table = recruiting(row="E02 E25 E26 C01", held="VVVFFF").choose(
        "play RECRUIT", "recruit E02", "occupy S2", "first space"
    )
    assert [details[0] for details in table.told("gained")] == [(2, 0, 0), (0, 0, 3)]
    table = recruiting(row="E02 E25 E26 C01", held="VVVFFF").choose(
        "play RECRUIT", "recruit E02", "occupy S2", "first card"
    )
    assert [details[0] for details in table.told("gained")] == [(0, 0, 3), (2, 0, 0)]


@pytest.mark.rule("LAN-RECR-05")
def test_the_empty_place_is_refilled_without_sliding_and_chaos_acts_at_once() -> None:
    table = recruiting(next="C06").choose("play RECRUIT", "recruit E25", "occupy S2")
    assert ids(table.g.row) == "E03 C06 E26 C01"
    assert table.g.weather.harvest_less == 1
    table = recruiting()
    table.g.entities = ()
    table.choose("play RECRUIT", "recruit E25", "occupy S2")
    assert ids(table.g.row) == "E03 - E26 C01"


@pytest.mark.rule("LAN-RECR-06", "LAN-COMP-16")
def test_a_full_board_takes_no_ninth_entity() -> None:
    seven = recruiting(row="E25 E26 E27 C01", entities=FULL[:-4]).choose("play RECRUIT", "recruit E26")
    assert None not in seven.me().spaces
    full = recruiting(row="E25 E26 E27 C01", entities=FULL, artifacts="R11")
    assert full.why("play RECRUIT") == full.why("use R11") == ("LAN-RECR-06",)


@pytest.mark.rule("LAN-ETYP-01")
def test_there_are_three_types() -> None:
    assert {THINGS[f"E{n:02}"].type for n in range(1, 37)} == {"Instant Action", "Enhancement", "Endgame Scoring"}


@pytest.mark.rule("LAN-ETYP-02")
@pytest.mark.parametrize("number", range(1, 13))
def test_an_instant_action_happens_once_and_the_card_keeps_its_space_and_points(number: int) -> None:
    table = Table().lay(at="0b", held="", sanctums="K0", deck="BUILD2 GAIN1 GAIN2")
    entity = THINGS[f"E{number:02}"]
    table.do(Do(occupy, 1, entity)).choose("first card")
    while table.g.asks:
        table.choose(table.keys()[-1] if "decline" in table.verbs() else table.keys()[0])
    assert table.me().spaces[1] is entity
    assert table.score()["entities"] == entity.points
    assert table.score()["endgame"] == 0


def instant(entity: str, **given: object) -> Table:
    return Table().lay(**{"at": "0b", "held": "", **given}).do(Do(occupy, 5, THINGS[entity])).choose("first card")


def test_what_the_instant_actions_do() -> None:
    assert instant("E01").held() == "VVFF"
    assert instant("E02").held() == "AAA"
    assert len(instant("E03").me().hand) == 8
    assert instant("E04").choose("upgrade movement").me().movement == 2
    assert instant("E05").sites()[0] == "0b"
    assert instant("E05", sanctums="0b").sites()[0] == "0b"
    assert instant("E05", at="5f").sites()[0] == ""
    assert instant("E06").choose("relocate 4b").at() == "4b"
    assert instant("E07", sanctums="K0").choose("lift K0", "set_down K1").sites()[0] == "K1"
    assert len(instant("E08").me().artifacts) == 1
    assert instant("E09").me().attack_tokens == 5
    assert instant("E10").choose("take P01a").held() == ""
    assert instant("E11", sanctums="K0", gateways="K1").choose("harvest K1", "harvest K0").discovered("K0")
    assert instant("E12", held="V").offered("core") == "gain move"


@pytest.mark.rule("LAN-ETYP-03")
def test_an_enhancement_works_from_recruiting_on() -> None:
    table = Table().tiles(K0="21").lay(at="K0", held="").do(Do(occupy, 7, THINGS["E22"]))
    assert table.held() == "VA"
    free = Table().lay(at="0b", held="", entities="E13").turn().choose("play MOVE1")
    assert free.offered("step") == "0a 0c 0e 0f"


def test_what_the_enhancements_do() -> None:
    swift = Table().lay(at="0b", held="VVV", entities="E14").turn().choose("play MOVE1", "step 0c", "step 0f")
    assert swift.at() == "0f"
    loops = Table().lay(at="0b", held="V", movement=2, entities="E16").turn().choose("play MOVE1", "step 0c", "loop")
    assert loops.at() == "0c"
    mason = Table().lay(at="0b", held="VVF", entities="E17", hand="BUILD1 MOVE1 MOVE2").turn().choose("play BUILD1")
    assert (mason.held(), mason.sites()[0]) == ("", "0b")
    halo = Table().lay(held="", entities="E20").turn().choose("play SERAPH1")
    assert halo.held() == "VA"
    brood = Table().lay(at="0c", held="VF", entities="E21").turn().choose("play MOVE1", "cross 1a")
    assert brood.me().held[1] >= 1
    warden = Table().row("C01 E25 E26 E27").lay(entities="E24", hand="UPGRADE SERAPH1 SERAPH2").turn()
    assert warden.why("attack C01") == ()


@pytest.mark.scenario("T-04")
@pytest.mark.rule("LAN-ETYP-04", "LAN-ETYP-05", "LAN-SCOR-03")
def test_the_sample_entity_counts_sanctums_standing() -> None:
    table = Table().lay(entities="E25", sanctums="K0 K1", gateways="K2")
    assert table.score()["endgame"] == 6


@pytest.mark.rule("LAN-ETYP-04")
@pytest.mark.parametrize(
    ("entity", "given", "points"),
    [
        ("E26", {"gateways": "K0 K1 K2"}, 6),
        ("E27", {"thrones": "I0 I1"}, 8),
        ("E28", {"sanctums": "K0 0b"}, 6),
        ("E29", {"sanctums": "K0 K1", "gateways": "0b"}, 4),
        ("E30", {}, 1),
        ("E31", {"defeated": "C01 C02"}, 6),
        ("E32", {"hand": "P01a MOVE1", "deck": "P02a", "discard": "P03a GAIN1"}, 3),
        ("E33", {"held": "VVVVVF"}, 3),
        ("E33", {"held": "VVFFFAA"}, 2),
        ("E34", {"artifacts": "R01 R02", "flipped": "R01"}, 4),
        ("E35", {"movement": 4}, 6),
        ("E35", {"movement": 3}, 0),
        ("E36", {"sanctums": "K0", "gateways": "K1", "thrones": "I0"}, 9),
        ("E36", {"sanctums": "K0", "gateways": "K1"}, 0),
    ],
)
def test_what_the_endgame_entities_score(entity: str, given: dict[str, object], points: int) -> None:
    assert Table().lay(entities=entity, **given).score()["endgame"] == points


@pytest.mark.rule("LAN-ESPC-02", "LAN-SLOT-06", "LAN-COMP-07")
def test_an_entity_on_the_resource_token_space_acquires_the_token() -> None:
    table = recruiting(sanctums="K0").choose("play RECRUIT", "recruit E26", "occupy S1")
    assert table.me().token == TOKEN_IN_HAND
    assert table.offered("lay_token") == "K0"
    other = recruiting(sanctums="K0").choose("play RECRUIT", "recruit E26", "occupy S2")
    assert other.why("lay_token K0") == ("LAN-SLOT-06",)
