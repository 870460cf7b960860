"""The lab: its reports for everybody, and its runs for whoever sits at this machine."""

from __future__ import annotations

import asyncio
from itertools import chain
from pathlib import Path as File
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import FileResponse

from orrery.lab.shelf import ID, Shelved, report_file, shelved
from orrery.server.http import security
from orrery.server.http.described import answer, body_of, described
from orrery.server.http.errors import Problem, missing
from orrery.server.http.routes import spend
from orrery.server.thinking.laboratory import Laboratory
from orrery.server.wire import answers, requests
from orrery.server.wire.answers.lab import LabRun, LabStatus

router = APIRouter(prefix="/api/lab", tags=["lab"])
RunId = Annotated[str, Path(pattern=f"^{ID.pattern}$")]
TYPES = {".html": "text/html", ".md": "text/markdown", ".json": "application/json"}
# A report is a page of its own that draws its charts itself, and may nothing else: it cannot speak for who reads it.
APART = (
    "sandbox allow-scripts allow-downloads; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; "
    "style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
)
FINDINGS = 4  # sentences of a report on the shelf
ONLY_HOST = "Only who sits at the server's own machine can run the lab; open http://localhost there."


def laboratory(request: Request) -> Laboratory:
    found: Laboratory = request.app.state.laboratory
    return found


def check_host(request: Request) -> None:
    if not security.at_this_machine(request):
        raise Problem(403, ONLY_HOST)


async def all_of_it(request: Request) -> Response:
    lab = laboratory(request)
    runs = [] if lab.folder is None else await asyncio.to_thread(shelved, lab.folder)
    said = [on_the_wire(run, lab.busy, lab.trouble.get(run.id, "")) for run in runs]
    host = security.at_this_machine(request)
    return answer(answers.Lab(host=host, obstacle=lab.obstacle if host else "", runs=said))


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


@router.get("", **described(answers.Lab))
async def lab(request: Request) -> Response:
    """The reports of this server, and what it is running."""
    spend(request, "look")
    return await all_of_it(request)


@router.post("/runs", **described(answers.Lab, requests.NewRun, status=201))
async def start(request: Request) -> Response:
    """Start a run, and write its report when it is whole; only from the machine of the server, and one at a time."""
    spend(request, "heavy")
    check_host(request)
    await laboratory(request).start(await body_of(request, requests.NewRun))
    made = await all_of_it(request)
    made.status_code = 201
    return made


@router.post("/runs/{id}/stop", **described(answers.Lab))
async def stop(id: RunId, request: Request) -> Response:
    """Stop a run; what is whole of it is kept."""
    spend(request, "change")
    check_host(request)
    laboratory(request).stop(id)
    return await all_of_it(request)


@router.post("/runs/{id}/resume", **described(answers.Lab))
async def resume(id: RunId, request: Request) -> Response:
    """Go on with a run that was stopped, or write the report of one that is whole."""
    spend(request, "heavy")
    check_host(request)
    await laboratory(request).resume(id)
    return await all_of_it(request)


async def report(id: str, file: str, request: Request) -> Response:
    """A file of a report, for everybody who has its address."""
    spend(request, "look")
    folder = laboratory(request).folder
    found = None if folder is None else await asyncio.to_thread(report_file, folder, id, file)
    if found is None:
        raise missing("report")
    return sent(found)


def sent(file: File) -> Response:
    headers = {"Content-Security-Policy": APART, "Cache-Control": "no-cache"}
    return FileResponse(file, media_type=TYPES[file.suffix], headers=headers)
