"""The files of a report."""

from __future__ import annotations

from pathlib import Path

import msgspec

from orrery.lab.report.facts import Report
from orrery.lab.report.making import report
from orrery.lab.report.markdown import markdown
from orrery.lab.report.page import page
from orrery.lab.run import replace


def write(folder: Path, against: Path | None, out: Path) -> Report:
    """Numbers that are none, such as the interval of a single deal, are null in the JSON."""
    made = report(folder, against)
    out.mkdir(parents=True, exist_ok=True)
    replace(out / "report.html", page(made).encode())
    replace(out / "report.md", markdown(made).encode())
    replace(out / "report.json", msgspec.json.format(msgspec.json.encode(made)))
    return made
