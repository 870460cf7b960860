"""Files that mean the same as a true one and were written by another hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.games import title as find_title
from orrery.play.receipt import digest
from orrery.play.session import Session
from orrery.play.transcript import BadFile, parse, resume, text_of, transcript, verify


def written() -> dict[str, Any]:
    session, dice = Session(find_title("ultramassive"), ["Ann", "Ben"], seed=3), Rng(3)
    for _ in range(30):
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    return transcript(session)


def read_again(data: dict[str, Any]) -> dict[str, Any]:
    """With a check sum that fits, as anybody can make one."""
    data["sum"] = digest({name: value for name, value in data.items() if name != "sum"})
    return parse(text_of(data).encode(), "it")


def turned(data: dict[str, Any], part: str) -> None:
    data[part] = dict(reversed(list(data[part].items())))


RESPELLED: list[Callable[[dict[str, Any]], None]] = [
    lambda data: turned(data, "position"),
    lambda data: turned(data, "settings"),
    lambda data: data["settings"].pop("ties"),
    lambda data: data["people"].append(0),
    lambda data: data["people"].reverse(),
    lambda data: data["position"].update(round=float(data["position"]["round"])),
    lambda data: data["position"].update(more=1),
]


@pytest.mark.parametrize("respell", RESPELLED)
def test_a_file_that_only_means_the_same_is_not_true(respell: Callable[[dict[str, Any]], None]) -> None:
    data = written()
    verify(read_again(data), "it")
    respell(data)
    with pytest.raises(BadFile, match="not true"):
        verify(read_again(data), "it")


def test_a_file_from_before_a_switch_of_the_same_rules_lacks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    data = written()
    del data["settings"]["ties"]
    [ties] = [switch for switch in find_title("ultramassive").rules.switches if switch.name == "ties"]
    monkeypatch.setattr(ties, "later", True)
    assert verify(read_again(data), "it").settings["ties"] == "broken"


@pytest.mark.parametrize(
    ("part", "value"), [("seal", "0" * 64), ("result", [{"seat": 0}]), ("journal", [[0, "nothing like:it"]])]
)
def test_a_file_of_older_rules_is_held_to_journal_seal_and_result(
    part: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = find_title("ultramassive")
    data = written()
    monkeypatch.setattr(title, "version", title.version + 1)
    monkeypatch.setattr(title.saving, "oldest", title.version)
    assert resume(read_again(data), "it").moves == 30
    data[part] = value
    with pytest.raises(BadFile):
        resume(read_again(data), "it")
