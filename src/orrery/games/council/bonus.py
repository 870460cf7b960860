"""Bonus cards: drawing and holding them, and what they are worth at the end. COS-BON, COS-BC"""

from __future__ import annotations

from typing import Final, Optional, TypeVar

from orrery.core.ask import Ask, Do, Refusal
from orrery.games.council.components import BONUS_LIMIT, FIELDS, GALAXIES, WITHIN, Bonus
from orrery.games.council.majority import has_majority
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.verbs import GIVE_UP

T = TypeVar("T")
Hunches = tuple[tuple[Bonus, int], ...]

NOT_HELD: Final = Refusal("COS-BON-02", "You do not hold that bonus card.")
FIRST_TICKET: Final = 4  # where a light card can be: bits 0 to 3 are hands, higher ones labelled places under the pile


def draw_light(g: Council, me: Player) -> Optional[Ask]:
    """Take the top light bonus card, face down; nothing if there is none. COS-ASM-07, -08, COS-DT-20"""
    if not g.light:
        return None
    card, ticket = g.light[-1], g.tickets[-1]
    g.light, g.tickets = g.light[:-1], g.tickets[:-1]
    me.bonuses += (card,)
    if ticket >= 0:
        follow(g, me, card, ticket)
    g.tell("drew_bonus", me)
    g.reveal()
    g.whisper("saw_bonus", me, card)
    if len(me.bonuses) <= BONUS_LIMIT or g.is_automa(me):
        return None
    return choose_bonus(g, me)


def choose_bonus(g: Council, me: Player) -> Ask:
    """More than four: one of them is given up, the new one or another. COS-BON-01, -02"""
    return Ask(GIVE_UP, me.bonuses, give_up, (), cannot_give_up).hidden(CHOOSE_BONUS)


CHOOSE_BONUS: Final = Do(choose_bonus)


def cannot_give_up(g: Council, me: Player, card: Bonus) -> Optional[Refusal]:
    return None if card in me.bonuses else NOT_HELD


def give_up(g: Council, me: Player, card: Bonus) -> None:
    """A light card goes under its pile, a dark one back to the box, both unseen. COS-BON-02, -03"""
    me.bonuses = tuple([held for held in me.bonuses if held is not card])
    g.tell("gave_up_dark" if card.dark else "gave_up_light", me)
    g.whisper("gave_up", me, card)
    if card.dark:
        g.returned = with_seat(g.returned, me.seat, (*g.returned[me.seat], card))
        return
    ticket = FIRST_TICKET + g.ticket
    g.ticket += 1
    g.light, g.tickets = (card, *g.light), (ticket, *g.tickets)
    place, hand = 1 << ticket, 1 << me.seat
    hunches = [spread(known, hand, place) for known in g.hunches]
    hunches[me.seat] = g.hunches[me.seat] + ((card, place),)
    g.hunches = tuple(hunches)


def spread(known: Hunches, hand: int, place: int) -> Hunches:
    """What was perhaps in that hand may now lie at that place as well."""
    if not anywhere_in(known, hand):
        return known
    return tuple([(c, at | place if at & hand else at) for c, at in known])


def anywhere_in(known: Hunches, places: int) -> bool:
    for _, at in known:  # noqa: SIM110 (a generator costs more than the rest)
        if at & places:
            return True
    return False


def follow(g: Council, me: Player, card: Bonus, ticket: int) -> None:
    """A card that somebody put under the pile comes up: those who know of it know who has it now."""
    place, hand = 1 << ticket, 1 << me.seat
    hunches = [known if seat == me.seat else gathered(known, place, hand) for seat, known in enumerate(g.hunches)]
    elsewhere = ~place
    hunches[me.seat] = tuple([(c, at & elsewhere) for c, at in g.hunches[me.seat] if c is not card])
    g.hunches = tuple(hunches)


def gathered(known: Hunches, place: int, hand: int) -> Hunches:
    """What was perhaps at that place is perhaps in that hand now."""
    if not anywhere_in(known, place):
        return known
    return tuple([(c, at ^ place | hand if at & place else at) for c, at in known])


def with_seat(all_seats: tuple[T, ...], seat: int, new: T) -> tuple[T, ...]:
    return all_seats[:seat] + (new,) + all_seats[seat + 1 :]


# what they are worth ----------------------------------------------------------
def worth(g: Council, p: Player, card: Bonus) -> int:
    """The Energy a bonus card gives in final scoring. COS-FIN-04, COS-BC-01 to -10"""
    family, which = card.family, card.which
    if family == "gems":
        return 3 + p.gems[which]
    if family == "planets":
        return 3 + cubes_on(g, p, which)
    if family == "consumption":
        return p.consumption // 10
    if family == "panel":
        return 1 + panel_cubes(p)
    if family == "range":
        return 4 + cubes_within(g, p, which)
    if family == "ai":
        return 1 + 2 * ai_cards(p)
    if family == "light":
        return 1 + 2 * len([held for held in p.bonuses if not held.dark])
    if family == "stations":
        return 2 + 4 * len([code for code in g.stations if code // 3 == p.seat])
    if family == "galaxy":
        return galaxy_worth(g, p, which)
    return 5


def galaxy_worth(g: Council, p: Player, galaxy: int) -> int:
    """3, and 6 more with the majority there, or 3 more with a colony. COS-BC-09"""
    present = g.presence[p.seat * GALAXIES + galaxy] > 0
    if has_majority(g, p, galaxy):
        return 9
    if present:
        return 6
    return 3 if g.rulings.galaxy_base_always else 0


def cubes_on(g: Council, p: Player, colour: int) -> int:
    """Own cubes on planets of this colour. COS-BC-02"""
    cubes = 0
    seat = p.seat
    for parsec in range(3):
        for planet in g.sites[parsec * 3 + colour]:
            for owner in g.planets[planet]:
                if owner == seat:
                    cubes += 1
    return cubes


def cubes_within(g: Council, p: Player, parsec: int) -> int:
    """Own cubes in exactly this Parsec. COS-BC-05"""
    cubes = 0
    mine = p.seat * FIELDS
    for field in range(WITHIN[parsec - 1], WITHIN[parsec]):
        cubes += g.cubes[mine + field]
    return cubes


def panel_cubes(p: Player) -> int:
    """Own cubes on the panel; an additional action field starts with one. COS-BC-04, COS-TIE-03, COS-D1-01"""
    return len(p.upgrades) + len(p.ranges) - 3 if p.ranges else 0


def ai_cards(p: Player) -> int:
    """AI cards in hand and on the panel, covered ones too. COS-FIN-03, COS-BC-06"""
    cards = 0
    for card in p.hand:
        if card.ai:
            cards += 1
    for stack in p.slots:
        for card in stack:
            if card.ai:
                cards += 1
    return cards


def dark_cards(p: Player) -> int:
    cards = 0
    for card in p.bonuses:
        if card.dark:
            cards += 1
    return cards
