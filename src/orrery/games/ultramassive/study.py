"""What the lab knows about ULTRAMASSIVE."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Thing
from orrery.core.study import Price, Study, not_given
from orrery.games.ultramassive.black_hole import own
from orrery.games.ultramassive.components import Anomaly
from orrery.games.ultramassive.state import Player, Ultramassive


def price(g: Ultramassive, me: Player, thing: Thing) -> Price:
    return (thing.cost,) if isinstance(thing, Anomaly) else ()


def give(g: Ultramassive, me: Player, thing: Thing) -> bool:
    """An Anomaly from the board, a Core from those that nobody drew."""
    if not isinstance(thing, Anomaly):
        raise not_given(thing, "only Anomalies are owned")
    if thing in g.box.anomalies:
        at = g.box.anomalies.index(thing)
        if not g.copies[at]:
            return False
        g.copies = g.copies[:at] + (g.copies[at] - 1,) + g.copies[at + 1 :]
    elif thing in g.core_deck:
        g.core_deck = tuple([core for core in g.core_deck if core is not thing])
    else:
        return False
    own(g, me, thing)
    return True


STUDY: Final = Study(
    takes=("draft", "discover", "pick_core", "siphon"),
    uses=("play", "use", "resolve"),
    money=("discovery",),
    worth=(1,),
    price=price,
    give=give,
    rounds=(6, 6),
)
