"""Tables over HTTP: everything that can be done on a socket, and all that comes before and after the game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from orrery.server.http import forms, security
from orrery.server.http.errors import Problem, missing
from orrery.server.tables import lobby, telling
from orrery.server.tables.live import Live
from orrery.server.tables.registry import Hall
from orrery.server.tables.tokens import ID

Id = Annotated[str, Path(pattern=ID.pattern)]
Viewer = Annotated[int, Query(ge=-1, le=15, description="An own seat, or -1 to watch.")]
Own = Annotated[int, Query(ge=0, le=15)]
Short = Annotated[str, Query(max_length=200)]
router = APIRouter(prefix="/api", tags=["tables"])


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request, id: str, seat: int = -1) -> Live:
    """The table, for one who sits there or only watches."""
    live = await hall_of(request).live(id)
    if seat != -1 and seat not in live.record.seats_of(security.owner(request)):
        raise Problem(403, "That seat is not yours; you can look at the table with seat -1.")
    return live


def spend(request: Request, kind: str) -> None:
    request.app.state.limits.spend(kind, request)


def right(request: Request) -> None:
    """A guess that was right is none: it may be made again."""
    request.app.state.limits.give_back("guess", request)


def answer(data: Any) -> Response:
    """As it is: looking through all of it first, for what is no JSON, would keep everybody waiting."""
    return Response(msgspec.json.encode(data), media_type="application/json")


@router.post("/tables", status_code=201)
async def open_table(form: forms.NewTable, request: Request, response: Response) -> dict[str, Any]:
    """Open a table; it begins at once when no seat is left to a friend."""
    spend(request, "open")
    owner = security.known_browser(request, response)
    record = lobby.new_record(form.game, form.seats, form.settings, form.seed, owner)
    live = await hall_of(request).open(record)
    return telling.table(live.record, owner, live.here())


@router.get("/tables", response_model=list[dict[str, Any]])
async def my_tables(request: Request) -> Response:
    """The tables at which this browser has a seat, the last one played first."""
    spend(request, "look")
    owner = security.owner(request)
    records = await hall_of(request).store.owned(owner) if owner else []
    return answer([telling.mine(record, owner) for record in records])


@router.get("/tables/{id}", response_model=dict[str, Any])
async def state(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """All that this seat may know."""
    spend(request, "look")
    await hall_of(request).current(id)  # what was chosen through another process is seen through this one
    live = await table_of(request, id, seat)
    return answer(await live.state(seat, security.owner(request)))


@router.get("/invites/{invite}")
async def invitation(invite: Id, request: Request) -> dict[str, Any]:
    """The table behind an invitation or a short code."""
    spend(request, "look")
    spend(request, "guess")
    record = await hall_of(request).store.invited(invite)
    if record is None:
        raise missing("invitation")
    right(request)
    return telling.table(record, security.owner(request))


@router.post("/invites/{invite}")
async def join(invite: Id, form: forms.Joining, request: Request, response: Response) -> dict[str, Any]:
    """Take an open seat."""
    spend(request, "change")
    spend(request, "guess")
    hall = hall_of(request)
    record = await hall.store.invited(invite)
    if record is None:
        raise missing("invitation")
    right(request)
    owner = security.known_browser(request, response)
    live = await hall.live(record.id)
    await hall.seat(live, lambda now: lobby.take(now, form.seat, form.name, owner))
    return telling.table(live.record, owner, live.here())


@router.post("/tables/{id}/fill")
async def fill(id: Id, form: forms.Filling, request: Request) -> dict[str, Any]:
    """Bots into all open seats; the game begins."""
    spend(request, "change")
    live = await table_of(request, id)
    owner = security.owner(request)
    if not live.record.seats_of(owner):
        raise Problem(403, "Only those who sit at this table can begin without the others.")
    await hall_of(request).seat(live, lambda now: lobby.filled(now, form.bot))
    return telling.table(live.record, owner, live.here())


@router.post("/tables/{id}/choose")
async def choose(id: Id, form: forms.Choosing, request: Request) -> forms.Version:
    """Take an option of an own seat. `version` is the one the question was seen at."""
    spend(request, "change")
    live = await table_of(request, id, form.seat)
    return forms.Version(version=await live.choose(form.seat, form.key, form.version))


@router.post("/tables/{id}/undo")
async def undo(id: Id, form: forms.Undoing, request: Request) -> forms.Version:
    """Take back the last choice of an own seat, unless something hidden has come to light since."""
    spend(request, "change")
    live = await table_of(request, id, form.seat)
    return forms.Version(version=await live.undo(form.seat))


@router.post("/tables/{id}/plead")
async def plead(id: Id, form: forms.Undoing, request: Request) -> forms.Version:
    """Ask the others to let the last choice of an own seat be taken back, where undo no longer reaches it."""
    spend(request, "change")
    live = await table_of(request, id, form.seat)
    return forms.Version(version=await live.plead(form.seat))


@router.post("/tables/{id}/agree")
async def agree(id: Id, form: forms.Agreeing, request: Request) -> forms.Version:
    """Answer such a request; the one who asked withdraws it with a no."""
    spend(request, "change")
    live = await table_of(request, id, form.seat)
    return forms.Version(version=await live.agree(form.seat, form.yes))


@router.get("/tables/{id}/preview")
async def preview(id: Id, request: Request, seat: Own, key: Short) -> forms.Lines:
    """What an option is certain to bring."""
    spend(request, "look")
    live = await table_of(request, id, seat)
    return forms.Lines(**await live.preview(seat, key))


@router.get("/tables/{id}/why")
async def why(id: Id, request: Request, seat: Own, ref: Short) -> forms.Why:
    """Why nothing can be done with this thing or place now."""
    spend(request, "look")
    live = await table_of(request, id, seat)
    return forms.Why(**await live.why(seat, ref))
