"""Somebody in a browser, who sits beside the program that is tested."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.running import PATIENCE, Browser


@contextmanager
def beside(ann: Browser, id: str, seat: int = 0) -> Iterator[list[dict[str, Any]]]:
    """Ann plays the first option whenever she is asked; the states that she saw."""
    seen: list[dict[str, Any]] = []
    thread = threading.Thread(target=play, args=(ann, id, seat, seen), daemon=True)
    thread.start()
    yield seen
    thread.join(PATIENCE)
    assert seen[-1]["scores"] is not None, "the game was played to the end"


def play(ann: Browser, id: str, seat: int, seen: list[dict[str, Any]]) -> None:
    with ann.socket(id, seat) as socket:
        state = socket.state()
        while True:
            seen.append(state)
            if state["scores"] is not None:
                return
            ask = state["view"] and state["view"]["ask"]
            if ask:
                socket.say("choose", seat=seat, key=ask["options"][0]["key"], version=state["version"])
            state = socket.state(state["version"] + 1)
