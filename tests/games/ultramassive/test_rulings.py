"""Every contested ruling: what the default does, and what each alternative does instead."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.cards import redraw
from orrery.games.ultramassive.components import AMAJ, AMIN
from orrery.games.ultramassive.content import CARDS
from orrery.games.ultramassive.discovery import discover
from orrery.games.ultramassive.drafting import gain_resources
from orrery.games.ultramassive.gaining import gain, gain_mass
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.rounds import end_round, solar_mass_bonus
from orrery.games.ultramassive.rulings import SWITCHES
from tests.games.ultramassive.table import THINGS, Table

Settings = dict[str, str]
TESTED: dict[str, tuple[str, ...]] = {}


def switch(name: str, outcomes: dict[str, Any]) -> pytest.MarkDecorator:
    """One case for each choice of the switch, and one for making no choice, which means the first."""
    TESTED[name] = tuple(outcomes)
    cases = [({}, next(iter(outcomes.values()))), *[({name: choice}, outcomes[choice]) for choice in outcomes]]
    return pytest.mark.parametrize(("settings", "expected"), cases, ids=["default", *outcomes])


@pytest.mark.rule("ULT-SETUP-05")
@switch("wormholes", {"chosen": ((), "warp"), "quick": ((0, 4, 6, 10), "draft")})
def test_where_wormholes_start(settings: Settings, expected: tuple[tuple[int, ...], str]) -> None:
    g = TITLE.setup(1, 2, TITLE.settings(settings))
    (seat,) = g.asks
    assert (g.players[seat].wormholes, g.options(seat)[0].verb.name) == expected


@pytest.mark.rule("ULT-SETUP-03", "ULT-SETUP-04")
@switch("hands", {"secret": (1, 2), "open": (["card:AC-03"], ["anomaly:CO-04", "anomaly:CO-05"])})
def test_whether_hands_and_cores_are_secret(settings: Settings, expected: tuple[Any, Any]) -> None:
    t = Table(**settings).lay(1, hand="AC-03", cores="CO-04 CO-05")
    rival = TITLE.view(t.g, 0)["players"][1]
    assert (rival["hand"], rival["cores"]) == expected


@pytest.mark.rule("ULT-COMP-05", "ULT-COMP-06", "ULT-ABSORB-03")
@switch("antimatter", {"discovery": (10, 5), "mass": (15, 0), "both": (15, 5)})
def test_what_absorbed_antimatter_gives(settings: Settings, expected: tuple[int, int]) -> None:
    t = Table(**settings).lay(sm=10, B6="AMAJ", B5="AMIN").do(Do(orbit, 1, 2)).choose("orbit blue")
    assert t.status() == (*expected, "Primordial")


@pytest.mark.rule("ULT-SETUP-05")
@switch("wormhole_start", {"open": (True, True), "closed": (False, False)})
def test_how_wormholes_start(settings: Settings, expected: tuple[bool, bool]) -> None:
    g = TITLE.setup(1, 3, TITLE.settings(settings))
    assert [p.open for p in g.players] == [expected] * 3


@pytest.mark.rule("ULT-EXCH-02")
@switch("exchange_rate", {"2": ("1 2 3", 4), "1": ("1 2 3 4 5 6", 5), "3": ("1 2", 3)})
def test_what_an_exchange_costs(settings: Settings, expected: tuple[str, int]) -> None:
    t = Table(**settings).lay(dc=6, hand="AC-12").actions()
    assert (t.offered("exchange"), t.choose("exchange 1").me().discovery) == expected


@pytest.mark.rule("ULT-EXCH-02", "ULT-ANOM-02")
@pytest.mark.parametrize("rate", ["1", "2", "3"])
def test_zeta_core_sets_the_rate_to_one_at_every_table(rate: str) -> None:
    t = Table(exchange_rate=rate).lay(dc=3, anomalies="CO-06", hand="AC-12").actions()
    assert t.offered("exchange") == "1 2 3"


@pytest.mark.rule("ULT-DRAFT-20", "ULT-DRAFT-22", "ULT-DRAFT-23")
@switch("trades", {"conditional": ({}, {}, 0), "gift": ({"B1": "PBH"}, {"B1": "SG"}, 3)})
def test_what_a_trade_without_its_price_gives(settings: Settings, expected: tuple[Any, Any, int]) -> None:
    boards = []
    for trade in ("antimatter-trade", "discovery-trade"):
        t = Table(**settings).resources(trade)
        boards.append((t.choose("place B1") if t.options() else t).board())
    assert (*boards, Table(**settings).resources("matter-trade").me().discovery) == expected


@pytest.mark.rule("ULT-ORBIT-05", "ULT-ORBIT-06")
@switch("orbits_absorb", {"at_the_end": (18, 0, "Primordial"), "after_each": (21, 0, "Stellar")})
def test_when_several_orbits_absorb(settings: Settings, expected: tuple[int, int, str]) -> None:
    t = Table(**settings).lay(sm=18, B6="SG", B4="SG", cores="CO-01").do(Do(orbit, 2)).choose("orbit blue")
    assert t.status() == expected
    t.choose("orbit blue")
    assert t.status() == (24, 0, "Stellar")
    assert t.board() == {}


@pytest.mark.rule("ULT-ORBIT-03", "ULT-ORBIT-06")
@switch("orbit_symbols", {"several": ({"B3": "BG", "P2": "SG"}, 3), "longer": ({"B4": "BG", "P1": "SG"}, 1)})
def test_what_orbit_three_times_means(settings: Settings, expected: tuple[dict[str, str], int]) -> None:
    t = Table(**settings).lay(B1="BG", P1="SG").do(Do(orbit, 3)).choose("orbit blue")
    if t.options():
        t.choose("orbit pink", "orbit blue")
    assert (t.board(), len(t.told("orbited"))) == expected


@pytest.mark.rule("ULT-EOR-03", "ULT-WORM-06")
@switch("reopening", {"end_of_2_and_4": [2, 4], "start_of_2_and_4": [1, 3]})
def test_when_wormholes_open_again(settings: Settings, expected: list[int]) -> None:
    opening = []
    for number in range(1, 7):
        t = Table(**settings).lay(1, open=(False, False))
        t.g.round = number
        if t.run(Do(end_round)).me(1).open == (True, True):
            opening.append(number)
    assert opening == expected


@pytest.mark.rule("ULT-COMP-26")
@switch("anomaly_copies", {"by_players": [1, 2, 2], "1": [1, 1, 1], "2": [2, 2, 2]})
def test_how_many_copies_of_each_anomaly_there_are(settings: Settings, expected: list[int]) -> None:
    games = [TITLE.setup(1, seats, TITLE.settings(settings)) for seats in (2, 3, 4)]
    assert [g.copies for g in games] == [(copies,) * 18 for copies in expected]


@pytest.mark.rule("ULT-DISC-06")
@switch("same_anomaly_twice", {"no": ("ULT-DISC-06",), "yes": ()})
def test_whether_a_second_copy_may_be_owned(settings: Settings, expected: tuple[str, ...]) -> None:
    t = Table(3, **settings).lay(dc=5, anomalies="OR-01").run(Do(discover))
    assert t.why("discover OR-01") == expected


@pytest.mark.rule("ULT-DISC-06", "ULT-ANOM-01")
def test_two_copies_work_twice_a_turn() -> None:
    t = Table(same_anomaly_twice="yes").lay(B1="BG", anomalies="OR-01 OR-01", hand="AC-12").actions()
    assert t.offered("use") == "OR-01"
    t.choose("use OR-01", "orbit blue", "use OR-01", "orbit blue")
    assert t.board() == {"B3": "BG"}
    assert t.why("use OR-01") == ("ULT-ANOM-01",)


@pytest.mark.rule("ULT-GAIN-11")
@switch("forced_annihilation", {"yes": {"P1": "AMIN"}, "no": {"B1": "SG", "P1": "AMIN"}})
def test_whether_a_token_must_go_where_it_annihilates(settings: Settings, expected: dict[str, str]) -> None:
    t = Table(**settings).lay(B1="SG", P1="AMIN").do(Do(gain, AMIN))
    assert t.options() == []
    assert t.board() == expected


@pytest.mark.rule("ULT-GAIN-11")
def test_where_annihilation_is_not_forced_the_annihilating_space_is_refused() -> None:
    t = Table(forced_annihilation="no").lay(B1="AMAJ", wormholes="B3 B5 P1 P5").play("AC-02")
    assert t.offered("place") == "B3 B5 P1 P5"
    assert t.why("place B1") == ("ULT-GAIN-11",)


@pytest.mark.rule("ULT-DRAFT-07")
@switch("impossible_resources", {"wait": (2, {"B1": "SG"}), "may_fail": (3, {})})
def test_what_happens_to_a_resource_that_cannot_be_used_yet(
    settings: Settings, expected: tuple[int, dict[str, str]]
) -> None:
    t = Table(**settings).resources("discovery-trade discovery-3")
    t.choose("resolve discovery-trade" if settings.get("impossible_resources") == "may_fail" else "place B1")
    assert (t.me().discovery, t.board()) == expected


@pytest.mark.rule("ULT-EXPAND-06")
@switch("pushed_wormholes", {"outermost_first": "B2 B3 B1 P2", "innermost_first": "B1 B3 B2 P2"})
def test_which_covered_wormhole_is_pushed_first(settings: Settings, expected: str) -> None:
    t = Table(**settings).lay(sm=49, wormholes="B4 B3 B5 P2").do(Do(gain_mass, 1))
    assert t.wormholes() == expected


@pytest.mark.rule("ULT-EXPAND-08")
@switch("double_expansion", {"both": [(1,), (2,)], "straight_to_last": [(2,)]})
def test_how_a_jump_past_both_thresholds_expands(settings: Settings, expected: list[tuple[int]]) -> None:
    t = Table(**settings).lay(sm=10, B6="SG", B4="BG").do(Do(gain_mass, 45))
    while t.options():
        t.choose(f"pick_core {t.offered('pick_core').split()[0]}")
    assert t.told("expanded") == expected
    assert t.status() == (60, 0, "Supermassive")
    assert len(t.me().anomalies) == len(expected)


@pytest.mark.rule("ULT-BONUS-04")
@switch("bonus_sizes", {"read_once": [22, 13, 20], "one_by_one": [22, 16, 20]})
def test_when_the_bonus_reads_sizes(settings: Settings, expected: list[int]) -> None:
    t = Table(3, **settings).lay(0, sm=19).lay(1, sm=10).lay(2, sm=20)
    t.run(Do(solar_mass_bonus)).choose("pick_core CO-01")
    assert [p.mass for p in t.g.players] == expected


ACTION_OF = {"card": "play AC-12", "anomaly": "use CO-01", "wormhole": "activate 0", "exchange": "exchange 1"}
AGAIN = {"card": "play AC-10", "anomaly": "use CO-04", "wormhole": "activate 2", "exchange": "exchange 2"}


@pytest.mark.rule("ULT-ACT-07")
@pytest.mark.parametrize("kind", ACTION_OF)
@switch("actions", {"mixed": (), "by_kind": ("ULT-ACT-07",)})
def test_whether_the_kinds_of_action_mix(settings: Settings, expected: tuple[str, ...], kind: str) -> None:
    other = "exchange" if kind != "exchange" else "card"
    t = Table(**settings).lay(dc=12, hand="AC-12 AC-10 AC-12", anomalies="CO-01 CO-04", B1="BG", P1="BG").actions()
    t.choose(ACTION_OF[kind])
    assert t.why(AGAIN[kind]) == ()
    t.choose(ACTION_OF[other])
    assert t.why(AGAIN[kind]) == expected
    assert t.why(AGAIN[other]) == ()


@pytest.mark.rule("ULT-END-04")
@switch("ties", {"broken": [1], "shared": [0, 1]})
def test_whether_ties_are_broken(settings: Settings, expected: list[int]) -> None:
    t = Table(3, **settings).lay(0, sm=60, dc=1).lay(1, sm=60, dc=2).lay(2, sm=59, dc=9)
    assert [score.seat for score in TITLE.scores(t.g) if score.winner] == expected


@pytest.mark.rule("ULT-SETUP-02")
@switch("start_mass", {"1": [1, 1], "0": [0, 0]})
def test_how_much_solar_mass_the_players_start_with(settings: Settings, expected: list[int]) -> None:
    assert [p.mass for p in TITLE.setup(1, 2, TITLE.settings(settings)).players] == expected


@pytest.mark.rule("ULT-SETUP-02")
@switch("start_counters", {"by_place": [0, 1, 2], "none": [0, 0, 0]})
def test_who_starts_with_discovery_counters(settings: Settings, expected: list[int]) -> None:
    assert [p.discovery for p in TITLE.setup(1, 3, TITLE.settings(settings)).turn_order()] == expected


@pytest.mark.rule("ULT-COMP-07")
@switch("supply", {"endless": ["B1", "P1"], "counted": ["P1"]})
def test_whether_tokens_run_out(settings: Settings, expected: list[str]) -> None:
    t = Table(**settings).lay(1, captured=(AMAJ,), **dict.fromkeys(["B1", "B2", "B3", "P1", "P2", "P3"], "AMAJ"))
    t.do(Do(gain, AMAJ), Do(gain, AMAJ)).choose("place P1")
    assert list(t.board(0)) == expected


@pytest.mark.rule("ULT-ANOM-04")
@switch("new_anomalies", {"at_once": (), "next_turn": ("ULT-ANOM-01",)})
def test_when_an_anomaly_gained_in_the_actions_phase_works(settings: Settings, expected: tuple[str, ...]) -> None:
    t = Table(**settings).lay(sm=18, cores="CO-04 CO-05", hand="AC-12 AC-10", B1="BG").actions()
    t.choose("play AC-12", "pick_core CO-04")
    assert t.why("use CO-04") == expected
    t.choose("end").actions()
    assert t.why("use CO-04") == ()


@pytest.mark.rule("ULT-CARD-06")
@switch("reshuffle", {"without_played": (4, ["AC-11"]), "with_played": (5, [])})
def test_whether_played_cards_join_a_reshuffle(settings: Settings, expected: tuple[int, list[str]]) -> None:
    t = Table(**settings).lay(hand="AC-11 AC-12")
    t.g.deck, t.g.discard = CARDS[:1], CARDS[1:6]
    t.actions().choose("play AC-11")
    assert (len(t.g.deck), [card.id for card in t.me().played]) == expected
    assert t.me().plays == 1


@pytest.mark.rule("ULT-CARD-07")
@switch("attacked_rivals", {"at_once": (1, 0), "after_the_card": (0, 2)})
def test_when_attacked_rivals_absorb(settings: Settings, expected: tuple[int, int]) -> None:
    t = Table(3, **settings).lay(0, hand="AC-14")
    for seat in (1, 2):
        t.lay(seat, sm=19, anomalies="CO-12", B1="SG", P1="AMAJ")
    t.actions(0).choose("play AC-14")
    assert (t.asked(), t.me(0).discovery) == expected
    if t.asked() == 0:
        assert [t.me(seat).mass for seat in (1, 2)] == [19, 19]
        t.choose("orbit blue")
    for seat in (1, 2):
        assert t.asked() == seat
        assert t.status(seat) == (31, 0, "Stellar")
        t.choose(f"pick_core {t.offered('pick_core').split()[0]}")


@pytest.mark.rule("ULT-DRAFT-19")
@switch("cards_symbol", {"discarded": 4, "drawn": 3})
def test_what_the_cards_symbol_counts(settings: Settings, expected: int) -> None:
    t = Table(**settings).lay(sm=1)
    t.g.deck, t.g.discard = (THINGS["AC-01"], THINGS["AC-02"]), ()
    t.do(Do(redraw, 0, 3))
    assert len(t.me().hand) == 2
    assert t.me().mass == expected


def test_every_choice_of_every_switch_is_tested() -> None:
    brought = {thing.switch for thing in TITLE.catalog.things.values()}  # by those: tests/games/test_extras.py
    assert {switch.name: switch.choices for switch in SWITCHES if switch.name not in brought} == TESTED
    assert all(TITLE.settings({})[name] == choices[0] for name, choices in TESTED.items())


@pytest.mark.rule("ULT-COMP-07", "ULT-DRAFT-05")
@switch("supply", {"endless": [0, 1, 2], "counted": [0]})
def test_who_uses_drafted_resources_first_when_tokens_may_run_out(settings: Settings, expected: list[int]) -> None:
    t = Table(3, **settings)
    for seat, option in enumerate(t.g.box.draft[0][1:4]):
        t.lay(seat, drafted=(option,))
    t.g.then(t.me(), Do(gain_resources))
    t.g.play_on()
    assert sorted(t.g.asks) == expected


TEXTS = {
    ("antimatter", "mass", "token:AMAJ"): "Antimatter: gives 4 Solar Mass when absorbed.",
    ("antimatter", "both", "token:AMIN"): "Antimatter: gives 1 Solar Mass and 1 Discovery Counter when absorbed.",
    ("orbit_symbols", "longer", "card:AC-06"): "Orbit by 4 spaces.",
    ("orbit_symbols", "longer", "resource:orbit-3"): "Orbit by 3 spaces.",
    (
        "trades",
        "gift",
        "draft:D2-D",
    ): "Give up an Antimatter token if you have one, and gain a Primordial Black Hole. Orbit.",
    ("cards_symbol", "drawn", "draft:D1-F"): (
        "Discard up to 3 cards, draw as many and gain 1 Solar Mass for each card drawn. Orbit."
    ),
}


@pytest.mark.parametrize(("switch_name", "choice", "ref"), TEXTS)
def test_texts_say_what_is_true_at_this_table(switch_name: str, choice: str, ref: str) -> None:
    thing = TITLE.catalog.things[ref]
    says = TITLE.text(thing, {switch_name: choice})
    assert says == TEXTS[switch_name, choice, ref]
    assert TITLE.text(thing) != says
