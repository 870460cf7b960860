"""Stands before every request: no foreign pages, nothing too large, and headers that keep the client to itself."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server import security
from orrery.server.config import Config
from orrery.server.problems import Problem

LARGEST = 65_536  # bytes of a request
LARGEST_IMPORT = 4_000_000


class TooLarge(Exception):
    pass


class Guard:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

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
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                security.check_origin(request, self.config)
            await self.app(scope, limited, hardened)
        except Problem as problem:
            await refusal(problem)(scope, receive, hardened)
        except TooLarge:
            room = 0
            if not started:
                await refusal(Problem(413, "That is too large; send less."))(scope, receive, hardened)


def refusal(problem: Problem) -> JSONResponse:
    return JSONResponse({"error": problem.error, "rules": problem.rules}, problem.status)
