"""The server as one ASGI application."""

from __future__ import annotations

import contextlib
import gc
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from orrery import __version__
from orrery.server.config import Config, from_environment
from orrery.server.http import (
    analysis_routes,
    catalogue,
    described,
    file_routes,
    lab_routes,
    pages,
    recovery_routes,
    replay_routes,
    routes,
    security,
)
from orrery.server.http.connections import Patient
from orrery.server.http.errors import Problem
from orrery.server.http.middleware import Guard, refusal
from orrery.server.http.security import Limits
from orrery.server.monitoring import Metrics, serve_apart, shared
from orrery.server.socket import endpoint
from orrery.server.storage.database import Database
from orrery.server.storage.readiness import claim, migrate
from orrery.server.storage.store import Store
from orrery.server.tables.registry import Registry
from orrery.server.thinking.laboratory import Laboratory
from orrery.server.thinking.process import end_with_parent

NOTHING = "There is nothing at this address."


def application() -> FastAPI:
    """For uvicorn's worker processes."""
    end_with_parent()
    config = from_environment()
    app = create(config)
    Patient.guests.metrics = app.state.metrics
    if config.metrics_port and not shared():
        serve_apart(config.metrics_port, app.state.metrics.registry)
    return app


def create(config: Config, clock: Callable[[], float] = time.monotonic) -> FastAPI:
    app = FastAPI(
        title="Orrery",
        version=__version__,
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.openapi = lambda: described.openapi(app)  # type: ignore[method-assign]
    app.state.config = config
    app.state.metrics = Metrics()
    app.state.limits = Limits(config.limits, clock)
    app.state.laboratory = Laboratory(config.runs)
    app.add_middleware(Guard, metrics=app.state.metrics, hosts=config.hosts)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)  # the best level takes long
    app.add_exception_handler(Problem, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_request)
    add_routes(app, config)
    return app


@contextlib.asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[None]:
    """From before the first request until after the last one."""
    config: Config = app.state.config
    sys.setswitchinterval(0.0005)  # the thread of the database answers often, and never for long
    gc.freeze()  # what was imported stays: no need to look through it again and again
    gc.set_threshold(20_000, 20, 20)
    lock = claim(config.database)
    database = Database(config.database)
    try:
        await database.run(migrate)
        store = Store(database, secrets.token_hex(4))
        registry = app.state.registry = Registry(config, store, app.state.metrics)
        if database.sqlite:
            await store.release()
        else:
            from orrery.server.storage.notify import Listener

            registry.spawn(Listener(config.database, store.process, registry.hear, registry.hear_again).listen())
        registry.spawn(registry.upkeep.go_on())
        try:
            yield
        finally:
            await app.state.laboratory.close()
            await registry.close()
    finally:
        await database.close()
        if lock is not None:
            lock.close()


def add_routes(app: FastAPI, config: Config) -> None:
    """What lies at which address; the client's pages are last, for they take all that is left."""
    for each in (catalogue, routes, replay_routes, file_routes, recovery_routes, analysis_routes, lab_routes):
        app.include_router(each.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/live", endpoint.endpoint))
    app.add_api_route("/api/docs", pages.api_docs, include_in_schema=False)
    app.add_api_route("/healthz", healthy, methods=["GET", "HEAD"], include_in_schema=False)
    if config.metrics:
        app.add_api_route("/metrics", metrics, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/lab/{id}/{file}", lab_routes.report, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/docs", pages.to_site, include_in_schema=False)
    app.mount("/docs", pages.Documents(directory=pages.SITE, html=True, check_dir=False))
    app.mount("/", pages.Client(directory=pages.FOLDER, html=True, check_dir=False))


def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return refusal(error)


def refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"][0] == "path":
        return refuse(request, Problem(404, NOTHING))
    where = ".".join([str(part) for part in first["loc"] if part != "body"])
    return refuse(request, Problem(400, f"'{where}' is not right: {first['msg']}. See /api/docs for what is expected."))


def refuse_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {404: NOTHING, 405: "That cannot be done at this address."}
    words = sentences.get(error.status_code, str(error.detail))
    return JSONResponse({"error": words, "rules": []}, error.status_code, error.headers)


async def healthy(request: Request) -> Response:
    """For whoever watches over the server: 200 while it can write to its database and has room for more."""
    await request.app.state.registry.store.check()
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """For this machine only: whoever could count the moves of a quiet server could count those behind a screen."""
    if not security.at_this_machine(request):
        raise HTTPException(404)
    registry: Registry = request.app.state.registry
    registry.metrics.tables.set(len(registry.tables))
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
