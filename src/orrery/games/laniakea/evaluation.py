"""How good a seat's prospects are, from what lies on the table: for bots, not for rules."""

from __future__ import annotations

from orrery.games.laniakea.board import ABYSS_OF, NO_ABYSS
from orrery.games.laniakea.components import FEWEST_CARDS, Chaos, Entity, Power
from orrery.games.laniakea.harvesting import yield_of
from orrery.games.laniakea.moving import STILL
from orrery.games.laniakea.scoring import adversary_sheet, score_sheet
from orrery.games.laniakea.state import TOKEN_ON_BOARD, Laniakea, Player
from orrery.games.laniakea.verbs import (
    AUGMENT,
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
    STEP,
    TAKE,
    TRASH,
    UPGRADE,
)

LENGTH = 12.5  # rounds of an ordinary game
WORTH = {  # of playing a card, before it is known what comes of it
    "Move": 1.0,
    "Build": 1.6,
    "Recruit": 1.6,
    "Upgrade": 0.9,
    "Gain": 0.8,
    "Gain a Cosmic Power": 0.8,
    "Core": 1.6,
    "Economy": 1.2,
    "Combat": 1.2,
    "Seraph": 1.8,
}
AVERAGE = 1.1
PROMISING = (SANCTUM, RECRUIT, UPGRADE, TAKE, CORE, PAY, RELOCATE, AUGMENT, LIFT, SET_DOWN, TRASH)


def evaluate(g: Laniakea, seat: int) -> float:
    """The expected lead in VP over the strongest rival."""
    if not g.tiles:
        return 0.0
    left = turns_left(g)
    mine = prospects(g, g.players[seat], left)
    rivals = [prospects(g, p, left) for p in g.players if p.seat != seat]
    if g.solo():
        rivals.append(float(sum(adversary_sheet(g).values())) + 4.0 * left)
    return mine - max(rivals)


def turns_left(g: Laniakea) -> float:
    """By the clock of an ordinary game. The levels reached do not count here: whoever looks at them stalls as long as
    the own engine is the better one, and the game never ends."""
    if g.acting < 0:
        return 0.0
    return 0.4 if g.round == g.final else max(1.0, LENGTH - g.round)


def prospects(g: Laniakea, p: Player, left: float) -> float:
    """The VP on the board, and what resources, cards and tracks may still bring."""
    value = float(sum(score_sheet(g, p).values())) + 0.5 * p.level
    early = min(1.0, left / 6.0)
    turns = min(left, 8.0)
    value += early * stock(p)
    value += turns * (0.3 * (p.movement - 1) + 0.25 * (p.ability - 1) + 0.3 * (len(p.sanctums) + len(p.gateways)))
    value += turns * 0.35 * len([e for e in p.spaces if e is not None and e.boon])
    value += early * deck_strength(p)
    return value + unfinished(g, p, early)


def stock(p: Player) -> float:
    """Resources, as far as they can soon be spent; tokens and unused Artifacts."""
    v, f, a = p.held
    kept = 0.45 * min(v, 6) + 0.5 * min(f, 7) + 0.65 * min(a, 5) + 0.08 * (v + f + a)
    return kept + 0.7 * p.attack_tokens + 1.0 * (len(p.artifacts) - len(p.flipped)) + 0.5 * (p.token != TOKEN_ON_BOARD)


def deck_strength(p: Player) -> float:
    """Gained powers are better than starting cards, a thin deck is better than a fat one, and what lies among the
    discards comes later than what can be drawn."""
    cards = p.deck + p.hand + p.discard
    gained = len([card for card in cards if card.market])
    soon = sum([worth(card) - AVERAGE for card in p.deck + p.hand])
    return 1.1 * min(gained, 6) + 0.25 * (10 - (len(cards) - gained)) + 0.2 * soon


def worth(card: Power) -> float:
    return WORTH[card.family]


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
    if verb in (SEND, GIVE):
        return 0.9 * p.cause.points if isinstance(p.cause, Chaos) else 0.0
    if verb in PROMISING:
        return 0.3 + 0.5 * worth(p.playing) if p.playing is not None else 0.4 + 0.6 * early
    return 0.0


def harvest_worth(g: Laniakea, p: Player) -> float:
    """Where a Move stands is where it may end: its yield, and what could be built there."""
    v, f, a = yield_of(g, p.place)
    value = 0.45 * v + 0.5 * f + 0.65 * a
    if not g.structures[p.place]:
        value += 0.12 * g.tiles[p.place].points
    return value + (0.2 if ABYSS_OF[p.place] != NO_ABYSS else 0.0)
