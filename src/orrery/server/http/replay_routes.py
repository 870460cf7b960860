"""Looking back, also at what happened since one's last turn, and playing on from there."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from orrery.server.http import security
from orrery.server.http.described import answer, body_of, described
from orrery.server.http.errors import NOT_YOURS, Problem
from orrery.server.http.routes import Id, Viewer, may_open, registry_of, sits_down, spend
from orrery.server.storage import codec
from orrery.server.storage.records import OVER, Record
from orrery.server.tables import forking, hindsight, messages, recap
from orrery.server.wire import answers, requests

Move = Annotated[int, Path(ge=0, le=1_000_000)]
router = APIRouter(prefix="/api", tags=["afterwards"])


def check_seat(record: Record, owner: str, seat: int) -> None:
    """While the game runs everybody looks back from their own seats; afterwards from any."""
    free = record.status == OVER and seat < len(record.seats)
    if seat != -1 and not free and seat not in record.seats_of(owner):
        raise Problem(403, NOT_YOURS)


async def looked_back_on(request: Request, id: str, seat: int) -> Record:
    """The table, for those who may look back from this seat."""
    record = (await registry_of(request).current(id)).record
    check_seat(record, security.owner(request), seat)
    return record


@router.get("/tables/{id}/story", **described(["AnyEvent"]))
async def story(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """The whole log, as this seat may read it."""
    spend(request, "past")
    record = await looked_back_on(request, id, seat)
    title = codec.title_of(record)
    return await registry_of(request).replays.answered(
        record, seat, lambda log: answer(messages.lines(title, record.names, log, seat))
    )


@router.get("/tables/{id}/sheet", **described(answers.ScoreSheet))
async def sheet(id: Id, request: Request) -> Response:
    """The score sheet of a finished game: every point by where it came from, and why who won."""
    spend(request, "past")
    registry = registry_of(request)
    table = await registry.current(id)
    if table.record.status != OVER:
        raise Problem(409, "The game still runs; its score sheet is written when it is over.")
    async with table.lock:
        session = await table.ready()
    return await registry.replays.answered(table.record, -1, lambda log: answer(hindsight.score_sheet(session, log)))


@router.get("/tables/{id}/course", **described(answers.Course))
async def course(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """How the scores went: the round and the totals after each choice that this seat knows of."""
    spend(request, "past")
    record = await looked_back_on(request, id, seat)
    reel = await registry_of(request).replays.reel(record, seat)
    return await asyncio.to_thread(lambda: answer(hindsight.course(reel, seat)))


@router.get("/tables/{id}/at/{move}", **described(answers.TableState))
async def at(
    id: Id, move: Move, request: Request, seat: Annotated[str, Query(pattern=r"^(-1|\d{1,2}|all)$")] = "-1"
) -> Response:
    """The state after so many choices; `all` shows everybody's cards once the game is over."""
    spend(request, "look")
    registry = registry_of(request)
    table = await registry.current(id)
    record, owner = table.record, security.owner(request)
    everybody = seat == "all"
    if everybody and record.status != OVER:
        raise Problem(403, "All cards are shown when the game is over; look with a seat of your own, or with -1.")
    if not everybody:
        check_seat(record, owner, int(seat))
    viewer = -1 if everybody else int(seat)
    if not registry.replays.knows(record, viewer):
        spend(request, "past")
    session = await registry.replays.session(record, viewer, move)
    if everybody:
        return answer(hindsight.state_of_all(record, session, owner, table.here()))
    return answer(hindsight.state(record, session, viewer, owner, table.here()))


@router.get("/tables/{id}/since", **described(answers.Since))
async def since(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """What others did since this seat last chose; for a watcher, since the one did who is asked now."""
    spend(request, "look")
    replays, record = registry_of(request).replays, await looked_back_on(request, id, seat)
    if not replays.knows(record, seat):
        spend(request, "past")
    reel = await replays.reel(record, seat)
    return await asyncio.to_thread(lambda: answer(recap.since(reel, seat)))


@router.post("/tables/{id}/fork", **described(answers.TableInfo, requests.Forking, status=201))
async def fork(id: Id, request: Request, response: Response) -> Response:
    """A new table from some moment of this one, with bots in the other seats: of a running game from what the seat
    knows, of a finished one the real position."""
    spend(request, "open")
    form = await body_of(request, requests.Forking)
    registry = registry_of(request)
    record = await looked_back_on(request, id, form.seat)
    owner = sits_down(request, response)
    await may_open(request, owner)
    then = await registry.replays.session(record, form.seat, form.move)
    moves = await registry.store.moves(id, 0, then.moves)
    opened = await asyncio.to_thread(forking.fork, record, moves, then, form.seat, form.bot, owner)
    return answer(messages.table((await registry.bring(*opened)).record, owner), response, 201)
