"""What it means to play a card, to discard it, to attack with it and to trade, with the numbers that hold now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.meaning import Says
from orrery.games.laniakea.additional import alembics
from orrery.games.laniakea.card_texts import celestial_text, chaos_parts, sentences, text
from orrery.games.laniakea.chaos import hit_points, reach, strength
from orrery.games.laniakea.components import AETHER, HAND, PAIRS, Artifact, Celestial, Chaos, Entity, Power
from orrery.games.laniakea.cosmic_powers import price
from orrery.games.laniakea.costs import can_pay, changed, raised
from orrery.games.laniakea.meanings_of_travel import harvest_words, move_card
from orrery.games.laniakea.moving import move
from orrery.games.laniakea.phrases import amount, many, resources
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import entity_prices
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.tile_abilities import after_swap

Settings = Mapping[str, str]
Known = tuple[Any, ...]
GOOD_FOR: Final = (
    "pays for movements, Structures and Entities",
    "pays for Void movements, Structures and Entities",
    "pays for upgrades and Cosmic Powers",
)


def choose(g: Laniakea, me: Player, settings: Settings, celestial: Celestial, known: Known) -> str:
    now = "The first number holds at the start; each Upgrade of its Ability track moves you to the next."
    return f"{celestial_text(celestial, settings)} {now}"


def play(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    """What is printed; the Core actions say what they come to now."""
    does = card.does[0]
    if does.rule is move and len(card.does) == 1:
        extra, basic, void, loop = (*does.args, 0, 0, 0, 0)[:4]
        return move_card(g, me, extra, basic, void, loop)
    if card.name == "Upgrade":
        assert me.celestial is not None
        rate = me.celestial.rates[me.ability - 1]
        paid = amount(1, AETHER)
        return f"Pay {paid} to raise your Movement, now {me.movement}, or your Ability, now {rate} VP each."
    if card.name == "Build":
        sanctum, gateway, throne = [
            resources(cost) for cost in (g.rulings.sanctum, g.rulings.gateway, g.rulings.throne)
        ]
        return f"A Sanctum for {sanctum}, a Gateway in place of one for {gateway}, or a Throne for {throne}."
    if card.name == "Recruit":
        return f"Take an Entity of the row, paying its cost: you can pay for {payable_entities(g, me)} of them."
    if card.name == "Gain a Cosmic Power":
        near = [place for place, one in enumerate(g.power_row) if one and price(g, me, place, 0) <= me.held[AETHER]]
        return f"Take a card of the row for your deck: your {amount(me.held[AETHER], AETHER)} can pay for {len(near)}."
    return text(card, settings, short=True)


def payable_entities(g: Laniakea, me: Player) -> int:
    row = [card for card in g.row if isinstance(card, Entity)]
    return len([card for card in row if can_pay(me.held, entity_prices(g, me, card, 0))])


def cash(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    aether = f", or {amount(1, AETHER)} with your Artifact" if alembics(me) else ""
    return f"You give it up this turn for {amount(1, 0)} or {amount(1, 1)}{aether}; you will draw it again."


def reap(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    return f"You give it up this turn to harvest {g.tiles[me.place].name}: {harvest_words(g, me, me.place)}."


def end(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"Upkeep follows: keep what you like of your {many(len(me.hand), 'card')} and draw up to {hand_size(g, me)}."


def hand_size(g: Laniakea, me: Player) -> int:
    return HAND + me.boons.hand - g.weather.hand


def shed(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    drawn = max(0, hand_size(g, me) - len(me.hand) + 1)
    return f"It goes to your discards; with the others kept you draw {many(drawn, 'card')}."


def keep(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    drawn = max(0, hand_size(g, me) - len(me.hand))
    return f"Your turn is over: you keep {many(len(me.hand), 'card')} and draw {drawn} more."


def gain(g: Laniakea, me: Player, settings: Settings, resource: int, known: Known) -> str:
    return f"It {GOOD_FOR[resource]}; you would hold {raised(me.held, changed((0, 0, 0), resource, 1))[resource]}."


def sell(g: Laniakea, me: Player, settings: Settings, pair: int, known: Known) -> str:
    v, f, _ = PAIRS[pair]
    return f"You would hold {resources(raised((me.held[0] - v, me.held[1] - f, me.held[2]), (0, 0, 1)))}."


def buy(g: Laniakea, me: Player, settings: Settings, pair: int, known: Known) -> str:
    return f"You would hold {resources(raised((me.held[0], me.held[1], me.held[2] - 1), PAIRS[pair]))}."


def swap(g: Laniakea, me: Player, settings: Settings, stone: int, known: Known) -> str:
    return f"You would hold {resources(after_swap(me.held, stone))}."


def stop(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"You go on with {resources(me.held)}."


def trash(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    gained = f", and you gain {amount(known[1], AETHER)}" if known[1] else ""
    return f"It leaves the game for good{gained}: your other cards come round sooner."


def draw(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"The top one of your deck of {len(me.deck)} comes to your hand."


def decline(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "Nothing is paid and nothing happens; your turn goes on."


def done(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "You harvest no more galaxies, and your turn goes on."


def attack(g: Laniakea, me: Player, settings: Settings, chaos: Chaos, known: Known) -> str:
    needed, most = hit_points(g, me, chaos), reach(me, chaos, (), 0, ())
    _, harms, gives = chaos_parts(chaos, settings)
    worth = sentences([f"it takes {needed}, you reach {most}: {chaos.points} VP", *gives])
    return f"{worth} Its effect on all ends." if harms else worth


def attacking(g: Laniakea, me: Player, known: Known, more: int) -> str:
    chaos, _, sent, tokens, aids = known[0]
    total, needed = strength(me, sent, tokens, aids) + more, hit_points(g, me, chaos)
    return f"+{more}: {total} of {needed} hit points{', enough to defeat it' if total >= needed else ''}."


def send(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    return f"{attacking(g, me, known, card.attack)} The card stays in your hand."


def spend(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"{attacking(g, me, known, 1)} The token is spent."


def aid(g: Laniakea, me: Player, settings: Settings, artifact: Artifact, known: Known) -> str:
    return attacking(g, me, known, artifact.attack)


def call_off(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "Nothing is lost; you can attack again this turn."


def give(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    return f"It goes to your discards, as the attack on {known[0][0].name} asks; then the attack succeeds."


SAYS: Final[dict[str, Says]] = {
    "choose": choose, "play": play, "cash": cash, "reap": reap, "end": end, "shed": shed, "keep": keep, "gain": gain,
    "sell": sell, "buy": buy, "swap": swap, "stop": stop, "trash": trash, "draw": draw, "decline": decline,
    "done": done, "attack": attack, "send": send, "spend": spend, "aid": aid, "call_off": call_off, "give": give,
}  # fmt: skip
