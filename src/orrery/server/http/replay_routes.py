"""Looking back, playing on from there, files, and moving to another device."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from orrery.games import title as find_title
from orrery.play.transcript import text_of, transcript
from orrery.server.http import security
from orrery.server.http.described import answer, body_of, described
from orrery.server.http.errors import NOT_BEGUN, NOT_YOURS, Problem, missing
from orrery.server.http.routes import Id, Viewer, may_open, registry_of, right, spend, table_of
from orrery.server.storage import codec
from orrery.server.storage.records import OPEN, OVER, Record
from orrery.server.tables import forking, messages, replay, tokens
from orrery.server.wire import answers, requests

DAY = 24 * 3600
Move = Annotated[int, Path(ge=0, le=1_000_000)]
router = APIRouter(prefix="/api", tags=["afterwards"])


def check_seat(record: Record, owner: str, seat: int) -> None:
    """While the game runs everybody looks back from their own seats; afterwards from any."""
    free = record.status == OVER and seat < len(record.seats)
    if seat != -1 and not free and seat not in record.seats_of(owner):
        raise Problem(403, NOT_YOURS)


@router.get("/tables/{id}/story", **described(["AnyEvent"]))
async def story(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """The whole log, as this seat may read it."""
    spend(request, "past")
    registry = registry_of(request)
    record = (await registry.current(id)).record
    check_seat(record, security.owner(request), seat)
    title = find_title(record.game, record.settings)
    return await registry.replays.answered(
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
    return await registry.replays.answered(table.record, -1, lambda log: answer(replay.sheet(session, log)))


@router.get("/tables/{id}/course", **described(answers.Course))
async def course(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """How the scores went: the round and the totals after each choice that this seat knows of."""
    spend(request, "past")
    registry = registry_of(request)
    record = (await registry.current(id)).record
    check_seat(record, security.owner(request), seat)
    reel = await registry.replays.reel(record, seat)
    return await asyncio.to_thread(lambda: answer(replay.course(reel, seat)))


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
        raise Problem(403, "All cards are shown when the game is over; look with an own seat, or with -1.")
    if not everybody:
        check_seat(record, owner, int(seat))
    viewer = -1 if everybody else int(seat)
    if not registry.replays.knows(record, viewer):
        spend(request, "past")
    session = await registry.replays.session(record, viewer, move)
    if everybody:
        return answer(replay.state_of_all(record, session, owner, table.here()))
    return answer(replay.state(record, session, viewer, owner, table.here()))


@router.post("/tables/{id}/fork", **described(answers.TableInfo, requests.Forking, status=201))
async def fork(id: Id, request: Request, response: Response) -> Response:
    """A new table from some moment of this one, with bots in the other seats: of a running game from what the seat
    knows, of a finished one the real position."""
    spend(request, "open")
    form = await body_of(request, requests.Forking)
    registry = registry_of(request)
    record = (await registry.current(id)).record
    check_seat(record, security.owner(request), form.seat)
    owner = security.known_browser(request, response)
    await may_open(request, owner)
    then = await registry.replays.session(record, form.seat, form.move)
    moves = await registry.store.moves(id, 0, then.moves)
    opened = await asyncio.to_thread(forking.fork, record, moves, then, form.seat, form.bot, owner)
    return answer(messages.table((await registry.bring(*opened)).record, owner), response, 201)


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
    owner = security.known_browser(request, response)
    spend(request, "file")
    await may_open(request, owner)
    opened = await registry.importers.run(forking.imported, await request.body(), owner)
    return answer(messages.table((await registry.bring(*opened)).record, owner), response, 201)


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
    owner = security.known_browser(request, response)
    id = await registry.store.recover(tokens.hashed(token), owner)
    if id is None:
        raise Problem(404, "This link has been used or is older than a day; make a new one on the other device.")
    right(request)
    table = await registry.reseated(id)
    return answer(messages.table(table.record, owner, table.here()), response)
