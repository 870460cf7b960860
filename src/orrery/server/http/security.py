"""Who asks, from where, and how often."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from orrery.server.http.addresses import HERE, is_ours, name_of, neighbourhood
from orrery.server.http.errors import Problem
from orrery.server.tables import tokens

COOKIE = "orrery"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # invitations are in addresses
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
A_DAY = 24 * 60  # minutes
RATES: dict[str, tuple[int, float]] = {  # how many at once, and how many a minute after that
    "look": (200, 600),
    "past": (60, 60),  # what takes a while to put together
    "change": (120, 600),
    "say": (120, 1800),  # messages, on all sockets
    "open": (30, 30),
    "guess": (20, 20),  # only wrong ones count
    "heavy": (20, 20),
    "table": (300, 300 / A_DAY),  # tables that stay: opened, forked or brought in
    "file": (60, 60 / A_DAY),  # those brought in
}
MOST_SOCKETS = 64  # of one client
WAIT = "That was too much at once; wait a moment and try again."
ENOUGH = "So many new tables are enough for a day; play on at those you have, and open others tomorrow."


def owner(connection: HTTPConnection) -> str:
    """The hash of the browser's token; empty for a browser that has none."""
    token = connection.cookies.get(COOKIE, "")
    return tokens.hashed(token) if TOKEN.fullmatch(token) else ""


def known_browser(request: Request, response: Response) -> str:
    """The same, for one that is about to own something: it gets a token if it has none."""
    found = owner(request)
    if found:
        return found
    token = tokens.browser_token()
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return tokens.hashed(token)


def check_origin(connection: HTTPConnection) -> None:
    """Another site may not speak for the one who looks at it."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        own = urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:
        own = False
    if not own:
        raise Problem(403, "This page belongs to another site; open the table's own address and try there.")


def check_host(connection: HTTPConnection, names: Collection[str]) -> None:
    """A page under a foreign name that was made to lead here must not speak for the one who looks at it."""
    host = connection.headers.get("host", "")
    if not is_ours(host, names):
        shown = name_of(host)[:60] if name_of(host).isprintable() else ""
        raise Problem(421, f"This server does not go by the name '{shown}'; its host can add it with --name.")


def client_of(connection: HTTPConnection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


def at_this_machine(request: Request) -> bool:
    """Whether the one who asks sits at the server's machine: called by one of its own names, with nobody between. A
    proxy on the same machine has its address too, but says that it speaks for others, or calls by a name of its own."""
    here = client_of(request) in ("127.0.0.1", neighbourhood("::1"))
    between = any(name in request.headers for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via"))
    return here and not between and name_of(request.headers.get("host", "")) in HERE


class Limits:
    """Buckets of permissions that fill up again with time, for each client and kind of request."""

    MOST = 20_000  # buckets; beyond that the full ones are thrown away

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was
        self.sockets: Counter[str] = Counter()

    def spend(self, kind: str, connection: HTTPConnection) -> None:
        if self.on and not self.allows(kind, client_of(connection)):
            raise Problem(429, ENOUGH if kind in ("table", "file") else WAIT)

    def give_back(self, kind: str, connection: HTTPConnection) -> None:
        """It was spent in case of need, and there was none."""
        key = (kind, client_of(connection))
        if key in self.buckets:
            left, then = self.buckets[key]
            self.buckets[key] = (left + 1, then)

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[None]:
        """One of the few that a client may hold open."""
        client = client_of(connection)
        if self.on and self.sockets[client] >= MOST_SOCKETS:
            raise Problem(429, "You look at too many tables at once; close some and try again.")
        self.sockets[client] += 1
        try:
            yield
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]

    def allows(self, kind: str, client: str) -> bool:
        most, a_minute = RATES[kind]
        now = self.clock()
        left, then = self.buckets.get((kind, client), (float(most), now))
        left = min(float(most), left + (now - then) * a_minute / 60)
        if len(self.buckets) > self.MOST:
            self.forget(now)
        self.buckets[kind, client] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def forget(self, now: float) -> None:
        def full(kind: str, left: float, then: float) -> bool:
            most, a_minute = RATES[kind]
            return left + (now - then) * a_minute / 60 >= most

        self.buckets = {key: (left, then) for key, (left, then) in self.buckets.items() if not full(key[0], left, then)}


def harden(headers: MutableHeaders, path: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")  # what one may see is nobody else's business
