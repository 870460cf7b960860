"""Data gathered game by game into a file of lines: whoever breaks off goes on later where it ended."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from hashlib import sha256
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.cli.stop import Stop
from orrery.workers import workers

if TYPE_CHECKING:
    from orrery.minds.net import Net

J = TypeVar("J")
Line = dict[str, Any]
AT_FIRST = 2  # jobs for each process before it is seen how many are needed
AT_MOST = 16


def gathered(
    work: Callable[[None, J], Line],
    make: Callable[[int], J],
    path: Path,
    first: int,
    wanted: int,
    worth: Callable[[Line], int],
    cores: int,
    stamp: str,
    minutes: float = inf,
) -> list[Line]:
    """Lines of the file and new ones, until they are worth as much as is wanted, or the time is up. Jobs are numbered
    from the first on; a line bears the number of its job as `seed`, and by what it was measured: others do not count.
    """
    until = monotonic() + 60.0 * minutes
    lines = [line for line in known(path) if line.get("net") == stamp]
    path.parent.mkdir(parents=True, exist_ok=True)
    team = workers(cores, None)
    number = first
    with path.open("a", encoding="utf-8") as file, bar() as progress:
        task = progress.add_task("", total=wanted, completed=total(lines, worth))
        try:
            while total(lines, worth) < wanted and monotonic() < until:
                done = {line["seed"] for line in lines}
                jobs: list[J] = []
                while len(jobs) < cores * turns(lines, worth, wanted, cores):
                    jobs += [make(number)] if number not in done else []
                    number += 1
                for found in team.each(work, None, jobs):
                    line = {"net": stamp, **found}
                    lines.append(line)
                    file.write(json.dumps(line) + "\n")
                    file.flush()
                    progress.update(task, completed=total(lines, worth))
                    if not sys.stderr.isatty():
                        print(f"{total(lines, worth)} of {wanted}", file=sys.stderr, flush=True)
                    if monotonic() > until:
                        break
        except KeyboardInterrupt:
            print(f"Broken off; the same command goes on from {path}.", file=sys.stderr)
        finally:
            team.close()
    return lines


def turns(lines: list[Line], worth: Callable[[Line], int], wanted: int, cores: int) -> int:
    """Jobs for each process: as many as will be enough, going by those before, for all wait for the last of them."""
    found = total(lines, worth)
    needed = (wanted - found) * len(lines) / found if found else AT_FIRST * cores
    return max(1, min(AT_MOST, round(needed / cores)))


def known(path: Path) -> list[Line]:
    """A last line that was cut off is left out."""
    if not path.exists():
        return []
    found: list[Line] = []
    text = path.read_text(encoding="utf-8")
    for row in text.splitlines():
        try:
            found.append(json.loads(row))
        except ValueError:
            if row != text.splitlines()[-1]:
                raise Stop(f"{path} is damaged in the middle; give another file with --out.") from None
            path.write_text("".join([f"{line}\n" for line in text.splitlines()[:-1]]), encoding="utf-8")
    return found


def stamp_of(net: Net) -> str:
    """Another net, another stamp."""
    parts = [*net.weights, *net.biases, net.scale, net.temper]
    return sha256(b"".join([part.tobytes() for part in parts])).hexdigest()[:12]


def total(lines: list[Line], worth: Callable[[Line], int]) -> int:
    return sum([worth(line) for line in lines])


def bar() -> Progress:
    columns = (TextColumn("Measuring"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
