"""Tables over HTTP: everything that can be done on a socket, and all that comes before and after the game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from orrery.server import wire
from orrery.server.http import security
from orrery.server.http.errors import Problem, missing
from orrery.server.tables import lobby, messages
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.tables.tokens import ID

Id = Annotated[str, Path(pattern=ID.pattern)]
Viewer = Annotated[int, Query(ge=-1, le=15, description="An own seat, or -1 to watch.")]
Own = Annotated[int, Query(ge=0, le=15)]
Short = Annotated[str, Query(max_length=200)]
router = APIRouter(prefix="/api", tags=["tables"])


def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


async def table_of(request: Request, id: str, seat: int = -1) -> Table:
    """The table, for one who sits there or only watches."""
    table = await registry_of(request).table(id)
    if seat != -1 and seat not in table.record.seats_of(security.owner(request)):
        raise Problem(403, "That seat is not yours; you can look at the table with seat -1.")
    return table


def spend(request: Request, kind: str) -> None:
    request.app.state.limits.spend(kind, request)


def right(request: Request) -> None:
    """A guess that was right is none: it may be made again."""
    request.app.state.limits.give_back("guess", request)


def answer(data: Any) -> Response:
    """As it is: looking through all of it first, for what is no JSON, would keep everybody waiting."""
    return Response(msgspec.json.encode(data), media_type="application/json")


@router.post("/tables", status_code=201)
async def open_table(form: wire.NewTable, request: Request, response: Response) -> dict[str, Any]:
    """Open a table; it begins at once when no seat is left to a friend."""
    spend(request, "open")
    owner = security.known_browser(request, response)
    record = lobby.new_record(form.game, form.seats, form.settings, form.seed, owner)
    table = await registry_of(request).open(record)
    return messages.table(table.record, owner, table.here())


@router.get("/tables", response_model=list[dict[str, Any]])
async def my_tables(request: Request) -> Response:
    """The tables at which this browser has a seat, the last one played first."""
    spend(request, "look")
    owner = security.owner(request)
    records = await registry_of(request).store.owned(owner) if owner else []
    return answer([messages.mine(record, owner) for record in records])


@router.get("/tables/{id}", response_model=dict[str, Any])
async def state(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """All that this seat may know."""
    spend(request, "look")
    await registry_of(request).current(id)  # what was chosen through another process is seen through this one
    table = await table_of(request, id, seat)
    return answer(await table.state(seat, security.owner(request)))


@router.get("/invites/{invite}")
async def invitation(invite: Id, request: Request) -> dict[str, Any]:
    """The table behind an invitation or a short code."""
    spend(request, "look")
    spend(request, "guess")
    record = await registry_of(request).store.invited(invite)
    if record is None:
        raise missing("invitation")
    right(request)
    return messages.table(record, security.owner(request))


@router.post("/invites/{invite}")
async def join(invite: Id, form: wire.Joining, request: Request, response: Response) -> dict[str, Any]:
    """Take an open seat."""
    spend(request, "change")
    spend(request, "guess")
    registry = registry_of(request)
    record = await registry.store.invited(invite)
    if record is None:
        raise missing("invitation")
    right(request)
    owner = security.known_browser(request, response)
    table = await registry.table(record.id)
    await registry.seat(table, lambda now: lobby.take(now, form.seat, form.name, owner))
    return messages.table(table.record, owner, table.here())


@router.post("/tables/{id}/fill")
async def fill(id: Id, form: wire.Filling, request: Request) -> dict[str, Any]:
    """Bots into all open seats; the game begins."""
    spend(request, "change")
    table = await table_of(request, id)
    owner = security.owner(request)
    if not table.record.seats_of(owner):
        raise Problem(403, "Only those who sit at this table can begin without the others.")
    await registry_of(request).seat(table, lambda now: lobby.filled(now, form.bot))
    return messages.table(table.record, owner, table.here())


@router.post("/tables/{id}/choose")
async def choose(id: Id, form: wire.Choosing, request: Request) -> wire.Version:
    """Take an option of an own seat. `version` is the one the question was seen at."""
    spend(request, "change")
    table = await table_of(request, id, form.seat)
    return wire.Version(version=await table.choose(form.seat, form.key, form.version))


@router.post("/tables/{id}/undo")
async def undo(id: Id, form: wire.Undoing, request: Request) -> wire.Version:
    """Take back the last choice of an own seat, unless something hidden has come to light since."""
    spend(request, "change")
    table = await table_of(request, id, form.seat)
    return wire.Version(version=await table.undo(form.seat))


@router.post("/tables/{id}/plead")
async def plead(id: Id, form: wire.Undoing, request: Request) -> wire.Version:
    """Ask the others to let the last choice of an own seat be taken back, where undo no longer reaches it."""
    spend(request, "change")
    table = await table_of(request, id, form.seat)
    return wire.Version(version=await table.plead(form.seat))


@router.post("/tables/{id}/agree")
async def agree(id: Id, form: wire.Agreeing, request: Request) -> wire.Version:
    """Answer such a request; the one who asked withdraws it with a no."""
    spend(request, "change")
    table = await table_of(request, id, form.seat)
    return wire.Version(version=await table.agree(form.seat, form.yes))


@router.get("/tables/{id}/preview")
async def preview(id: Id, request: Request, seat: Own, key: Short) -> wire.Lines:
    """What an option is certain to bring."""
    spend(request, "look")
    table = await table_of(request, id, seat)
    return wire.Lines(**await table.preview(seat, key))


@router.get("/tables/{id}/why")
async def why(id: Id, request: Request, seat: Own, ref: Short) -> wire.Why:
    """Why nothing can be done with this thing or place now."""
    spend(request, "look")
    table = await table_of(request, id, seat)
    return wire.Why(**await table.why(seat, ref))
