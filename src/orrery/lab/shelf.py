"""A folder of runs as others may look at it: what each is about, how far it has come, and its report."""

from __future__ import annotations

import re
import time
from functools import lru_cache
from pathlib import Path
from typing import Literal, Optional

import msgspec

from orrery.lab.claim import claim_on
from orrery.lab.run import BadRun, Card, Run, read_card

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,79}")  # names of runs that are shown: they stand in addresses
REPORT = ("report.html", "report.md", "report.json")
Status = Literal["playing", "stopped", "whole"]


class Group(msgspec.Struct):
    players: int
    games: int
    deals: int


class Extract(msgspec.Struct):
    """What the shelf needs of a report."""

    title: str
    game: str
    rules: int
    bots: list[str]
    changes: list[str]
    counts: list[Group]
    can: dict[str, list[str]]
    against: str = ""


class About(msgspec.Struct, kw_only=True):
    game: str
    title: str
    rules: int
    bots: list[str]
    seats: list[int]
    games: int  # for each number of players
    changes: list[str]
    seed: str = ""
    experiment: str = ""


class Shelved(msgspec.Struct, kw_only=True):
    """A run, or where its data was not kept a report alone."""

    id: str
    about: About
    made: float  # when something was last written
    report: Optional[Extract]
    status: Status = "whole"
    played: int = 0
    total: int = 0
    left: Optional[float] = None  # seconds, by how fast it has been since it was begun or went on


def shelved(folder: Path) -> list[Shelved]:
    """The last one first."""
    try:
        names = [path.name for path in folder.iterdir() if ID.fullmatch(path.name) and path.is_dir()]
    except OSError:
        return []
    found = [one for one in [looked_at(folder, name) for name in names] if one is not None]
    return sorted(found, key=lambda one: (-one.made, one.id))


def looked_at(folder: Path, name: str) -> Optional[Shelved]:
    """None where neither a run nor a report is."""
    report, place = extract_in(folder, name), folder / name
    try:
        card = read_card(place)
    except BadRun:
        if report is None:
            return None
        return Shelved(id=name, about=of_report(report), made=written(place), report=report)
    run, claim = Run(place, card), None if card.complete else claim_on(place)
    played = run.total if card.complete else sum([last - first for first, last in run.kept()])
    found = Shelved(id=name, about=of_run(card), made=written(place), report=report, played=played, total=run.total)
    if not card.complete:
        found.status = "stopped" if claim is None else "playing"
    if claim is not None and played > claim.done:
        found.left = (time.time() - claim.since) * (run.total - played) / (played - claim.done)
    return found


def written(place: Path) -> float:
    return max([file.stat().st_mtime for file in (place / "run.json", place / "report.json") if file.exists()])


def of_report(report: Extract) -> About:
    return About(
        game=report.game,
        title=report.title,
        rules=report.rules,
        bots=report.bots,
        seats=[count.players for count in report.counts],
        games=max([count.games for count in report.counts], default=0),
        changes=report.changes,
    )


def of_run(card: Card) -> About:
    order = card.order
    return About(
        game=order.game,
        title=card.title,
        rules=order.rules,
        bots=order.bots,
        seats=order.seats,
        games=order.games,
        changes=card.changes,
        seed=str(order.seed),
        experiment=f"{order.experiment} {card.names.get(order.piece, order.piece)}".strip(),
    )


def report_file(folder: Path, name: str, file: str) -> Optional[Path]:
    """A file of a report in this folder, and nothing else of the disk, whatever links lie there."""
    if not ID.fullmatch(name) or file not in REPORT:
        return None
    found = (folder / name / file).resolve()
    return found if found == folder.resolve() / name / file and found.is_file() else None


def extract_in(folder: Path, name: str) -> Optional[Extract]:
    file = report_file(folder, name, "report.json")
    try:
        return None if file is None else read_extract(file, file.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=256)
def read_extract(file: Path, written: int) -> Optional[Extract]:
    """None for a report of another time that tells other things. It is read again once it is written again."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Extract)
    except msgspec.MsgspecError:
        return None
