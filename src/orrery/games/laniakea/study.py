"""What the lab knows about Laniakea."""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Option, Thing
from orrery.core.study import Price, Study, Unnamed, not_given
from orrery.games.laniakea.additional import alembics
from orrery.games.laniakea.components import AETHER, Artifact, Entity, Power
from orrery.games.laniakea.cosmic_powers import price as market_price
from orrery.games.laniakea.modifiers import Boons
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import entity_prices
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import CASH, GAIN


def price(g: Laniakea, me: Player, thing: Thing) -> Price:
    """Aether for a Cosmic Power, by its place; what an Entity costs at least."""
    if isinstance(thing, Power) and thing in g.power_row:
        return (0, 0, market_price(g, me, g.power_row.index(thing), 0))
    if isinstance(thing, Entity):
        return min(entity_prices(g, me, thing, 0), key=sum)
    return ()


def give(g: Laniakea, me: Player, thing: Thing) -> bool:
    """A Cosmic Power or Artifact from its deck; an Entity on the last space, which is not used."""
    if isinstance(thing, Power):
        if thing not in g.powers:
            return False
        g.powers = tuple([card for card in g.powers if card is not thing])
        me.discard += (thing,)
    elif isinstance(thing, Artifact):
        g.artifacts = tuple([artifact for artifact in g.artifacts if artifact is not thing])
        me.artifacts += (thing,)
    elif isinstance(thing, Entity) and not thing.does:
        if thing not in g.entities:
            return False
        g.entities = tuple([card for card in g.entities if card is not thing])
        me.spaces = me.spaces[:-1] + (thing,)
        me.boons = Boons(me.spaces)
    else:
        raise not_given(thing, "what it brings, it brings when it is taken")
    return True


def ready(g: Laniakea) -> bool:
    """The first round has begun when Celestials are chosen, but nothing is laid out yet."""
    return bool(g.artifact_voids)


def could_distil(g: Laniakea, me: Player, ask: Ask) -> Optional[Thing]:
    """An Artifact that turns a card into Aether is asked for by nobody: one discards, and takes Aether."""
    ready = alembics(me) if ask.verb is CASH and ask.among else []
    return ready[0] if ready else None


def distils(g: Laniakea, me: Player, option: Option) -> Optional[Thing]:
    return alembics(me)[0] if option.verb is GAIN and option.on == AETHER else None


STUDY: Final = Study(
    takes=("choose", "take", "recruit", "attack"),
    uses=("play", "use", "aid", "send"),
    money=("voyage", "forge", "aether"),
    worth=(1, 1, 2),
    price=price,
    give=give,
    ready=ready,
    rounds=(11, 14),
    unnamed=Unnamed(could_distil, distils),
)
