"""Files of games: those that prove a game, whether they do, those as it is stored, and those that somebody brings."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from orrery.play.transcript import text_of, transcript
from orrery.server.http import security
from orrery.server.http.described import answer, described
from orrery.server.http.errors import NOT_BEGUN, Problem, missing
from orrery.server.http.routes import Id, may_open, registry_of, sits_down, spend
from orrery.server.storage import codec
from orrery.server.storage.records import OPEN, OVER
from orrery.server.tables import forking, hindsight, messages
from orrery.server.wire import answers

router = APIRouter(prefix="/api", tags=["afterwards"])


@router.get("/tables/{id}/transcript", **described(answers.Transcript))
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
        return answer(await asyncio.to_thread(hindsight.checked, table.record, session, moves))


@router.get("/tables/{id}/kept", **described(answers.KeptTable))
async def kept(id: Id, request: Request) -> Response:
    """The table as it is stored, also where this Orrery cannot open it: of a finished game, or for the only one who
    plays; it tells everything that is hidden."""
    spend(request, "heavy")
    store, owner = registry_of(request).store, security.owner(request)
    record = await store.record(id)
    if record is None:
        raise missing()
    if record.status == OPEN:
        raise Problem(409, NOT_BEGUN)  # it would tell the seed to whoever sits down first
    alone = record.people and set(record.people) == set(record.seats_of(owner))
    if record.status != OVER and not alone:
        raise Problem(
            403, "It holds what is hidden from you; the host can export it with: orrery tables --export FOLDER"
        )
    raw = codec.kept(record, await store.moves(id), await store.position(id))
    name = f'attachment; filename="table-{record.id}.json"'
    return Response(raw, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/import", **described(answers.TableInfo, answers.Transcript, status=201))
async def bring(request: Request, response: Response) -> Response:
    """A table from a transcript: a finished game to look at, an unfinished one to play on."""
    spend(request, "heavy")
    registry = registry_of(request)
    owner = sits_down(request, response)
    spend(request, "file")
    await may_open(request, owner)
    opened = await registry.importers.run(forking.imported, await request.body(), owner)
    return answer(messages.table((await registry.bring(*opened)).record, owner), response, 201)
