"""Questions, options and the log in words."""

from __future__ import annotations

import re

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.core.sentence import plain, unmarked
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.card_texts import step_text
from orrery.games.laniakea.content import BOARD_SPACES, CHAOS, STARTING, TILES
from orrery.games.laniakea.costs import gain_attack_tokens
from orrery.games.laniakea.questions import cards_to_play
from orrery.rulebook import rulebook
from tests.games.laniakea.table import Table


def log_of(table: Table, event: str) -> list[str]:
    return [TITLE.words.line(e, ["Ann", "Ben"]) for e in table.g.events or [] if e[0] == event]


@pytest.mark.rule("LAN-ESPC-01", "LAN-COMP-16")
def test_a_space_of_the_board_says_what_it_does() -> None:
    table = Table().row("E01 E25 E26 E27").lay(held="VVVFFFAAA", hand="RECRUIT MOVE1 MOVE2").turn()
    labels = [plain(TITLE.words.label(o)) for o in table.choose("play RECRUIT", "recruit E01").options()]
    assert labels == [
        f"Place it on space S{number}: {unmarked(step_text(step, {}))}" for number, step in enumerate(BOARD_SPACES, 1)
    ]
    rule = rulebook("laniakea").entries["LAN-ESPC-01"].text
    assert all(f"{label.removeprefix('Place it on space ')}." in rule for label in labels)


def asked(table: Table) -> str:
    return plain(TITLE.words.prompt(table.g.asks[0]))


def test_a_question_names_what_comes_first_and_the_way_out() -> None:
    table = Table().lay(at="0c", held="VVFF", movement=2).turn()
    assert asked(table) == "Play a card, or end your Cosmic Power Phase"
    table.choose("play MOVE1", "step 0b")
    assert asked(table) == "Move to an adjacent galaxy, or end the Move here and harvest"


def test_a_short_question_names_everything() -> None:
    table = Table().lay(at="0c", held="VVFF", movement=2, hand="MOVE1 MOVE2 BUILD1").turn().choose("play MOVE1")
    assert asked(table) == "Move to an adjacent galaxy, or cross a void"


@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_question_of_whole_games_is_read_at_a_glance(seats: int) -> None:
    asked: set[str] = set()
    for seed in range(2):
        g, rng = TITLE.setup(seed, seats, TITLE.settings({})), Rng(seed)
        while g.asks:
            seat = min(g.asks)
            asked.add(plain(TITLE.view(g, seat)["ask"]["prompt"]))
            g.choose(seat, rng.below(g.asks[seat].count))
    assert len(asked) > 20
    assert [prompt for prompt in asked if len(prompt) > 70 or not re.fullmatch(r"[A-Z][^.{}!?]+", prompt)] == []


@pytest.mark.rule("LAN-SLOT-02")
def test_a_question_says_which_place_it_is_about() -> None:
    tile = next(tile.id for tile in TILES if tile.slot)
    table = Table().tiles(_0b=f"{tile} discovered").lay(at="0c", held="VF").turn()
    table.choose("augment 0b")
    assert asked(table) == "Choose the stone for the slot of 0b"
    table.choose("fill F")
    [told] = log_of(table, "augmented")
    assert told == "Ann puts a Forge Stone on the Resource Slot of 0b: each harvest there gives one more."


def why(table: Table, key: str) -> str:
    refusal = TITLE.why_not(table.g, 0, key)
    return "" if refusal is None else refusal.words


@pytest.mark.rule("LAN-MOVE-01", "LAN-GAIN-01", "LAN-ATTK-03")
def test_what_a_newcomer_clicks_first_says_what_to_do_instead() -> None:
    table = Table().row("C02 E25 E26 E27").lay(at="0c", hand="MOVE1 MOVE2 SERAPH1").turn()
    assert why(table, "relocate space:8") == "Galaxies are reached by a Move: play a card that moves you."
    assert why(table, "play power:P01a") == "Cards of the row are gained by a card such as Gain a Cosmic Power."
    assert why(table, "attack chaos:C02") == "Your attack would come to 2 at most; it takes 3."


@pytest.mark.rule("LAN-COMP-04")
def test_a_card_of_the_starting_deck_says_what_its_core_action_does() -> None:
    move = next(card for card in STARTING if card.id == "MOVE1")
    assert TITLE.text(move) == "Travel, then harvest where you land. Attack 1. Permanent: never trashed."


@pytest.mark.rule("LAN-EFF-06")
def test_a_harvest_that_loses_a_stone_names_the_chaos_card() -> None:
    famine = next(card for card in CHAOS if "harvest_less" in dict(card.effect))
    both = next(tile.id for tile in TILES if tile.top[0] and tile.top[1])
    table = Table().tiles(_0c=both).row(f"{famine.id} E25 E26 E27").lay(at="0c").turn()
    ask = TITLE.view(table.choose("reap MOVE1").g, 0)["ask"]
    assert (plain(ask["prompt"]), ask["because"]) == ("Choose the stone this harvest loses", famine.ref)


@pytest.mark.rule("LAN-GAIN-04", "LAN-SOLO-09")
def test_what_is_nobodys_doing_is_told_of_nobody_and_the_adversarys_of_the_guest() -> None:
    table = Table.dealt(seats=1, celestials="random")
    rng = Rng(3)
    while table.g.asks:
        table.g.choose(0, rng.below(table.g.asks[0].count))
    told = {(event, seat) for event, seat, _, _ in table.g.events or []}
    assert {seat for event, seat in told if event.startswith("adversary_")} == {1}
    assert {seat for event, seat in told if event in ("power_came", "entity_came", "end_triggered", "over")} == {-1}
    assert {seat for event, seat in told if event in ("played", "gained", "turn")} == {0}


@pytest.mark.rule("LAN-ATTK-03", "LAN-CHAO-03")
def test_an_attack_says_how_far_it_has_got() -> None:
    table = Table().row("C02 E25 E26 E27").lay(entities="E24 E01", hand="P16a MOVE1 MOVE2", attack_tokens=3).turn()
    table.choose("attack C02", "send P16a", "spend")
    assert log_of(table, "weighed") == [
        "The attack comes to 1 of 5 hit points.",
        "The attack comes to 3 of 5 hit points.",
        "The attack comes to 4 of 5 hit points.",
    ]


@pytest.mark.rule("LAN-COMP-13")
def test_the_log_says_when_the_attack_tokens_are_out() -> None:
    table = Table().lay(1, attack_tokens=12).do(Do(gain_attack_tokens, 2))
    assert log_of(table, "gained_tokens") == ["Ann gains no attack token, for all twelve are out."]


@pytest.mark.rule("LAN-TURN-05")
@pytest.mark.parametrize(
    ("now", "hand", "words"),
    [
        (4, 5, "4 of 5 cards can be played, at most 3 · 2 must stay"),
        (2, 5, "2 of 5 cards can be played · 2 must stay"),
        (0, 2, "Your last 2 cards must stay in hand"),
    ],
)
def test_how_many_cards_can_still_be_played(now: int, hand: int, words: str) -> None:
    assert cards_to_play(now, hand) == words
