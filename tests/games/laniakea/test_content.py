"""The printed tables, row by row, in the vocabulary of the specification (its sections 2.3 and 2.5 to 2.12)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from orrery.games.laniakea.board import START_SPACES
from orrery.games.laniakea.components import (
    ABILITY_SPACES,
    ASCENDED,
    HAND,
    MARKET_PRICES,
    MOST,
    TRACK_END,
)
from orrery.games.laniakea.content import (
    ADVERSARY_DECK,
    ARTIFACTS,
    BOARD_SPACES,
    CELESTIALS,
    CHAOS,
    ENTITIES,
    MARKET,
    STARTING,
    TILES,
)
from tests.games.laniakea.table import THINGS, Table, units
from tests.games.laniakea.vocabulary import adversary_steps, artifact, chaos, effect, entity

TILE_TABLE = """
01 V|F|-|6    02 F|V|-|6    03 V|F|SL|6   04 F|V|SL|6   05 VF|V|-|5   06 VF|F|-|5   07 VF|F|-|5   08 VF|V|-|5
09 V|A|-|5    10 F|A|-|5    11 V|F|DR|5   12 F|V|XS|5   13 VF|V|SL|4  14 VF|F|SL|4  15 VF|V|TR|4  16 VF|F|TR|4
17 VF|F|XS|4  18 VF|V|XS|4  19 V|A|X2|4   20 F|A|X2|4   21 A|V|SL|4   22 A|F|DR|4   23 VV|FF|-|4  24 FF|VV|-|4
25 VF|F|DR|4  26 VF|VF|SL|3 27 VF|VF|SL|3 28 VV|VF|XS|3 29 FF|VF|XS|3 30 V|VA|X2|3  31 F|FA|X2|3  32 VF|A|TR|3
33 VV|A|TR|3  34 FF|A|DR|3  35 A|VF|DR|3  36 A|FF|SL|3  37 A|VV|SL|3  38 VFF|VF|-|3 39 VVF|VF|-|3 40 VF|VFA|-|2
41 A|FA|DR|2  42 A|VA|DR|2  43 VVF|VF|X2|2 44 VFF|VF|X2|2 45 VVF|FF|TR|2 46 VFF|VV|TR|2 47 VF|VA|XS|2  48, 49 Wormhole
"""
TILE_NAMES = """
01 Pale Lantern  02 Ember Hollow  03 Saint's Wake  04 Anvil Reach  05 Twin Sorrow
06 Cinder Veil  07 Mournlight  08 Ashen Garland  09 Thirteenth Choir  10 Gilded Maw
11 Oracle's Eye  12 Turncoat Spiral  13 Driftglass  14 Ironbloom  15 Shore of Letting
16 Bonfire Reef  17 Silver Ledger  18 Copper Tithe  19 Halcyon Still  20 Basilisk Kiln
21 Dewfall  22 Whisper Atoll  23 Longwater  24 Redmantle  25 Heron's Rest
26 Cradle of Moths  27 Quiet Orchard  28 Ferryman's Coil  29 Smith's Vigil  30 Nacre Well
31 Garnet Well  32 Pilgrim's Loss  33 Sinking Palace  34 Furnace Herald  35 Violet Hymn
36 Amber Sepulchre  37 Opal Threshold  38 Harrowgate  39 Gossamer Field  40 Hearth of Elders
41 Springs of Kesh  42 Moonless Font  43 Merchant Crown  44 Tinker's Diadem  45 Wreckers' Bay
46 Windfall Deep  47 Kingfisher Cloud  48 The Near Mouth  49 The Far Mouth
"""
STARTING_CARDS = (  # name, copies, effect, attack, Permanent
    ("Move", 2, "move()", "1", "yes"),
    ("Build", 2, "build(any)", "1", "no"),
    ("Gain a Cosmic Power", 2, "gain_power()", "1", "no"),
    ("Recruit", 1, "recruit()", "1", "no"),
    ("Upgrade", 1, "upgrade(any)", "2", "no"),
    ("Seraph", 2, "ascend(1) + gain(V,1) + may harvest(own_all) + may relocate_figure(own_gateway)", "none", "yes"),
)
MARKET_CARDS = (  # id, name, family, effect, attack, Permanent
    ("P01", "Farstride", "Move", "move(extra=1)", 1, "no"),
    ("P02", "Walk the Unlit Road", "Move", "move(free=void:1)", 1, "yes"),
    ("P03", "Hourglass Drift", "Move", "move(free=time_loop:1)", 2, "no"),
    ("P04", "Starlit Procession", "Move", "move(free=basic:all)", 2, "no"),
    ("P05", "Slipstream", "Move", "move() then draw(1)", 1, "no"),
    ("P06", "Twin Horizons", "Move", "move() then may harvest(adjacent)", 0, "no"),
    ("P07", "Masonry of Light", "Build", "build(any,mod=-2 stone)", 1, "no"),
    ("P08", "Outstretched Hand", "Build", "build(any,sanctum_where=here/adjacent)", 2, "no"),
    ("P09", "First Fruits", "Build", "build(any) then may harvest(built)", 1, "no"),
    ("P10", "Herald of the Bargain", "Recruit", "recruit(mod=-2 unit)", 2, "no"),
    ("P11", "Oath and Offering", "Recruit", "recruit() then gain(A,1)", 2, "no"),
    ("P12", "Epiphany", "Upgrade", "upgrade(any,free)", 1, "no"),
    ("P13", "Double Helix", "Upgrade", "upgrade(any) then may upgrade(any)", 3, "no"),
    ("P14", "Open the Vault", "Gain", "gain_power(mod=-2A)", 2, "no"),
    ("P15", "Sudden Insight", "Gain", "gain_power(to=hand)", 1, "no"),
    ("P16", "Prime Mover", "Core", "core_action(1)", 2, "yes"),
    ("P17", "Twofold Will", "Core", "core_action(2,distinct)", 0, "no"),
    ("P18", "Milk of the Nebula", "Economy", "gain_choice(2) + draw(1)", 0, "no"),
    ("P19", "Alchemy of Suns", "Economy", "exchange(X2,3)", 3, "no"),
    ("P20", "Sunlance", "Combat", "attack_token(1) + draw(1)", 3, "yes"),
)
ENTITY_CARDS = (  # id, name, type, cost, VP, effect
    ("E01", "Tidebearer Oun", "Instant", "AA", 1, "gain(V,2) + gain(F,2)"),
    ("E02", "Sister Corona", "Instant", "VVVFFF", 2, "gain(A,3)"),
    ("E03", "Archivist of Dead Light", "Instant", "VVFA", 3, "draw(3)"),
    ("E04", "Vesh, Tutor of Gods", "Instant", "VVVFF", 3, "upgrade(any,free)"),
    ("E05", "Cairn Mother", "Instant", "VVFFF", 2, "build(sanctum,free)"),
    ("E06", "Needle-Eyed Pilot", "Instant", "VVF", 2, "may relocate_figure(galaxy)"),
    ("E07", "Ox of Heaven", "Instant", "FF", 2, "may relocate_structure(1)"),
    ("E08", "Gravewhale", "Instant", "VVVFA", 4, "draw_artifact(1)"),
    ("E09", "The Iron Sabbath", "Instant", "FFFFAA", 5, "attack_token(3)"),
    ("E10", "Bloom of Memory", "Instant", "VFFA", 3, "gain_power(free)"),
    ("E11", "Harvest King Ulloa", "Instant", "VVFFFA", 4, "harvest(own_all)"),
    ("E12", "The Sudden One", "Instant", "VVFFA", 3, "may core_action(1)"),
    ("E13", "Riverlight Ferrymen", "Enhancement", "VVVVF", 1, "cost(basic,free)"),
    ("E14", "Swift of the Outer Dark", "Enhancement", "VVFA", 2, "movements(+1)"),
    ("E15", "Voidmoth Escort", "Enhancement", "VVFF", 2, "cost(void,-1 stone)"),
    ("E16", "Keeper of Loops", "Enhancement", "FFF", 2, "cost(time_loop,free)"),
    ("E17", "Choir of Masons", "Enhancement", "VFFF", 2, "cost(sanctum,-1F)"),
    ("E18", "Silver-Tongued Envoy", "Enhancement", "VVA", 1, "cost(recruit,-1 unit)"),
    ("E19", "Whisper Broker", "Enhancement", "VVFF", 1, "cost(market,-1A)"),
    ("E20", "Halo Attendant", "Enhancement", "VVFFA", 1, "on(seraph, gain(A,1))"),
    ("E21", "Scavenger Brood", "Enhancement", "VVVVF", 2, "on(void_crossed, gain(F,1))"),
    ("E22", "Lantern Vanguard", "Enhancement", "FFFF", 1, "on(discovered, gain(V,1))"),
    ("E23", "The Many-Minded", "Enhancement", "VVFFAA", 1, "hand_target(+1)"),
    ("E24", "Warden of Broken Moons", "Enhancement", "VFFFFA", 4, "attack(+1)"),
    ("E25", "Hierophant of Stone", "Endgame", "VVFFA", 0, "per(sanctum,3)"),
    ("E26", "Gatewright Sael", "Endgame", "VVVF", 2, "per(gateway,2)"),
    ("E27", "Empress of Hollow Seats", "Endgame", "VVFFF", 0, "per(throne,4)"),
    ("E28", "Marshal of Borders", "Endgame", "VVVFF", 0, "per(sector_controlled,3)"),
    ("E29", "Census of Stars", "Endgame", "VVVFA", 0, "per(sector_present,2)"),
    ("E30", "Voice of the Assembly", "Endgame", "VFA", 1, "per(entity,1)"),
    ("E31", "Trophy-Taker Rhun", "Endgame", "VFFFF", 3, "per(chaos_defeated,3)"),
    ("E32", "Librarian of Powers", "Endgame", "VAA", 1, "per(gained_power,1)"),
    ("E33", "Hoarder of Small Suns", "Endgame", "A", 1, "per(stone,1,each=2)"),
    ("E34", "Antiquary of Ruin", "Endgame", "VVV", 1, "per(artifact,2)"),
    ("E35", "The Tireless", "Endgame", "VA", 1, "if(movement_track_full,6)"),
    ("E36", "Triune Architect", "Endgame", "VVFFF", 0, "if(all_structure_types,9)"),
)
CHAOS_CARDS = (  # id, name, hit points, requirement, effect, reward, VP
    ("C01", "Hollow Tide", 3, "", "cost(void,+1V)", "gain_choice(3)", 1),
    ("C02", "Legion of Borrowed Faces", 3, "hp_plus(entity)", "", "draw(2)", 1),
    ("C03", "The Stopped Clock", 4, "require(in_sector white)", "forbid(time_loop)", "upgrade(any,free)", 2),
    ("C04", "Pack of the Unlit", 4, "hp_plus(other_chaos_in_row)", "cost(recruit,+1 stone)", "attack_token(2)", 2),
    ("C05", "Mirrorbane", 4, "hp_plus(chaos_defeated)", "cost(market,+1A)", "", 3),
    ("C06", "Famine Star", 5, "", "harvest_delta(stone,-1)", "gain(A,2)", 3),
    ("C07", "The Sealed Mouth", 5, "require(discard 1)", "forbid(teleport)", "", 4),
    ("C08", "Leech of Crowns", 6, "require(pay 1A)", "", "draw_artifact(1)", 4),
    ("C09", "Lullaby of Oblivion", 6, "", "hand_target(-1)", "", 5),
    ("C10", "Worldmaw", 7, "", "", "may core_action(1)", 5),
)
ARTIFACT_CARDS = (  # id, name, effect, use
    ("R01", "Sail of Unlight", "step(void)", "one-time"),
    ("R02", "Knot of Passage", "relocate_figure(passage)", "one-time"),
    ("R03", "Cache of a Drowned Sun", "gain_choice(3)", "one-time"),
    ("R04", "Phial of First Light", "gain(A,2)", "one-time"),
    ("R05", "Codex of Echoes", "draw(2)", "one-time"),
    ("R06", "Spear of Cold Stars", "attack(+3,one_attack)", "one-time"),
    ("R07", "Bell of Plenty", "double_next_harvest()", "one-time"),
    ("R08", "Keystone Shard", "build(gateway,free)", "one-time"),
    ("R09", "Seeds of the Old Garden", "augment(2,free)", "one-time"),
    ("R10", "Prism of Forgetting", "trash(hand/discards/deck,2)", "one-time"),
    ("R11", "Horn of Summons", "recruit(mod=-3 unit)", "one-time"),
    ("R12", "Cradle Engine", "relocate_structure(1)", "one-time"),
    ("R13", "Balance of Twins", "exchange(XS,1)", "once per turn"),
    ("R14", "Ember of the Warden", "attack(+1,one_attack)", "once per turn"),
    ("R15", "Alembic of Ashes", "discard_yield(A)", "once per turn"),
)
ADVERSARY_CARDS = """
1 ^ S       2 ^ S       3 ^ E2 R    4 ^ W2 R    5 ^ NE2 B   6 ^ SW2 B   7 NW1 B     8 SE1 B     9 E1 R
10 W1 R     11 NE3 R    12 SW3 R    13 NW2 R    14 SE2 R    15 E3 +F    16 W3 +V    17 NW3 +F   18 SE3 +F
"""
BOARD = (
    "slot_token()",
    "gain(V,2)",
    "gain(F,2)",
    "gain(A,1)",
    "draw(2)",
    "attack_token(2)",
    "upgrade(any,free)",
    "harvest(here)",
)
CELESTIAL_BOARDS = (  # letter, name, counter, rates, attack, Overpower
    ("A", "Ordovane, the Mason", "per(sector_present)", "0 1 2 3", "", "build(any,mod=-1 stone)"),
    ("B", "Ilyth, the Wayfarer", "per(artifact)", "1 2 3 4", "", "draw_artifact(1)"),
    ("C", "Karroth, the Hunter", "per(chaos_defeated)", "2 2 2 2", "0 1 2 3", "attack_token(2)"),
    ("D", "Sovrane, the Crowned", "per(sector_controlled)", "1 3 4 5", "", "may relocate_structure(1)"),
    ("E", "Meridane, the Shepherd", "per(entity)", "1 1 2 3", "", "recruit(mod=-1 unit)"),
    ("F", "Ossuun, the Keeper", "per(resource,each=5)", "0 2 3 4", "", "gain(V,3) + gain(F,3)"),
    ("G", "Thelaris, the Rising", "per(ascension_level,each=2)", "0 1 2 3", "", "harvest(own_all)"),
    ("H", "Quill, the Weaver", "per(gained_power)", "1 1 2 3", "", "gain_power(free)"),
)


@pytest.mark.rule("LAN-COMP-02", "LAN-COMP-03")
def test_the_tiles_are_as_printed() -> None:
    rows = re.findall(r"(\d\d) ([VFA]+)\|([VFA]+)\|(\S+?)\|(\d)", TILE_TABLE)
    assert len(rows) == 47
    printed = [(t.id, units(t.top), units(t.bottom), t.ability or "-", str(t.points)) for t in TILES if not t.wormhole]
    assert [(a, sort(b), sort(c), d, e) for a, b, c, d, e in rows] == printed
    names = dict(re.findall(r"(\d\d) (\S.*?)(?=  |\n|$)", TILE_NAMES))
    assert {t.id: t.name for t in TILES} == names
    assert [t.id for t in TILES if t.wormhole] == ["48", "49"]
    for wormhole in TILES[47:]:
        assert (wormhole.top, wormhole.bottom, wormhole.does, wormhole.points) == ((0, 0, 0), (0, 0, 0), None, 0)


def sort(letters: str) -> str:
    return "".join(sorted(letters, key="VFA".index))


@pytest.mark.rule("LAN-TILE-04", "LAN-COMP-02")
def test_the_tiles_are_balanced_as_the_specification_asks() -> None:
    galaxies = TILES[:47]
    assert Counter(t.ability for t in galaxies) == {"X2": 6, "TR": 6, "XS": 6, "SL": 9, "DR": 7, "": 13}
    assert Counter(t.points for t in galaxies) == {6: 4, 5: 8, 4: 13, 3: 14, 2: 8}
    assert sum(t.points for t in galaxies) == 174
    worth = Counter(sum(t.top) + t.top[2] + sum(t.bottom) + t.bottom[2] + bool(t.ability) + t.points for t in galaxies)
    assert worth == {8: 45, 9: 2}
    assert sum(sum(t.top) + t.top[2] for t in galaxies) > sum(sum(t.bottom) + t.bottom[2] for t in galaxies)
    assert [t.id for t in galaxies if t.slot] == [t.id for t in galaxies if t.ability == "SL"]
    assert all((t.does is not None) == (t.ability in ("X2", "TR", "XS", "DR")) for t in galaxies)
    assert len({t.does for t in galaxies}) == 5
    assert (sum(t.top[2] for t in galaxies), sum(t.bottom[2] > 0 for t in galaxies)) == (7, 13)


@pytest.mark.rule("LAN-COMP-04", "LAN-COMP-17", "LAN-SETUP-09", "LAN-KEY-08")
def test_the_starting_cards_are_as_printed() -> None:
    for name, copies, text, attack, permanent in STARTING_CARDS:
        cards = [card for card in STARTING if card.name == name]
        assert len(cards) == copies
        for card in cards:
            assert effect(*card.does) == text
            assert (str(card.attack) if not card.seraph else "none") == attack
            assert card.permanent == (permanent == "yes")
            assert not card.market
            assert not card.draws
    assert len(STARTING) == 10


@pytest.mark.rule("LAN-COMP-04", "LAN-COMP-17", "LAN-KEY-01", "LAN-KEY-05")
@pytest.mark.parametrize("row", MARKET_CARDS, ids=[row[0] for row in MARKET_CARDS])
def test_the_market_cards_are_as_printed_two_of_each(row: tuple[str, str, str, str, int, str]) -> None:
    id, name, family, text, attack, permanent = row
    for copy in "ab":
        card = THINGS[f"{id}{copy}"]
        assert (card.name, card.family, card.attack) == (name, family, attack)
        assert effect(*card.does) == text
        assert card.permanent == (permanent == "yes")
        assert card.market
        assert card.draws == ("draw(" in text)


def test_the_market_is_balanced_as_the_specification_asks() -> None:
    assert len(MARKET) == 40
    assert Counter(card.attack for card in MARKET) == {0: 6, 1: 14, 2: 14, 3: 6}
    assert sum(card.permanent for card in MARKET) == 6
    families = {"Move": 6, "Build": 3, "Recruit": 2, "Upgrade": 2, "Gain": 2, "Core": 2, "Economy": 2, "Combat": 1}
    assert Counter(card.family for card in MARKET[::2]) == families


@pytest.mark.rule("LAN-COMP-05", "LAN-COMP-18", "LAN-ETYP-01")
@pytest.mark.parametrize("row", ENTITY_CARDS, ids=[row[0] for row in ENTITY_CARDS])
def test_the_entities_are_as_printed(row: tuple[str, str, str, str, int, str]) -> None:
    id, name, type, cost, points, text = row
    card = THINGS[id]
    assert (card.name, units(card.cost), card.points) == (name, sort(cost), points)
    assert card.type.split()[0] == type
    assert entity(card) == text


def test_the_entities_are_balanced_as_the_specification_asks() -> None:
    assert Counter(card.type for card in ENTITIES) == {"Instant Action": 12, "Enhancement": 12, "Endgame Scoring": 12}
    worth = Counter(v + f + 2 * a for v, f, a in [card.cost for card in ENTITIES])
    assert worth == {2: 2, 3: 4, 4: 8, 5: 12, 6: 6, 7: 2, 8: 2}
    assert sum(card.cost[2] > 0 for card in ENTITIES) == 18
    assert Counter(card.points for card in ENTITIES) == {0: 5, 1: 12, 2: 10, 3: 5, 4: 3, 5: 1}


@pytest.mark.rule("LAN-COMP-05", "LAN-COMP-19", "LAN-CHAO-03")
@pytest.mark.parametrize("row", CHAOS_CARDS, ids=[row[0] for row in CHAOS_CARDS])
def test_the_chaos_cards_are_as_printed(row: tuple[str, str, int, str, str, str, int]) -> None:
    id, name, hit_points, requirement, everybody, reward, points = row
    card = THINGS[id]
    assert (card.name, card.hit_points, card.points) == (name, hit_points, points)
    assert chaos(card) == (requirement, everybody, reward)
    assert points == hit_points - 2 + (not reward)


@pytest.mark.rule("LAN-COMP-09", "LAN-ARTI-04")
@pytest.mark.parametrize("row", ARTIFACT_CARDS, ids=[row[0] for row in ARTIFACT_CARDS])
def test_the_artifacts_are_as_printed(row: tuple[str, str, str, str]) -> None:
    id, name, text, use = row
    card = THINGS[id]
    assert (card.name, artifact(card)) == (name, text)
    assert card.once == (use == "one-time")


@pytest.mark.rule("LAN-COMP-09")
def test_there_are_fifteen_artifacts_and_three_can_be_used_again() -> None:
    assert len(ARTIFACTS) == 15
    assert [card.id for card in ARTIFACTS if not card.once] == ["R13", "R14", "R15"]


@pytest.mark.rule("LAN-COMP-11", "LAN-COMP-22", "LAN-UPGR-03")
@pytest.mark.parametrize("row", CELESTIAL_BOARDS, ids=[row[0] for row in CELESTIAL_BOARDS])
def test_the_celestials_are_as_printed(row: tuple[str, str, str, str, str, str]) -> None:
    letter, name, counter, rates, attack, overpower = row
    board = THINGS[letter]
    each = f",each={board.each}" if board.each > 1 else ""
    assert (board.name, f"per({board.counter}{each})") == (name, counter)
    assert [str(rate) for rate in board.rates] == rates.split()
    assert [str(bonus) for bonus in board.attack] == attack.split()
    assert effect(*board.overpower) == overpower
    assert letter in START_SPACES


@pytest.mark.rule("LAN-COMP-11")
def test_there_are_eight_celestials() -> None:
    assert [board.id for board in CELESTIALS] == list("ABCDEFGH")
    assert len(CHAOS) == 10
    assert len(ENTITIES) == 36


@pytest.mark.rule("LAN-COMP-16", "LAN-ESPC-01", "LAN-ESPC-02")
def test_the_eight_spaces_of_the_player_board_differ_and_are_as_printed() -> None:
    assert tuple(effect(space) for space in BOARD_SPACES) == BOARD
    assert len(set(BOARD)) == 8
    assert len(Table().me().spaces) == 8


@pytest.mark.rule("LAN-COMP-06", "LAN-SOLO-11")
def test_the_adversary_deck_is_as_printed() -> None:
    rows = re.findall(r"(\d+) ((?:\^|[A-Z]+\d?|\+[A-Z])(?: (?:\^|[A-Z]+\d?|\+[A-Z]))*)(?=\s|$)", ADVERSARY_CARDS)
    assert len(rows) == 18
    assert [(card.id, adversary_steps(card)) for card in ADVERSARY_DECK] == rows


@pytest.mark.rule("LAN-COMP-15", "LAN-MOVE-13", "LAN-BUILD-03", "LAN-GAIN-02", "LAN-SCOR-09", "LAN-END-01")
def test_the_numbers_on_the_celestial_boards_and_tracks() -> None:
    rules = Table().g.rulings
    assert (units(rules.basic), units(rules.void), units(rules.loop)) == ("V", "VF", "F")
    assert (units(rules.sanctum), units(rules.gateway), units(rules.throne)) == ("VVFF", "F", "VVVFFF")
    assert rules.throne_value == (1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3)
    assert (rules.movement_track, ABILITY_SPACES) == (4, 4)
    assert MARKET_PRICES == (3, 2, 1, 0)
    assert (MOST, HAND, TRACK_END, ASCENDED) == (10, 5, 20, 8)
