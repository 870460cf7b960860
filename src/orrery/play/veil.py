"""What others may not even count: choices that are made behind screens, and changes that nobody else can notice."""

from __future__ import annotations

from collections.abc import Mapping


class Veil:
    """A choice behind a screen counts for the seat that made it, and for nobody else as long as the game runs: how many
    it takes to lay a plan, and how often it was laid anew, would tell something about it."""

    def __init__(self, before: Mapping[int, int] | None = None) -> None:
        self.before = dict(before or {})  # by seat: such choices earlier than all that are listed
        self.choices: list[tuple[int, int]] = []  # the number of the choice, and the seat
        self.changes: dict[int, int] = {}  # by seat: changes of the table that nobody else noticed

    def note(self, number: int, seat: int) -> None:
        self.choices.append((number, seat))

    def recall(self, number: int, seat: int) -> None:
        """One of those before is known again."""
        self.choices.append((number, seat))
        self.before[seat] = max(0, self.before.get(seat, 0) - 1)

    def cut(self, kept: int) -> None:
        """Only so many choices stay."""
        self.choices = [(number, seat) for number, seat in self.choices if number <= kept]

    def changed(self, seat: int) -> None:
        self.changes[seat] = self.changes.get(seat, 0) + 1

    def hides(self, number: int) -> bool:
        return any(known == number for known, _ in self.choices)

    def until(self, moves: int) -> dict[int, int]:
        """By seat: how many of the first so many choices were made behind a screen."""
        found = dict(self.before)
        for number, seat in self.choices:
            if number <= moves:
                found[seat] = found.get(seat, 0) + 1
        return found

    def moves(self, moves: int, viewer: int) -> int:
        """How many of the first so many choices this seat knows of; -1 is a spectator."""
        if not self.choices and not self.before:
            return moves
        listed = [number for number, seat in self.choices if seat != viewer and number <= moves]
        return moves - others(self.before, viewer) - len(listed)

    def version(self, version: int, viewer: int) -> int:
        """How many changes of the table this seat has noticed."""
        return version - others(self.changes, viewer)


def others(counts: Mapping[int, int], viewer: int) -> int:
    return sum(counts.values()) - counts.get(viewer, 0) if counts else 0
