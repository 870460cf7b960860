"""How good a seat's prospects are, from what lies on the table: for bots, not for rules."""

from __future__ import annotations

from orrery.games.laniakea.components import FEWEST_CARDS
from orrery.games.laniakea.scoring import adversary_sheet, score_sheet
from orrery.games.laniakea.state import TOKEN_ON_BOARD, Laniakea, Player

LENGTH = 12.5  # rounds of an ordinary game


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
    v, f, a = p.held
    sheet = score_sheet(g, p)
    early = min(1.0, left / 6.0)
    value = float(sum(sheet.values())) + 0.5 * p.level
    value += early * (0.45 * min(v, 6) + 0.5 * min(f, 7) + 0.65 * min(a, 5))
    value += min(left, 8.0) * 0.3 * (p.movement - 1)
    value += min(left, 8.0) * 0.25 * (p.ability - 1)
    value += min(left, 8.0) * 0.35 * len([e for e in p.spaces if e is not None and e.boon])
    value += early * (0.7 * p.attack_tokens + 1.0 * (len(p.artifacts) - len(p.flipped)))
    value += min(left, 8.0) * 0.3 * (len(p.sanctums) + len(p.gateways))
    value += early * deck_strength(p)
    value += early * 0.5 * (p.token != TOKEN_ON_BOARD)
    if g.acting == p.seat and not g.final:
        value += early * 0.35 * max(0, len(p.hand) - FEWEST_CARDS)
    return value


def deck_strength(p: Player) -> float:
    """Gained powers are better than starting cards; a thin deck is better than a fat one."""
    cards = p.deck + p.hand + p.discard
    gained = len([card for card in cards if card.market])
    return 1.1 * min(gained, 6) + 0.25 * (10 - (len(cards) - gained))
