"""Showing the browser table to whoever sits at this computer."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

PATIENCE = 30.0  # seconds until a server that does not answer is given up


def answers(url: str) -> bool:
    """Whether an Orrery is served at this address."""
    try:
        with urllib.request.urlopen(f"{url}/api/games", timeout=1) as answer:
            return answer.status == 200 and b"rules_version" in answer.read(100_000)
    except (OSError, ValueError, urllib.error.URLError):
        return False


def has_screen() -> bool:
    """Without one, a browser in the terminal would open in the server's own."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def show(url: str) -> None:
    if has_screen():
        webbrowser.open(url)


def show_when_ready(url: str) -> None:
    """Once the server answers, without keeping it from starting."""

    def wait() -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if answers(url):
                show(url)
                return
            time.sleep(0.2)

    threading.Thread(target=wait, daemon=True).start()
