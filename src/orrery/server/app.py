"""The server as one ASGI application."""

from __future__ import annotations

import contextlib
import gc
import logging
import secrets
import sys
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from orrery import __version__
from orrery.server import afterwards, apidocs, catalogue, routes, socket, static
from orrery.server.config import Config, from_environment
from orrery.server.database import Database, claim, migrate
from orrery.server.forms import Refused
from orrery.server.guard import Guard
from orrery.server.hall import Hall
from orrery.server.metrics import Metrics
from orrery.server.problems import BROKEN, Problem
from orrery.server.security import Limits
from orrery.server.store import Store

log = logging.getLogger("orrery")
REFUSALS: dict[int | str, dict[str, Any]] = {code: {"model": Refused} for code in (400, 403, 404, 409, 413, 429, 503)}


def application() -> FastAPI:
    """For uvicorn's worker processes."""
    return create(from_environment())


def create(config: Config) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(0.0005)  # the thread of the database answers often, and never for long
        gc.freeze()  # what was imported stays: no need to look through it again and again
        gc.set_threshold(20_000, 20, 20)
        lock = claim(config.database)
        database = Database(config.database)
        try:
            await database.run(migrate)
            store = Store(database, secrets.token_hex(4))
            hall = app.state.hall = Hall(config, store, app.state.metrics)
            if database.sqlite:
                await store.release()
            else:
                from orrery.server.bus import Bus

                hall.spawn(Bus(config.database, store.process, hall.hear, hall.hear_again).listen())
            hall.spawn(hall.look_after())
            try:
                yield
            finally:
                await hall.close()
        finally:
            await database.close()
            if lock is not None:
                lock.close()

    app = FastAPI(
        title="Orrery",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,
    )
    app.state.metrics = Metrics()
    app.state.limits = Limits(config.limits)
    app.add_middleware(Guard, config=config)
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_exception_handler(Problem, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_request)
    app.add_exception_handler(SQLAlchemyError, refuse_all)
    app.add_exception_handler(OSError, refuse_all)
    app.add_exception_handler(BrokenExecutor, refuse_all)
    app.include_router(catalogue.router)
    app.include_router(routes.router)
    app.include_router(afterwards.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/live", socket.endpoint))
    app.add_api_route("/api/docs", apidocs.page, include_in_schema=False)
    app.add_api_route("/healthz", healthy, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.mount("/", static.Client(directory=static.FOLDER, html=True, check_dir=False))
    return app


def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    request.app.state.metrics.refused.labels(error.status).inc()
    return JSONResponse({"error": error.error, "rules": error.rules}, error.status)


def refuse_all(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return refuse(request, Problem(503, BROKEN))


def refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"] if part != "body"])
    return refuse(request, Problem(400, f"'{where}' is not right: {first['msg']}. See /api/docs for what is expected."))


def refuse_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {404: "There is nothing at this address.", 405: "That cannot be done at this address."}
    words = sentences.get(error.status_code, str(error.detail))
    return JSONResponse({"error": words, "rules": []}, error.status_code, error.headers)


async def healthy(request: Request) -> Response:
    """For whoever watches over the server: 200 while it can read its database."""
    await request.app.state.hall.store.check()
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    hall.metrics.tables.set(len(hall.lives))
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
