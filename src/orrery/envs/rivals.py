"""One learning seat among bots: a table at which everybody else plays by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional

from orrery.bots.circles import Trail
from orrery.bots.registry import bot, check
from orrery.bots.seen import Bot, Seen
from orrery.core.rng import Rng
from orrery.envs.table import LONGEST, Table

APART: Final = 0x72697661  # the chance of the bots is not that of the deal


class Rivals(Table):
    """A table with bots at all seats but one."""

    def __init__(
        self,
        name: str,
        opponents: Sequence[str],
        seat: int,
        settings: Optional[Mapping[str, str]],
        rewards: str,
        longest: int = LONGEST,
    ) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise ValueError(f"Opponents are a list of bots, such as ['random'], not {opponents!r}.")
        super().__init__(name, len(opponents) + 1, settings, rewards, longest)
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise ValueError(f"There is no seat {seat!r}; of {self.seats} seats the last is {self.seats - 1}.")
        self.seat = seat
        self.opponents = tuple(opponents)
        for spec in map(str, opponents):
            check(spec, self.title)  # refused here rather than at the first reset
        self._bots: dict[int, Bot] = {}
        self._trails: dict[int, Trail] = {}

    def deal(self, seed: Optional[int]) -> int:
        """A new game, up to the first question to the learning seat."""
        dealt = super().deal(seed)
        chance = Rng(dealt ^ APART)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots = {
            seat: bot(spec, chance.fork().state, files=True) for seat, spec in zip(others, self.opponents, strict=True)
        }
        self._trails = {seat: Trail(self.title, seat) for seat in others}
        self.play_on()
        return dealt

    def act(self, seat: int, action: Any) -> None:
        super().act(seat, action)
        if seat not in self.game.asks:
            self.play_on()

    def play_on(self) -> None:
        """The bots choose until the learning seat is asked. What they choose beside it, at the same time, waits."""
        g, mine = self.game, self.seat
        while g.asks and mine not in g.asks and self.left:
            seat = min(g.asks)
            trail = self._trails[seat]
            trail.note(g)
            g.choose(seat, self._bots[seat].choose(Seen(self.title, g, seat, trail)))
            self.left -= 1
