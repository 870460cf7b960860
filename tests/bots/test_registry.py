from __future__ import annotations

import pytest

from orrery.bots.ahead import Ahead
from orrery.bots.registry import bot
from orrery.bots.search import Search


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "planner", "search:0.3", "search:500it", "ismcts:20it", "novice", "master"]
)
def test_bots_are_found_by_the_name_they_carry(spec: str) -> None:
    assert bot(spec, 1).name == spec


def test_search_takes_seconds_or_iterations() -> None:
    timed, counted, plain = bot("search:0.25", 1), bot("search:40it", 1), bot("search", 1)
    assert isinstance(timed, Search)
    assert isinstance(counted, Search)
    assert isinstance(plain, Search)
    assert (timed.seconds, timed.iterations) == (0.25, 0)
    assert counted.iterations == 40
    assert plain.seconds > 0


@pytest.mark.parametrize(
    "spec",
    ["", "Greedy", "nobody", "greedy:3", "random:", "search:", "search:0", "search:-1", "search:nan", "search:inf"]
    + ["search:it", "search:0it", "search:1.5it", "search:99999999999it", "search:1e9", "search:²it", "search:0.3:4"]
    + [
        "search:\n0.3",
        "search:0.3\n",
        "search: 0.3",
        "search:0.3\x1b[2J",
        "gree\ndy",
        f"search:0.{'3' * 99}",
        "x" * 5000,
    ],
)
def test_names_that_mean_nothing_are_refused_in_a_sentence(spec: str) -> None:
    with pytest.raises(ValueError, match=r"^['A-Z].*\.$") as refused:
        bot(spec, 1)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(("spec", "seconds"), [("expert", 0.0), ("master", 1.0), ("master:5", 5.0)])
def test_only_a_level_that_thinks_by_the_clock_looks_at_it(spec: str, seconds: float) -> None:
    thinker = bot(spec, 1)
    assert isinstance(thinker, Ahead)
    assert thinker.seconds == seconds


def test_a_net_of_ones_own_is_read_only_where_files_are_allowed() -> None:
    """Strangers who lay a table must not make the server read files."""
    with pytest.raises(ValueError, match="no bot called"):
        bot("expert@mine.npz", 1)
    assert bot("expert@nets/mine.npz", 1, files=True).name == "expert"
    with pytest.raises(ValueError, match="plays by no net"):
        bot("greedy@nets/mine.npz", 1, files=True)
