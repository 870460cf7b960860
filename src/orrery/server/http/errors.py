"""Everything that can be refused, in a sentence that says what to do next."""

from __future__ import annotations

from collections.abc import Sequence

NOT_YOURS = "That seat is not yours; you can look at the table with seat -1."
BROKEN = "The table cannot be reached just now; look again in a moment whether your choice was made."


class Problem(Exception):
    def __init__(self, status: int, error: str, rules: Sequence[str] = ()) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rules = list(rules)

    def __reduce__(self) -> tuple[type[Problem], tuple[int, str, list[str]]]:
        return Problem, (self.status, self.error, self.rules)  # it may come from another process


def missing(what: str = "table") -> Problem:
    return Problem(404, f"There is no such {what} here; check the link, or ask for a new one.")
