"""What the lab knows about a game: which choices take a piece or use one, what it costs, and how one is given away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Optional

from orrery.core.ask import Ask, Option, Thing

Price = tuple[int, ...]


class Unnamed(NamedTuple):
    """Uses of pieces by choices that point at something else, such as the resource that one brings."""

    could: Callable[[Any, Any, Ask], Optional[Thing]]  # the piece that answers to this question may use
    does: Callable[[Any, Any, Option], Optional[Thing]]  # the piece that this choice uses


class Study:
    """A game without this part is studied all the same, by what its verbs point at."""

    def __init__(
        self,
        takes: tuple[str, ...],
        uses: tuple[str, ...] = (),
        money: tuple[str, ...] = (),
        worth: tuple[int, ...] = (),
        price: Optional[Callable[[Any, Any, Thing], Price]] = None,
        give: Optional[Callable[[Any, Any, Thing], bool]] = None,
        ready: Optional[Callable[[Any], bool]] = None,
        rounds: tuple[int, int] = (0, 0),
        harder: tuple[str, ...] = (),
        unnamed: Optional[Unnamed] = None,
    ) -> None:
        self.takes = takes  # verbs by which a piece comes to a player, or is picked where all share it
        self.uses = uses  # verbs that use one
        self.money = money  # what prices are paid in, the names of its kinds
        self.worth = worth  # how much one of each counts, to compare prices
        self.rounds = rounds  # from and to how many a game is meant to take; none where nobody said
        self.harder = harder  # settings such as `name=value` that are meant to make a solo game harder
        self.unnamed = unnamed  # how pieces are used that no verb points at; None where there are none
        self._price = price
        self._give = give
        self._ready = ready

    def price(self, g: Any, seat: int, thing: Thing) -> Price:
        """What the piece costs this seat now; nothing where it is free."""
        return () if self._price is None else self._price(g, g.players[seat], thing)

    def units(self, price: Price) -> int:
        """A price as one number."""
        return sum([count * worth for count, worth in zip(price, self.worth, strict=False)])

    def written(self, price: Price) -> str:
        """A price in words, such as `gold crystal`."""
        return " ".join([name for name, count in zip(self.money, price, strict=False) for _ in range(count)])

    def ready(self, g: Any) -> bool:
        """Whether everything is laid out, so that gifts can be given."""
        return bool(g.round >= 1) if self._ready is None else self._ready(g)

    def give(self, g: Any, seat: int, thing: Thing) -> bool:
        """Give the piece to this seat for nothing, at the start of a game; False where it lies open there, so that
        taking it away would change more. ValueError where no piece of this kind can be given."""
        if self._give is None:
            raise ValueError(f"{thing.name} cannot be given away in this game; use --ban or --force.")
        return self._give(g, g.mine(seat), thing)


def not_given(thing: Thing, why: str) -> ValueError:
    return ValueError(f"{thing.name} ({thing.ref}) cannot be given away: {why}; use --ban or --force.")
