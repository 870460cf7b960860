"""The Actions phase and the exchange."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.sentence import plain
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.actions import act
from orrery.games.ultramassive.discovery import discover
from tests.games.ultramassive.table import Table


def busy() -> Table:
    """One of everything to do: a card, an Anomaly, a pair of Wormholes, counters to exchange."""
    t = Table().lay(0, sm=5, dc=4, hand="AC-12", anomalies="MA-01", wormholes="B2 B5 P2 P5", B2="SG").lay(1, dc=2)
    return t.actions()


@pytest.mark.rule("ULT-ACT-01")
def test_there_are_four_kinds_of_action() -> None:
    assert busy().keys() == [
        "play card:AC-12",
        "use anomaly:MA-01",
        "activate wormhole:0",
        *("exchange mass:1", "exchange mass:2"),
        "end",
    ]


@pytest.mark.rule("ULT-ACT-02")
def test_action_cards_are_played_at_most_two() -> None:
    t = Table().lay(sm=1, hand="AC-12 AC-12 AC-10", dc=2).actions().choose("play AC-12", "play AC-12")
    assert t.me().mass == 7
    assert t.offered("play") == ""
    assert t.why("play AC-10") == ("ULT-ACT-02", "ULT-CARD-01")


@pytest.mark.rule("ULT-ACT-03")
def test_only_own_anomalies_are_used() -> None:
    t = busy()
    assert t.why("use MA-02") == ("ULT-ACT-03",)
    t.choose("use MA-01", "place P1")
    assert t.board() == {"B2": "SG", "P1": "BG"}


@pytest.mark.rule("ULT-ACT-04", "ULT-WORM-03")
def test_more_than_one_pair_of_wormholes_may_be_activated() -> None:
    t = Table().lay(dc=2, B1="BG", P1="SG").actions().choose("activate 0", "activate 2")
    assert t.board() == {"B5": "BG", "P5": "SG"}
    assert t.me().open == (False, False)


@pytest.mark.rule("ULT-ACT-05", "ULT-EXCH-01")
def test_counters_are_turned_into_solar_mass_as_an_action() -> None:
    assert busy().choose("exchange 1").status() == (6, 2, "Primordial")


@pytest.mark.rule("ULT-ACT-06")
def test_all_actions_are_optional() -> None:
    t = Table().lay(sm=5, dc=4, hand="AC-12 AC-10 AC-03", anomalies="MA-01", B1="SG").actions().choose("end")
    assert t.options() == []
    assert t.status() == (5, 4, "Primordial")
    assert t.board() == {"B1": "SG"}
    assert t.hand() == "AC-12 AC-10 AC-03"
    assert t.me().open == (True, True)


@pytest.mark.rule("ULT-ACT-07")
def test_actions_of_all_kinds_mix_freely() -> None:
    t = Table().lay(sm=5, dc=4, hand="AC-12 AC-10", anomalies="MA-01 OR-01", B1="SG", P1="BG").actions()
    t.choose("exchange 1", "play AC-12", "activate 0", "use MA-01", "place B1")
    t.choose("play AC-10", "activate 2", "exchange 3", "use OR-01", "orbit blue")
    assert t.status() == (5 + 1 + 3 + 3, 0, "Primordial")
    assert t.board() == {"B2": "BG", "B6": "SG", "P5": "BG"}


@pytest.mark.rule("ULT-ACT-08")
def test_an_action_is_finished_and_absorbed_before_the_next() -> None:
    t = Table().lay(sm=18, hand="AC-08 AC-09", B6="BG").actions().choose("play AC-08", "orbit blue")
    assert t.status() == (18, 0, "Primordial")
    assert t.offered("play") == ""
    t.choose("siphon SP-2")
    assert t.status() == (20, 2, "Stellar")
    assert t.why("play AC-09") == ("ULT-ACT-02",)
    t.choose("pick_core CO-02", "play AC-09")
    assert t.offered("siphon") == "SP-1 SP-2 SP-3 SS-1 SS-2 SS-3"


@pytest.mark.rule("ULT-ACT-09", "ULT-CARD-04", "ULT-CARD-05", "ULT-ROUND-03")
def test_the_phase_of_a_player_ends_when_they_pass_and_the_next_one_begins() -> None:
    t = Table().lay(0, hand="AC-12 AC-10 AC-03", dc=2).lay(1, dc=2, hand="AC-01")
    t.g.start = 1
    t.run(Do(act))
    assert t.asked() == 1
    assert t.why("end") == ("ULT-ROUND-03",)
    t.choose("end")
    assert t.asked() == 0
    t.choose("play AC-12", "end")
    assert [card.id for card in t.g.discard] == ["AC-12"]
    assert len(t.me().hand) == 3
    assert t.options() == []


@pytest.mark.rule("ULT-ACT-10", "ULT-EXCH-03", "ULT-WORM-04")
def test_an_action_that_uses_up_nothing_is_refused() -> None:
    t = busy()
    assert t.why("exchange 0") == ("ULT-EXCH-03", "ULT-ACT-10")
    assert t.offered("activate") == "0"
    assert t.why("activate 1") == ("ULT-WORM-04", "ULT-ACT-10")
    assert t.why("activate 2") == ("ULT-WORM-04", "ULT-ACT-10")


@pytest.mark.rule("ULT-ACT-10")
def test_every_action_uses_something_up_so_the_phase_comes_to_its_end() -> None:
    t = Table().lay(sm=5, dc=3, hand="AC-12", anomalies="MA-01", wormholes="B2 B5 P2 P5", B2="SG").actions()
    t.choose("play AC-12")
    assert t.offered("play") == ""
    t.choose("use MA-01", "place P1")
    assert t.offered("use") == ""
    t.choose("activate 0")
    assert t.keys() == ["exchange mass:1", "end"]
    t.choose("exchange 1")
    assert t.keys() == ["end"]


@pytest.mark.rule("ULT-ACT-09", "ULT-CARD-05")
def test_players_end_their_own_turns_and_nothing_is_drawn_before() -> None:
    t = Table().lay(0, dc=2).actions().choose("exchange 1")
    assert (t.keys(), t.me().hand) == (["end"], ())
    view = TITLE.view(t.g, 0)["ask"]
    assert plain(view["prompt"]) == "Nothing is left to do: end your actions"
    assert [plain(option["label"]) for option in view["options"]] == ["End your actions"]
    assert len(t.choose("end").me().hand) == 3
    old = Table(rules="1").lay(0, dc=2).actions().choose("exchange 1")
    assert len(old.me().hand) == 3, "games begun under rules 1 go on as they began"


@pytest.mark.rule("ULT-EXCH-02")
@pytest.mark.parametrize(("settings", "cost"), [({}, "2 Discovery Counters"), ({"exchange_rate": "1"}, "1 Discovery")])
def test_an_exchange_says_what_it_costs(settings: dict[str, str], cost: str) -> None:
    t = Table(**settings).lay(dc=4).actions()
    labels = {o["key"]: plain(o["label"]) for o in TITLE.view(t.g, 0)["ask"]["options"]}
    assert labels["exchange mass:1"].startswith(f"Exchange {cost}")
    assert labels["exchange mass:2"].endswith(" for 2 Solar Mass")


@pytest.mark.rule("ULT-ACT-02", "ULT-ACT-03", "ULT-ACT-04", "ULT-ACT-05", "ULT-ACT-09")
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("play AC-12", "ULT-ACT-02"),
        ("use MA-01", "ULT-ACT-03"),
        ("activate 0", "ULT-ACT-04"),
        ("exchange 1", "ULT-ACT-05"),
        ("end", "ULT-ACT-09"),
    ],
)
def test_actions_belong_to_the_actions_phase(key: str, rule: str) -> None:
    t = Table().lay(dc=20, hand="AC-12", anomalies="MA-01", B1="SG").run(Do(discover))
    assert t.why(key) == (rule,)
    t.choose("skip").actions()
    assert t.why(key) == ()


@pytest.mark.rule("ULT-ROUND-03")
def test_the_others_wait_for_their_turn() -> None:
    assert busy().why("exchange 1", seat=1) == ("ULT-ROUND-03",)


@pytest.mark.rule("ULT-EXCH-01")
def test_an_exchange_may_bring_the_next_size() -> None:
    t = Table().lay(sm=18, dc=4).actions().choose("exchange 2")
    assert t.status() == (20, 0, "Stellar")


@pytest.mark.rule("ULT-EXCH-02")
@pytest.mark.parametrize(("dc", "offered"), [(1, ""), (2, "1"), (3, "1"), (7, "1 2 3"), (20, "1 2 3 4 5 6 7 8 9 10")])
def test_two_counters_buy_one_solar_mass(dc: int, offered: str) -> None:
    t = Table().lay(sm=5, dc=dc, hand="AC-12").actions()
    assert t.offered("exchange") == offered
    assert t.why(f"exchange {dc // 2 + 1}") == ("ULT-EXCH-02",)
    if offered:
        t.choose(f"exchange {dc // 2}")
        assert t.status() == (5 + dc // 2, dc % 2, "Primordial")


@pytest.mark.rule("ULT-EXCH-03")
def test_any_number_of_exchanges_of_any_number_of_units_may_be_made() -> None:
    t = Table().lay(sm=5, dc=13, hand="AC-10").actions().choose("exchange 1", "exchange 3", "exchange 1")
    assert t.status() == (10, 3, "Primordial")
    t.choose("exchange 1")
    assert t.status() == (11, 1, "Primordial")
    assert t.offered("exchange") == ""
