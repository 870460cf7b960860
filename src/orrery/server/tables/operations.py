"""Everything that is done at a running table from a seat: offered over HTTP and over sockets alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from orrery.server.tables.table import Table
from orrery.server.wire import answers, requests


class Operation(NamedTuple):
    form: type[requests.Seated]
    answer: Any  # the shape of what comes back
    act: Callable[[Table, Any], Awaitable[Any]]
    changes: bool = True  # or only looks

    @property
    def name(self) -> str:
        return self.act.__name__


async def choose(table: Table, form: requests.Choosing) -> answers.Version:
    """Take an option of a seat of one's own. The same choice sent again is answered as made."""
    return {"version": await table.choose(form.seat, form.key, form.version)}


async def undo(table: Table, form: requests.Seated) -> answers.Version:
    """Take back one's last choice, unless something hidden has come to light since."""
    return {"version": await table.undo(form.seat)}


async def plead(table: Table, form: requests.Seated) -> answers.Version:
    """Ask the others to let one's last choice be taken back, and all after it, where undo no longer reaches it."""
    return {"version": await table.plead(form.seat)}


async def agree(table: Table, form: requests.Agreeing) -> answers.Version:
    """Answer such a request: everybody's yes takes back, one no ends it; the one who asked withdraws it with a no."""
    return {"version": await table.agree(form.seat, form.yes)}


async def preview(table: Table, form: requests.Previewing) -> answers.Foretold:
    """What an option is for, and what it is certain to bring."""
    return await table.preview(form.seat, form.key)


async def why(table: Table, form: requests.Asking) -> answers.Reason:
    """What can be done with this thing or place now, or why nothing can."""
    return await table.why(form.seat, form.ref)


OPERATIONS = (
    Operation(requests.Choosing, answers.Version, choose),
    Operation(requests.Seated, answers.Version, undo),
    Operation(requests.Seated, answers.Version, plead),
    Operation(requests.Agreeing, answers.Version, agree),
    Operation(requests.Previewing, answers.Foretold, preview, changes=False),
    Operation(requests.Asking, answers.Reason, why, changes=False),
)
BY_NAME = {operation.name: operation for operation in OPERATIONS}
