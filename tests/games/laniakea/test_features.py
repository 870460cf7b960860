"""Rows for learned bots: all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots.greedy import best_step
from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.components import NOTHING
from orrery.games.laniakea.feature_holdings import PLAYER
from orrery.games.laniakea.feature_names import NAMES, SOURCES
from orrery.games.laniakea.features import HAND, OWN, RIVAL, SIZE, features
from orrery.games.laniakea.judged import its_harvests
from orrery.games.laniakea.scoring import adversary_sheet, score_sheet
from orrery.games.laniakea.state import Laniakea
from tests.games.laniakea.table import Table

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"adversary_recruits": "highest_only", "gateway_payment": "every_time"}),
    (2, {}),
    (2, {"additional_actions": "within_moves_too", "thrones_in_abyss": "one_each", "throne_values": "2_3_4_5"}),
    (3, {"celestials": "random", "control_ties": "everybody", "movement_track": "5"}),
    (4, {"structure_costs": "low", "reshuffles": "5", "chaos_reward": "before_refill"}),
]
each_table = pytest.mark.parametrize(("seats", "settings"), TABLES, ids=lambda x: str(x) if isinstance(x, int) else "")


def positions(seats: int, settings: dict[str, str], seed: int, greedy: bool, every: int) -> Iterator[Laniakea]:
    """Some positions of a game, at random or as a greedy bot plays it, with some choices at random."""
    g, dice, number = TITLE.setup(seed, seats, TITLE.settings(settings)), Rng(seed), 0
    while g.asks and g.round < 16:
        if number % every == 0:
            yield g
        number += 1
        seat = min(g.asks)
        if greedy and dice.below(6):
            g = best_step(TITLE, g, seat)
        else:
            g.choose(seat, dice.below(g.asks[seat].count))
    yield g


def named(row: bytes) -> dict[str, int]:
    return dict(zip(NAMES, row, strict=True))


def differences(one: bytes, other: bytes) -> list[tuple[str, int, int]]:
    return [(name, a, b) for name, a, b in zip(NAMES, one, other, strict=True) if a != b]


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(NAMES) == SIZE == len(set(NAMES))
    assert NAMES[OWN] == "own VP"
    assert NAMES[RIVAL] == "strongest rival: VP"
    assert NAMES[HAND] == "own hand: Move"
    assert TITLE.advice.names == NAMES


@each_table
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_a_row_is_the_same_in_every_game_that_the_seat_can_imagine(
    seats: int, settings: dict[str, str], greedy: bool
) -> None:
    for g in positions(seats, settings, 5 + seats, greedy, 13 if greedy else 29):
        for p in g.players:
            row = features(g, p.seat)
            assert len(row) == SIZE
            for deal in range(3):
                twin = TITLE.imagine(g, p.seat, Rng(deal))
                assert differences(row, features(twin, p.seat)) == []


def line(g: Laniakea, seat: int, dice: Rng, ends: bool) -> list[str]:
    """What a seat may do from here to the end of its turn, or until something comes to light."""
    keys, revealed, round = [], g.revealed, g.round
    while seat in g.asks and g.revealed == revealed and g.round == round and len(keys) < 40:
        options = g.options(seat)
        ending = [n for n, option in enumerate(options) if option.verb.ends]
        number = ending[0] if ends and ending else dice.below(len(options))
        keys.append(options[number].key)
        g.choose(seat, number)
    return keys


def follow(g: Laniakea, seat: int, keys: list[str]) -> Laniakea:
    twin = g.copy()
    for key in keys:
        twin.apply(seat, TITLE.catalog.options[key])
    return twin


def spoilt(first: Laniakea, after: Laniakea, keys: list[str]) -> bool:
    """Whether the Adversary came to a galaxy that the player discovered in this turn, or paid for a Gateway more than
    the track holds: that cannot be told apart."""
    if not after.solo() or after.round == first.round:
        return False
    last = follow(first, 0, keys[:-1])
    own = last.discovered & ~first.discovered
    return bool(own & its_harvests(after, first)) or (bool(after.adversary_visited) and after.players[0].held[2] == 10)


@each_table
@pytest.mark.parametrize("ends", [False, True], ids=["any choices", "to the end of the turn"])
def test_what_only_this_deal_brings_to_light_is_not_in_the_row(
    seats: int, settings: dict[str, str], ends: bool
) -> None:
    dice, compared, revealed = Rng(seats), 0, 0
    for g in positions(seats, settings, 40 + seats, True, 7):
        for seat in list(g.asks):
            first, second = [TITLE.imagine(g, seat, Rng(deal)) for deal in (1, 2)]
            after = first.copy()
            keys = line(after, seat, dice, ends)
            other = follow(second, seat, keys)
            if spoilt(first, after, keys) or spoilt(second, other, keys):
                continue
            compared += 1
            revealed += after.revealed > first.revealed
            assert differences(features(after, seat, first), features(other, seat, second)) == [], keys
    assert compared > 10
    assert revealed > 5


def test_the_adversarys_turn_is_not_foreseen() -> None:
    """Whatever it does between two turns, the row says what is known before."""
    table = Table(1).lay(hand="MOVE1 MOVE2 BUILD1 SERAPH1 GAIN1").turn()
    before = TITLE.imagine(table.g, 0, Rng(1))
    rows = set()
    for deal in range(12):
        twin = TITLE.imagine(table.g, 0, Rng(deal))
        after = follow(twin, 0, ["end", "shed power:GAIN1", "keep"])
        assert after.adversary_discard != before.adversary_discard
        rows.add(features(after, 0, twin))
    assert len(rows) == 1


def test_a_card_that_comes_back_by_a_reshuffle_is_not_known() -> None:
    table = Table().lay(hand="MOVE1 MOVE2 BUILD1 SERAPH1 GAIN1", deck="UPGRADE", discard="BUILD2 GAIN2").turn()
    known, rows = set(), set()
    for deal in range(12):
        twin = TITLE.imagine(table.g, 0, Rng(deal))
        after = follow(twin, 0, ["cash power:GAIN1", "gain resource:0", "cash power:MOVE2", "gain resource:0"])
        after = follow(after, 0, ["end", "shed power:BUILD1", "keep"])
        known.add(after.players[0].hand)
        row = named(features(after, 0, twin))
        assert row["own hand: cards not known yet"] == 2
        assert row["own hand: Move"] == row["own hand: Seraph"] == row["own hand: Upgrade"] == 1
        assert row["own hand: Gain a Cosmic Power"] == 0
        rows.add(features(after, 0, twin))
    assert len(known) > 3
    assert len(rows) == 1


def test_cards_drawn_count_but_stay_unknown() -> None:
    table = Table().lay(hand="P20a MOVE1 MOVE2").turn()
    before = table.g.copy()
    table.choose("play P20a")
    now, then = named(features(table.g, 0)), named(features(table.g, 0, before))
    assert (now["own hand: cards not known yet"], then["own hand: cards not known yet"]) == (0, 1)
    assert now["own cards in hand"] == then["own cards in hand"] == 3
    drawn = table.me().hand[-1].family
    assert then[f"own to be drawn: family {drawn}"] == now[f"own to be drawn: family {drawn}"] + 1


def test_artifacts_found_count_but_stay_unknown() -> None:
    table = Table().artifact_deck("R06 R01").lay(at="0h", held="VVFF", movement=2, celestial="B").turn()
    before = table.g.copy()
    table.choose("play MOVE1", "cross 1d")
    now, then = named(features(table.g, 0)), named(features(table.g, 0, before))
    assert now["own has Spear of Cold Stars: 2 unused, 1 used"] == 2
    assert then["own has Spear of Cold Stars: 2 unused, 1 used"] == 0
    assert (then["own Artifacts"], then["own Artifacts not known yet"]) == (1, 1)
    assert (now["own attack added to each attack"], then["own attack added to each attack"]) == (3, 0)
    assert now["own VP: celestial"] == then["own VP: celestial"] == 1


def test_cards_that_came_to_the_rows_stay_unknown() -> None:
    table = Table().lay(held="VVVVFFFFAA", hand="GAIN1 RECRUIT MOVE1 MOVE2").row("E25 E26 E27 E28", next="C04").turn()
    before = table.g.copy()
    table.choose("play GAIN1", "take P04a", "play RECRUIT", "recruit E26", "occupy S2")
    now, then = named(features(table.g, 0)), named(features(table.g, 0, before))
    assert (then["market: cards not known yet"], then["row: cards not known yet"]) == (1, 1)
    assert (now["market: cards not known yet"], now["row: cards not known yet"]) == (0, 0)
    chaos = "row: Pack of the Unlit, the nearer to beaten the more"
    assert (now[chaos] > 0, then[chaos]) == (True, 0)
    assert then["market: Hourglass Drift, cheaper is more"] == 4


@each_table
def test_vp_by_source_are_those_of_the_final_scoring(seats: int, settings: dict[str, str]) -> None:
    for g in positions(seats, settings, 60 + seats, True, 17):
        if not g.tiles:
            continue
        for p in g.players:
            row = named(features(g, p.seat))
            sheet = score_sheet(g, p)
            assert {source: row[f"own VP: {source}"] for source in sheet} == sheet
            assert row["own VP"] == sum(sheet.values())
        if g.solo():
            sheet = adversary_sheet(g)
            assert {source: row[f"strongest rival: VP: {source}"] for source in sheet} == sheet


def test_ones_own_numbers_of_one_are_the_rivals_numbers_of_the_other() -> None:
    different = 0
    for g in positions(2, {}, 9, True, 11):
        one, other = features(g, 0), features(g, 1)
        assert one[OWN : OWN + PLAYER] == other[RIVAL : RIVAL + PLAYER]
        assert other[OWN : OWN + PLAYER] == one[RIVAL : RIVAL + PLAYER]
        different += one != other
    assert different > 10


def test_rivals_come_by_their_vp() -> None:
    table = Table(4).lay(1, level=3).lay(2, level=7).lay(3, level=5).turn()
    row = named(features(table.g, 0))
    assert [row[f"{rival} level"] for rival in ("strongest rival:", "second rival:", "third rival:")] == [7, 5, 3]
    assert named(features(table.g, 2))["strongest rival: level"] == 5


def test_a_secret_of_a_rival_changes_nothing() -> None:
    table = Table().lay(1, hand="MOVE1 BUILD1", deck="GAIN1 SERAPH1 P17a").turn()
    row = features(table.g, 0)
    table.lay(1, hand="P17a SERAPH1", deck="MOVE1 GAIN1 BUILD1")
    assert features(table.g, 0) == row
    assert features(table.g, 1) != row
    table.g.powers = tuple(reversed(table.g.powers))
    table.g.entities = tuple(reversed(table.g.entities))
    table.g.artifacts = tuple(reversed(table.g.artifacts))
    table.me(0).deck = tuple(reversed(table.me(0).deck))
    assert features(table.g, 0) == row


@pytest.mark.parametrize("seat", [0, 1], ids=["own", "a rival's"])
@pytest.mark.parametrize(
    "given",
    [
        *({"held": "VVVFFA"}, {"level": 5}, {"movement": 3}, {"ability": 2}, {"at": "0b"}, {"sanctums": "0b"}),
        *({"gateways": "K0"}, {"thrones": "I0"}, {"entities": "E13"}, {"defeated": "C01"}, {"artifacts": "R01"}),
        *({"discard": "P17a"}, {"attack_tokens": 2}, {"token": -1}, {"celestial": "G"}),
    ],
    ids=lambda given: next(iter(given)),
)
def test_what_lies_open_is_in_the_row(given: dict[str, Any], seat: int) -> None:
    row = features(Table().turn().g, 0)
    assert features(Table().lay(seat, **given).turn().g, 0) != row


@pytest.mark.parametrize("change", ["market", "row", "final", "round", "discovered", "artifact_voids"])
def test_what_lies_open_on_the_table_is_in_the_row(change: str) -> None:
    table = Table().lay(at="0b").turn()
    row = features(table.g, 0)
    if change == "market":
        table.market("P05a P02a P03a P04a")
    elif change == "row":
        table.row("E25 E26 C03 E28")
    elif change == "discovered":
        table.harvest("0b")
    elif change == "artifact_voids":
        table.g.artifact_voids = ()
    else:
        setattr(table.g, change, 2)
    assert features(table.g, 0) != row


def test_the_adversary_is_a_rival() -> None:
    table = Table(1).adversary(at="K1", sanctums="0b", entities="E09", level=12, held="VVF").turn()
    row = named(features(table.g, 0))
    assert row["strongest rival: is the Adversary"] == 1
    assert row["strongest rival: level"] == row["highest level of a rival"] == 12
    assert row["levels until the first rival ends the game"] == 8
    assert row["strongest rival: Sanctums"] == 1
    assert row["strongest rival: Adversary deck: ascents"] == 6


def test_before_the_board_is_laid_out_only_celestials_are_known() -> None:
    g = TITLE.setup(1, 2, TITLE.settings({}))
    seat = min(g.asks)
    g.choose(seat, 2)
    row, other = named(features(g, seat)), min(g.asks)
    assert row["own Karroth, the Hunter: space of the ability track"] == 1
    assert row["Celestials are chosen"] == 1
    after = g.copy()
    after.choose(other, 0)
    assert named(features(after, other))["Celestials are chosen"] == 0
    judged = named(features(after, other, g))
    assert judged["Celestials are chosen"] == judged["own Ordovane, the Mason: space of the ability track"] == 1
    assert sum(judged.values()) == 4


def test_sources_are_the_parts_of_every_score() -> None:
    assert TITLE.advice.sources == SOURCES
    for seats in (1, 4):
        g = Table(seats).g
        parts = {part for score in TITLE.scores(g) for part in score.parts}
        assert parts == set(SOURCES) - (set() if seats == 1 else {"resources"})


def test_nothing_held_is_nothing_in_the_row() -> None:
    table = Table().turn()
    table.me().held = NOTHING
    row = named(features(table.g, 0))
    assert row["own Voyage Stones"] == row["own Forge Stones"] == row["own Aether"] == 0
