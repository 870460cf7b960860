"""The choices of a game, each chained to all that went before it."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.play.receipt import link

UNDATED = 2**31 - 1  # stands for the version of a question that nobody saw under this count


class Chain:
    """Begins with a link of its own; in a game taken up again, behind choices that are only counted."""

    def __init__(self, first: str, base: int = 0, chosen: Iterable[int] = ()) -> None:
        self.base = base  # how many choices were made before
        self.chosen = frozenset(chosen)  # who made those
        self.choices: list[tuple[int, str]] = []  # with the seed, the whole game
        self.dates: list[int] = []  # of each of them: since which version its question had stood
        self.heads = [first]

    @property
    def moves(self) -> int:
        return self.base + len(self.choices)

    def add(self, seat: int, key: str, date: int) -> None:
        self.heads.append(link(self.heads[-1], seat, key))
        self.choices.append((seat, key))
        self.dates.append(date)

    def date_of(self, moves: int) -> int:
        """Of the choice that was made after so many others."""
        return self.dates[moves - self.base]

    def cut(self, moves: int) -> None:
        """Only so many choices stay."""
        since = moves - self.base
        del self.choices[since:], self.dates[since:], self.heads[since + 1 :]

    def begin_with(self, first: str) -> None:
        """The same choices behind another link."""
        self.heads = [first]
        for seat, key in self.choices:
            self.heads.append(link(self.heads[-1], seat, key))

    def until(self, moves: int) -> tuple[str, frozenset[int]]:
        """The head after so many choices, and who had made them."""
        before = self.choices[: moves - self.base]
        return self.heads[len(before)], self.chosen.union([seat for seat, _ in before])

    def has_choice_of(self, seat: int) -> bool:
        return seat in self.chosen or any(who == seat for who, _ in self.choices)
