"""A question is one plain sentence that fits on a phone: the main thing, and the way out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import pytest

from orrery.core.rng import Rng
from orrery.core.sentence import plain
from orrery.core.words import visible
from orrery.games import title as find_title

LONGEST = 70
MARK = re.compile(r".{0,20}\[\w+:[^]]*\|")
COUNCIL: tuple[dict[str, str], ...] = (
    {},
    {"stations": "yes", "leaders": "yes"},
    {"leaders": "yes", "payments": "any", "gifts": "chosen", "towers": "split", "assessing": "compulsory"},
    {"stations": "yes", "silver_cards": "yes", "automa_range": "up_to", "world_traveler": "one_more"},
)
ULTRAMASSIVE: tuple[dict[str, str], ...] = (
    {},
    {s.name: s.choices[-1] for s in find_title("ultramassive").rules.switches},
)
TABLES = [
    (game, seats, settings)
    for game, all_settings in (("council", COUNCIL), ("ultramassive", ULTRAMASSIVE))
    for settings in all_settings
    for seats in find_title(game).seats
]
WAYS_OUT = {
    "stop_buying": "or stop buying",
    "leave": "or leave it",
    "pass": "or do without it",
    "stop_assessing": "or end your turn",
    "spare": "or remove no cube",
    "end": "or end your actions",
    "skip": "or discover nothing",
    "enough": "or discard no more",
    "stay": "or leave all",
    "settled": "or leave the Wormholes",
}
every_table = pytest.mark.parametrize(
    ("game", "seats", "settings"), TABLES, ids=[f"{g}-{n}-{len(s)}" for g, n, s in TABLES]
)


def questions(game: str, seats: int, settings: Mapping[str, str], seed: int) -> Iterator[tuple[str, set[str]]]:
    """Every question of a random game, and what can be done then."""
    title, rng = find_title(game), Rng(seed)
    g = title.setup(seed, seats, title.settings(settings))
    while g.asks:
        seat = min(g.asks)
        ask = title.view(g, seat)["ask"]
        yield plain(ask["prompt"]), {option["verb"] for option in ask["options"]}
        g.choose(seat, rng.below(g.asks[seat].count))


@every_table
def test_questions_are_short_and_name_the_way_out(game: str, seats: int, settings: dict[str, str]) -> None:
    for prompt, verbs in questions(game, seats, settings, seed=3):
        assert len(prompt) <= LONGEST, prompt
        assert prompt[0].isupper(), prompt
        if len(verbs) > 1:
            assert all(WAYS_OUT[verb] in prompt for verb in verbs & set(WAYS_OUT)), (prompt, verbs)


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_marks_in_our_texts_reach_nobody(game: str) -> None:
    """What names a symbol is a part of its own: nobody reads how it is written in our tables."""
    title, rng = find_title(game), Rng(3)
    settings = title.settings({})
    g = title.setup(3, 2, settings)
    g.events = []
    while g.asks:
        seat = min(g.asks)
        view = title.view(g, seat)
        assert not MARK.search(json.dumps(view)), MARK.findall(json.dumps(view))
        number = rng.below(g.asks[seat].count)
        option = g.options(seat)[number]
        told = title.meanings.says(g, seat, option, settings, title.printed)
        assert not MARK.search(json.dumps(told)), told
        g.choose(seat, number)
    said = json.dumps([title.words.sentence(event, ["Ann", "Ben"]) for event in visible(g.events, 0)])
    assert not MARK.search(said), MARK.findall(said)


def test_several_things_to_do_are_asked_in_one_sentence() -> None:
    found: dict[frozenset[str], str] = {}
    for settings in COUNCIL[:2]:
        for prompt, verbs in questions("council", 4, settings, seed=5):
            found[frozenset(verbs)] = prompt
    assert found[frozenset({"buy", "upgrade", "stop_buying", "overpay"})] == "Buy something, or stop buying"
    assert found[frozenset({"settle", "collect", "pass"})] == "Place a cube, collect, or do without it"
    assert found[frozenset({"assess", "stop_assessing"})] == "Assess a galaxy, or end your turn"
    assert "5 bonus cards" in found[frozenset({"give_up"})]
