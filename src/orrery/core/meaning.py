"""What an option is for, while it can still be left: in the game's own words, with the numbers that hold now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Optional

from orrery.core.ask import Option, Refusal, Thing
from orrery.core.game import Event, Game
from orrery.core.parts import Printed, Settings
from orrery.core.sentence import Sentence, parts
from orrery.core.view import Mark

Says = Callable[..., str]  # (game, player, settings, target, what the answer's rule already knows) -> a marked text


def mark(at: str, words: str, *origins: str, gain: bool = False) -> Mark:
    return {"at": at, "words": parts(words), "origins": list(origins), "gain": gain}


Marks = Callable[[Any, int, Option, Sequence[Event]], list[Mark]]


class Meanings:
    """The part of a title that speaks before a choice; a verb without words here means what is printed on the thing."""

    def __init__(
        self,
        says: Optional[Mapping[str, Says]] = None,
        vain: Optional[Mapping[str, Says]] = None,
        marks: Optional[Marks] = None,
        losses: frozenset[str] = frozenset(),
        reasons: Optional[Mapping[Refusal, Says]] = None,
    ) -> None:
        self._says = says or {}
        self._vain = vain or {}
        self._marks = marks
        self.losses = losses  # events by which the one who chooses gives something up for good
        self._reasons = reasons or {}

    def says(self, g: Game[Any], seat: int, option: Option, settings: Settings, printed: Printed) -> Sentence:
        """What the option does."""
        verb = option.verb.name
        if verb in self._says:
            return parts(self._asked(self._says[verb], g, seat, option, settings))
        return printed.full(option.on, settings) if isinstance(option.on, Thing) else []

    def vain(self, g: Game[Any], seat: int, option: Option, settings: Settings) -> Sentence:
        """Why it would come to nothing, as things stand; nothing where it would not."""
        verb = option.verb.name
        return parts(self._asked(self._vain[verb], g, seat, option, settings)) if verb in self._vain else []

    def why(self, g: Game[Any], seat: int, option: Option, settings: Settings, refusal: Refusal) -> Refusal:
        """The same refusal with the numbers that hold now, where a rule that is asked again and again has none."""
        says = self._reasons.get(refusal)
        if says is None:
            return refusal
        return Refusal(" ".join(refusal.rules), self._asked(says, g, seat, option, settings))

    def marks(self, g: Game[Any], seat: int, option: Option, certain: Sequence[Event]) -> list[Mark]:
        """What of it is written on the board, from what is certain to happen."""
        return [] if self._marks is None else self._marks(g, seat, option, certain)

    def _asked(self, says: Says, g: Game[Any], seat: int, option: Option, settings: Settings) -> str:
        ask = g.asks.get(seat)
        part = None if ask is None else ask.part(option.verb)
        return says(g, g.players[seat], settings, option.on, () if part is None else part.known)
