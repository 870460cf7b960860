"""How a program comes in: links, and what is asked of a server before a seat is taken."""

from __future__ import annotations

import asyncio
import json
import re
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

COOKIE = "orrery"
PATIENCE = 30.0  # seconds in which a server has to answer
SERVER = r"https?://(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?"
LINK = re.compile(rf"(?P<server>{SERVER})/(?P<kind>join|recover)/(?P<id>[\w-]+)/?")
ADDRESS = re.compile(SERVER)
LONGEST = 60  # letters of what is repeated in a refusal


class Refused(Exception):
    """What the server, or the way to it, refuses: a sentence that says what to do next."""


class Lost(Refused):
    """The server cannot be reached; what was sent last may or may not have been done."""


class Link(NamedTuple):
    """An invitation, or a link that brings a seat from elsewhere."""

    server: str
    kind: str
    id: str


def link_of(text: str) -> Link:
    found = LINK.fullmatch(text.strip())
    if found is None:
        raise Refused(
            f"'{text[:LONGEST]}' is no link to a seat; it looks like http://localhost:8000/join/..., and stands in the "
            "waiting room of a table, or like .../recover/..., for a seat that is yours already."
        )
    return Link(found["server"], found["kind"], found["id"])


class Door:
    """A server, as somebody with a cookie of their own."""

    def __init__(self, server: str, cookie: str = "") -> None:
        if not ADDRESS.fullmatch(server.rstrip("/")):
            raise Refused(f"'{server[:LONGEST]}' is no address of a server; it looks like http://localhost:8000.")
        self.server = server.rstrip("/")
        self.cookie = cookie
        here = self.server.partition("//")[2].split(":")[0] in ("localhost", "127.0.0.1")
        self.opener = build_opener(ProxyHandler({})) if here else build_opener()

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self.call, path, None)

    async def post(self, path: str, body: Any) -> Any:
        return await asyncio.to_thread(self.call, path, body)

    def call(self, path: str, body: Any) -> Any:
        """What the server answers; a refusal is passed on as the sentence it is."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api{path}", data, {"Content-Type": "application/json"})
        if self.cookie:
            request.add_header("Cookie", f"{COOKIE}={self.cookie}")
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                given = re.match(rf"{COOKIE}=([^;]+)", answer.headers.get("Set-Cookie", ""))
                self.cookie = given[1] if given is not None else self.cookie
                body = answer.read()
        except HTTPError as error:
            raise Refused(sentence(error.read(), self.server)) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise Lost(unreachable(self.server, error)) from None
        try:
            return json.loads(body)
        except ValueError:
            raise Refused(stranger(self.server)) from None


def sentence(body: bytes, server: str) -> str:
    try:
        return str(json.loads(body)["error"])
    except (ValueError, KeyError, TypeError):
        return stranger(server)


def stranger(server: str) -> str:
    return f"What answers at {server} is no Orrery; look at the link again."


def unreachable(server: str, error: Exception) -> str:
    why = str(getattr(error, "reason", None) or error).strip()
    return f"Nothing answers at {server} ({why}); look whether the server runs, and try again."
