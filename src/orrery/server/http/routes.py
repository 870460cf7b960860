"""Tables over HTTP: everything that can be done on a socket, and all that comes before and after the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from orrery.server.http import security
from orrery.server.http.described import answer, body_of, described, query_of
from orrery.server.http.errors import NOT_YOURS, Problem, missing
from orrery.server.tables import lobby, messages
from orrery.server.tables.operations import OPERATIONS, Operation
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.tables.tokens import ID
from orrery.server.wire import answers, requests

Id = Annotated[str, Path(pattern=ID.pattern)]
Viewer = Annotated[int, Query(ge=-1, le=15, description="A seat of one's own, or -1 to watch.")]
router = APIRouter(prefix="/api", tags=["tables"])


def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


async def table_of(request: Request, id: str, seat: int = -1) -> Table:
    """The table, for one who sits there or only watches."""
    registry, owner = registry_of(request), security.owner(request)
    table = await registry.table(id)
    if seat != -1:
        if seat not in table.record.seats_of(owner):
            raise Problem(403, NOT_YOURS)
        registry.seen_at(owner, security.client_of(request))
    return table


def sits_down(request: Request, response: Response) -> str:
    """Who is about to own a seat, and may make bots think there."""
    owner = security.known_browser(request, response)
    registry_of(request).seen_at(owner, security.client_of(request))
    return owner


def spend(request: Request, kind: str) -> None:
    request.app.state.limits.spend(kind, request)


def right(request: Request) -> None:
    """A guess that was right is none: it may be made again."""
    request.app.state.limits.give_back("guess", request)


async def may_open(request: Request, owner: str) -> None:
    """One more table that stays: there is enough room, and nobody takes all of it."""
    await registry_of(request).check_quota(owner)
    spend(request, "table")


@router.post("/tables", **described(answers.TableInfo, requests.NewTable, status=201))
async def open_table(request: Request, response: Response) -> Response:
    """Open a table; it begins at once when no seat is left to a friend. Several seats of one's own share a screen."""
    spend(request, "open")
    form = await body_of(request, requests.NewTable)
    owner = sits_down(request, response)
    await may_open(request, owner)
    asked = (form.game, form.seats, form.settings, form.seed, owner, form.hints)
    record = await asyncio.to_thread(lobby.new_record, *asked)  # a variant is tried out first, which takes its time
    table = await registry_of(request).open(record)
    told = messages.table(table.record, owner, table.here())
    told["invite"], told["code"] = record.invite, record.code  # also to whoever opens a table only for others
    return answer(told, response, 201)


@router.get("/tables", **described([answers.MyTable]))
async def my_tables(request: Request) -> Response:
    """The tables at which this browser has a seat, the last one played first."""
    spend(request, "look")
    owner = security.owner(request)
    records = await registry_of(request).store.owned(owner) if owner else []
    return answer([messages.mine(record, owner) for record in records])


@router.get("/tables/{id}", **described(answers.TableState))
async def state(id: Id, request: Request, seat: Viewer = -1) -> Response:
    """All that this seat may know."""
    spend(request, "look")
    await registry_of(request).current(id)  # what was chosen through another process is seen through this one
    table = await table_of(request, id, seat)
    _, state = await table.state(seat, security.owner(request))
    return answer(state)


@router.get("/invites/{invite}", **described(answers.TableInfo))
async def invitation(invite: Id, request: Request) -> Response:
    """The table behind an invitation or a short code."""
    spend(request, "look")
    spend(request, "guess")
    record = await registry_of(request).store.invited(invite)
    if record is None:
        raise missing("invitation")
    right(request)
    return answer(messages.table(record, security.owner(request)))


@router.post("/invites/{invite}", **described(answers.TableInfo, requests.Joining))
async def join(invite: Id, request: Request, response: Response) -> Response:
    """Take an open seat."""
    spend(request, "change")
    spend(request, "guess")
    form = await body_of(request, requests.Joining)
    registry = registry_of(request)
    record = await registry.store.invited(invite)
    if record is None:
        raise missing("invitation")
    right(request)
    owner = sits_down(request, response)
    table = await registry.table(record.id)
    await registry.seat(table, lambda now: lobby.take(now, form.seat, form.name, owner))
    return answer(messages.table(table.record, owner, table.here()), response)


@router.post("/tables/{id}/fill", **described(answers.TableInfo, requests.Filling))
async def fill(id: Id, request: Request) -> Response:
    """Bots into all open seats; the game begins."""
    spend(request, "change")
    form = await body_of(request, requests.Filling)
    table = await table_of(request, id)
    owner = security.owner(request)
    if not table.record.seats_of(owner):
        raise Problem(403, "Only those who sit at this table can begin without the others.")
    await registry_of(request).seat(table, lambda now: lobby.filled(now, form.bot))
    return answer(messages.table(table.record, owner, table.here()))


def offered(operation: Operation) -> Callable[[str, Request], Awaitable[Response]]:
    """The route of something that can be done on a socket as well."""

    async def changing(id: Id, request: Request) -> Response:
        spend(request, "change")
        form = await body_of(request, operation.form)
        return answer(await operation.act(await table_of(request, id, form.seat), form))

    async def looking(id: Id, request: Request) -> Response:
        spend(request, "look")
        form = query_of(request, operation.form)
        return answer(await operation.act(await table_of(request, id, form.seat), form))

    return changing if operation.changes else looking


for each in OPERATIONS:
    shapes = described(each.answer, each.form) if each.changes else described(each.answer, query=each.form)
    add = router.post if each.changes else router.get
    add(f"/tables/{{id}}/{each.name}", name=each.name, description=each.act.__doc__, **shapes)(offered(each))
