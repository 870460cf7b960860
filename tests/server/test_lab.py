"""The lab in the browser: reports for everybody, runs for the host at the machine, and nothing else of the disk."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.lab.claim import claimed
from orrery.lab.report.writing import write
from orrery.server.config import Config
from tests.lab.made import made_up
from tests.lab.runs import new, order
from tests.server.running import PATIENCE, Browser, in_thread

RUN = {"game": "ultramassive", "bots": ["random"], "seats": [2], "games": 2}

OUTSIDE = (
    *("base/run.json", "base/games.parquet", "base/.playing", "base/report.md", "linked/report.html"),
    *("../secret/report.html", "..%2Fsecret/report.html", "%2e%2e/report.html", "./report.html"),
)


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    folder = tmp_path / "runs"
    write(made_up(folder / "base", deals=40).folder, None, folder / "base")
    return folder


@pytest.fixture
def host(tmp_path: Path, runs: Path) -> Iterator[Browser]:
    with in_thread(Config(f"sqlite:///{tmp_path / 'tables.sqlite'}", runs=str(runs))) as url:
        yield Browser(url)


def until(host: Browser, status: str) -> dict[str, Any]:
    """The latest run, once it is that far."""
    deadline = time.monotonic() + PATIENCE
    while True:
        run: dict[str, Any] = host.get("/api/lab")["runs"][0]
        if run["status"] == status:
            return run
        assert time.monotonic() < deadline, run
        time.sleep(0.2)


def test_reports_are_for_everybody(host: Browser) -> None:
    (run,) = host.get("/api/lab")["runs"]
    assert (run["id"], run["title"], run["report"], run["status"]) == ("base", "ULTRAMASSIVE", True, "whole")
    assert run["findings"][0].startswith("No place in turn order stands apart")
    page = host.http.get("/lab/base/report.html")
    assert page.headers["content-type"].startswith("text/html")
    assert "<h1>40 games of 40 deals" in page.text
    policy = page.headers["content-security-policy"]
    assert "sandbox allow-scripts" in policy, "a report speaks for nobody"
    assert "default-src 'none'" in policy
    assert host.http.get("/lab/base/report.json").json()["game"] == "ultramassive"


def test_nothing_else_of_the_disk_is_served(host: Browser, runs: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "report.html").write_text("secret")
    (runs / "linked").symlink_to(tmp_path / "secret")
    (runs / "base" / "report.md").unlink()
    (runs / "base" / "report.md").symlink_to(tmp_path / "secret" / "report.html")
    (runs / "report.html").write_text("secret")
    for path in OUTSIDE:
        answer = host.http.get(f"/lab/{path}")
        assert answer.status_code == 404, path
        assert "secret" not in answer.text
    assert [run["id"] for run in host.get("/api/lab")["runs"]] == ["base"]


@pytest.mark.parametrize("header", [{"X-Forwarded-For": "192.0.2.7"}, {"Via": "1.1 proxy"}, {"Host": "[::7f00:1]"}])
def test_only_who_sits_at_the_machine_may_run_anything(host: Browser, header: dict[str, str]) -> None:
    assert host.get("/api/lab")["host"]
    assert not host.http.get("/api/lab", headers=header).json()["host"]
    for path in ("runs", "runs/base/stop", "runs/base/resume"):
        refused = host.http.post(f"/api/lab/{path}", json=RUN, headers=header)
        assert refused.status_code == 403
        assert "Only who sits at the server's own machine" in refused.json()["error"]
    assert len(host.get("/api/lab")["runs"]) == 1


def test_a_run_of_the_host_is_played_and_reported(host: Browser, runs: Path) -> None:
    begun = host.post("/api/lab/runs", {**RUN, "against": "base"}, expect=201)["runs"]
    assert "ultramassive-random-1" in [run["id"] for run in begun]
    assert "is being played" in host.post("/api/lab/runs", RUN, expect=409)["error"]
    run = until(host, "whole")
    assert (run["played"], run["total"], run["report"], run["trouble"]) == (2, 2, True, "")
    assert run["against"].startswith("ULTRAMASSIVE, rules ")


def test_a_run_can_be_stopped_and_goes_on(host: Browser) -> None:
    host.post("/api/lab/runs", {**RUN, "games": 1_000_000}, expect=201)
    deadline = time.monotonic() + PATIENCE
    while host.http.post("/api/lab/runs/ultramassive-random-1/stop").status_code != 200:
        assert time.monotonic() < deadline, "it never began"
        time.sleep(0.2)
    stopped = until(host, "stopped")
    assert (stopped["report"], stopped["trouble"]) == (False, "")
    assert host.post("/api/lab/runs/ultramassive-random-1/resume")["runs"][0]["status"] == "playing"


def test_what_another_process_plays_is_seen_live(host: Browser, runs: Path) -> None:
    run = new(runs / "terminal", order(games=4))
    with claimed(run.folder, 0) as alone, claimed(run.folder, 0) as twice:
        assert (alone, twice) == (True, False)
        (run.parts / "0000000-0000003.part").write_bytes(b"")
        seen = host.get("/api/lab")["runs"][0]
        assert (seen["id"], seen["status"], seen["played"], seen["total"]) == ("terminal", "playing", 3, 4)
        assert seen["left"] is not None
    assert host.get("/api/lab")["runs"][0]["status"] == "stopped"


def test_what_cannot_be_is_refused_and_nothing_is_written(host: Browser, runs: Path) -> None:
    there = sorted(runs.iterdir())
    for change, said in (
        ({"game": "chess"}, "There is no game called"),
        ({"seats": [9]}, "is for 2, 3, 4"),
        ({"bots": ["player@/etc/passwd"]}, "There is no bot called"),
        ({"variant": "[anomaly.XX]\ncost = 1"}, "There is no [anomaly.XX]"),
        ({"games": 0}, "A run has 1 to"),
    ):
        assert said in host.post("/api/lab/runs", {**RUN, **change}, expect=400)["error"]
    assert sorted(runs.iterdir()) == there
    assert "no such run" in host.post("/api/lab/runs/none/resume", expect=404)["error"]
    assert "Nobody plays" in host.post("/api/lab/runs/base/stop", expect=409)["error"]


def test_a_server_without_a_folder_says_so(ann: Browser) -> None:
    assert ann.get("/api/lab") == {
        "host": True,
        "obstacle": "This server has no folder for runs; start it with --runs FOLDER.",
        "runs": [],
    }
    assert "--runs FOLDER" in ann.post("/api/lab/runs", RUN, expect=409)["error"]
