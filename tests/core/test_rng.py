from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from orrery.core.rng import Rng

SPLITMIX64_OF_1234567 = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]


def test_numbers_are_those_of_splitmix64_on_every_build_forever() -> None:
    rng = Rng(1234567)
    assert [rng.below(1 << 32) for _ in range(4)] == [number >> 32 for number in SPLITMIX64_OF_1234567]


def test_a_shuffle_stays_the_same_forever() -> None:
    cards = list(range(10))
    Rng(42).shuffle(cards)
    assert cards == [8, 3, 6, 5, 4, 0, 9, 2, 1, 7]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


@given(st.integers(0, 2**64 - 1))
def test_the_state_is_one_integer_that_carries_on(seed: int) -> None:
    rng = Rng(seed)
    rng.below(6)
    twin = Rng(rng.state)
    assert [rng.below(1 << 32) for _ in range(5)] == [twin.below(1 << 32) for _ in range(5)]


@given(st.integers(0, 2**64 - 1))
def test_the_state_is_saved_as_it_was_given(seed: int) -> None:
    assert Rng(seed).state == seed
    assert Rng(seed).copy().state == seed


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32))
def test_numbers_are_those_of_splitmix64_from_every_state(seed: int, n: int) -> None:
    rng = Rng(seed)
    for _ in range(3):
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        assert rng.below(n) == ((mixed ^ (mixed >> 31)) >> 32) * n >> 32
        assert rng.state == seed


@given(st.integers(0, 2**64 - 1), st.integers(0, 60))
def test_a_shuffle_keeps_every_card(seed: int, n: int) -> None:
    cards = list(range(n))
    Rng(seed).shuffle(cards)
    assert sorted(cards) == list(range(n))


def test_every_order_of_three_comes_about_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(1)
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_fork_goes_its_own_way() -> None:
    rng = Rng(3)
    fork = rng.fork()
    assert [rng.below(1000) for _ in range(6)] != [fork.below(1000) for _ in range(6)]
