"""`orrery prove`: what was measured is not measured again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from orrery.bots.calibration import Job, Sayings
from orrery.cli import gathering
from orrery.cli.figures import elo, share
from orrery.cli.gathering import gathered, turns
from orrery.cli.sayings import listened
from orrery.cli.stop import Stop


def square(nothing: None, number: int) -> dict[str, Any]:
    return {"seed": number, "worth": number % 2}


def worth(line: dict[str, Any]) -> int:
    return int(line["worth"])


def measured(path: Path, wanted: int, net: str = "mine", minutes: float = 5.0) -> list[dict[str, Any]]:
    return gathered(square, lambda number: number, path, 1, wanted, worth, 1, net, minutes)


def test_a_measurement_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "runs" / "some.jsonl"
    first = measured(path, 2)
    assert sum(line["worth"] for line in first) == 2
    written = path.read_text()
    assert measured(path, 2) == first
    assert path.read_text() == written, "nothing was done twice"
    path.write_text(written + '{"seed": 99, "wor')  # as after a loss of power
    more = measured(path, 5)
    assert sum(line["worth"] for line in more) >= 5
    assert len({line["seed"] for line in more}) == len(more)
    assert measured(path, 5) == more
    other = measured(path, 1, net="another")
    assert {line["net"] for line in other} == {"another"}, "what another net said does not count"


def test_when_the_time_is_up_what_is_known_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(gathering, "monotonic", lambda: 60.0 * next(clock))  # a minute whenever somebody looks
    path = tmp_path / "some.jsonl"
    some = measured(path, 1000)
    assert 0 < len(some) < 5
    assert measured(path, 1000, minutes=0.0) == some, "and no more is measured"
    more = measured(path, 1000)
    assert more[: len(some)] == some
    assert len(more) > len(some)


def test_so_many_jobs_are_begun_as_will_be_enough() -> None:
    lines = [{"worth": 1}, {"worth": 0}] * 10
    assert turns([], worth, 500, 2) == 2, "at first nobody knows"
    assert turns(lines, worth, 14, 2) == 4
    assert turns(lines, worth, 11, 2) == 1
    assert turns(lines, worth, 5000, 2) == 16


def test_a_file_that_is_damaged_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text('nonsense\n{"seed": 1, "worth": 1}\n')
    with pytest.raises(Stop, match="damaged"):
        measured(path, 1)


def test_shares_are_told_with_their_interval_and_wins_as_rating() -> None:
    assert share([True] * 19 + [False]).startswith("95.0 % [")
    assert share([]) == "none"
    assert [round(elo(won)) for won in (0.5, 0.76, 0.0)] == [0, 200, -1200]


class Players:
    """Say that nothing is ever certain; who was asked is remembered."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def each(self, work: Any, shared: Any, jobs: Sequence[Any]) -> Iterator[Any]:
        for job in jobs:
            self.asked.append(job.seed)
            yield Sayings(*[np.full(3, 0.5 + job.seed, np.float32)] * 5)

    def close(self) -> None:
        pass


def test_what_a_net_said_in_a_game_is_kept(tmp_path: Path) -> None:
    jobs = [Job("ultramassive", seed, 2, "") for seed in range(4)]
    first, second, other = Players(), Players(), Players()
    listened(first, jobs, tmp_path, "net")
    broken_off = listened(first, jobs, tmp_path, "net")
    next(broken_off)
    next(broken_off)
    told = list(listened(second, jobs, tmp_path, "net"))
    assert second.asked == [2, 3]
    assert [float(one.said[0]) for one in told] == [0.5, 1.5, 2.5, 3.5]
    list(listened(other, jobs, tmp_path, "another"))
    assert other.asked == [0, 1, 2, 3]
