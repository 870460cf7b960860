from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.play.receipt import commitment, seal
from orrery.play.transcript import BadFile, parse, read_data, replay, resume, verify, write
from tests.play.games import begin, copy_of, data_of, newer_rules, play, sealed, state


@pytest.fixture(scope="module")
def running() -> dict[str, Any]:
    return data_of(play(begin(3), 90))


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    return data_of(play(begin(2, seed=5, wormholes="quick"), 9999))


def test_a_written_game_is_read_verified_and_resumed(tmp_path: Path) -> None:
    session = play(begin(3), 90)
    assert write(session, tmp_path / "game.json") is None
    data = read_data(tmp_path / "game.json")
    assert state(verify(data, "game")) == state(session)
    again = resume(data, "game")
    assert state(play(again, 30)) == state(play(session, 30))


def test_a_finished_game_carries_its_result(finished: dict[str, Any]) -> None:
    assert len(finished["result"]) == 2
    assert verify(finished, "game").over


def test_the_game_can_be_replayed_up_to_any_choice(running: dict[str, Any]) -> None:
    for moves in (0, 1, 45, 90):
        assert len(replay(running, "game", moves).journal) == moves


def test_any_changed_byte_is_found() -> None:
    raw = sealed(data_of(play(begin(2), 3)))
    for at in range(len(raw)):
        changed = raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]
        with pytest.raises(BadFile):
            verify(parse(changed, "game"), "game")


def test_any_missing_or_added_byte_is_found() -> None:
    raw = sealed(data_of(play(begin(2), 3)))
    for at in range(0, len(raw), 7):
        for changed in (raw[:at], raw[:at] + raw[at + 1 :], raw[:at] + b" " + raw[at:]):
            with pytest.raises(BadFile):
                verify(parse(changed, "game"), "game")


def swap_choices(data: dict[str, Any]) -> None:
    data["journal"][0], data["journal"][1] = data["journal"][1], data["journal"][0]


EDITS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "another seed": lambda d: d.update(seed="8"),
    "another salt": lambda d: d.update(salt="cd" * 16),
    "another commitment": lambda d: d.update(commitment="0" * 64),
    "another ruling": lambda d: d["settings"].update(exchange_rate="1"),
    "a choice less": lambda d: d["journal"].pop(),
    "another choice": lambda d: d["journal"].__setitem__(0, [d["journal"][0][0], "warp space:11"]),
    "choices in another order": swap_choices,
    "another seal": lambda d: d.update(seal="0" * 64),
    "more mass": lambda d: d["position"]["players"][0].update(mass=99),
    "another deck": lambda d: d["position"]["deck"].reverse(),
    "another generator": lambda d: d["position"].update(rng=1),
    "another result": lambda d: d.update(result=[{"seat": 0, "total": 99, "parts": {}, "winner": True}]),
    "a person who is not there": lambda d: d.update(people=[7]),
    "a name that clears the screen": lambda d: d.update(names=["\x1b[2J", "Ben", "Cleo"]),
    "a game that is not here": lambda d: d.update(game="chess"),
    "a file of tomorrow": lambda d: d.update(orrery=2),
    "rules of tomorrow": lambda d: d.update(rules_version=99),
    "rules that never were": lambda d: d.update(rules_version=0),
    "a choice by nobody": lambda d: d["journal"].append([7, "quick"]),
    "a choice of the wrong kind": lambda d: d["journal"].append({"seat": 0}),
    "a seed that is no number": lambda d: d.update(seed="seven"),
    "a switch that is not there": lambda d: d["settings"].update(magic="yes"),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_an_edit_is_found_even_with_a_new_check_sum(running: dict[str, Any], edit: Callable[[Any], Any]) -> None:
    data = copy_of(running)
    edit(data)
    for use in (verify, resume):
        with pytest.raises(BadFile, match=r"^game\b.*[.)]$"):
            use(parse(sealed(data), "game"), "game")


def test_the_commitment_binds_everything_fixed_at_the_start() -> None:
    base: tuple[Any, ...] = (7, "salt", "ultramassive", 1, 2, {})
    others: list[tuple[Any, ...]] = [
        (8, *base[1:]),
        (7, "pepper", *base[2:]),
        (*base[:2], "chess", *base[3:]),
        (*base[:3], 2, 2, {}),
        (*base[:4], 3, {}),
        (*base[:5], {"hands": "open"}),
    ]
    assert len({commitment(*given) for given in [base, *others]}) == 7


def test_the_seal_binds_every_choice_in_its_place() -> None:
    journals = [[(0, "a"), (1, "b")], [(1, "b"), (0, "a")], [(0, "a")], [(0, "a"), (1, "c")], [(0, "a"), (0, "b")]]
    assert len({seal("head", journal) for journal in journals}) == len(journals)


def test_a_game_in_progress_outlives_new_rules() -> None:
    session = play(begin(3), 90)
    data = data_of(session)
    with newer_rules():
        again = resume(data, "game")
        assert state(again)[:2] == state(session)[:2]
        later = data_of(play(again, 20))
        assert later["rules_version"] == 1
        once_more = resume(later, "game")
        assert play(once_more, 9999).over
        with pytest.raises(BadFile, match=r"begun under rules 1 .* can be played on, but not replayed or verified"):
            verify(later, "game")


def test_a_position_of_older_rules_is_tried_out_before_it_is_used(running: dict[str, Any]) -> None:
    edits: list[Callable[[Any], Any]] = [
        lambda p: p.update(round="two"),
        lambda p: p["players"].pop(),
        lambda p: p["players"][0].update(spaces=[]),
        lambda p: p.update(asks={"dict": []}, agenda=[{"tuple": [0, {"do": "orbit.orbit", "args": []}]}]),
        lambda p: p.update(deck=[{"thing": "card:AC-99"}]),
        lambda p: p.update(round=-1_000_000),
    ]
    for edit in edits:
        data = copy_of(running)
        edit(data["position"])
        with newer_rules(), pytest.raises(BadFile, match="game"):
            resume(parse(sealed(data), "game"), "game")


def test_a_renamed_rule_still_loads_through_its_alias(running: dict[str, Any]) -> None:
    session = resume(running, "game")
    position = json.dumps(running["position"])
    name = re.findall(r'"do": "(\w+\.\w+)"', position)[0]
    renamed = json.loads(position.replace(f'"{name}"', '"rounds.wrap_up"'))
    data = parse(sealed({**running, "position": renamed}), "game")
    with newer_rules(), pytest.raises(BadFile, match="not a position"):
        resume(data, "game")
    with newer_rules(rounds__wrap_up=name):
        again = resume(data, "game")
        assert state(again)[:2] == state(session)[:2]
        assert play(again, 9999).over


# writing -------------------------------------------------------------------
def test_another_game_in_the_file_is_kept_and_so_is_the_one_before_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    games = [play(begin(2, seed=seed), 5) for seed in (1, 2, 3)]
    kept = [write(game, file) for game in games]
    assert kept == [None, tmp_path / "game.json~", tmp_path / "game.json~2"]
    found = [read_data(path)["seed"] for path in (tmp_path / "game.json~", tmp_path / "game.json~2", file)]
    assert found == ["1", "2", "3"]


@pytest.mark.parametrize("contents", [b"my diary", b"{}", b'{"orrery": 1}'])
def test_a_file_that_is_no_game_is_never_touched(tmp_path: Path, contents: bytes) -> None:
    file = tmp_path / "diary.json"
    file.write_bytes(contents)
    with pytest.raises(BadFile):
        write(begin(), file)
    assert file.read_bytes() == contents
    assert list(tmp_path.iterdir()) == [file]


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    session = play(begin(), 3)
    write(session, file)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("orrery.play.transcript.os.fsync", full)
    with pytest.raises(BadFile, match=r"Cannot write .*No space left on device\."):
        write(play(session, 3), file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_places_that_cannot_be_written_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"Cannot write .*Choose another place"):
        write(begin(), tmp_path / "nowhere" / "game.json")
    with pytest.raises(BadFile, match=r"Cannot read .*directory"):
        write(begin(), tmp_path)
