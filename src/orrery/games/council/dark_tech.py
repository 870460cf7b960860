"""Dark Tech levels: rising, cards, gifts. COS-DT"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.council.bonus import with_seat
from orrery.games.council.components import GEMS, SUM_ZERO, Gem, Tech
from orrery.games.council.energy import arrive, improved, take_gems
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.verbs import TAKE_GEM, TECH

LAST: Final = 3
NOT_IN_PILE: Final = Refusal("COS-DT-10", "That card is not in the pile of the level you have reached.")
SAME_KIND: Final = Refusal("COS-DT-15", "The two gemstones are of different kinds.")


def rise(g: Council, me: Player, from_cards: int = 0) -> None:
    """At the end of a phase, Energy that reaches Consumption becomes a level; surplus stays. COS-DT-01 to -08"""
    if me.energy - from_cards < me.consumption or (g.rulings.stop_at_three and me.level >= LAST):
        return
    me.energy -= me.consumption
    me.level += 1
    arrive(g, me)
    g.tell("rose", me, me.level)
    if g.rulings.card_levels_at_once:
        g.then(me, RISE)
    else:
        g.then(me, Do(rise_again, me.energy - from_cards))
    if g.is_automa(me):
        reach_throne(g, me)
    elif me.level < LAST:
        g.then(me, Do(choose_tech), Do(give_gifts, me.level))
    else:
        reach_throne(g, me)


RISE: Final = Do(rise)


def rise_again(g: Council, me: Player, surplus: int) -> None:
    """Twice in a phase with the surplus alone: what the level's card brought waits for the next one. COS-DT-12"""
    rise(g, me, me.energy - surplus)


def reach_throne(g: Council, me: Player) -> None:
    """The first at level III takes the Throne and sets off the end. COS-DT-13, COS-END-01, -03, COS-AUT-26"""
    if me.level >= LAST and g.throne < 0:
        g.throne = me.seat
        g.tell("throne", me)


def choose_tech(g: Council, me: Player) -> Ask:
    """Look through the pile of the level and take a card. COS-DT-10"""
    if g.rulings.techs_drawn:
        g.reveal()
    elif not g.looked[me.seat] >> me.level & 1:
        g.looked = with_seat(g.looked, me.seat, g.looked[me.seat] | 1 << me.level)
        g.reveal()
        g.whisper("saw_techs", me, g.tech_piles[me.level - 1])
    return ask_tech(g, me)


def ask_tech(g: Council, me: Player) -> Ask:
    pile = g.tech_piles[me.level - 1]
    return offer(g, me, TECH, pile, cannot_take, take_tech).hidden(Do(ask_tech))


def cannot_take(g: Council, me: Player, tech: Tech) -> Optional[Refusal]:
    pile = g.tech_piles[me.level - 1]
    return None if tech in (pile[-1:] if g.rulings.techs_drawn else pile) else NOT_IN_PILE


def take_tech(g: Council, me: Player, tech: Tech) -> None:
    """It lies face up before its owner; it works at once, or from now on. COS-DT-11"""
    level = tech.level - 1
    piles = list(g.tech_piles)
    piles[level] = tuple([card for card in piles[level] if card is not tech])
    g.tech_piles = tuple(piles)
    me.techs += (tech,)
    me.powers |= tech.power & ~SUM_ZERO  # that one works from the next round on
    g.cause = tech
    g.show(me)
    g.tell("took_tech", me, tech)
    g.then_all(me, tech.does)


def set_in_motion(g: Council) -> None:
    """Perpetual Motion taken in this round starts with the next one. COS-D2-02"""
    for p in g.players:
        for tech in p.techs:
            if tech.power & ~p.powers:
                g.mine(p.seat).powers |= tech.power


def give_gifts(g: Council, me: Player, level: int) -> None:
    """Players below the level just reached are helped; the Automa is not. COS-DT-14, -15, -16, COS-AUT-25"""
    g.cause = None
    for p in g.turn_order():
        if p.seat != me.seat and p.level < level and not g.is_automa(p):
            give(g, g.mine(p.seat), level - p.level)


def give(g: Council, p: Player, gems: int) -> None:
    """A gold for being one level behind, a coal and a gold for two. COS-DT-14, -15"""
    if g.rulings.gifts_chosen:
        g.then(p, Do(choose_gift, gems, ()))
        return
    gift = improved(g, p, (0, 1, 0) if gems == 1 else (1, 1, 0))
    take_gems(p, gift)
    g.tell("gift", p, gift)


def choose_gift(g: Council, me: Player, gems: int, taken: tuple[Gem, ...]) -> Ask:
    return offer(g, me, TAKE_GEM, GEMS, cannot_take_gem, take_gift, gems, taken)


def cannot_take_gem(g: Council, me: Player, gem: Gem, gems: int, taken: tuple[Gem, ...]) -> Optional[Refusal]:
    return SAME_KIND if gem in taken else None


def take_gift(g: Council, me: Player, gem: Gem, gems: int, taken: tuple[Gem, ...]) -> Optional[Ask]:
    gift = improved(g, me, (int(gem.number == 0), int(gem.number == 1), int(gem.number == 2)))
    take_gems(me, gift)
    g.tell("gift", me, gift)
    return choose_gift(g, me, gems - 1, (*taken, gem)) if gems > 1 else None
