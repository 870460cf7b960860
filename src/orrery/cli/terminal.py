"""The terminal, or the file or pipe in its place."""

from __future__ import annotations

from rich.console import Console

LONGEST_ECHO = 60


def terminal() -> Console:
    """Nothing is guessed from what is printed: no colours for numbers, no markup in names."""
    return Console(highlight=False, emoji=False, markup=False)


def short(said: str) -> str:
    """What somebody typed, as a sentence can repeat it."""
    plain = "".join([letter if letter.isprintable() else "?" for letter in said])
    return plain if len(plain) <= LONGEST_ECHO else f"{plain[: LONGEST_ECHO - 1]}…"
