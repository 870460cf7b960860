from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from orrery.play.receipt import commitment, first_link, link
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
    assert len({reduce(lambda head, choice: link(head, *choice), journal, "head") for journal in journals}) == 5


def test_the_seal_binds_who_sits_where() -> None:
    tables = [(["Ann", "Ben"], [0]), (["Ben", "Ann"], [0]), (["Ann", "Ben"], [0, 1]), (["Ann", "Bea"], [0])]
    assert len({first_link("commitment", names, people) for names, people in tables}) == 4


def test_swapped_names_are_found_even_with_a_new_check_sum() -> None:
    data = data_of(play(begin(3), 9999))
    data["names"] = data["names"][::-1]
    with pytest.raises(BadFile, match="sealed"):
        verify(parse(sealed(data), "game"), "game")


@pytest.mark.parametrize("seed", [" +7 ", "0_7", "07", "\u0667", "-1", "7.0"])
def test_a_seed_is_written_in_one_way_only(seed: str) -> None:
    data = data_of(play(begin(3), 5))
    data["seed"] = seed
    with pytest.raises(BadFile, match="seed"):
        verify(parse(sealed(data), "game"), "game")


def test_numbers_and_truths_are_not_mixed_up() -> None:
    data = data_of(play(begin(3), 9999))
    for part in data["result"]:
        part["winner"] = int(part["winner"])
    with pytest.raises(BadFile, match="result"):
        verify(parse(sealed(data), "game"), "game")


def test_a_file_outlives_a_renamed_rule_under_the_same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(3)
    while not any(o.verb.name == "orbit" for seat in session.game.asks for o in session.game.options(seat)):
        play(session, 1)
    old = json.loads(json.dumps(data_of(session)).replace("orbit.orbit_channel", "orbit.as_it_was_called"))
    with pytest.raises(BadFile, match="position"):
        resume(parse(sealed(old), "game"), "game")
    monkeypatch.setattr(session.title.saving, "aliases", {"orbit.as_it_was_called": "orbit.orbit_channel"})
    for use in (verify, resume):
        assert use(parse(sealed(old), "game"), "game").journal == session.journal


def test_a_game_in_progress_outlives_new_rules() -> None:
    session = play(begin(3), 90)
    data = data_of(session)
    with newer_rules():
        again = resume(data, "game")
        assert state(again)[:2] == state(session)[:2]
        later = data_of(play(again, 20))
        assert later["rules_version"] == session.rules
        once_more = resume(later, "game")
        assert play(once_more, 9999).over
        with pytest.raises(BadFile, match=r"begun under rules \d .* can be played on, but not replayed or verified"):
            verify(later, "game")


def test_a_position_of_older_rules_is_tried_out_before_it_is_used(running: dict[str, Any]) -> None:
    edits: list[Callable[[Any], Any]] = [
        lambda p: p.update(round="two"),
        lambda p: p["players"].pop(),
        lambda p: p["players"][0].update(spaces=[]),
        lambda p: p.update(asks={"dict": []}, agenda=[{"tuple": [0, {"do": "orbit.orbit", "args": []}]}]),
        lambda p: p.update(deck=[{"thing": "card:AC-99"}]),
        lambda p: p.update(round=-1_000_000),
        lambda p: p["players"][0].update(mass=10**15),
        lambda p: p["agenda"].append({"tuple": [0, {"do": "gaining.gain_mass", "args": [10**15]}]}),
        lambda p: p["agenda"].append({"tuple": [0, {"do": "orbit.orbit", "args": [10**15]}]}),
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

    monkeypatch.setattr("orrery.play.transcript.disk.os.fsync", full)
    with pytest.raises(BadFile, match=r"Cannot write .*No space left on device\."):
        write(play(session, 3), file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_places_that_cannot_be_written_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"Cannot write .*Choose another place"):
        write(begin(), tmp_path / "nowhere" / "game.json")
    with pytest.raises(BadFile, match=r"Cannot read .*directory"):
        write(begin(), tmp_path)


def test_a_link_stays_a_link_and_its_target_holds_the_game(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, target = tmp_path / "link.json", tmp_path / "there" / "game.json"
    link.symlink_to(target)
    session = play(begin(), 3)
    for _ in range(2):
        assert write(play(session, 2), link) is None
        assert link.is_symlink()
        assert len(read_data(target)["journal"]) == len(session.journal)
    assert write(begin(seed=9), link) == tmp_path / "there" / "game.json~"
    assert link.is_symlink()
    assert read_data(link)["seed"] == "9"


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.symlink_to(file)
    with pytest.raises(BadFile, match=r"^Cannot write .*links"):
        write(begin(), file)
    with pytest.raises(BadFile, match=r"^Cannot read .*links"):
        read_data(file)


def test_what_is_no_file_is_neither_read_nor_written(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull), Path("/dev/zero")):
        with pytest.raises(BadFile, match=r"^Cannot read .*: it is a directory, a pipe or a device and not a file\.$"):
            read_data(path)
        with pytest.raises(BadFile, match="not a file"):
            write(begin(), path)


def test_a_file_that_is_far_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with file.open("wb") as out:
        out.truncate(60_000_000)
    with pytest.raises(BadFile, match="is larger than 50 MB"):
        read_data(file)


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "\ud800"])
def test_names_that_no_file_can_have_are_refused_in_words(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile, match=r"^Cannot write .*\. Choose another place for the file\.$") as refused:
        write(begin(), tmp_path / name)
    assert str(refused.value).isprintable()
    with pytest.raises(BadFile, match=r"^Cannot read .*\.$"):
        read_data(tmp_path / name)


def test_a_name_as_long_as_a_file_can_have_is_no_trouble(tmp_path: Path) -> None:
    write(begin(), tmp_path / ("x" * 250))
    assert read_data(tmp_path / ("x" * 250))["seed"] == "7"


def test_a_rename_that_fails_leaves_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("pathlib.Path.replace", refuse)
    with pytest.raises(BadFile, match="Operation not permitted"):
        write(begin(), tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []
