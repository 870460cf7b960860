"""Runs: the same data from the same order, whoever plays, however often it was interrupted."""

from __future__ import annotations

import builtins
import errno
import os
import signal
import sys
from pathlib import Path

import polars
import pytest

from orrery.bots.contest import Fixture, play
from orrery.lab.extra import needed
from orrery.lab.order import seed_of, sittings
from orrery.lab.run import BadRun, read_card, whole
from orrery.lab.watching import play_games
from orrery.workers import Alone, OnRay, Processes
from tests.cli.run import Shell
from tests.lab.runs import files, new, order, played, table


def test_one_process_or_two_or_a_killed_one_leave_the_same_bytes(tmp_path: Path) -> None:
    asked = order(games=6)
    expected = files(played(tmp_path / "one", asked))
    workers = Processes(2)
    try:
        run = new(tmp_path / "two", asked)
        games = run.play(workers, 1)
        next(games)
        for process in list(workers.pool._processes.values())[:1]:
            os.kill(process.pid, signal.SIGKILL)
        list(games)
        run.finish()
    finally:
        workers.close()
    assert files(run) == expected


def test_an_interrupted_run_goes_on_and_half_of_one_is_not_taken_for_whole(tmp_path: Path) -> None:
    asked = order(games=5)
    expected = files(played(tmp_path / "straight", asked))
    run = new(tmp_path / "broken", asked)
    games = run.play(Alone(), 2)
    next(games)
    with pytest.raises(BadRun, match=r"unfinished: 2 of 5 games are played. The same command"):
        whole(run.folder)
    (run.parts / "0000002-0000004.part.new").write_bytes(b"half")
    again = new(tmp_path / "broken", asked)
    assert again.begin() == 2
    assert again.missing(2) == [(2, 4), (4, 5)]
    list(again.play(Alone(), 2))
    again.finish()
    assert files(again) == expected
    assert whole(again.folder).complete
    (again.folder / "pieces.parquet").unlink()
    with pytest.raises(BadRun, match="has lost pieces"):
        whole(again.folder)


def test_a_full_disk_is_told_in_a_sentence_and_what_is_whole_is_kept(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("lab", "run", "ultramassive", "--bots", "random", "--games", "4", "--cores", "1")
    shell(*command, "--out", str(tmp_path / "straight"))
    kept, full = Path.write_bytes, ["0000002-0000004.part.new", "pieces.parquet.new", "report.html.new"]

    def write_bytes(path: Path, data: bytes) -> int:
        written = kept(path, data[: len(data) // 2] if path.name in full else data)
        if path.name in full:
            full.remove(path.name)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return written

    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    for so_many in (2, 4):
        ran = shell(*command, "--out", str(tmp_path / "run"))
        assert ran.code == 1
        assert f"No space left on device; {so_many} of 4 games are kept. When there is room" in ran.err
        assert "unfinished" in shell("lab", "report", str(tmp_path / "run")).err
    assert shell(*command, "--out", str(tmp_path / "run")).code == 0
    assert "No space left on device; name another --out" in shell("lab", "report", str(tmp_path / "run")).err
    assert not list(tmp_path.rglob("*.new"))
    for file in (tmp_path / "straight").glob("*.parquet"):
        assert file.read_bytes() == (tmp_path / "run" / file.name).read_bytes()


def test_damaged_files_are_told_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    run = new(tmp_path / "part", order(games=2))
    list(run.play(Alone(), 1))
    (part, _) = sorted(run.parts.iterdir())
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(BadRun, match="was damaged and is gone now; the same command plays its games again"):
        run.finish()
    list(run.play(Alone(), 1))
    run.finish()
    (run.folder / "pieces.parquet").write_bytes(b"PAR1 nonsense")
    for command in (("report",), ("goals",), ("sql", "select 1")):
        ran = shell("lab", command[0], str(run.folder), *command[1:])
        assert ran.code == 1
        assert "is damaged (" in ran.err
        assert ran.err.rstrip().endswith("play it again in another folder.")


def test_another_run_or_other_files_are_left_alone(tmp_path: Path) -> None:
    new(tmp_path / "run", order())
    with pytest.raises(BadRun, match=r"holds another run \(seed 1, not 2\); give another --out"):
        new(tmp_path / "run", order(seed=2))
    with pytest.raises(BadRun, match="bots random, not greedy, net none, not 1234"):
        new(tmp_path / "run", order(bots=["greedy"], net="1234"))
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to.txt").write_text("Ann")
    with pytest.raises(BadRun, match="holds other files"):
        new(tmp_path / "letters", order())
    with pytest.raises(BadRun, match="There is no run in"):
        read_card(tmp_path / "none")
    (tmp_path / "run" / "run.json").write_text("{")
    with pytest.raises(BadRun, match="cannot be read"):
        read_card(tmp_path / "run")


@pytest.mark.parametrize("game", ["council", "laniakea", "ultramassive"])
def test_the_games_are_those_that_a_match_would_play(tmp_path: Path, game: str) -> None:
    asked = order(game, games=2, seats=[2, 3] if game != "ultramassive" else [2])
    run = played(tmp_path / "run", asked)
    seats, games = table(run, "seats"), table(run, "games")
    for sitting in sittings(asked)[:2]:
        fixture = Fixture(
            game, ("random",) * sitting.players, seed_of(asked, sitting.players, sitting.deal), 0, asked.settings
        )
        standings = play(fixture)
        mine = seats.filter(polars.col("game") == sitting.number)
        assert mine["score"].to_list() == [standing.score for standing in standings]
        assert mine["turn"].to_list() == [standing.turn for standing in standings]
        assert mine["win"].to_list() == [standing.win for standing in standings]
        assert games["rounds"][sitting.number] == standings[0].rounds


def test_the_tables_agree_with_each_other(tmp_path: Path) -> None:
    run = played(tmp_path / "run", order("council", bots=["greedy", "random"], games=4))
    games, seats, pieces = table(run, "games"), table(run, "seats"), table(run, "pieces")
    decisions, rounds = table(run, "decisions"), table(run, "rounds")
    assert games["deal"].to_list() == [0, 0, 1, 1]
    assert games["seating"].to_list() == [0, 1, 0, 1]
    assert seats.filter(polars.col("seat") == 0)["bot"].to_list() == ["greedy", "random"] * 2
    assert decisions.height == games["decisions"].sum() == seats["decisions"].sum()
    assert (
        rounds.group_by("game").agg(polars.col("round").max()).sort("game")["round"].to_list()
        == games["rounds"].to_list()
    )
    last = rounds.join(games, on="game").filter(polars.col("round") == polars.col("rounds")).sort("game", "seat")
    assert last["score"].to_list() == seats["score"].to_list()
    taken = pieces.filter(polars.col("taken") > 0)
    assert (taken["chances"] > 0).all()
    assert (pieces["seen"] >= pieces["chances"]).all()
    assert taken["round"].null_count() == 0
    bought = decisions.filter(polars.col("verb") == "buy")
    assert taken.filter(polars.col("piece").str.starts_with("card:"))["taken"].sum() >= bought.height
    k = taken.filter(polars.col("price") == "gold gold")
    assert (k["units"] == 4).all()
    weighed = decisions.filter(polars.col("stakes").is_not_null())
    assert 0 < weighed.height <= decisions.height / 10 + 4
    assert (weighed["lost"] <= weighed["stakes"]).all()


def test_watching_changes_nothing_of_what_bots_do() -> None:
    never, always = (play_games(order(games=1, bots=["greedy"], weigh=n), (0, 1)) for n in (0, 1))
    assert never["decisions"]["target"] == always["decisions"]["target"]


def test_alone_the_opponent_of_the_game_is_a_guest(tmp_path: Path) -> None:
    run = played(tmp_path / "run", order("council", seats=[1], games=1))
    assert table(run, "seats")["guest"].to_list() == [False, True]
    assert table(run, "seats")["bot"][1] == "The Automa"


def test_what_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = builtins.__import__

    def refusing(name: str, *rest: object, **more: object) -> object:
        if name == "ray":
            raise ImportError
        return kept(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", refusing)
    monkeypatch.delitem(sys.modules, "ray", raising=False)
    with pytest.raises(ValueError, match=r"Ray is not installed; install it with `pip install orrery\[ray\]`"):
        OnRay("", 1)
    with pytest.raises(ValueError, match=r"needs no-such-thing, .* `pip install orrery\[lab\]`"):
        needed("no_such_thing")


def test_ray_leaves_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra (orrery[ray]) that the checks do without")
    asked = order(games=6)
    workers = OnRay("", 2)
    try:
        run = played(tmp_path / "ray", asked, workers)
    finally:
        workers.close()
    assert files(run) == files(played(tmp_path / "one", asked))
