"""What a seat knows as a row of numbers: all of it, and nothing hidden or dealt by chance since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots.greedy import best_step
from orrery.core import compiled
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.feature_names import NAMES
from orrery.games.council.features import SIZE, features
from orrery.games.council.state import Council
from tests.games.council.table import THINGS, Table

PLAIN: dict[str, str] = {}
MODULES = {"stations": "yes", "leaders": "yes", "silver_cards": "yes"}
OTHER_RULES = {"planning": "open", "dark_tech": "drawn", "gifts": "chosen", "refill": "after_the_turn"}
TABLES = [(seats, chosen) for chosen in (PLAIN, MODULES, OTHER_RULES) for seats in TITLE.seats]
PACE = 5 if compiled() else 25  # every so many positions
every_table = pytest.mark.parametrize(("seats", "chosen"), TABLES)


def games(seats: int, chosen: dict[str, str], greedy: bool, step: int) -> Iterator[Council]:
    """Positions of a game by random choices, or half of them by what looks best."""
    g, dice = TITLE.setup(5 + seats, seats, TITLE.settings(chosen)), Rng(7)
    count = 0
    while g.asks:
        if count % step == 0:
            yield g
        count += 1
        seat = sorted(g.asks)[dice.below(len(g.asks))]
        if greedy and dice.below(2):
            g = best_step(TITLE, g, seat)
        else:
            g.choose(seat, dice.below(g.asks[seat].count))
    yield g


def told(row: bytes) -> dict[str, int]:
    return dict(zip(NAMES, row, strict=True))


def of_a_player() -> list[str]:
    return [name.removeprefix("own: ") for name in NAMES if name.startswith("own: ")]


def differing(one: bytes, other: bytes) -> list[str]:
    return [f"{name}: {a}, {b}" for name, a, b in zip(NAMES, one, other, strict=True) if a != b]


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(NAMES) == SIZE == len(set(NAMES))
    assert TITLE.advice.names == NAMES


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@every_table
def test_nothing_hidden_is_told(seats: int, chosen: dict[str, str], greedy: bool) -> None:
    """Whatever else may lie where the seat cannot see, its row stays the same."""
    rng = Rng(3)
    for g in games(seats, chosen, greedy, PACE):
        for seat in range(seats):
            row = features(g, seat)
            assert len(row) == SIZE
            for _ in range(3):
                assert not differing(row, features(TITLE.imagine(g, seat, rng), seat))


@every_table
def test_a_position_seen_from_itself_is_told_in_full(seats: int, chosen: dict[str, str]) -> None:
    for g in games(seats, chosen, False, PACE):
        for seat in range(seats):
            assert not differing(features(g, seat), features(g, seat, g))


@every_table
def test_what_comes_by_chance_stays_unknown(seats: int, chosen: dict[str, str]) -> None:
    """The same choices in two deals: the rows are the same, up to the first time that something comes to light."""
    rng, seen, revealed = Rng(4), 0, 0
    for g in games(seats, chosen, False, 4):
        if not g.asks or g.lanes:  # plans of rivals are choices, not chance
            continue
        seat = next(iter(g.asks))
        before = [TITLE.imagine(g, seat, rng) for _ in range(2)]
        after = [world.copy() for world in before]
        while seat in after[0].asks and after[0].revealed == g.revealed and after[0].round == g.round:
            choice = rng.below(after[0].asks[seat].count)
            for world in after:
                world.choose(seat, choice)
            if after[0].asks.keys() != after[1].asks.keys():  # a new card of the display is one to buy, or is not
                break
            if after[0].lanes or any(is_decided_by_chance(world, g) for world in after):
                break
            rows = [features(world, seat, then) for world, then in zip(after, before, strict=True)]
            assert not differing(*rows)
            seen += 1
            revealed += after[0].revealed > g.revealed
    assert seen > revealed > 3


def is_decided_by_chance(g: Council, before: Council) -> bool:
    """The game is over and all is counted, tiles say what the Automa does, or a card drawn has done what it does: what
    follows lies open, and no two deals need be alike in it."""
    if g.phase == "over" or (g.phase == "automa" and g.revealed > before.revealed):
        return True
    return g.rulings.techs_drawn and [p.level for p in g.players] != [p.level for p in before.players]


def test_cards_tiles_and_techs_that_came_since_only_count() -> None:
    table = Table().lay(gems=(3, 3, 3), bonuses="L01").show("K01", "K02").buy()
    before = table.g.copy()
    table.choose("buy K01")
    row = told(features(table.g, 0, before))
    assert row["Idle Drones (K01): own"] == 1, "it lay open"
    assert row["unknown cards in the display"] == len([card for card in table.g.display if card is not None]) - 1
    table.me(0).bonuses += (THINGS["L18"],)
    known, unknown = told(features(table.g, 0)), told(features(table.g, 0, before))
    assert (known["own bonus card: Steady glow (L18)"], unknown["own bonus card: Steady glow (L18)"]) == (1, 0)
    assert (known["own: unknown bonus cards"], unknown["own: unknown bonus cards"]) == (0, 1)
    assert known["own: bonus cards"] == unknown["own: bonus cards"] == 2


def test_a_tile_kept_after_a_look_is_known_and_one_never_seen_is_not() -> None:
    table = Table().pile(1, "P1-02", "P1-01").act("S4")
    start = table.g.copy()
    table.choose("explore pile:1")
    looked = table.g.copy()
    table.choose("keep P1-02", "place orange.1")
    name = "Ember Reach (orange): planets to settle"
    assert told(features(table.g, 0))[name] == told(features(table.g, 0, looked))[name] == 2
    assert told(features(table.g, 0, start))[name] == 0
    assert told(features(table.g, 0, start))["Ember Reach (orange): free fields"] == 3


@pytest.mark.parametrize(
    "hidden",
    [
        lambda g: setattr(g.mine(1), "bonuses", (THINGS["L05"],)),
        lambda g: setattr(g.mine(1), "plan", (THINGS["S1"],)),
        lambda g: setattr(g, "deck", g.deck[::-1]),
        lambda g: g.put_pile(2, g.piles[2][::-1], g.marks[2]),
        lambda g: setattr(g, "light", g.light[::-1]),
        lambda g: setattr(g, "tech_piles", (g.tech_piles[0][:-1] + (THINGS["D1-08"],), g.tech_piles[1])),
    ],
    ids=["bonus card", "plan", "AI cards", "tiles", "light cards", "Dark Tech"],
)
def test_secrets_change_nothing(hidden: Any) -> None:
    table = Table().lay(1, bonuses="L04").plan()
    table.g.tech_piles = (table.g.tech_piles[0][:-1], table.g.tech_piles[1])
    row = features(table.g, 0)
    hidden(table.g)
    assert not differing(row, features(table.g, 0))


@pytest.mark.parametrize(
    ("seat", "public"),
    [
        (seat, given)
        for seat in (0, 1)
        for given in ("energy", "level", "consumption", "gems", "hand", "slots", "spent")
    ],
)
def test_what_lies_open_is_told(seat: int, public: str) -> None:
    new = {"gems": (1, 0, 0), "hand": "S1 K05", "slots": ("K05", "", "")}.get(public, 25 if public != "level" else 1)
    assert features(Table().g, 0) != features(Table().lay(seat, **{public: new}).g, 0)


def test_the_board_and_the_market_are_told() -> None:
    plain = Table().tile(blue_1="P2-04")
    row = told(features(plain.g, 0))
    changes = [
        Table().tile(blue_1="P2-04", blue_2="P2-05"),
        Table().tile(blue_1="P2-04").cubes(blue_1_1="0"),
        Table().tile(blue_1="P2-04").cubes(blue_1_1="1"),
        Table().tile(blue_1="P2-04").show("K01"),
        Table().tile(blue_1="P2-04").lay(1, techs="D1-05"),
        Table().tile(blue_1="P2-04").lay(1, upgrades="U01"),
    ]
    assert all(told(features(table.g, 0)) != row for table in changes)
    own = told(features(changes[1].g, 0))
    assert own["Azure Drift (blue): Energy of an assessment"] == own["own: Energy of all assessments"] == 8


def test_what_is_mine_is_the_rivals_from_the_other_side() -> None:
    table = Table(2).tile(blue_1="P2-04", gray_1="P1-05").cubes(blue_1_1="0 0 1", gray_1_1="1")
    table.lay(0, energy=12, gems=(2, 1, 0), techs="D1-05", slots=("S2", "", "S5"), upgrades="U01")
    table.lay(1, energy=7, gems=(0, 0, 3), hand="S1 K05", leader="zoe")
    mine, theirs = told(features(table.g, 0)), told(features(table.g, 1))
    unlike = {"Energy for bonus cards at the end", "unknown bonus cards"}
    for name in of_a_player():
        if name not in unlike:
            assert mine[f"own: {name}"] == theirs[f"strongest rival: {name}"], name
            assert mine[f"strongest rival: {name}"] == theirs[f"own: {name}"], name


def test_the_strongest_rival_comes_first_whoever_sits_where() -> None:
    one, other = Table(3).lay(1, level=1, energy=9), Table(3).lay(2, level=1, energy=9)
    one.g.order, other.g.order = (0, 1, 2), (0, 2, 1)
    assert features(one.g, 0) == features(other.g, 0)
    assert told(features(one.g, 0))["strongest rival: Energy"] == 9


def test_numbers_beyond_a_byte_are_cut() -> None:
    row = told(features(Table().lay(energy=700, consumption=20).g, 0))
    assert (row["own: Energy"], row["own: Energy to the next level + 60"]) == (255, 0)
