"""A game that one seat cannot tell from the real one: all that is hidden from it is dealt anew."""

from __future__ import annotations

from typing import Any, Optional

from orrery.core.ask import Ask
from orrery.core.rng import Rng
from orrery.games.council.bonus import with_seat
from orrery.games.council.components import PARSECS, Bonus
from orrery.games.council.planning import PLAN_FIELD, plan_field
from orrery.games.council.player import Player
from orrery.games.council.state import Council


def imagine(g: Council, seat: int, rng: Rng) -> Council:
    twin = g.copy()
    twin.rng = rng.fork()
    others = [twin.mine(p.seat) for p in g.players if p.seat != seat]
    me = twin.players[seat] if seat >= 0 else None
    redeal_tiles(twin, seat, rng)
    redeal_techs(twin, me, rng)
    if g.phase != "over":
        redeal_dark(twin, others, rng)
        redeal_light(twin, me, others, rng)
    else:
        redeal_light(twin, me, [], rng)
    redeal_hunches(twin, me, rng)
    twin.deck = tuple(shuffled(twin.deck, rng))
    twin.automa_piles = tuple([tuple(shuffled(pile, rng)) for pile in twin.automa_piles])
    if g.phase == "planning" and g.lanes and not g.rulings.open_planning:
        replan(twin, others, rng)
    for p in others:
        if p.seat in twin.asks:
            twin.ask_again(p.seat)
    return twin


def by_number(thing: Any) -> int:
    found: int = thing.number
    return found


def shuffled(things: Any, rng: Rng) -> list[Any]:
    """Sorted first, so that the result depends on what there is, not on where it was."""
    pile = sorted(things, key=by_number)
    rng.shuffle(pile)
    return pile


def redeal_tiles(g: Council, seat: int, rng: Rng) -> None:
    """Tiles keep their places where this seat has seen them, in the pile or as another draws them."""
    bit = 1 << seat if seat >= 0 else 0
    for parsec in PARSECS:
        drawn = g.drawn if g.drawn and g.drawn[0].parsec == parsec else ()
        tiles = g.piles[parsec] + drawn
        marks = g.marks[parsec] + (g.drawn_marks if drawn else ())
        unknown = shuffled([tile for tile, known in zip(tiles, marks, strict=True) if not known & bit], rng)
        dealt = [tile if known & bit else unknown.pop() for tile, known in zip(tiles, marks, strict=True)]
        g.put_pile(parsec, tuple(dealt[: len(g.piles[parsec])]), g.marks[parsec])
        if drawn:
            g.drawn = tuple(dealt[len(g.piles[parsec]) :])


def redeal_techs(g: Council, me: Optional[Player], rng: Rng) -> None:
    """Whoever has looked through a Dark Tech pile knows what is in it; for the rest, any card may be in the box."""
    piles = list(g.tech_piles)
    for level in (1, 2):
        if me is None or not g.looked[me.seat] >> level & 1:
            owned = [tech for p in g.players for tech in p.techs]
            unknown = shuffled([tech for tech in g.box.techs if tech.level == level and tech not in owned], rng)
            pile = unknown[: len(piles[level - 1])]
            piles[level - 1] = tuple(pile if g.rulings.techs_drawn else sorted(pile, key=by_number))
    g.tech_piles = tuple(piles)


def redeal_dark(g: Council, others: list[Player], rng: Rng) -> None:
    """Dark cards of others, those they put back, and those never dealt."""
    cards = list(g.dark_box)
    for p in others:
        cards += [card for card in p.bonuses if card.dark] + list(g.returned[p.seat])
    cards = shuffled(cards, rng)
    for p in others:
        held = [cards.pop() for card in p.bonuses if card.dark]
        p.bonuses = (*held, *[card for card in p.bonuses if not card.dark])
        put_back = tuple([cards.pop() for _ in g.returned[p.seat]])
        g.returned = with_seat(g.returned, p.seat, put_back)
    g.dark_box = tuple(cards)


def redeal_light(g: Council, me: Optional[Player], others: list[Player], rng: Rng) -> None:
    """Light cards anywhere but where this seat knows them not to be: a card it put under the pile is there still, or
    with whoever drew it since, or where that player may have put it."""
    hidden = list(g.light)
    room: dict[int, int] = {1 << ticket: 1 for ticket in g.tickets if ticket >= 0}
    for p in others:
        mine = [card for card in p.bonuses if not card.dark]
        hidden += mine
        room[1 << p.seat] = len(mine)
    traced = [hunch for hunch in g.hunches[me.seat] if hunch[0] in hidden] if me is not None else []
    where = trace(traced, room, rng) or {}
    followed = [card for card, _ in traced]
    rest = shuffled([card for card in hidden if card not in followed], rng)
    for p in others:
        here = [card for card, _ in traced if where[card.number] == 1 << p.seat]
        dark = [card for card in p.bonuses if card.dark]
        while len(here) < len(p.bonuses) - len(dark):
            here.append(rest.pop())
        p.bonuses = (*dark, *here)
    placed: dict[int, Bonus] = {where[card.number]: card for card, _ in traced}
    g.light = tuple([placed[1 << t] if t >= 0 and 1 << t in placed else rest.pop() for t in g.tickets])


def redeal_hunches(g: Council, me: Optional[Player], rng: Rng) -> None:
    """What others remember having put under the pile is whatever is now where it may be, unless it is in sight."""
    seen = [card for p in g.players if p is me or g.phase == "over" for card in p.bonuses]
    at: dict[int, list[Bonus]] = {1 << t: [card] for card, t in zip(g.light, g.tickets, strict=True) if t >= 0}
    at |= {1 << p.seat: [card for card in p.bonuses if not card.dark and card not in seen] for p in g.players}
    for p in g.players:
        if p is not me:
            lost = [hunch for hunch in g.hunches[p.seat] if hunch[0] not in seen]
            free = {place: list(cards) for place, cards in at.items()}
            where = trace(lost, {place: len(cards) for place, cards in free.items()}, rng) or {}
            known = [(free[where[c.number]].pop() if c.number in where else c, mask) for c, mask in g.hunches[p.seat]]
            g.hunches = with_seat(g.hunches, p.seat, tuple(known))


def trace(hunches: list[tuple[Bonus, int]], room: dict[int, int], rng: Rng) -> Optional[dict[int, int]]:
    """A place for each card this seat can follow, among those it may be in; None if there is no such way."""
    if not hunches:
        return {}
    card, at = hunches[0]
    places = [place for place in room if place & at and room[place] > 0]
    rng.shuffle(places)
    for place in places:
        rest = trace(hunches[1:], {**room, place: room[place] - 1}, rng)
        if rest is not None:
            return {card.number: place, **rest}
    return None


def replan(g: Council, others: list[Player], rng: Rng) -> None:
    """Nobody knows what others plan, or how far they are: those who are done get any plan, the rest start again."""
    for p in others:
        p.plan = ()
        if p.seat in g.asks:
            del g.asks[p.seat]
            g.lanes[p.seat] = [(p.seat, PLAN_FIELD)]
        else:
            ask = plan_field(g, p)
            while ask is not None:
                ask = answer(g, p, ask, rng.below(ask.count))
    g.play_on()


def answer(g: Council, p: Player, ask: Ask, number: int) -> Optional[Ask]:
    part, place = ask.part_with(number)
    return part.rule(g, p, part.among[place], *part.known)
