"""A game that one seat cannot tell from the real one: all that is hidden from it is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, TypeVar

from orrery.core.ask import Ask, Thing
from orrery.core.rng import Rng
from orrery.games.council.bonus import Hunches
from orrery.games.council.components import PARSECS, Bonus, Tile
from orrery.games.council.planning import PLAN_FIELD, plan_field
from orrery.games.council.player import Player
from orrery.games.council.state import Council

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T", bound=Thing)


def imagine(g: Council, seat: int, rng: Rng) -> Council:
    twin = g.copy()
    twin.rng = rng.fork()
    others = [twin.mine(p.seat) for p in g.players if p.seat != seat]
    secretive = others if g.phase != "over" else []
    redeal_tiles(twin, seat, rng)
    redeal_techs(twin, seat, rng)
    redeal_dark(twin, secretive, rng)
    redeal_light(twin, seat, secretive, others, rng)
    twin.deck = tuple(shuffled(list(twin.deck), g.box.ai_cards, rng))
    if g.solo:
        twin.automa_piles = tuple([tuple(shuffled(list(pile), g.box.automa, rng)) for pile in twin.automa_piles])
    if g.phase == "planning" and g.lanes and not g.rulings.open_planning:
        replan(twin, others, rng)
    for p in others:
        if p.seat in twin.asks:
            twin.ask_again(p.seat)
    return twin


def in_order(things: list[T], box: tuple[T, ...]) -> list[T]:
    """As they lie in the box, which holds them by number; far quicker than to sort them."""
    here: i64 = 0
    one: i64 = 1
    for thing in things:
        here |= one << thing.number
    return [thing for thing in box if here >> thing.number & 1]


def shuffled(things: list[T], box: tuple[T, ...], rng: Rng) -> list[T]:
    """In order first, so that the result depends on what there is, not on where it was."""
    pile = in_order(things, box) if len(things) > 1 else things
    rng.shuffle(pile)
    return pile


def redeal_tiles(g: Council, seat: int, rng: Rng) -> None:
    """Tiles keep their places where this seat has seen them, in the pile or as another draws them."""
    bit = 1 << seat if seat >= 0 else 0
    piles = list(g.piles)
    for parsec in PARSECS:
        pile, marks = g.piles[parsec], g.marks[parsec]
        if g.drawn and g.drawn[0].parsec == parsec:
            dealt = deal_unknown(g, pile + g.drawn, marks + g.drawn_marks, bit, rng)
            piles[parsec], g.drawn = dealt[: len(pile)], dealt[len(pile) :]
        elif pile:
            piles[parsec] = deal_unknown(g, pile, marks, bit, rng)
    g.piles = tuple(piles)


def deal_unknown(g: Council, tiles: tuple[Tile, ...], marks: tuple[int, ...], bit: int, rng: Rng) -> tuple[Tile, ...]:
    unknown = shuffled([tile for place, tile in enumerate(tiles) if not marks[place] & bit], g.box.tiles, rng)
    return tuple([tile if marks[place] & bit else unknown.pop() for place, tile in enumerate(tiles)])


def redeal_techs(g: Council, seat: int, rng: Rng) -> None:
    """Whoever has looked through a Dark Tech pile knows what is in it; for the rest, any card may be in the box."""
    piles = list(g.tech_piles)
    owned = [tech for p in g.players for tech in p.techs]
    for level in (1, 2):
        if seat < 0 or not g.looked[seat] >> level & 1:
            unknown = [tech for tech in g.box.techs if tech.level == level and tech not in owned]
            rng.shuffle(unknown)
            pile = unknown[: len(piles[level - 1])]
            piles[level - 1] = tuple(pile if g.rulings.techs_drawn else in_order(pile, g.box.techs))
    g.tech_piles = tuple(piles)


def redeal_dark(g: Council, others: list[Player], rng: Rng) -> None:
    """Dark cards of others, those they put back, and those never dealt."""
    cards = list(g.dark_box)
    for p in others:
        cards += [card for card in p.bonuses if card.dark]
        cards += g.returned[p.seat]
    cards = shuffled(cards, g.box.dark, rng)
    returned = list(g.returned)
    for p in others:
        p.bonuses = tuple([cards.pop() if card.dark else card for card in p.bonuses])
        returned[p.seat] = tuple([cards.pop() for _ in returned[p.seat]])
    g.returned = tuple(returned)
    g.dark_box = tuple(cards)


def redeal_light(g: Council, seat: int, secretive: list[Player], others: list[Player], rng: Rng) -> None:
    """Light cards anywhere but where this seat knows them not to be: a card it put under the pile is there still, or
    with whoever drew it since, or where that player may have put it. So it is with what others remember."""
    cards = [card for p in secretive for card in p.bonuses if not card.dark]
    spots = [1 << p.seat for p in secretive for card in p.bonuses if not card.dark]
    cards += g.light
    spots += [1 << ticket if ticket >= 0 else 0 for ticket in g.tickets]
    dealt = deal_light(g, g.hunches[seat] if seat >= 0 else (), cards, spots, rng)
    hunches = list(g.hunches)
    for p in others:
        hunches[p.seat] = remembered(hunches[p.seat], dealt, spots, rng)
    g.hunches = tuple(hunches)
    dealt.reverse()
    for p in secretive:
        p.bonuses = tuple([card if card.dark else dealt.pop() for card in p.bonuses])
    dealt.reverse()
    g.light = tuple(dealt)


def deal_light(g: Council, known: Hunches, cards: list[Bonus], spots: list[int], rng: Rng) -> list[Bonus]:
    """A card for each spot: those that can be followed where they may be, the rest anywhere else."""
    hunches = [hunch for hunch in known if hunch[0] in cards]
    traced = trace(hunches, len(hunches), spots, rng) or []
    at: dict[int, Bonus] = {spot: hunches[i][0] for i, spot in enumerate(traced)}
    followed = list(at.values())
    rest = shuffled([card for card in cards if card not in followed] if followed else cards, g.box.light, rng)
    return [at[spot] if spot in at else rest.pop() for spot in range(len(spots))]


def remembered(known: Hunches, dealt: list[Bonus], spots: list[int], rng: Rng) -> Hunches:
    """What somebody put under the pile is whatever is now where it may be, unless it is in sight."""
    hunches = [hunch for hunch in known if hunch[0] in dealt]
    traced = trace(hunches, len(hunches), spots, rng)
    if not traced:
        return known
    traced.reverse()
    return tuple([(dealt[traced.pop()], at) if card in dealt else (card, at) for card, at in known])


def trace(hunches: list[tuple[Bonus, int]], count: int, spots: list[int], rng: Rng) -> Optional[list[int]]:
    """A spot for each of the first so many cards, among those where it may be; None if there is no such way. The last
    come first, for they have had the least time to wander."""
    if not count:
        return []
    at = hunches[count - 1][1]
    fitting = [number for number, spot in enumerate(spots) if spot & at]
    while fitting:
        number = fitting.pop(rng.below(len(fitting)))
        spot, spots[number] = spots[number], 0  # taken
        traced = trace(hunches, count - 1, spots, rng)
        spots[number] = spot
        if traced is not None:
            traced.append(number)
            return traced
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
