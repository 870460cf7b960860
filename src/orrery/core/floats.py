"""A row of features as a list of floats. It is here to be compiled: a list is made number by number."""

from __future__ import annotations

from typing import Any, Final

FLOATS: Final[list[Any]] = [float(byte) for byte in range(256)]  # as floats the compiler would make each anew


def floats(row: bytes) -> list[float]:
    """Most features are 0 most of the time, so only the others are written."""
    table = FLOATS
    found = table[:1] * len(row)
    for place in range(len(row)):
        byte = row[place]
        if byte:
            found[place] = table[byte]
    return found
