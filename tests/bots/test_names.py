"""Bots are called like people, and a transcript, which holds names only, still tells who they are."""

from __future__ import annotations

import pytest

from orrery.bots.names import NAMES, free_name, spec_again


@pytest.mark.parametrize("spec", [*NAMES, "search:0.5", "random"])
def test_bots_at_one_table_have_names_of_their_own_that_tell_their_spec(spec: str) -> None:
    taken: list[str] = [*NAMES.get(spec, ())[:2]]  # people may be called like them
    for _ in range(8):
        name = free_name(spec, taken)
        assert name not in taken
        assert len(name) <= 20
        assert spec_again(name) == spec
        taken.append(name)


def test_no_name_belongs_to_two_specs() -> None:
    every = [name for names in NAMES.values() for name in names]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize(
    ("name", "spec"), [("Greedy", "greedy"), ("Search 0.3 #2", "search:0.3"), ("Random", "random"), ("Ann", "greedy")]
)
def test_names_of_older_games_tell_their_spec_too(name: str, spec: str) -> None:
    assert spec_again(name) == spec
