"""Where light bonus cards can be that somebody put under the pile, and a deal that fits what a seat knows of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from orrery.core.rng import Rng
from orrery.games.council.bonus import FIRST_TICKET, Hunches
from orrery.games.council.components import Bonus
from orrery.games.council.player import Player
from orrery.games.council.shuffling import in_order, numbers
from orrery.games.council.state import Council

if TYPE_CHECKING:
    from mypy_extensions import i64

HANDS: Final = (1 << FIRST_TICKET) - 1


class Spots:
    """One for each light card out of sight: a bit for the hand or for the labelled place under the pile, none where the
    pile lies as it was shuffled. Labels count from the oldest in use, for short numbers are quick ones."""

    hidden: i64

    def __init__(self, g: Council, hands: list[Player]) -> None:
        cards = [card for p in hands for card in p.bonuses if not card.dark]
        self.places = [1 << p.seat for p in hands for card in p.bonuses if not card.dark]
        self.oldest = FIRST_TICKET
        for ticket in g.tickets:  # they fall towards the top, where the pile lies as it was shuffled
            if ticket >= 0:
                self.oldest = ticket
        self.places += [HANDS + 1 << ticket - self.oldest if ticket >= 0 else 0 for ticket in g.tickets]
        self.hidden = numbers(cards) | numbers(list(g.light))

    def hides(self, card: Bonus) -> bool:
        return self.hidden >> card.number & 1 == 1

    def deal(self, g: Council, known: Hunches, rng: Rng) -> list[Bonus]:
        """A card for each spot: those that can be followed where they may be, the rest anywhere else."""
        dealt: list[Optional[Bonus]] = [None] * len(self.places)
        followed = [card for card, _ in known if self.hides(card)]
        for i, spot in enumerate(self.trace(known, rng)):
            dealt[spot] = followed[i]
        rest = in_order(self.hidden & ~numbers([card for card in dealt if card is not None]), g.box.light)
        rng.shuffle(rest)
        return [rest.pop() if card is None else card for card in dealt]

    def remembered(self, known: Hunches, dealt: list[Bonus], rng: Rng) -> Hunches:
        """What somebody put under the pile is whatever is now where it may be, unless it is in sight."""
        traced = self.trace(known, rng)
        if not traced:
            return known
        traced.reverse()
        return tuple([(dealt[traced.pop()] if self.hides(card) else card, at) for card, at in known])

    def trace(self, known: Hunches, rng: Rng) -> list[int]:
        """A spot for each of these cards that is out of sight."""
        if not known:
            return []
        places = [at & HANDS | at >> self.oldest << FIRST_TICKET for card, at in known if self.hides(card)]
        return self.follow(places, len(places), rng) or []

    def follow(self, places: list[int], count: int, rng: Rng) -> Optional[list[int]]:
        """A spot for each of the first so many cards, or None if there is no such way. The last come first, for they
        have had the least time to wander."""
        if not count:
            return []
        tried = 0
        while True:
            spot = self.pick(places[count - 1], tried, rng)
            if spot < 0:
                return None
            place, self.places[spot] = self.places[spot], 0  # taken
            traced = self.follow(places, count - 1, rng)
            self.places[spot] = place
            if traced is not None:
                traced.append(spot)
                return traced
            tried |= 1 << spot

    def pick(self, places: i64, tried: i64, rng: Rng) -> int:
        """Any of the spots at these places that was not tried yet; -1 if there is none. Counted, not listed: most of
        the time that imagining a game takes goes by here."""
        fitting: i64 = 0  # a bit for each
        count: i64 = 0
        one: i64 = 1
        for spot, place in enumerate(self.places):
            if place & places and not tried >> spot & 1:
                fitting |= one << spot
                count += 1
        if not count:
            return -1
        left = rng.below(count)
        while left:
            fitting &= fitting - 1
            left -= 1
        first = 0
        while not fitting >> first & 1:
            first += 1
        return first
