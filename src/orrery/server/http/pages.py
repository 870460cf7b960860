"""What people look at: the web client, with its first page for every address that is its own affair, the documents, and
the description of the HTTP side as a page that needs nothing from anywhere."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from orrery.server.http.errors import Problem

FOLDER = Path(__file__).parent.parent / "static"
SITE = Path(__file__).parent.parent / "site"  # the documents, where they were built: see site/mkdocs.yml
UNBUILT = "This copy came without its documents; `mkdocs build -f site/mkdocs.yml` in the repository builds them."
# The pages of the client, as in `web/src/App.svelte`: whoever asks for anything else is not shown one.
PAGES = re.compile(r"t/[^/.]+(/replay|/analysis|/puzzle)?|train|(join|recover|rules)/[^/.]+|lab(/[^/.]+)?")
FOREVER = "public, max-age=31536000, immutable"
STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
color-scheme: light dark } code, pre { font-size: .9em } pre { overflow-x: auto } summary { cursor: pointer }
h2 { font-size: 1.1rem; margin: 2rem 0 .3rem } td, th { text-align: left; padding: .1rem 1rem .1rem 0 }"""


class Site(StaticFiles):
    async def check_config(self) -> None:
        """Where it was not built there is simply nothing at its addresses."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


class Documents(Site):
    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (SITE / "index.html").is_file():
            raise Problem(404, UNBUILT)
        return await super().get_response(path, scope)


async def to_site() -> Response:
    return RedirectResponse("/docs/")


class Client(Site):
    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "api" or path.startswith(("api/", "metrics", "healthz")):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not PAGES.fullmatch(path):
                raise
            response = await super().get_response("index.html", scope)
        named = path.startswith("assets/")  # with a hash in the name
        response.headers["Cache-Control"] = FOREVER if named else "no-cache"
        return response


async def api_docs(request: Request) -> HTMLResponse:
    return HTMLResponse(written(request.app.openapi()))


def written(description: dict[str, Any]) -> str:
    operations = [
        operation(method.upper(), path, what)
        for path, methods in description["paths"].items()
        for method, what in methods.items()
    ]
    shapes = [shape(name, schema) for name, schema in description.get("components", {}).get("schemas", {}).items()]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Orrery: the HTTP interface</title><style>{STYLE}</style><h1>Orrery: the HTTP interface</h1>"
        f'<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Shapes are at the end.</p>'
        f"{''.join(operations)}{socket(description['x-socket'])}<h1>Shapes</h1>{''.join(shapes)}</html>"
    )


def socket(what: dict[str, Any]) -> str:
    sent, heard = [", ".join([f"<code>{kind(shape)}</code>" for shape in what[way]]) for way in ("sent", "heard")]
    return f"<h1>The socket</h1><p>At <code>{what['path']}</code>. Clients say {sent}; they hear {heard}.</p>"


def operation(method: str, path: str, what: dict[str, Any]) -> str:
    rows = [
        f"<tr><th><code>{escape(p['name'])}</code><td>{escape(p['in'])}<td>{escape(kind(p['schema']))}</tr>"
        for p in what.get("parameters", [])
    ]
    body = what.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(f"<tr><th>body<td>JSON<td>{escape(kind(body))}</tr>")
    words = escape(what.get("description") or what.get("summary", ""))
    codes = ", ".join(what.get("responses", {}))
    table = f"<table>{''.join(rows)}</table>" if rows else ""
    return f"<h2><code>{method} {escape(path)}</code></h2><p>{words} <small>({codes})</small></p>{table}"


def kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join([kind(part) for part in schema["anyOf"]])
    return str(schema.get("type", "anything"))


def shape(name: str, schema: dict[str, Any]) -> str:
    text = escape(json.dumps(schema, indent=2))
    return f"<details><summary><code>{escape(name)}</code></summary><pre>{text}</pre></details>"
