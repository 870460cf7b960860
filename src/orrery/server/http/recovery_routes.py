"""Seats that move to another device."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from orrery.server.http import security
from orrery.server.http.described import answer, described
from orrery.server.http.errors import Problem
from orrery.server.http.routes import Id, registry_of, right, sits_down, spend, table_of
from orrery.server.tables import forking, messages, tokens
from orrery.server.wire import answers

DAY = 24 * 3600
router = APIRouter(prefix="/api", tags=["afterwards"])


@router.post("/tables/{id}/recovery", **described(answers.Recovery, status=201))
async def offer_recovery(id: Id, request: Request) -> Response:
    """A link that moves one's seats at this table to another device: once, and within a day."""
    spend(request, "heavy")
    table = await table_of(request, id)
    owner = security.owner(request)
    if not table.record.seats_of(owner):
        raise Problem(403, "You have no seat at this table that could be moved.")
    expires = time.time() + DAY
    offer = forking.recovery(expires)
    await registry_of(request).store.offer_recovery(tokens.hashed(offer["token"]), id, owner, expires)
    return answer(offer, status=201)


@router.post("/recover/{token}", **described(answers.TableInfo))
async def recover(token: Id, request: Request, response: Response) -> Response:
    """Take over the seats here."""
    spend(request, "guess")
    registry = registry_of(request)
    owner = sits_down(request, response)
    id = await registry.store.recover(tokens.hashed(token), owner)
    if id is None:
        raise Problem(404, "This link has been used or is older than a day; make a new one on the other device.")
    right(request)
    table = await registry.reseated(id)
    return answer(messages.table(table.record, owner, table.here()), response)
