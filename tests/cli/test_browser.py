"""`orrery serve --open`: who is already there, and whether there is a screen to show it on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from orrery.cli import browser


@contextmanager
def somebody(words: bytes) -> Iterator[str]:
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(words)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_an_orrery_is_known_from_other_servers() -> None:
    with somebody(b'[{"name": "council", "rules_version": 1}]') as url:
        assert browser.answers(url)
    assert not browser.answers(url)  # closed now
    with somebody(b"<html>something else</html>") as url:
        assert not browser.answers(url)


@pytest.mark.parametrize(("display", "opened"), [(":0", ["http://here"]), ("", [])])
def test_without_a_screen_nothing_is_opened(monkeypatch: pytest.MonkeyPatch, display: str, opened: list[str]) -> None:
    shown: list[str] = []
    monkeypatch.setattr(browser.sys, "platform", "linux")
    monkeypatch.setattr(browser.webbrowser, "open", shown.append)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    browser.show("http://here")
    assert shown == opened
