"""What the record of a game tells: what happened since one's last turn, and whether all of it is true."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from orrery.server.http import security
from orrery.server.http.described import answer, described
from orrery.server.http.errors import Problem
from orrery.server.http.replay_routes import check_seat
from orrery.server.http.routes import Id, Viewer, registry_of, spend
from orrery.server.storage.records import OVER
from orrery.server.tables import proof, recap
from orrery.server.wire import answers

router = APIRouter(prefix="/api", tags=["afterwards"])


@router.get("/tables/{id}/since", **described(answers.Since))
async def since(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """What others did since this seat last chose; for a watcher, since the one did who is asked now."""
    spend(request, "look")
    registry = registry_of(request)
    record = (await registry.current(id)).record
    check_seat(record, security.owner(request), seat)
    if not registry.replays.knows(record, seat):
        spend(request, "past")
    reel = await registry.replays.reel(record, seat)
    return await asyncio.to_thread(lambda: answer(recap.since(reel, seat)))


@router.get("/tables/{id}/receipt", **described(answers.Receipt))
async def receipt(id: Id, request: Request) -> Response:
    """A finished game, replayed from its seed against all that was published of it."""
    spend(request, "heavy")
    registry = registry_of(request)
    table = await registry.current(id)
    if table.record.status != OVER:
        raise Problem(409, "The game still runs; its receipt is opened when it is over.")
    moves = await registry.store.moves(id)
    async with table.lock:
        session = await table.ready()
    async with registry.replays.turn:
        return answer(await asyncio.to_thread(proof.checked, table.record, session, moves))
