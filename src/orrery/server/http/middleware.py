"""Stands before every request: no foreign pages, nothing too large, and headers that keep the client to itself."""

from __future__ import annotations

import logging
from collections.abc import Collection

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.http import security
from orrery.server.http.errors import BROKEN, Problem
from orrery.server.monitoring import Metrics

log = logging.getLogger("orrery")
LARGEST = 65_536  # bytes of a request
LARGEST_IMPORT = 4_000_000


class TooLarge(Exception):
    pass


class Guard:
    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.metrics = metrics
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        room = LARGEST_IMPORT if scope["path"] == "/api/import" else LARGEST

        async def hardened(message: Message) -> None:
            nonlocal started
            if room < 0 and not started:
                raise TooLarge  # whatever the application made of it
            if message["type"] == "http.response.start":
                started = True
                if message["status"] >= 400:
                    self.metrics.refused.labels(message["status"]).inc()
                security.harden(MutableHeaders(scope=message), scope["path"])
            await send(message)

        async def limited() -> Message:
            nonlocal room
            message = await receive()
            room -= len(message.get("body", b""))
            if room < 0:
                raise TooLarge
            return message

        request = Request(scope)
        try:
            security.check_host(request, self.hosts)
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                security.check_origin(request)
            await self.app(scope, limited, hardened)
        except Problem as problem:
            await refusal(problem)(scope, receive, hardened)
        except TooLarge:
            room = 0
            if not started:
                await refusal(Problem(413, "That is too large; send less."))(scope, receive, hardened)
        except ClientDisconnect:
            pass  # nobody is left to be told
        except Exception:  # of the database, or of ours: whatever it was, it is said in a sentence
            log.exception("a request failed", extra={"path": scope["path"]})
            if started:
                raise
            await refusal(Problem(503, BROKEN))(scope, receive, hardened)


def refusal(problem: Problem) -> JSONResponse:
    return JSONResponse({"error": problem.error, "rules": problem.rules}, problem.status)
