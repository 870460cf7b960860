"""What a bot gets to see, and what it has to do."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional, Protocol, runtime_checkable

from orrery.bots.circles import Trail
from orrery.core.ask import WAITS, Option, Verb
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.title import Title


class Seen:
    """A question as its seat sees it. The real game stays out of reach: a bot gets only imagined ones."""

    __slots__ = ("__game", "__trail", "seat", "title")

    def __init__(self, title: Title, game: Game[Any], seat: int, trail: Optional[Trail] = None) -> None:
        self.title = title
        self.seat = seat
        self.__game = game
        self.__trail = Trail(title, seat) if trail is None else trail  # with this question as its last place

    @property
    def count(self) -> int:
        """How many options there are."""
        return self.__game.asks[self.seat].count

    @property
    def formality(self) -> bool:
        """Whether there is nothing to think about: only the end of the turn is left, and nobody minds who sees that."""
        ask = self.__game.asks[self.seat]
        return ask.count == 1 and ask.stays == WAITS

    @property
    def turn(self) -> tuple[int, str]:
        """The round and its phase, which everybody sees."""
        return self.__game.round, getattr(self.__game, "phase", "")

    def options(self) -> list[Option]:
        """The options by their numbers, the same in every imagined game."""
        return self.__game.options(self.seat)

    def imagine(self, rng: Rng) -> Any:
        """A game that looks the same from this seat; all that is hidden from it is dealt anew."""
        return self.title.imagine(self.__game, self.seat, rng)

    def verb(self, number: int) -> Verb:
        """What the option does. Only verbs that `repeats` marks can lead in a circle."""
        part, _ = self.__game.asks[self.seat].part_with(number)
        return part.verb

    def leads_back(self, number: int, after: Any) -> bool:
        """Whether the option, which leads to this imagined game, leads in a circle."""
        verb = self.verb(number)
        return verb.repeats and self.__trail.leads_back(after, given_up=verb.ends)


Step = tuple[int, int, str]  # a choice that is planned: its number, among how many, and its key


class Plan(NamedTuple):
    """What a bot means to do next, in which turn, and how often it has thought about that turn."""

    steps: tuple[Step, ...] = ()
    turn: tuple[int, str] = (0, "")  # the round and its phase
    thoughts: int = 0


class Bot(Protocol):
    """Somebody who answers questions."""

    name: str

    def choose(self, seen: Seen) -> int:
        """The number of the option to take."""
        ...


@runtime_checkable
class Plans(Protocol):
    """Somebody who thinks of a turn as a whole, and keeps to what was thought while it fits."""

    plan: Plan
