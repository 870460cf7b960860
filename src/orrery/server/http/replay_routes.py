"""Looking back, playing on from there, files, and moving to another device."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from orrery.games import title as find_title
from orrery.play.transcript import text_of, transcript
from orrery.server import wire
from orrery.server.http import security
from orrery.server.http.errors import Problem
from orrery.server.http.routes import Id, Viewer, answer, registry_of, right, spend, table_of
from orrery.server.storage.records import OVER, Record
from orrery.server.tables import forking, messages, replay, tokens

DAY = 24 * 3600
Move = Annotated[int, Path(ge=0, le=1_000_000)]
router = APIRouter(prefix="/api", tags=["afterwards"])


def check_seat(record: Record, owner: str, seat: int) -> None:
    """While the game runs everybody looks back from their own seats; afterwards from any."""
    free = record.status == OVER and seat < len(record.seats)
    if seat != -1 and not free and seat not in record.seats_of(owner):
        raise Problem(403, "That seat is not yours; you can look at the table with seat -1.")


@router.get("/tables/{id}/story", response_model=list[dict[str, Any]])
async def story(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """The whole log, as this seat may read it."""
    spend(request, "past")
    registry = registry_of(request)
    record = (await registry.current(id)).record
    check_seat(record, security.owner(request), seat)
    title = find_title(record.game)
    return await registry.replays.told(record, lambda log: answer(messages.entries(title, record.names, log, seat)))


@router.get("/tables/{id}/sheet", response_model=dict[str, Any])
async def sheet(id: Id, request: Request) -> Response:
    """The score sheet of a finished game: every point by where it came from, and why who won."""
    spend(request, "past")
    registry = registry_of(request)
    table = await registry.current(id)
    if table.record.status != OVER:
        raise Problem(409, "The game still runs; its score sheet is written when it is over.")
    async with table.lock:
        session = await table.ready()
    return await registry.replays.told(table.record, lambda log: answer(replay.sheet(session, log)))


@router.get("/tables/{id}/course", response_model=dict[str, Any])
async def course(id: Id, request: Request) -> Response:
    """How the scores went: the round and the totals after each choice."""
    spend(request, "past")
    registry = registry_of(request)
    reel = await registry.replays.reel((await registry.current(id)).record)
    return await asyncio.to_thread(lambda: answer(replay.course(reel)))


@router.get("/tables/{id}/at/{move}", response_model=dict[str, Any])
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
        raise Problem(403, "All cards are shown when the game is over; look with an own seat, or with -1.")
    if not everybody:
        check_seat(record, owner, int(seat))
    if not registry.replays.knows(record):
        spend(request, "past")
    session = await registry.replays.session(record, move)
    seen = replay.state_of_all(session) if everybody else replay.state(session, int(seat))
    common = {"table": messages.table(record, owner, table.here()), "yours": record.seats_of(owner), "version": move}
    return answer({**common, **seen})


@router.post("/tables/{id}/fork", status_code=201)
async def fork(id: Id, form: wire.Forking, request: Request, response: Response) -> dict[str, Any]:
    """A new table from some moment of this one, with bots in the other seats."""
    spend(request, "open")
    registry = registry_of(request)
    record = (await registry.current(id)).record
    check_seat(record, security.owner(request), form.seat)
    owner = security.known_browser(request, response)
    then = await registry.replays.session(record, form.move)
    moves = await registry.store.moves(id, 0, form.move)
    opened = await asyncio.to_thread(forking.fork, record, moves, then, form.seat, form.bot, owner)
    return messages.table((await registry.bring(*opened)).record, owner)


@router.get("/tables/{id}/transcript")
async def file(id: Id, request: Request) -> Response:
    """The file of a finished game: anybody can verify it with `orrery verify`."""
    spend(request, "heavy")
    registry = registry_of(request)
    table = await registry.current(id)
    record = table.record
    if record.status != OVER:
        raise Problem(409, "The game still runs, and its file would tell what is hidden; ask again when it is over.")
    if record.origin:
        raise Problem(409, "This game began in the middle of another one, so no file can prove it; watch it here.")
    moves = await registry.store.moves(id)
    journal = [(move.seat, move.key) for move in moves]
    async with table.lock:
        session = await table.ready()
        text = await asyncio.to_thread(lambda: text_of(transcript(session, journal)))
    name = f'attachment; filename="{record.game}-{record.commitment[:8]}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/import", status_code=201)
async def bring(request: Request, response: Response) -> dict[str, Any]:
    """A table from a transcript: a finished game to look at, an unfinished one to play on."""
    spend(request, "heavy")
    registry = registry_of(request)
    owner = security.known_browser(request, response)
    opened = await registry.importers.run(forking.imported, await request.body(), owner)
    return messages.table((await registry.bring(*opened)).record, owner)


@router.post("/tables/{id}/recovery", status_code=201)
async def offer_recovery(id: Id, request: Request) -> dict[str, Any]:
    """A link that moves the own seats of this table to another device: once, and within a day."""
    spend(request, "heavy")
    table = await table_of(request, id)
    owner = security.owner(request)
    if not table.record.seats_of(owner):
        raise Problem(403, "You have no seat at this table that could be moved.")
    expires = time.time() + DAY
    offer = forking.recovery(expires)
    await registry_of(request).store.offer_recovery(tokens.hashed(offer["token"]), id, owner, expires)
    return offer


@router.post("/recover/{token}")
async def recover(token: Id, request: Request, response: Response) -> dict[str, Any]:
    """Take over the seats here."""
    spend(request, "guess")
    registry = registry_of(request)
    owner = security.known_browser(request, response)
    id = await registry.store.recover(tokens.hashed(token), owner)
    if id is None:
        raise Problem(404, "This link has been used or is older than a day; make a new one on the other device.")
    right(request)
    table = await registry.reseated(id)
    return messages.table(table.record, owner, table.here())
