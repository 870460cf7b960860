"""What a net said in many games, kept game by game, so that a long measurement can be broken off and go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from orrery.bots.calibration import Job, Sayings, watch

if TYPE_CHECKING:
    from orrery.workers import Workers


def listened(players: Workers, jobs: Sequence[Job], folder: Path | None, stamp: str) -> Iterator[Sayings]:
    """Of every game in its order; those that are kept in the folder are not played again."""
    if folder is None:
        yield from players.each(watch, None, jobs)
        return
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{job.game}-{stamp}-{job.seats}-{job.seed}.npz" for job in jobs]
    missing = [job for job, file in zip(jobs, files, strict=True) if not file.exists()]
    played = players.each(watch, None, missing)
    for file in files:
        yield read(file) if file.exists() else written(file, next(played))


def read(file: Path) -> Sayings:
    with np.load(file) as arrays:
        return Sayings(*[arrays[name] for name in Sayings._fields])


def written(file: Path, found: Sayings) -> Sayings:
    """All of it or nothing: it may be broken off here too."""
    beside = file.with_suffix(".part")
    with beside.open("wb") as opened:
        np.savez_compressed(opened, **found._asdict())
    beside.rename(file)
    return found
