"""Whether a question is put tells nothing that is hidden: where it could answer itself, all know that it does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from orrery.core.ask import ANSWERS_ITSELF, Do
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.games.laniakea.cards import trash

SEATS = 3
TABLES: list[tuple[str, Mapping[str, str]]] = [
    ("laniakea", {}),
    ("laniakea", {"additional_actions": "within_moves_too"}),
    ("ultramassive", {}),
    ("council", {}),
    ("council", {"stations": "yes", "leaders": "yes"}),
]
RARE = ("attack", "send", "trash")  # chosen rather often: what follows depends on a hand


def positions(title: Title, settings: Mapping[str, str], seed: int, moves: int) -> Iterator[Any]:
    g, dice = title.setup(seed, SEATS, title.settings(settings)), Rng(seed)
    for _ in range(moves):
        if not g.asks:
            return
        yield g
        seat = sorted(g.asks)[dice.below(len(g.asks))]
        options = g.options(seat)
        rare = [number for number, option in enumerate(options) if option.verb.name in RARE]
        g.choose(seat, rare[dice.below(len(rare))] if rare and dice.below(3) else dice.below(len(options)))


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_question_that_could_answer_itself_does_so_however_hidden_things_lie(
    game: str, settings: Mapping[str, str]
) -> None:
    """Rivals who imagine a game in which the question has but one option would learn from it that this is not so."""
    title, dice = find_title(game), Rng(1)
    for seed in (0, 1, 2):
        for g in positions(title, settings, seed, 350):
            for seat, ask in g.asks.items():
                if ask.anew is None or ask.stays != ANSWERS_ITSELF:
                    continue
                for rival in range(SEATS):
                    twin = g if rival == seat else title.imagine(g, rival, dice)
                    assert twin.asks[seat].count > 1, f"{ask.anew} tells seat {rival} something of seat {seat}"


@pytest.mark.rule("LAN-TURN-05")
def test_who_may_trash_is_asked_also_where_the_hand_allows_nothing() -> None:
    """All cards that are not Permanent are in a hand of two, which must stay; others know only what is owned."""
    title = find_title("laniakea")
    g = title.setup(4, SEATS, title.settings({}))
    seat = next(iter(g.asks))
    me = g.mine(seat)
    owned = me.hand + me.deck + me.discard
    free = [card for card in owned if not card.permanent and not card.seraph][:2]
    me.hand, me.deck = tuple(free), tuple([card for card in owned if card.permanent or card.seraph])
    g.asks.clear()
    g.todo = g.agenda
    g.then(me, Do(trash, 1, 0))
    g.play_on()
    assert [option.key for option in g.options(seat)] == ["decline"]
