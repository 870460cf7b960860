"""A run as the browser gets it."""

from __future__ import annotations

from itertools import chain

from orrery.lab.shelf import Shelved
from orrery.server.wire.answers.lab import LabRun, LabStatus

FINDINGS = 4  # sentences of a report on the shelf


def on_the_wire(run: Shelved, busy: str, trouble: str) -> LabRun:
    """`busy` is the run that a process of this server is at, from before its first game until after its report."""
    about = run.about
    going_on: LabStatus = "reporting" if run.status == "whole" else "playing"
    findings = [] if run.report is None else [*chain(*run.report.can.values())][:FINDINGS]
    return {
        "id": run.id,
        "game": about.game,
        "title": about.title,
        "bots": about.bots,
        "seats": about.seats,
        "games": about.games,
        "seed": about.seed,
        "rules": about.rules,
        "changes": about.changes,
        "experiment": about.experiment,
        "against": "" if run.report is None else run.report.against,
        "status": going_on if run.id == busy else run.status,
        "played": run.played,
        "total": run.total,
        "left": run.left,
        "made": run.made,
        "report": run.report is not None,
        "findings": findings,
        "trouble": trouble,
    }
