"""What the lab knows about Council of Shadows."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Thing
from orrery.core.study import Price, Study, not_given
from orrery.games.council.buying import cheapest
from orrery.games.council.components import Card, Priced, Tech, Upgrade
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.upgrades import cannot_mark, mark_upgrade


def price(g: Council, me: Player, thing: Thing) -> Price:
    """What would be handed in."""
    return cheapest(me.gems, thing.cost) if isinstance(thing, Priced) else ()


def give(g: Council, me: Player, thing: Thing) -> bool:
    """An AI card from the pile to the hand, an upgrade on the panel."""
    if isinstance(thing, Card) and thing.ai:
        if thing not in g.deck:
            return False
        g.deck = tuple([card for card in g.deck if card is not thing])
        me.hand += (thing,)
        return True
    if isinstance(thing, Upgrade) and cannot_mark(g, me, thing) is None:
        mark_upgrade(g, me, thing)
        return True
    if isinstance(thing, Tech):
        raise not_given(thing, "Dark Tech comes with a level")
    raise not_given(thing, "nobody owns one at the start")


STUDY: Final = Study(
    takes=("buy", "upgrade", "station", "tech", "lead", "free_card"),
    uses=("plan",),
    money=("coal", "gold", "crystal"),
    worth=(1, 2, 3),
    price=price,
    give=give,
    rounds=(8, 12),
    harder=("silver_cards=yes",),
)
