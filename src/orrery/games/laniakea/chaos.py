"""Chaos cards and attacks on them. LAN-CHAO, LAN-ATTK"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, any_of, each, offer
from orrery.games.laniakea.artifacts import cannot_spend, spend
from orrery.games.laniakea.board import SECTOR, WHITE
from orrery.games.laniakea.cards import discard
from orrery.games.laniakea.components import AETHER, FEWEST_CARDS, Artifact, Chaos, Power
from orrery.games.laniakea.costs import pay
from orrery.games.laniakea.modifiers import Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import refill, set_row
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import AID, CALL_OFF, GIVE, SEND, SPEND

Assault = tuple[Chaos, Do, tuple[Power, ...], int, tuple[Artifact, ...]]  # on what, what comes after, with what

NOT_IN_ROW: Final = Refusal("LAN-ATTK-01", "That Chaos card does not lie in the row.")
NO_ATTACKER: Final = Refusal("LAN-ATTK-02", "An attack needs at least one Cosmic Power card from your hand.")
NOT_WHITE: Final = Refusal("LAN-CHAO-03", "Your figure must be on a white galaxy to attack that card.")
NO_AETHER: Final = Refusal("LAN-CHAO-03", "That attack takes 1 [resource:2|Aether].")
NO_CARD_TO_GIVE: Final = Refusal("LAN-CHAO-03 LAN-TURN-05", "That attack takes a card that has no part in it.")
NOT_IN_HAND: Final = Refusal("LAN-ATTK-02", "That card is not in your hand.")
SERAPH: Final = Refusal("LAN-SERA-05 LAN-ATTK-02", "A Seraph is no Cosmic Power and has no attack.")
FOUGHT: Final = Refusal("LAN-ATTK-06", "That card has taken part in an attack this turn.")
SENT: Final = Refusal("LAN-ATTK-02", "That card is in the attack already.")
CARDS_FIRST: Final = Refusal("LAN-ATTK-02", "First add a card; everything else only adds to it.")
NO_TOKEN: Final = Refusal("LAN-ATTK-09", "You have no attack token left.")
NO_WEAPON: Final = Refusal("LAN-ARTI-03", "That Artifact does not help in an attack.")
ATTACKER: Final = Refusal("LAN-CHAO-03", "The card to discard must have no part in the attack.")


_TOO_STRONG: Final[dict[tuple[int, int], Refusal]] = {}


def too_strong(most: int, needed: int) -> Refusal:
    """Made once for each pair of numbers, for this is asked again and again. LAN-ATTK-03, -04"""
    if (most, needed) not in _TOO_STRONG:
        words = f"Your attack would come to {most} at most; it takes {needed}."
        _TOO_STRONG[most, needed] = Refusal("LAN-ATTK-03 LAN-ATTK-04", words)
    return _TOO_STRONG[most, needed]


def hit_points(g: Laniakea, me: Player, chaos: Chaos) -> int:
    """As raised at this moment for this attacker. LAN-CHAO-03"""
    if chaos.requirement == "hp_entity":
        return chaos.hit_points + len([entity for entity in me.spaces if entity is not None])
    if chaos.requirement == "hp_other_chaos":
        return chaos.hit_points + len(g.weather.cards) - 1
    if chaos.requirement == "hp_defeated":
        return chaos.hit_points + len(me.defeated)
    return chaos.hit_points


def standing_attack(me: Player) -> int:
    """What Entities and the Celestial track add to each attack. LAN-ATTK-02, LAN-UPGR-03, LAN-EFF-03"""
    track = me.celestial.attack[me.ability - 1] if me.celestial is not None and me.celestial.attack else 0
    return track + me.boons.attack


def weapons(me: Player, aids: tuple[Artifact, ...]) -> list[Artifact]:
    return [a for a in me.artifacts if a.attack and a not in aids and cannot_spend(me, a) is None]


def reach(me: Player, chaos: Chaos, sent: tuple[Power, ...], tokens: int, aids: tuple[Artifact, ...]) -> int:
    """The most this attack can come to, from what has been sent so far."""
    spare = False  # whether a card stays out of the attack anyway
    weakest = 99
    total = strength(me, sent, tokens, aids) + me.attack_tokens - tokens
    for card in me.hand:
        if card in sent:
            continue
        if card.seraph or card in me.fought:
            spare = True
        else:
            total += card.attack
            if card.attack < weakest:
                weakest = card.attack
    if chaos.requirement == "discard" and not spare and weakest != 99:
        total -= weakest
    for artifact in me.artifacts:
        if artifact.attack and artifact not in aids and cannot_spend(me, artifact) is None:
            total += artifact.attack
    return total


def strength(me: Player, sent: tuple[Power, ...], tokens: int, aids: tuple[Artifact, ...]) -> int:
    """LAN-ATTK-02, -09, LAN-EFF-03"""
    total = standing_attack(me) + tokens
    for card in sent:
        total += card.attack
    for artifact in aids:
        total += artifact.attack
    return total


def cannot_attack(g: Laniakea, me: Player, chaos: Chaos, resume: Do) -> Optional[Refusal]:
    """Whoever cannot reach the hit points, or not take the step it requires, cannot attack. LAN-ATTK-01 to -04, -06"""
    if chaos not in g.row:
        return NOT_IN_ROW
    if chaos.requirement == "white" and SECTOR[me.place] != WHITE:
        return NOT_WHITE
    if chaos.requirement == "aether" and not me.held[AETHER]:
        return NO_AETHER
    if chaos.requirement == "discard" and len(me.hand) <= FEWEST_CARDS:
        return NO_CARD_TO_GIVE
    if not has_attacker(me):
        return NO_ATTACKER
    most, needed = reach(me, chaos, (), 0, ()), hit_points(g, me, chaos)
    return too_strong(most, needed) if most < needed else None


def has_attacker(me: Player) -> bool:
    """LAN-ATTK-02, -06, LAN-SERA-05"""
    for card in me.hand:  # noqa: SIM110 (a generator costs more than the rest)
        if not card.seraph and card not in me.fought:
            return True
    return False


def attack(g: Laniakea, me: Player, chaos: Chaos, resume: Do) -> Ask:
    """Name the card, then what attacks it. LAN-ATTK-10"""
    me.cause = chaos
    g.tell("attacked", me, chaos)
    g.tell("weighed", me, standing_attack(me), hit_points(g, me, chaos))
    return declare(g, me, (chaos, resume, (), 0, ()))


def declare(g: Laniakea, me: Player, assault: Assault) -> Ask:
    """Cards, tokens and Artifacts, until they match the hit points. LAN-ATTK-02, -09, -10"""
    chaos, resume, _, _, aids = assault
    return any_of(
        offer(g, me, SEND, me.hand, cannot_send, send, assault),
        offer(g, me, SPEND, (0,), cannot_spend_token, spend_token, assault),
        offer(g, me, AID, weapons(me, aids), cannot_aid, aid, assault),
        each(CALL_OFF, (0,), call_off, chaos, resume),
    ).secret(Do(declare, assault))


def cannot_send(g: Laniakea, me: Player, card: Power, assault: Assault) -> Optional[Refusal]:
    """A Cosmic Power in hand, once per turn. LAN-ATTK-02, -06, LAN-SERA-05"""
    chaos, _, sent, tokens, aids = assault
    if card not in me.hand:
        return NOT_IN_HAND
    if card.seraph:
        return SERAPH
    if card in me.fought:
        return FOUGHT
    if card in sent:
        return SENT
    if chaos.requirement == "discard":
        if len(sent) + 1 >= len(me.hand):
            return NO_CARD_TO_GIVE
        most, needed = reach(me, chaos, (*sent, card), tokens, aids), hit_points(g, me, chaos)
        if most < needed:
            return too_strong(most, needed)
    return None


def send(g: Laniakea, me: Player, card: Power, assault: Assault) -> Optional[Ask]:
    """It stays in hand, and everybody has seen it. LAN-ATTK-05"""
    chaos, resume, sent, tokens, aids = assault
    g.show(me)
    if card not in me.seen:
        me.seen += (card,)
    g.tell("sent", me, card)
    return weigh(g, me, (chaos, resume, (*sent, card), tokens, aids))


def cannot_spend_token(g: Laniakea, me: Player, __: int, assault: Assault) -> Optional[Refusal]:
    _, _, sent, tokens, _ = assault
    if not sent:
        return CARDS_FIRST
    return None if tokens < me.attack_tokens else NO_TOKEN


def spend_token(g: Laniakea, me: Player, __: int, assault: Assault) -> Optional[Ask]:
    """One point each, any number. LAN-ATTK-09"""
    chaos, resume, sent, tokens, aids = assault
    return weigh(g, me, (chaos, resume, sent, tokens + 1, aids))


def cannot_aid(g: Laniakea, me: Player, artifact: Artifact, assault: Assault) -> Optional[Refusal]:
    _, _, sent, _, aids = assault
    refusal = cannot_spend(me, artifact)
    if refusal is not None:
        return refusal
    if not artifact.attack or artifact in aids:
        return NO_WEAPON
    return None if sent else CARDS_FIRST


def aid(g: Laniakea, me: Player, artifact: Artifact, assault: Assault) -> Optional[Ask]:
    chaos, resume, sent, tokens, aids = assault
    return weigh(g, me, (chaos, resume, sent, tokens, (*aids, artifact)))


def weigh(g: Laniakea, me: Player, assault: Assault) -> Optional[Ask]:
    """The attack begins as soon as it matches the hit points; more would be wasted. LAN-ATTK-03, -10"""
    chaos, _, sent, tokens, aids = assault
    total, needed = strength(me, sent, tokens, aids), hit_points(g, me, chaos)
    if total < needed:
        g.tell("weighed", me, total, needed)
        return declare(g, me, assault)
    if chaos.requirement == "discard":
        return choose_gift(g, me, assault)
    if chaos.requirement == "aether":
        pay(g, me, (0, 0, 1))
    strike(g, me, assault)
    return None


def choose_gift(g: Laniakea, me: Player, assault: Assault) -> Ask:
    ask = offer(g, me, GIVE, me.hand, cannot_give, give, assault)
    return ask.secret(Do(choose_gift, assault))


def cannot_give(g: Laniakea, me: Player, card: Power, assault: Assault) -> Optional[Refusal]:
    """A card without part in the attack, a Seraph will do. That two cards stay was seen to before. LAN-CHAO-03"""
    _, _, sent, _, _ = assault
    if card not in me.hand:
        return NOT_IN_HAND
    return ATTACKER if card in sent else None


def give(g: Laniakea, me: Player, card: Power, assault: Assault) -> None:
    discard(g, me, card)
    strike(g, me, assault)


def call_off(g: Laniakea, me: Player, _: int, chaos: Chaos, resume: Do) -> None:
    """Nothing is lost, and it can be made again. LAN-ATTK-04, LAN-ADD-01"""
    me.cause = None
    g.tell("called_off", me, chaos)
    g.then(me, resume)


def strike(g: Laniakea, me: Player, assault: Assault) -> None:
    """Take the card, whose effect ends; refill the row; then the reward. LAN-ATTK-05 to -10, LAN-CHAO-05, -06"""
    chaos, resume, sent, tokens, aids = assault
    me.fought += sent
    me.attack_tokens -= tokens
    for artifact in aids:
        spend(g, me, artifact)
    place = g.row.index(chaos)
    set_row(g, place, None)
    g.weather = Weather(g.row)
    me.defeated += (chaos,)
    g.tell("defeated", me, chaos)
    if g.rulings.reward_first:
        g.then(me, *chaos.reward, Do(refill, place), resume)
    else:
        g.then(me, Do(refill, place), *chaos.reward, resume)
