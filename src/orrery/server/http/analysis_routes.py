"""Hints, chances to win, analyses and puzzles."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from orrery.server.http import security
from orrery.server.http.described import answer, described, query_of
from orrery.server.http.replay_routes import check_seat, looked_back_on
from orrery.server.http.routes import Id, Viewer, registry_of, spend, table_of
from orrery.server.storage.records import OVER
from orrery.server.tables import ways
from orrery.server.wire import answers, requests

LONGEST = 60  # choices of a way
A_LOOK = 8  # of them for the price of one look
Key = Annotated[str, Query(max_length=200)]
Place = Annotated[int, Query(ge=0, le=1_000_000)]
router = APIRouter(prefix="/api", tags=["analysis"])


def payer(request: Request) -> str:
    """Whose time is spent, known with the address: whoever throws cookies away, or has none, gains nothing by it."""
    address = security.client_of(request)
    owner = security.owner(request) or address
    registry_of(request).seen_at(owner, address)
    return owner


@router.get("/tables/{id}/hint", **described(answers.Hint, query=requests.Hinting))
async def hint(id: Id, request: Request) -> Response:
    """Three good ideas for a seat of one's own that is asked. Depth 0 answers at once; while `more` is true the next
    depth is better founded."""
    spend(request, "past")
    form = query_of(request, requests.Hinting)
    table = await table_of(request, id, form.seat)
    return answer(await registry_of(request).insights.hint(table, form.seat, form.depth, payer(request)))


@router.get("/tables/{id}/chances", **described(answers.Chances))
async def chances(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """Everybody's chance to win now: for those who watch, and for players where all agreed to hints."""
    spend(request, "past")
    table = await table_of(request, id, seat)
    return answer(await registry_of(request).insights.chances(table, seat, payer(request)))


@router.post("/tables/{id}/analysis", **described(answers.Analysing))
async def analyse(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """Begin the analysis of a finished game, or of a running one as a seat of one's own knows it; once is enough."""
    spend(request, "heavy")
    record = await looked_back_on(request, id, seat)
    return answer(await registry_of(request).insights.analyse(record, seat, payer(request)))


@router.get("/tables/{id}/analysis", **described(answers.Analysing))
async def analysis(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """How far the analysis is, and all of it once it is done."""
    spend(request, "look")
    record = await looked_back_on(request, id, seat)
    return answer(await registry_of(request).insights.analysis(record, seat))


@router.get("/tables/{id}/way", **described([answers.Ahead]))
async def way(
    id: Id,
    request: Request,
    seat: Annotated[int, Query(ge=0, le=15)],
    key: Annotated[list[str], Query(max_length=LONGEST)],
    move: Place | None = None,
    viewer: Annotated[str, Query(pattern=r"^(-1|\d{1,2}|all)$")] = "",
) -> Response:
    """What these choices of a seat would bring one after the other, after so many moves or now. Of a running game it is
    what a seat of one's own knows; of a finished one any seat may be the one who looks on, or `all`."""
    for _ in key[::A_LOOK]:
        spend(request, "look")
    registry, owner = registry_of(request), security.owner(request)
    table = await registry.current(id)
    record, looks = table.record, viewer if table.record.status == OVER and viewer else str(seat)
    check_seat(record, owner, seat)
    if looks != ways.ALL:
        check_seat(record, owner, int(looks))
    if move is None:
        async with table.lock:
            session = ways.beside(record, await table.ready())
    else:
        if not registry.replays.knows(record, seat):
            spend(request, "past")
        session = await registry.replays.session(record, seat, move)
    return answer(await asyncio.to_thread(ways.walked, record, session, seat, key, looks, owner, table.here()))


@router.get("/tables/{id}/tried", **described(answers.Tried))
async def tried(id: Id, request: Request, seat: Annotated[int, Query(ge=0, le=15)], move: Place, key: Key) -> Response:
    """What another choice would have been worth where a slip was made, in a finished game that was analysed."""
    spend(request, "past")
    registry = registry_of(request)
    record = (await registry.current(id)).record
    return answer(await registry.puzzles.tried(record, seat, move, key, payer(request)))


@router.get("/puzzles", **described([answers.Puzzle]))
async def puzzles(request: Request) -> Response:
    """Positions of one's own analysed games in which a mistake was made, the latest first."""
    spend(request, "past")
    owner = security.owner(request)
    return answer(await registry_of(request).puzzles.own(owner) if owner else [])


@router.get("/puzzles/today", **described(answers.Daily))
async def today(request: Request, game: Annotated[str, Query(max_length=40)]) -> Response:
    """The puzzle of today for a title. The first who asks sets it off, and asks again until it is there."""
    spend(request, "look")
    return answer(await registry_of(request).puzzles.today(game, payer(request)))
