"""Games that were saved once must load forever."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import title
from orrery.play.transcript import read_data, resume, verify
from tests.golden.make import GAMES
from tests.play.games import data_of, newer_rules, play, state

FILES = sorted(Path(__file__).parent.glob("*.json"))
every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def test_the_golden_games_are_here() -> None:
    assert {f"ultramassive-1-{name}" for name in GAMES} <= {file.stem for file in FILES}


@every_file
def test_a_switch_that_a_golden_game_lacks_came_later(file: Path) -> None:
    data = read_data(file)
    played = title(data["game"])
    today = [switch for switch in played.rules.switches if data["rules_version"] == played.version]
    for switch in today:
        assert switch.later or switch.name in data["settings"], f"'{switch.name}' is newer than games: later=True"


@every_file
def test_a_golden_game_loads_and_is_played_to_its_end(file: Path) -> None:
    data = read_data(file)
    session = resume(data, file.name)
    assert [list(choice) for choice in session.journal] == data["journal"]
    assert session.over == bool(data["result"])
    assert play(session, 9999).over


@every_file
def test_a_golden_game_is_replayed_by_the_rules_it_began_with(file: Path) -> None:
    data = read_data(file)
    session = verify(data, file.name)
    assert session.rules == data["rules_version"]
    assert data_of(session)["seal"] == data["seal"]


@every_file
def test_the_position_of_a_golden_game_loads_under_newer_rules(file: Path) -> None:
    data = read_data(file)
    before = resume(data, file.name)
    with newer_rules(before.title):
        session = resume(data, file.name)
        assert state(session)[:3] == state(before)[:3]
        assert play(session, 9999).over
