"""A game that one seat cannot tell from the real one: all that is hidden from it is dealt anew."""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Ask
from orrery.core.rng import Rng
from orrery.games.council.components import PARSECS, Tile
from orrery.games.council.planning import PLAN_FIELD, plan_field
from orrery.games.council.player import Player
from orrery.games.council.shuffling import in_order, numbers, shuffled
from orrery.games.council.state import Council
from orrery.games.council.tracing import Spots


def imagine(g: Council, seat: int, rng: Rng) -> Council:
    twin = g.copy()
    twin.rng = rng.fork()
    others = [twin.mine(p.seat) for p in g.players if p.seat != seat]
    secretive = others if g.phase != "over" else []
    redeal_tiles(twin, seat, rng)
    redeal_techs(twin, seat, rng)
    redeal_dark(twin, secretive, rng)
    redeal_light(twin, seat, secretive, rng)
    twin.deck = tuple(shuffled(list(twin.deck), g.box.ai_cards, rng))
    if g.solo:
        twin.automa_piles = tuple([tuple(shuffled(list(pile), g.box.automa, rng)) for pile in twin.automa_piles])
    if g.phase == "planning" and g.lanes and not g.rulings.open_planning:
        replan(twin, others, rng)
    for p in others:
        if p.seat in twin.asks:
            twin.ask_again(p.seat)
    return twin


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
    box = g.box.tiles_of[tiles[0].parsec]
    if not any_known(marks, bit):
        dealt = shuffled(list(tiles), box, rng)
        dealt.reverse()  # as if they were dealt one by one, from the end
        return tuple(dealt)
    unknown = shuffled([tile for place, tile in enumerate(tiles) if not marks[place] & bit], box, rng)
    return tuple([tile if marks[place] & bit else unknown.pop() for place, tile in enumerate(tiles)])


def any_known(marks: tuple[int, ...], bit: int) -> bool:
    for mark in marks:  # noqa: SIM110 (a generator costs more than the rest)
        if mark & bit:
            return True
    return False


def redeal_techs(g: Council, seat: int, rng: Rng) -> None:
    """Whoever has looked through a Dark Tech pile knows what is in it; for the rest, any card may be in the box."""
    piles = list(g.tech_piles)
    owned = numbers([tech for p in g.players for tech in p.techs])
    for level in (1, 2):
        if seat < 0 or not g.looked[seat] >> level & 1:
            unknown = [tech for tech in g.box.techs_of[level] if not owned >> tech.number & 1]
            rng.shuffle(unknown)
            pile = unknown[: len(piles[level - 1])]
            piles[level - 1] = tuple(pile if g.rulings.techs_drawn else in_order(numbers(pile), g.box.techs_of[level]))
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


def redeal_light(g: Council, seat: int, hands: list[Player], rng: Rng) -> None:
    """Light cards anywhere but where this seat knows them not to be: a card it put under the pile is there still, or
    with whoever drew it since, or where that player may have put it. So it is with what others remember."""
    spots = Spots(g, hands)
    dealt = spots.deal(g, g.hunches[seat] if seat >= 0 else (), rng)
    hunches = list(g.hunches)
    for p in g.players:
        if p.seat != seat:
            hunches[p.seat] = spots.remembered(hunches[p.seat], dealt, rng)
    g.hunches = tuple(hunches)
    dealt.reverse()
    for p in hands:
        p.bonuses = tuple([card if card.dark else dealt.pop() for card in p.bonuses])
    dealt.reverse()
    g.light = tuple(dealt)


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
