"""Where a browser comes in that wants to hear of a table: `/api/tables/{id}/live?seat=0`."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from orrery.server.http import security
from orrery.server.http.errors import BROKEN, NOT_YOURS, Problem, missing
from orrery.server.socket.connection import Socket
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.tables.tokens import ID
from orrery.server.wire import answers

log = logging.getLogger("orrery")
# Measured on states of all games: against 12 bits at the usual level a third of the time and of the bytes, for 48 KB a
# socket more. With that much to look back at, a higher level finds little that is new.
SETTINGS = {"level": 1, "memLevel": 5}
BITS = 14


class Compressing(WebSocketsSansIOProtocol):
    """A socket that compresses with a longer memory: a state is mostly the one before it, which the usual 4 KB
    forget."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=BITS, client_max_window_bits=12, compress_settings=SETTINGS
            )
        ]
        self.door = self.app_state.get("door")

    def connection_lost(self, exc: Exception | None) -> None:
        if self.door is not None:
            self.door.leave()
        super().connection_lost(exc)


async def endpoint(ws: WebSocket) -> None:
    registry: Registry = ws.app.state.registry
    try:
        with ws.app.state.limits.socket(ws):
            ws.app.state.limits.spend("look", ws)
            security.check_host(ws, registry.config.hosts)
            security.check_origin(ws)
            await asked_for(ws, registry)  # what may not be opened is not let in
            await ws.accept()
            table, owner, seat = await asked_for(ws, registry)  # the table may have left the memory meanwhile
            registry.seen_at(owner, security.client_of(ws))
            if "door" in ws.scope.get("state", {}):
                ws.scope["state"]["door"].leave()
            await Socket(ws, registry, table, owner, seat).run()
    except Problem as problem:
        await refuse(ws, registry, problem)
    except (WebSocketDisconnect, OSError):
        pass
    except Exception:
        log.exception("a socket failed", extra={"table": ws.path_params["id"]})
        await refuse(ws, registry, Problem(503, BROKEN))
    finally:
        if ws.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await ws.close()


async def asked_for(ws: WebSocket, registry: Registry) -> tuple[Table, str, int]:
    """The table, who looks at it, and as which seat."""
    if not ID.fullmatch(ws.path_params["id"]):
        raise missing()
    table = await registry.table(ws.path_params["id"])
    owner = security.owner(ws)
    seat = seat_of(ws.query_params.get("seat", "-1"))
    if seat != -1 and seat not in table.record.seats_of(owner):
        raise Problem(403, NOT_YOURS)
    return table, owner, seat


async def refuse(ws: WebSocket, registry: Registry, problem: Problem) -> None:
    registry.metrics.refused.labels(problem.status).inc()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        if ws.application_state is WebSocketState.CONNECTING:
            await ws.accept()
        closed: answers.ClosedMessage = {
            "on": "refused",
            "error": problem.error,
            "rules": problem.rules,
            "status": problem.status,
        }
        await ws.send({"type": "websocket.send", "text": msgspec.json.encode(closed).decode()})
        await ws.close(4000 + problem.status)


def seat_of(text: str) -> int:
    if text == "-1" or (text.isascii() and text.isdigit() and len(text) <= 2):
        return int(text)
    raise Problem(400, "A seat is a number; -1 is for those who only watch.")
