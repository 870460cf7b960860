"""The printed tables, row by row, as the specification gives them (its sections 2.2 and 2.4 to 2.8)."""

from __future__ import annotations

import re

import pytest

from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.components import SIZES
from orrery.games.ultramassive.content import ANOMALIES, CARDS, CORES, SIPHONS
from tests.games.ultramassive.table import Table
from tests.games.ultramassive.vocabulary import anomaly_row, draft_row, effect, step

SIPHON_TRACK = {
    "SP-1": ("Primordial", "GAIN BG"),
    "SP-2": ("Primordial", "DISC 2"),
    "SP-3": ("Primordial", "ORBIT 1"),
    "SS-1": ("Stellar", "GAIN SG"),
    "SS-2": ("Stellar", "DISC 5"),
    "SS-3": ("Stellar", "MASS 3"),
    "SU-1": ("Supermassive", "GAIN PBH"),
    "SU-2": ("Supermassive", "DISC 5"),
    "SU-3": ("Supermassive", "MASS 3"),
}
SET_1 = {
    "D1-A": "GAIN AMAJ; DISC 2 + OTHERS(GAIN AMIN)",
    "D1-B": "GAIN PBH; ORBIT 1",
    "D1-C": "GAIN SG; GAIN BG",
    "D1-D": "ORBIT 3; DISC 2",
    "D1-E": "DISC 3; GAIN BG",
    "D1-F": "CYCLE 3; ORBIT 1",
}
SET_2 = {
    "D2-A": "ORBIT 2; DISC 1",
    "D2-B": "GAIN SG; ORBIT 1",
    "D2-C": "DISC 2; ORBIT 1",
    "D2-D": "TRADE AM > GAIN PBH; ORBIT 1",
    "D2-E": "TRADE DC 1 > GAIN SG; ORBIT 1",
    "D2-F": "TRADE MATTER > DISC 3; ORBIT 1",
}
ANOMALY_BOARD = {
    "SI-01": ("Accretion Tap", "Siphon", 3, "once", "SIPHON 1"),
    "SI-02": ("Twin Taps", "Siphon", 9, "once", "SIPHON 2"),
    "SI-03": ("Magnetic Draw", "Siphon", 2, "passive", "ON_SIPHON: MASS 1"),
    "SI-04": ("Frame Drag", "Siphon", 6, "once", "SIPHON 1; ORBIT 1"),
    "SI-05": ("Deep Potential", "Siphon", 0, "passive", "SET SIPHON_SIZE_SHIFT=2"),
    "SI-06": ("Spectral Survey", "Siphon", 5, "once", "SIPHON 1; DISC 1"),
    "MA-01": ("Stellar Nursery", "Matter", 1, "once", "GAIN BG"),
    "MA-02": ("Giant Branch", "Matter", 2, "once", "GAIN SG"),
    "MA-03": ("Relic Swarm", "Matter", 5, "once", "GAIN PBH"),
    "MA-04": ("Heavy Cores", "Matter", 2, "passive", "ON_ABSORB(each SG or PBH): MASS 1"),
    "MA-05": ("Bridgehead", "Matter", 1, "once", "GAIN BG @W"),
    "MA-06": ("Annihilation Glow", "Matter", 0, "passive", "ON_ABSORB(each Antimatter): MASS 4"),
    "OR-01": ("Spin-Up", "Orbit", 0, "once", "ORBIT 1"),
    "OR-02": ("Double Spiral", "Orbit", 1, "once", "ORBIT 2"),
    "OR-03": ("Twin Torque", "Orbit", 0, "once", "ORBIT_BOTH"),
    "OR-04": ("Infall Light", "Orbit", 3, "passive", "ON_ABSORB(each batch): MASS 1"),
    "OR-05": ("Tidal Plunge", "Orbit", 1, "once", "MOVE_STACK 4"),
    "OR-06": ("Wake Riding", "Orbit", 1, "passive", "ON_ACTIVATE: ORBIT 2"),
}
CORE_DECK = {
    "CO-01": ("Alpha Core", "Core", 0, "once", "MASS X = categories"),
    "CO-02": ("Beta Core", "Core", 0, "once", "SIPHON 1"),
    "CO-03": ("Gamma Core", "Core", 0, "once", "ORBIT_BOTH"),
    "CO-04": ("Delta Core", "Core", 0, "once", "DISC X = stacks, at most 4"),
    "CO-05": ("Epsilon Core", "Core", 0, "passive", "SET STACK_CAP=16"),
    "CO-06": ("Zeta Core", "Core", 0, "passive", "SET EXCHANGE_DC_PER_SM=1"),
    "CO-07": ("Eta Core", "Core", 0, "once", "GAIN SG @W"),
    "CO-08": ("Theta Core", "Core", 0, "passive", "ON_ABSORB(each Antimatter): MASS 3"),
    "CO-09": ("Iota Core", "Core", 0, "passive", "ON_ABSORB(each BG): MASS 1"),
    "CO-10": ("Kappa Core", "Core", 0, "once", "OPEN_PAIR; MASS 2"),
    "CO-11": ("Lambda Core", "Core", 0, "passive", "SET PLAY_LIMIT=3"),
    "CO-12": ("Mu Core", "Core", 0, "passive", "ON_ANNIHILATE: MASS 12"),
}
ACTION_DECK = {
    "AC-01": ("Captured Giant", "GAIN SG; ORBIT 1"),
    "AC-02": ("Warped Delivery", "GAIN SG @W"),
    "AC-03": ("Ancient Remnant", "GAIN PBH"),
    "AC-04": ("Loose Thread", "GAIN BG @W; DRAW 1"),
    "AC-05": ("Spiral Infall", "ORBIT 3; DISC 1"),
    "AC-06": ("Slingshot", "ORBIT 2 x 2"),
    "AC-07": ("Counter-Rotating Discs", "ORBIT_BOTH; GAIN BG"),
    "AC-08": ("Feeding Frenzy", "ORBIT 1; SIPHON 1"),
    "AC-09": ("Binary Siphon", "SIPHON 2"),
    "AC-10": ("Deep-Field Survey", "DISC 4"),
    "AC-11": ("Research Burst", "DISC 2; DRAW 2"),
    "AC-12": ("Radiant Flare", "MASS 3"),
    "AC-13": ("Positron Recycling", "TRADE AM_BOARD > GAIN PBH @SAME; DISC 1"),
    "AC-14": ("Stray Positrons", "OTHERS(GAIN AMIN); DISC 2; ORBIT 1"),
    "AC-15": ("Channel Crossing", "CROSS; ORBIT 1; MASS 1"),
    "AC-16": ("Free Fall", "MOVE_STACK 3; MASS 2"),
    "AC-17": ("Fold Space", "OPEN_PAIR; MOVE_WORMHOLE 2; MASS 2"),
    "AC-18": ("Binary Stars", "GAIN BG; GAIN BG"),
    "AC-19": ("Mass Census", "MASS X = stacks, at most 5"),
    "AC-20": ("Calibrated Siphon", "SIPHON 1; DISC 1"),
}
EFFECTS = {id: row[-1] for table in (ANOMALY_BOARD, CORE_DECK, ACTION_DECK) for id, row in table.items()}
TEXTS = {thing.id: TITLE.text(thing) for thing in (*ANOMALIES, *CORES, *CARDS)}


@pytest.mark.rule("ULT-COMP-10", "ULT-SIPHON-01")
def test_the_scoreboard_carries_the_nine_options_of_the_siphon_track() -> None:
    assert {o.id: (SIZES[o.size], step(o.does)) for o in SIPHONS} == SIPHON_TRACK


@pytest.mark.rule("ULT-COMP-10", "ULT-DRAFT-01", "ULT-DRAFT-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scoreboard_carries_two_draft_sets_of_six_options_for_every_player_count(seats: int) -> None:
    first, second = Table(seats).g.box.draft
    assert {o.id: draft_row(o) for o in first} == SET_1
    assert {o.id: draft_row(o) for o in second} == SET_2
    assert [o.draft_set for o in first + second] == [1] * 6 + [2] * 6


@pytest.mark.rule("ULT-COMP-14", "ULT-COMP-15", "ULT-COMP-26", "ULT-DISC-01")
def test_the_18_anomalies_of_the_board_cost_and_do_what_their_table_says() -> None:
    assert {a.id: anomaly_row(a) for a in ANOMALIES} == ANOMALY_BOARD


@pytest.mark.rule("ULT-COMP-14", "ULT-COMP-15", "ULT-EXPAND-07")
def test_the_12_cores_cost_nothing_and_do_what_their_table_says() -> None:
    assert {a.id: anomaly_row(a) for a in CORES} == CORE_DECK


@pytest.mark.rule("ULT-COMP-16")
def test_the_20_action_cards_do_what_their_table_says() -> None:
    assert {card.id: (card.name, effect(card.does)) for card in CARDS} == ACTION_DECK


@pytest.mark.rule("ULT-COMP-15")
def test_an_anomaly_is_marked_once_per_turn_or_always_and_never_both() -> None:
    for anomaly in (*ANOMALIES, *CORES):
        marks = re.findall("Once per turn:|Always:", TITLE.text(anomaly))
        kind = {**ANOMALY_BOARD, **CORE_DECK}[anomaly.id][3]
        assert marks == ["Once per turn:" if kind == "once" else "Always:"], anomaly


@pytest.mark.rule("ULT-COMP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_action_deck_holds_two_copies_of_each_card(seats: int) -> None:
    g = Table.dealt(seats=seats).g
    cards = [card.id for card in g.deck] + [card.id for p in g.players for card in p.hand]
    assert sorted(cards) == sorted([*ACTION_DECK, *ACTION_DECK])


@pytest.mark.rule("ULT-COMP-20")
def test_the_wormhole_symbol_stands_on_exactly_the_cards_that_concern_wormholes() -> None:
    on_wormholes = {id for id, does in EFFECTS.items() if re.search("@W|PAIR|WORMHOLE|ACTIVATE", does)}
    assert {id for id, text in TEXTS.items() if "Wormhole" in text} == on_wormholes


@pytest.mark.rule("ULT-COMP-19")
def test_the_siphon_symbol_stands_on_exactly_the_cards_that_siphon() -> None:
    assert {id for id, text in TEXTS.items() if "Siphon" in text} == {
        i for i, does in EFFECTS.items() if "SIPHON" in does
    }


@pytest.mark.rule("ULT-COMP-22", "ULT-COMP-24")
def test_card_texts_print_the_numbers_of_discovery_counters_and_solar_mass() -> None:
    for id, does in EFFECTS.items():
        for n in re.findall(r"DISC (\d)", does):
            assert f"gain {n} Discovery Counter{'' if n == '1' else 's'}." in TEXTS[id].replace("Gain", "gain")
        for n in re.findall(r"; MASS (\d)", does):
            assert f"Gain {n} Solar Mass." in TEXTS[id]


@pytest.mark.rule("ULT-COMP-21")
def test_the_place_on_a_wormhole_symbol_stands_on_exactly_the_cards_that_allow_it() -> None:
    allowed = {id for id, does in EFFECTS.items() if "@W" in does}
    assert {id for id, text in TEXTS.items() if "on a Wormhole if you like" in text} == allowed
