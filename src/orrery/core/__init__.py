"""The kernel: games as plain data plus an agenda of rules. It knows no game and needs only the standard library."""

from __future__ import annotations

from orrery.core import game


def compiled() -> bool:
    """Whether the kernel runs as machine code (built with mypyc) or as Python."""
    return not str(game.__file__).endswith(".py")
