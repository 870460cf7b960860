"""The lab: runs, how far they are, and their reports."""

from __future__ import annotations

from typing import Literal, TypedDict

LabStatus = Literal["playing", "reporting", "stopped", "whole"]


class LabRun(TypedDict):
    """A run of the lab. `games` are those of each number of players, `played` of `total` are there; `left` is how many
    seconds it may take, where that is known. With `report` there is one at /lab/ID/report.html; `findings` are its
    first sentences. `trouble` says why a run ended early that was started here."""

    id: str
    game: str
    title: str
    bots: list[str]
    seats: list[int]
    games: int
    seed: str
    rules: int
    changes: list[str]
    experiment: str
    against: str
    status: LabStatus
    played: int
    total: int
    left: float | None
    made: float
    report: bool
    findings: list[str]
    trouble: str


class Lab(TypedDict):
    """The runs and reports of this server. `host` is whether the one who asks may start runs: whoever sits at its
    machine. `obstacle` says why nobody can."""

    host: bool
    obstacle: str
    runs: list[LabRun]
