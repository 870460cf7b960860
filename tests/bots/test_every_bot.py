"""What holds for every bot in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots import ahead
from orrery.bots.circles import Trail
from orrery.bots.levels import LEVELS
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.core.title import Title
from orrery.games import titles
from orrery.minds.shelf import judge_of

BOTS = ("random", "greedy", "planner", "search:6it", "ismcts:4it", "player")  # and, below, the levels that think ahead
every_game = pytest.mark.parametrize("title", titles(), ids=[t.name for t in titles()])
every_bot = pytest.mark.parametrize("spec", BOTS)


def questions(title: Title, seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """The questions of a game played by chance."""
    rng = Rng(seed)
    g = title.setup(seed, seats, title.settings({}))
    while g.asks:
        seat = list(g.asks)[rng.below(len(g.asks))]
        yield g, seat
        g.choose(seat, rng.below(g.asks[seat].count))


@every_game
@every_bot
def test_choices_are_legal_and_leave_the_game_alone(title: Title, spec: str) -> None:
    player, every = bot(spec, 3), 11 if spec in ("random", "greedy") else 41
    for n, (g, seat) in enumerate(questions(title, title.seats[-1], seed=4)):
        if n % every == 0:
            before = dump(title, g)
            assert 0 <= player.choose(Seen(title, g, seat)) < g.asks[seat].count
            assert dump(title, g) == before


@every_game
@every_bot
def test_the_same_seed_chooses_the_same(title: Title, spec: str) -> None:
    for n, (g, seat) in enumerate(questions(title, title.seats[0], seed=5)):
        if n % 17 == 0:
            assert bot(spec, n).choose(Seen(title, g, seat)) == bot(spec, n).choose(Seen(title, g, seat))


def redealt(title: Title, g: Any, seat: int, n: int) -> Any:
    """A game that this seat cannot tell from the real one, with other hidden cards and other chance to come."""
    other = title.imagine(g, seat, Rng(7))
    other.rng.state = Rng(n + 1).state
    return other


def cards(title: Title, g: Any) -> dict[str, Any]:
    """Where everything lies, hidden or not; the chance to come is no part of it."""
    return {field: value for field, value in dump(title, g).items() if field != "rng"}


@every_game
@every_bot
def test_what_is_hidden_makes_no_difference(title: Title, spec: str) -> None:
    """Hidden cards seldom change a choice, so that only many positions show whether anybody peeks."""
    every = {"search:6it": 3, "player": 6}.get(spec, 1)
    different = 0
    for n, (g, seat) in enumerate(questions(title, title.seats[0], seed=6)):
        if n % every == 0:
            other = redealt(title, g, seat, n)
            assert title.view(other, seat) == title.view(g, seat)
            different += cards(title, other) != cards(title, g)
            assert bot(spec, n).choose(Seen(title, g, seat)) == bot(spec, n).choose(Seen(title, other, seat))
    assert different > 20


@every_game
def test_one_that_thinks_ahead_plays_a_whole_game_by_what_it_sees(
    title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the net that Orrery comes with, against greedy; in fewer deals than an expert takes time for."""
    monkeypatch.setattr(ahead, "DEALS", 1)
    skill = LEVELS["expert"].skill._replace(options=2, deals=1)
    expert, rival = ahead.Ahead("expert", 1, skill), bot("greedy", 1)
    assert judge_of(title, "") is not None
    g, trails, thoughts = title.setup(2, 2, title.settings({})), [Trail(title, 0), Trail(title, 1)], 0
    while g.asks:
        seat = min(g.asks)
        trails[seat].note(g)
        if seat == 0 and g.asks[0].count > 1 and not expert.fits(Seen(title, g, 0, trails[0])):
            thoughts += 1
            if thoughts % 6 == 0:
                before = dump(title, g)
                one, two = [
                    ahead.Ahead("expert", thoughts, skill).choose(Seen(title, game, 0, trails[0]))
                    for game in (g, redealt(title, g, 0, thoughts))
                ]
                assert one == two, "and with other hidden cards it would choose the same"
                assert dump(title, g) == before
        number = (expert, rival)[seat].choose(Seen(title, g, seat, trails[seat]))
        assert 0 <= number < g.asks[seat].count
        g.choose(seat, number)
    assert thoughts > 12


@every_game
def test_what_is_imagined_follows_from_what_is_seen_alone(title: Title) -> None:
    for n, (g, seat) in enumerate(questions(title, title.seats[-1], seed=9)):
        if n % 5 == 0:
            seen, other = Seen(title, g, seat), Seen(title, redealt(title, g, seat, n), seat)
            for seed in (n, n + 1):
                assert dump(title, seen.imagine(Rng(seed))) == dump(title, other.imagine(Rng(seed)))


@every_game
def test_hidden_things_are_dealt_anew_every_time(title: Title) -> None:
    positions = real = new = 0
    for n, (g, seat) in enumerate(questions(title, title.seats[-1], seed=10)):
        if n % 5 == 0:
            one, two = [Seen(title, g, seat).imagine(Rng(seed)) for seed in (n, n + 1)]
            positions += 1
            real += cards(title, g) in (cards(title, one), cards(title, two))
            new += cards(title, one) != cards(title, two)
            assert one.rng.state not in (g.rng.state, two.rng.state)
    assert positions > 20
    assert real < positions / 4, "where little is hidden, chance may find it"
    assert new > positions * 3 / 4


@every_game
def test_options_have_the_same_numbers_in_imagined_games(title: Title) -> None:
    for n, (g, seat) in enumerate(questions(title, title.seats[-1], seed=7)):
        seen = Seen(title, g, seat)
        keys = [option.key for option in seen.options()]
        assert len(keys) == seen.count
        assert [option.key for option in seen.imagine(Rng(n)).options(seat)] == keys


@every_game
def test_the_real_game_is_out_of_reach(title: Title) -> None:
    g = title.setup(8, title.seats[0], title.settings({}))
    seen = Seen(title, g, next(iter(g.asks)))
    public = [name for name in dir(seen) if not name.startswith("_")]
    assert public == ["count", "formality", "imagine", "leads_back", "options", "seat", "title", "turn", "verb"]
    assert seen.imagine(Rng(1)) is not g
