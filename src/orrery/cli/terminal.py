"""The terminal, or the file or pipe in its place."""

from __future__ import annotations

from rich.console import Console


def terminal() -> Console:
    """Nothing is guessed from what is printed: no colours for numbers, no markup in names."""
    return Console(highlight=False, emoji=False, markup=False)
