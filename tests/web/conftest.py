"""A real server, a real browser. Movements are switched off, and bots are quick ones."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from orrery.server.config import Config
from orrery.server.http import pages
from tests.server.running import in_thread
from tests.web.player import Player

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
COARSE = 0.25  # pixels drawn for each of the page: nobody looks at them, and all of them take a tenth of the time
# Everything is laid out and can be touched, but nobody looks at it: it is not drawn.
UNSEEN = """{ const unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [unseen]; }"""
PATIENCE = 120_000  # milliseconds after which something hangs, on however busy a machine
KEPT = {
    "name": "Ann",
    "speed": "off",
    "confirm": False,
    "recap": False,
    "skipped": ["laniakea", "ultramassive", "council"],
}


def chromium() -> str:
    """The one that only draws pages takes half the time of a whole browser."""
    named = os.environ.get("ORRERY_CHROMIUM", "")
    names = (named, "chromium-headless-shell", "chromium", "google-chrome", "chromium-browser")
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    assert found, "No Chromium is installed; install it, or name one with ORRERY_CHROMIUM."
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (pages.FOLDER / "index.html").is_file(), "The web client is not built; run: python web/build.py"
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.sqlite'}"
    with in_thread(Config(database, limits=False)) as url:
        yield url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    """Also where a test of another folder, which needs no server, was the first to open a browser."""
    return {**browser_context_args, "base_url": base_url, "device_scale_factor": COARSE}


@contextmanager
def sitting(context: BrowserContext, kept: Mapping[str, Any] = KEPT) -> Iterator[Player]:
    """In a browser that remembers a player; what goes wrong in the page goes wrong in the test."""
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    context.add_init_script(UNSEEN)
    context.add_init_script(f"localStorage.orrery ??= {json.dumps(json.dumps(kept))}")
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Player(page)
    page.unroute_all(behavior="wait")  # an answer that is still being made up would fail the next test
    assert errors == []


@pytest.fixture
def ann(context: BrowserContext) -> Iterator[Player]:
    with sitting(context) as player:
        yield player


@pytest.fixture
def ben(browser: Browser, base_url: str) -> Iterator[Player]:
    """Somebody else, with a browser of their own."""
    own = browser.new_context(base_url=base_url, device_scale_factor=COARSE)
    with own as context, sitting(context) as player:
        yield player


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Player]:
    size = {"width": 360, "height": 740}
    own = browser.new_context(base_url=base_url, viewport=size, has_touch=True, device_scale_factor=COARSE)
    with own as context, sitting(context) as player:
        yield player
