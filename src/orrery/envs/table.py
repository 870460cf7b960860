"""A table for programs: a game whose options are numbers of a fixed table, dealt anew at every reset."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, Final, Optional

from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.core.sentence import unmarked
from orrery.core.title import Title
from orrery.envs.rewards import REWARDS
from orrery.games import title as find_title

LONGEST: Final = 20_000  # choices: nobody who wants to finish a game needs so many
OVER: Final = "The game is over; call reset() for another."


def checked_seed(seed: Any) -> int:
    if not whole(seed) or seed < 0:
        raise ValueError(f"A seed is a whole number from 0, not {seed!r}.")
    return int(seed)


class Unready(RuntimeError):
    """The table was not dealt yet, or is closed; the message says what to do."""


def whole(action: Any) -> bool:
    """Whether it can be a seed or the number of an option; an array can only if it has no dimensions."""
    try:
        return bool(index(action) == action)
    except TypeError:
        return False


class Table:
    """What all interfaces share: who is asked, what can be chosen as numbers, and what a seat gets in the end."""

    def __init__(
        self, name: str, seats: int, settings: Optional[Mapping[str, str]], rewards: str, longest: int = LONGEST
    ) -> None:
        if not isinstance(settings, Mapping | None):
            raise ValueError(f"Settings are a mapping, such as {{'switch': 'value'}}, not {settings!r}.")
        for word in [word for pair in (settings or {}).items() for word in pair]:
            if not isinstance(word, str):
                raise ValueError(f"Settings are words, such as {{'switch': 'value'}}, not {word!r}.")
        if type(longest) is not int or longest < 1:
            raise ValueError(f"A game is broken off after a whole number of choices from 1, not {longest!r}.")
        chosen = dict(settings or {})
        self.title: Title = find_title(str(name), chosen)
        if type(seats) is not int or seats not in self.title.seats:
            known = ", ".join(map(str, self.title.seats))
            raise ValueError(f"{self.title.title} is for {known} players, not {seats!r}.")
        if rewards not in tuple(REWARDS):
            raise ValueError(f"Rewards can be {', '.join(REWARDS)}, not {rewards!r}.")
        self.made = (name, seats, chosen, rewards, longest)  # so that it can be made again
        self.seats = seats
        self.settings = self.title.settings(chosen)
        self.catalog = self.title.catalog
        self.options = self.catalog.numbered
        self.reward = REWARDS[rewards]
        self.longest = longest
        self.left = 0  # choices until the game is broken off
        self.game: Any = None
        self.closed = False
        self._chance = Rng(0)
        self._seeded = False

    def deal(self, seed: Optional[int]) -> int:
        """A new game, of this seed, or of the next one that follows from the last seed; says which it is."""
        if self.closed:
            raise Unready("This environment is closed; make a new one.")
        if seed is None:
            if not self._seeded:
                self._chance, self._seeded = Rng(secrets.randbits(64)), True
            seed = self._chance.fork().state
        else:
            seed = checked_seed(seed)
            self._chance, self._seeded = Rng(seed), True
        self.game = self.title.setup(seed, self.seats, self.settings)
        self.left = self.longest
        return seed

    def close(self) -> None:
        self.game = None
        self.closed = True

    def ready(self) -> Any:
        """The game, or a sentence that says why there is none."""
        if self.game is None:
            closed = "This environment is closed; make a new one."
            raise Unready(closed if self.closed else "No game was dealt yet; call reset() first.")
        return self.game

    def act(self, seat: int, action: Any) -> None:
        """Take the option of this number; what cannot be chosen is refused with the reason and changes nothing."""
        self.apply(self.game, seat, action)
        self.left -= 1

    def apply(self, g: Any, seat: int, action: Any) -> None:
        try:
            if action < 0:
                raise IndexError
            g.apply(seat, self.options[action])
        except (Illegal, TypeError, ValueError, IndexError, AttributeError):
            refusal = self.refusal(g or self.ready(), seat, action)
            if not refusal:
                raise
            raise Illegal(refusal) from None

    def refusal(self, g: Any, seat: int, action: Any) -> str:
        """Why this seat cannot choose that now; empty when it can."""
        if not whole(action) or not 0 <= action < len(self.options):
            return f"An action is a whole number from 0 to {len(self.options) - 1}, not {action!r}."
        key = self.options[action].key
        refused = self.title.why_not(g, seat, key)
        if refused is None:
            return ""
        return f"Action {int(action)} ('{key}') cannot be chosen now: {unmarked(refused.words)}"

    def mask(self, seat: int) -> bytearray:
        """A byte for every action: 1 where the seat can choose it now."""
        ask = (self.game or self.ready()).asks.get(seat)
        return bytearray(len(self.options)) if ask is None else self.catalog.mask(ask)

    def offers(self, seat: int, action: Any) -> bool:
        """Whether this seat can choose that now: quicker than to say why not."""
        mask = self.mask(seat)
        return whole(action) and 0 <= action < len(mask) and bool(mask[action])

    @property
    def over(self) -> bool:
        return not self.game.asks

    def rewards(self) -> list[float]:
        """What each seat gets, once the game is over."""
        return self.reward(self.title.scores(self.game))[: self.seats]
