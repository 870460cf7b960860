"""Secrets: what each seat knows, and the games it can imagine."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.components import ADVERSARY
from orrery.games.laniakea.player import TOKEN_IN_HAND
from tests.games.laniakea.table import Table, ids, space


def test_hands_and_deck_orders_are_secrets_but_the_cards_owned_are_not() -> None:
    table = Table().lay(hand="MOVE1 P01a", deck="GAIN1 BUILD1", discard="P02a")
    theirs, own = TITLE.view(table.g, 1)["players"][0], TITLE.view(table.g, 0)["players"][0]
    assert (theirs["hand"], theirs["deck"]) == (2, 2)
    assert own["hand"] == ["power:MOVE1", "power:P01a"]
    assert own["deck"] == ["power:BUILD1", "power:GAIN1"]
    assert theirs["hand_and_deck"] == ["power:BUILD1", "power:GAIN1", "power:MOVE1", "power:P01a"]
    assert theirs["discard"] == ["power:P02a"]


def test_the_adversary_acts_in_its_own_name() -> None:
    table = Table(1).turn()
    assert (TITLE.view(table.g, 0)["acting"], TITLE.view(table.g, 0)["adversary"]["acting"]) == (0, False)
    table.g.acting = ADVERSARY
    assert (TITLE.view(table.g, 0)["acting"], TITLE.view(table.g, 0)["adversary"]["acting"]) == (-1, True)
    assert TITLE.view(Table(2).turn().g, 0)["adversary"] is None


def test_a_player_imagines_ones_own_deck_in_every_order_but_knows_its_cards() -> None:
    table = Table().turn()
    hands, orders = set(), set()
    for seed in range(40):
        twin = TITLE.imagine(table.g, 0, Rng(seed))
        hands.add(ids(twin.players[0].hand))
        orders.add(ids(twin.players[0].deck))
        assert Counter(twin.players[0].deck) == Counter(table.me().deck)
    assert hands == {table.hand()}
    assert len(orders) > 25


def test_a_rivals_hand_is_imagined_from_hand_and_deck() -> None:
    table = Table().turn()
    hands = set()
    for seed in range(40):
        rival = TITLE.imagine(table.g, 1, Rng(seed)).players[0]
        hands.add(frozenset(rival.hand))
        assert Counter(rival.hand + rival.deck) == Counter(table.me().hand + table.me().deck)
        assert len(rival.hand) == 5
    assert len(hands) > 25


def test_cards_that_everybody_has_seen_stay_in_the_imagined_hand() -> None:
    table = Table().row("C06 E25 E26 E27").lay(hand="P16a P20a MOVE1 MOVE2", deck="BUILD1 BUILD2 GAIN1").turn()
    table.choose("attack C06", "send P16a", "send P20a")
    for seed in range(20):
        assert {"P16a", "P20a"} <= set(ids(TITLE.imagine(table.g, 1, Rng(seed)).players[0].hand).split())
    assert TITLE.view(table.g, 1)["players"][0]["seen"] == ["power:P16a", "power:P20a"]
    table.choose("cash P16a", "gain V")
    assert TITLE.view(table.g, 1)["players"][0]["seen"] == ["power:P20a"]


def test_after_a_reshuffle_everybody_can_tell_what_the_old_hand_was() -> None:
    table = Table().lay(hand="P18a MOVE1 MOVE2 SERAPH1", deck="", discard="BUILD1 BUILD2 GAIN1").turn()
    table.choose("play P18a", "gain V", "gain F")
    for seed in range(20):
        hand = ids(TITLE.imagine(table.g, 1, Rng(seed)).players[0].hand).split()
        assert {"MOVE1", "MOVE2", "SERAPH1"} <= set(hand)
        assert len(hand) == 4


def test_a_card_drawn_before_the_reshuffle_is_known_too() -> None:
    table = Table().lay(hand="MOVE1 MOVE2", deck="UPGRADE", discard="BUILD1 BUILD2", artifacts="R05").turn()
    table.choose("use R05")
    assert TITLE.view(table.g, 1)["players"][0]["seen"] == ["power:MOVE1", "power:MOVE2", "power:UPGRADE"]


def test_a_card_gained_to_hand_is_known_to_be_there() -> None:
    table = Table().lay(held="A", hand="P15a MOVE1 MOVE2").turn().choose("play P15a", "take P03a")
    for seed in range(10):
        assert "P03a" in ids(TITLE.imagine(table.g, 1, Rng(seed)).players[0].hand)


def test_the_decks_of_the_table_are_imagined_anew() -> None:
    table = Table(1).turn()
    first, second = [TITLE.imagine(table.g, 0, Rng(seed)) for seed in (1, 2)]
    for field in ("powers", "entities", "artifacts", "adversary_deck"):
        assert ids(getattr(first, field)) != ids(getattr(second, field))
        assert Counter(getattr(first, field)) == Counter(getattr(table.g, field))
        assert len(getattr(table.g, field)) > 0
    assert first.row == table.g.row


def test_a_rival_in_the_middle_of_an_attack_is_asked_from_the_imagined_hand() -> None:
    table = Table().row("C06 E25 E26 E27").lay(hand="P16a P20a MOVE1", deck="BUILD1 BUILD2 GAIN1").turn()
    table.choose("attack C06", "send P16a")
    for seed in range(30):
        twin = TITLE.imagine(table.g, 1, Rng(seed))
        options = {option.key for option in twin.options(0)}
        assert "call_off" in options
        assert "send power:P16a" not in options
        rng = Rng(seed)
        while twin.asks:
            asked = min(twin.asks)
            twin.choose(asked, rng.below(twin.asks[asked].count))


def test_a_lonely_option_about_a_secret_hand_is_left_to_the_player() -> None:
    """Ending by itself would tell everybody that nothing in the hand could be played."""
    table = Table().lay(at="0b", held="", hand="BUILD1 UPGRADE").turn()
    assert table.verbs() == {"end"}
    assert table.asked() == 0


@pytest.mark.parametrize("key", ["play SERAPH1", "cash MOVE1", "reap MOVE1"])
def test_what_reveals_nothing_can_be_taken_back(key: str) -> None:
    table = Table().lay(at="0b").turn()
    revealed = table.g.revealed
    table.choose(key)
    assert table.g.revealed == revealed
    assert table.g.shown > 0


def test_draws_and_refills_cannot_be_taken_back() -> None:
    table = Table().lay(hand="P20a MOVE1 MOVE2").turn()
    revealed = table.g.revealed
    assert table.choose("play P20a").g.revealed > revealed
    market = Table().lay(hand="GAIN1 MOVE1 MOVE2", held="").turn()
    revealed = market.g.revealed
    assert market.choose("play GAIN1").g.revealed > revealed


def test_an_attack_and_a_move_in_the_making_lie_open() -> None:
    table = Table().row("C06 E25 E26 E27", next="E30").lay(hand="P16a P20a MOVE1 MOVE2", held="VVFF").turn()
    table.choose("attack C06", "send P16a")
    seen = TITLE.view(table.g, 1)["players"][0]
    assert seen["attack"] == {"on": "chaos:C06", "strength": 2, "sent": ["power:P16a"], "tokens": 0, "aids": []}
    assert (seen["hit_points"], seen["move"]) == ({"chaos:C06": 5}, None)
    table.choose("send P20a", "play MOVE1")
    seen = TITLE.view(table.g, 1)["players"][0]
    assert (seen["attack"], seen["hit_points"]) == (None, {})
    assert seen["move"] == {"left": 1, "purse": (2, 2, 2)}  # two Aether are the reward for C06


def test_everybody_sees_what_the_row_would_cost_whom() -> None:
    table = Table().row("C05 E25 E26 E27").lay(entities="E19").turn()
    assert [p["prices"] for p in TITLE.view(table.g, -1)["players"]] == [[3, 2, 1, 0], [4, 3, 2, 1]]


def test_everybody_sees_which_galaxies_are_discovered_and_the_attack_tokens_left() -> None:
    table = Table().tiles(K0="14 discovered", _0b="15 discovered").lay(0, attack_tokens=3).lay(1, attack_tokens=2)
    seen = TITLE.view(table.g, -1)
    assert [n for n, discovered in enumerate(seen["discovered"]) if discovered] == [space("K0"), space("0b")]
    assert len(seen["discovered"]) == 49
    assert seen["attack_tokens"] == 7


def test_structures_are_named_with_their_owners() -> None:
    seen = TITLE.view(Table().lay(sanctums="K0").lay(1, gateways="0b").g, -1)["structures"]
    assert [(n, it) for n, it in enumerate(seen) if it] == [
        (space("K0"), {"kind": "sanctum", "owner": 0}),
        (space("0b"), {"kind": "gateway", "owner": 1}),
    ]
    alone = TITLE.view(Table(1).adversary(at="K0", sanctums="0b").g, 0)["structures"]
    assert alone[space("0b")] == {"kind": "sanctum", "owner": "adversary"}


def test_slots_and_tokens_tell_the_stone_they_hold() -> None:
    table = Table().tiles(K0="01").lay(sanctums="K0", token=TOKEN_IN_HAND, held="VF").turn()
    assert [p["token"]["on"] for p in TITLE.view(table.g, 1)["players"]] == ["hand", "board"]
    table.choose("lay_token K0")
    seen = TITLE.view(table.g, 1)
    assert seen["players"][0]["token"] == {"on": "galaxy", "space": space("K0"), "stone": ""}
    assert seen["free_slots"] == ["slot:49"]
    table.choose("augment token0", "fill F")
    assert TITLE.view(table.g, 1)["players"][0]["token"]["stone"] == "resource:1"


def test_whoever_has_to_pay_sees_what_each_price_is_made_of() -> None:
    table = (
        Table()
        .row("C01 E26 E27 E28")
        .lay(at="0c", held="VVVVFFFF", movement=2, entities="E15", hand="MOVE1 P02a MOVE2")
    )
    table.turn().choose("play MOVE1", "cross 1a")
    ways = TITLE.view(table.g, 0)["ways_to_pay"]
    assert ways == {"price:110": (1, 1, 0), "price:200": (2, 0, 0)}
    assert set(ways) == {option["target"] for option in TITLE.view(table.g, 0)["ask"]["options"]}
    assert TITLE.view(table.g, 1)["ways_to_pay"] == {}


def test_amounts_in_logs_of_the_first_version_are_told_as_today() -> None:
    before = [("gained", 0, (20103,), False), ("gained", 0, ((2, 1, 3),), False), ("turn", 0, (3,), False)]
    today = [TITLE.saving.event(event) for event in before]
    assert today == [before[1], before[1], before[2]]
    assert TITLE.words.line(today[0], ["Ann"]) == "Ann gains 2 Voyage Stones, 1 Forge Stone and 3 Aether."
