"""How good a seat's prospects are, from what lies on the table: for bots, not for rules."""

from __future__ import annotations

from typing import Final

from orrery.games.laniakea.board import SECTOR
from orrery.games.laniakea.bridges import NO_ABYSS
from orrery.games.laniakea.components import (
    AETHER,
    ASCENDED,
    FEWEST_CARDS,
    THRONE_PIECES,
    Celestial,
    Chaos,
    Entity,
    Power,
)
from orrery.games.laniakea.costs import covers
from orrery.games.laniakea.harvesting import yield_of
from orrery.games.laniakea.moving import STILL
from orrery.games.laniakea.player import TOKEN_ON_BOARD, Player
from orrery.games.laniakea.scoring import adversary_sheet, seen_by_thrones, seen_from, total
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import (
    AUGMENT,
    CHOOSE,
    CORE,
    GAIN,
    GIVE,
    LIFT,
    OCCUPY,
    PAY,
    PLAY,
    RECRUIT,
    RELOCATE,
    SANCTUM,
    SEND,
    SET_DOWN,
    SHED,
    STEP,
    TAKE,
    TRASH,
    UPGRADE,
)

# what each Celestial is worth in VP: in 252 games of planners with Celestials dealt at random F and H came out behind,
# the others too close together to tell apart; to prefer two of those lost more games than it won
CELESTIAL: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0, -3.0, 0.0, -3.0]
LENGTH: Final = 12.0  # rounds of an ordinary game
PACE: Final = 0.73  # levels a round, to ascend in eleven
ORDINARY: Final = 85.0  # VP at the end of a game of planners
KEPT: Final = 4  # fives of resources that a Keeper ends with
ITS_ORDINARY: Final = 68.0  # the Adversary's against one
ITS_ROUND: Final = 4.0  # what the Adversary gains a round
PROMISING: Final = {SANCTUM, RECRUIT, UPGRADE, TAKE, CORE, PAY, RELOCATE, AUGMENT, LIFT, SET_DOWN, TRASH}


def evaluate(g: Laniakea, seat: int) -> float:
    """The expected lead in VP over the strongest rival."""
    if not g.tiles:
        return celestial_outlook(g, seat)
    left = turns_left(g)
    mine = hopes(g, g.players[seat], left)
    if g.solo():
        return mine - its_outlook(g, left)
    best = -100000.0
    for p in g.players:
        if p.seat != seat:
            value = hopes(g, p, left)
            if value > best:
                best = value
    return mine - best


def prospects(g: Laniakea, seat: int) -> float:
    """The VP that a seat may expect to end with; the seat after the last one is the Adversary's."""
    its = seat == len(g.players)
    if not g.tiles:
        return ITS_ORDINARY if its else ORDINARY + celestial_outlook(g, seat)
    left = turns_left(g)
    if its:
        return its_outlook(g, left)
    p = g.players[seat]
    return float(total(g, p)) if g.acting < 0 else hopes(g, p, left) + yet_to_come(g, left)


def its_outlook(g: Laniakea, left: float) -> float:
    """What the Adversary may expect."""
    return float(sum(adversary_sheet(g).values())) + ITS_ROUND * left


def yet_to_come(g: Laniakea, left: float) -> float:
    """What players bring in beyond what they may hope for, as planners did on average in 31 games: it matters to
    nobody who compares, but to those who want to know what a score will be. Alone they are left in peace."""
    return 8.0 + (7.0 * left if g.solo() else 0.45 * left * left)


def rests(g: Laniakea, seat: int) -> bool:
    """Whether the question stands between steps: what to do next, what to keep, which Celestial."""
    ask = g.asks.get(seat)
    return ask is None or ask.verb is PLAY or ask.verb is SHED or ask.verb is CHOOSE


def celestial_outlook(g: Laniakea, seat: int) -> float:
    """Before the board is laid out there is nothing to go by but the Celestial."""
    celestial = g.players[seat].celestial
    return 0.0 if celestial is None else CELESTIAL[celestial.number]


def turns_left(g: Laniakea) -> float:
    """By the clock of an ordinary game until the end is triggered. Once it has run out, to trigger the end costs
    nothing: otherwise the player with the better engine would stall for ever."""
    if g.acting < 0:
        return 0.0
    return 0.4 + g.final - g.round if g.final else max(1.4, LENGTH - g.round)


def hopes(g: Laniakea, p: Player, left: float) -> float:
    """The VP on the board, and what resources, cards and tracks may still bring; made to compare players and choices,
    so what all may still bring in alike is left out."""
    value = float(total(g, p))
    early = min(1.0, left / 5.0)
    turns = min(left, 8.0)
    if p.thrones and early == 1.0:
        value += throne_outlook(g, p)
    if p.celestial is not None and p.celestial.counter == "resource":
        value += early * keeper_outlook(p, p.celestial)
    value += pace(g, p) + early * stock(p)
    value += turns * (0.3 * (p.movement - 1) + 0.25 * (p.ability - 1) + 0.3 * (len(p.sanctums) + len(p.gateways)))
    value += turns * (0.35 * enhancements(p) + deck_strength(p))
    return value + early * site(g, p, turns) + unfinished(g, p, early)


def enhancements(p: Player) -> int:
    found = 0
    for entity in p.spaces:
        if entity is not None and entity.boon:
            found += 1
    return found


def pace(g: Laniakea, p: Player) -> float:
    """Levels are worth climbing for their own sake as far as the clock has come; beyond that they end the game before
    the engine has paid."""
    due = PACE * (g.final - 1 if g.final else g.round)
    level = min(p.level, ASCENDED)
    return 0.6 * level if level <= due else 0.6 * due - 1.2 * (level - due)


def throne_outlook(g: Laniakea, p: Player) -> float:
    """Aether comes and goes: before the last turns a Throne is worth what it may come to, rather than today's VP."""
    return seen_by_thrones(g, p) * 0.5 * (g.rulings.throne_mean - g.rulings.throne_value[p.held[AETHER]])


def keeper_outlook(p: Player, keeper: Celestial) -> float:
    """So do all resources: who counts what is left at the end as if it were today would never spend a stone."""
    return keeper.rates[p.ability - 1] * (KEPT - sum(p.held) // keeper.each)


def stock(p: Player) -> float:
    """Resources, as far as they can soon be spent; tokens and unused Artifacts."""
    v, f, a = p.held
    kept = 0.45 * min(v, 5) + 0.5 * min(f, 6) + 0.65 * min(a, 5) + 0.08 * (v + f + a)
    return kept + 0.7 * p.attack_tokens + 1.0 * (len(p.artifacts) - len(p.flipped)) + 0.5 * (p.token != TOKEN_ON_BOARD)


def deck_strength(p: Player) -> float:
    """What a turn's cards bring, of the quality that this player's cards have on average."""
    strength = with_qualities(with_qualities(with_qualities(0.0, p.deck), p.hand), p.discard)
    count = len(p.deck) + len(p.hand) + len(p.discard)
    if p.playing is not None:
        strength += p.playing.quality
        count += 1
    return 2.0 * strength / count


def with_qualities(strength: float, cards: tuple[Power, ...]) -> float:
    """One card after another: sums of floats depend on their order, and bots on the last digit."""
    for card in cards:
        strength += card.quality
    return strength


def site(g: Laniakea, p: Player, turns: float) -> float:
    """The best that could be built where the figure stands; more if a card for it is at hand."""
    best = max(sanctum_worth(g, p, turns), throne_worth(g, p))
    if best <= 0.0:
        return 0.0
    return best * (0.4 if has_builder(p.hand) else 0.15)


def has_builder(hand: tuple[Power, ...]) -> bool:
    for card in hand:  # noqa: SIM110 (a generator costs more than the rest)
        if card.builds:
            return True
    return False


def sanctum_worth(g: Laniakea, p: Player, turns: float) -> float:
    here = p.place
    tile = g.tiles[here]
    if g.structures[here] or tile.wormhole:
        return 0.0
    seen = 0
    for abyss in p.thrones:
        seen += g.rulings.bridges.ways[abyss][SECTOR[here]]
    value = tile.points + 0.3 * turns + 0.76 * g.rulings.throne_mean * seen - 0.9
    return value if covers(p.held, g.rulings.sanctum) else 0.5 * value


def throne_worth(g: Laniakea, p: Player) -> float:
    abyss = g.rulings.bridges.abyss_of[p.place]
    if abyss == NO_ABYSS or len(p.thrones) == THRONE_PIECES or has_throne(g, abyss):
        return 0.0
    value = 0.76 * g.rulings.throne_mean * seen_from(g, p, abyss) - 1.8
    return value if covers(p.held, g.rulings.throne) else 0.5 * value


def has_throne(g: Laniakea, abyss: int) -> bool:
    for p in g.players:
        for taken in p.thrones:
            if taken == abyss:
                return True
    return False


def unfinished(g: Laniakea, p: Player, early: float) -> float:
    """What the step in the middle of which a player is may still bring."""
    ask = g.asks.get(p.seat)
    if ask is None or g.acting != p.seat:
        return 0.0
    verb = ask.verb
    if verb is PLAY:
        return early * 0.3 * max(0, len(p.hand) - FEWEST_CARDS) + 0.05 * len(p.hand)
    if verb is STEP:  # a Move: it may end where it stands, once it has begun
        begun = ask.known[0][3] != STILL
        return early * harvest_worth(g, p) if begun else 1.0
    if verb is GAIN:
        return 0.5 * early
    if verb is OCCUPY:
        return sum([e.points + 1.0 for e in ask.known if isinstance(e, Entity)])
    if verb is SEND or verb is GIVE:
        return 0.9 * p.cause.points if isinstance(p.cause, Chaos) else 0.0
    if verb in PROMISING:
        return 0.3 + 0.5 * p.playing.worth if p.playing is not None else 0.4 + 0.6 * early
    return 0.0


def harvest_worth(g: Laniakea, p: Player) -> float:
    """Where a Move stands is where it may end: its yield."""
    v, f, a = yield_of(g, p.place)
    return 0.45 * v + 0.5 * f + 0.65 * a
