"""Routes that say what they take and give: bodies are read, and the OpenAPI page is written, from the wire's shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi

from orrery.server.http.errors import Problem
from orrery.server.wire import answers, schema

T = TypeVar("T")
JSON = "application/json"
EXPECTED = "See /api/docs for what is expected."
REFUSALS = {
    400: "It cannot be understood.",
    403: "It is not yours.",
    404: "There is no such thing.",
    409: "The rules refuse it, or the table has moved on.",
    413: "It is too large.",
    429: "It was too much at once.",
    503: "The server is in trouble; look again whether it was done.",
}


def described(answer: Any, form: Any = None, query: Any = None, status: int = 200) -> dict[str, Any]:
    """What a route's decorator is given: the shapes of the answer, of the body, or of the query."""
    extra: dict[str, Any] = {}
    if form is not None:
        extra["requestBody"] = {"required": True, "content": {JSON: {"schema": schema.ref(form)}}}
    if query is not None:
        extra["parameters"] = parameters(query)
    return {
        "status_code": status,
        "response_class": Response,
        "openapi_extra": extra,
        "responses": {status: {"description": "Done.", "content": {JSON: {"schema": shape_of(answer)}}}},
    }


def shape_of(answer: Any) -> dict[str, Any]:
    return {"type": "array", "items": schema.ref(answer[0])} if isinstance(answer, list) else schema.ref(answer)


def parameters(form: Any) -> list[dict[str, Any]]:
    (_,), found = msgspec.json.schema_components([form])
    shape = found[form.__name__]
    return [
        {"name": name, "in": "query", "required": name in shape["required"], "schema": what}
        for name, what in shape["properties"].items()
    ]


async def body_of(request: Request, form: type[T]) -> T:
    return read(lambda raw: msgspec.json.decode(raw, type=form), await request.body())


def query_of(request: Request, form: type[T]) -> T:
    return read(lambda query: msgspec.convert(query, form, strict=False), dict(request.query_params))


def read(how: Callable[[Any], T], what: Any) -> T:
    try:
        return how(what)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Problem(400, f"That is not right: {error}. {EXPECTED}") from None
    except RecursionError:
        raise Problem(400, f"That is not right. {EXPECTED}") from None


def answer(data: Any, response: Response | None = None, status: int = 200) -> Response:
    """Encoded once, as it is; `response` may carry the cookie of a browser that has just become known."""
    written = data if isinstance(data, bytes) else msgspec.json.encode(data)
    made = Response(written, status, media_type=JSON)
    if response is not None:
        made.raw_headers += [header for header in response.raw_headers if header[0] == b"set-cookie"]
    return made


def openapi(app: FastAPI) -> dict[str, Any]:
    """The whole description, sockets included. It is made when first asked for: it takes a moment."""
    if app.openapi_schema is None:
        page = get_openapi(title=app.title, version=app.version, routes=app.routes, tags=app.openapi_tags)
        refused = {JSON: {"schema": schema.ref(answers.Refused)}}
        for at in page["paths"].values():
            for operation in at.values():
                operation["responses"].pop("422", None)
                for code, words in REFUSALS.items():
                    operation["responses"][str(code)] = {"description": words, "content": refused}
        page["components"] = {"schemas": schema.components()}
        page["x-socket"] = {
            "path": "/api/tables/{id}/live?seat=",
            "sent": [schema.ref(shape) for shape in schema.SENT],
            "heard": [schema.ref(shape) for shape in schema.HEARD],
        }
        app.openapi_schema = page
    return app.openapi_schema
