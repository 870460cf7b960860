"""How far a long work has come, told from the process that does it to the one that waits."""

from __future__ import annotations

from typing import Any

_board: Any = ()  # two numbers for every slot; nothing where nobody watches


def begin(board: Any) -> None:
    """In the other process: what comes is written here."""
    global _board
    _board = board


def note(slot: int, done: int, share: float) -> None:
    """In the other process: so far has the work of this slot come."""
    if 0 <= 2 * slot < len(_board):
        _board[2 * slot : 2 * slot + 2] = (done, share)
