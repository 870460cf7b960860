"""Everything that can be refused, in a sentence that says what to do next."""

from __future__ import annotations

from collections.abc import Sequence

NOT_YOURS = "That seat is not yours; you can look at the table with seat -1."
NOT_BEGUN = "The game has not begun: wait until all seats are taken, or fill them with bots."
BROKEN = "The table cannot be reached just now; look again in a moment whether it was done."


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


def unreadable(id: str, to_be_had: bool) -> Problem:
    """A table that another version wrote. Its file is spoken of where players may have it: it holds what is hidden."""
    download = f"it can be downloaded at /api/tables/{id}/kept, and " if to_be_had else ""
    return Problem(
        409,
        "This table was written by another version of Orrery, and this one cannot open it. Nothing is lost: "
        f"{download}the host can export it with: orrery tables --export FOLDER",
    )
