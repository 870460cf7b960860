"""Experiments: a piece given, forbidden or forced on one seat, and everything else alike."""

from __future__ import annotations

from typing import Any, Optional

from orrery.core.ask import Ask, Thing, any_of
from orrery.core.title import Title
from orrery.lab.order import WITH, Order, Sitting


class Meddler:
    """Does nothing but in the games of the arm `with`, and there only to the seat that the game is about."""

    def __init__(self, title: Title, order: Order, sitting: Sitting, piece: str) -> None:
        self.title = title
        self.active = sitting.arm == WITH
        self.seat = sitting.focus
        self.kind = order.experiment
        self.piece: Optional[Thing] = title.catalog.things.get(piece)
        self.given = False

    def gives(self, g: Any) -> bool:
        """With the first round the gift is handed over; False where it cannot be in this deal. In the other arm it is
        handed over in a copy: both arms play the same deals."""
        if self.kind != "gift" or self.given or self.piece is None or not self.title.study.ready(g):
            return True
        self.given = True
        return self.title.study.give(g if self.active else g.copy(), self.seat, self.piece)

    def bans(self, g: Any, seat: int) -> None:
        """Take the piece out of the question, as far as something else is left."""
        if self.kind == "ban" and self.active and seat == self.seat:
            g.asks[seat] = without(g.asks[seat], self.title.study.takes, self.piece)

    def forces(self, g: Any, seat: int) -> Optional[int]:
        """The number of the option that takes the piece, where there is one."""
        if self.kind != "force" or not self.active or seat != self.seat:
            return None
        for number, option in enumerate(g.options(seat)):
            if option.on is self.piece and option.verb.name in self.title.study.takes:
                return number
        return None


def without(ask: Ask, verbs: tuple[str, ...], piece: Optional[Thing]) -> Ask:
    parts = ask.every_part()
    if not any(piece in part.among for part in parts if part.verb.name in verbs):
        return ask
    left = []
    for part in parts:
        among = tuple([on for on in part.among if part.verb.name not in verbs or on is not piece])
        if among:
            left.append(Ask(part.verb, among, part.rule, part.known, part.refuses))
    if not left:
        return ask
    made = any_of(*left) if len(left) > 1 else left[0]
    made.stays, made.anew = ask.stays, ask.anew
    return made
