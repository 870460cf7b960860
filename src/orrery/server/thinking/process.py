"""What a process of ours does besides its work: it ends with the one that started it, keeps out of the way of people,
and tells how far it has come."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from typing import Any

POLITE = 5  # the server, and the browser of who plays at the same machine, come before bots

_board: Any = ()  # two numbers for every slot; nothing where nobody watches


def prepare(board: Any) -> None:
    """What comes of its work is written on the board, for the one that waits."""
    global _board
    _board = board
    end_with_parent()
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # whatever a bot prints: where the server speaks by its output, nobody else does
    logging.getLogger("orrery.bots").addHandler(logging.NullHandler())  # the scheduler tells it, with the table
    if hasattr(os, "nice"):
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its processes itself


def note(slot: int, done: int, share: float) -> None:
    """So far has the work of this slot come."""
    if 0 <= 2 * slot < len(_board):
        _board[2 * slot : 2 * slot + 2] = (done, share)


def end_with_parent() -> None:
    """A process that is nobody's child of ours stays. Nothing is lost: what was confirmed is in the database."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="orphans", daemon=True).start()
