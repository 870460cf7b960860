"""The words of the game: labels of options and sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from orrery.core.game import Event
from orrery.core.sentence import unmarked
from orrery.core.words import Words
from orrery.games.laniakea.board import ABYSSES_CALLED, SPACE_NAMES
from orrery.games.laniakea.card_texts import text
from orrery.games.laniakea.components import RESOURCE_NAMES
from orrery.games.laniakea.core_actions import CORE_NAMES
from orrery.games.laniakea.phrases import STEPS, many, resources
from orrery.games.laniakea.state import TOKEN_SLOTS

AMOUNTS: Final = frozenset(["gained", "paid", "adversary_gained"])  # events that tell how much of each resource
TRACK_NAMES: Final[tuple[str, ...]] = ("Movement Tracker", "Celestial Ability Track")
SPACE_ABILITIES: Final[tuple[str, ...]] = (
    "acquire the Resource Slot token",
    "gain 2 Voyage Stones",
    "gain 2 Forge Stones",
    "gain 1 Aether",
    "draw 2 cards",
    "gain 2 attack tokens",
    "Upgrade one track without paying",
    "harvest the galaxy your figure is on",
)


def slot_name(slot: int) -> str:
    return f"the slot of {SPACE_NAMES[slot]}" if slot < TOKEN_SLOTS else f"the token of seat {slot - TOKEN_SLOTS + 1}"


def called(view: Mapping[str, Any], ref: str, name: Callable[[str], str]) -> str:
    """A galaxy is called by the tile that was dealt to it."""
    kind, _, number = ref.partition(":")
    tiles = view["tiles"]
    if kind not in ("space", "slot") or int(number) >= len(tiles):
        return ""
    tile = name(tiles[int(number)])
    return tile if kind == "space" else f"the slot of {tile}"


def price_name(number: int) -> str:
    return unmarked(resources((number // 100, number // 10 % 10, number % 10)))


def told_today(event: Event) -> Event:
    """Logs of the first version tell 2 V and 1 F as 20100."""
    name, seat, details, private = event
    if name not in AMOUNTS or not isinstance(details[0], int):
        return event
    held = details[0]
    return name, seat, ((held // 10000, held // 100 % 100, held % 100),), private


PLACES: Final[dict[str, Callable[[Any], str]]] = {
    "space": lambda space: SPACE_NAMES[space],
    "abyss": lambda abyss: ABYSSES_CALLED[abyss],
    "slot": slot_name,
    "resource": lambda resource: RESOURCE_NAMES[resource],
    "price": price_name,
    "pair": lambda pair: ("two Voyage Stones", "a Voyage Stone and a Forge Stone", "two Forge Stones")[pair],
    "track": lambda track: TRACK_NAMES[track],
    "nth": lambda space: ("first", "second", "third", "fourth", "fifth")[space - 1],
    "place": lambda place: f"space S{place + 1}",
    "ability": lambda place: SPACE_ABILITIES[place],
    "first": lambda first: ("the Entity's action", "the space's ability")[first],
    "core": lambda core: CORE_NAMES[core],
    "cards": lambda n: many(n, "card"),
    "tokens": lambda n: many(n, "attack token") if n else "no attack token, for all twelve are out",
}

LABELS: Final = {
    "choose": "Play as {on}",
    "play": "Play {on}",
    "cash": "Discard {on} for a resource",
    "reap": "Discard {on} to harvest here",
    "attack": "Attack {on}",
    "relocate": "Relocate to {on:space}",
    "augment": "Augment {on:slot}",
    "fill": "Put a {on:resource} there",
    "lay_token": "Put the Resource Slot token on {on:space}",
    "use": "Use {on}",
    "end": "End the Cosmic Power Phase",
    "shed": "Discard {on}",
    "keep": "Keep the rest",
    "gain": "Gain 1 {on:resource}",
    "pay": "Pay {on:price}",
    "step": "Basic movement to {on:space}",
    "cross": "Void movement to {on:space}",
    "loop": "Time Loop",
    "teleport": "Teleport to {on:space}",
    "stroll": "Free movement to {on:space}",
    "stay": "Stay here",
    "land": "End the Move here",
    "double": "Double the {on:resource}",
    "lose": "Leave a {on:resource} behind",
    "sell": "Give {on:pair} for 1 Aether",
    "buy": "Give 1 Aether for {on:pair}",
    "swap": "Give a {on:resource} for the other stone",
    "stop": "Trade no more",
    "trash": "Trash {on}",
    "draw": "Draw a card",
    "decline": "Do without",
    "harvest": "Harvest {on:space}",
    "done": "Finish",
    "take": "Gain {on}",
    "upgrade": "Upgrade the {on:track}",
    "sanctum": "Build a Sanctum on {on:space}",
    "gateway": "Turn the Sanctum on {on:space} into a Gateway",
    "throne": "Build a Throne in {on:abyss}",
    "lift": "Relocate the Structure on {on:space}",
    "set_down": "Put it on {on:space}",
    "recruit": "Recruit {on}",
    "occupy": "Place it on {on:place}: {on:ability}",
    "first": "First {on:first}",
    "core": "{on:core}",
    "send": "Attack with {on}",
    "spend": "Spend an attack token",
    "aid": "Attack with {on}",
    "call_off": "Call off the attack",
    "give": "Discard {on}",
}

EVENTS: Final = {
    "chose": "{who} plays as {0}.",
    "turn": "Round {0}: {who} takes a turn.",
    "played": "{who} plays {0}.",
    "ended": "{who} ends the Cosmic Power Phase.",
    "discarded": "{who} discards {0}.",
    "drew": "{who} draws {0:cards}.",
    "drew_cards": "{who} takes {0} in hand.",
    "reshuffled": "{who} shuffles the discard pile.",
    "trashed": "{who} trashes {0}.",
    "gained": "{who} gains {0:held}.",
    "paid": "{who} pays {0:held}.",
    "gained_tokens": "{who} gains {0:tokens}.",
    "moved": "{who} moves from {0:space} to {1:space}.",
    "lapsed": "{who} can make no movement any more: the Move is off.",
    "looped": "{who} takes a Time Loop.",
    "teleported": "{who} teleports from {0:space} to {1:space}.",
    "relocated": "{who} relocates from {0:space} to {1:space}.",
    "visited": "The Gateway of {who} on {0:space} is used by another.",
    "moved_structure": "{who} relocates a Structure from {0:space} to {1:space}.",
    "harvested": "{who} harvests {0:space}.",
    "discovered": "{who} discovers {0:space}.",
    "augmented": "{who} puts a {0:resource} on the Resource Slot of {1:space}: each harvest there gives one more.",
    "acquired_token": "{who} acquires the Resource Slot token, one more slot for a galaxy with a Structure.",
    "laid_token": "{who} puts the Resource Slot token on {0:space}: one more slot to fill there.",
    "found": "{who} finds {0}.",
    "used": "{who} uses {0}.",
    "ascended": "{who} ascends to level {0}.",
    "end_triggered": "The end is near: round {0} is the last.",
    "gained_power": "{who} gains {0}.",
    "power_came": "{0} joins the row of Cosmic Powers.",
    "upgraded": "{who} moves the {0:track} to its {1:nth} space.",
    "overpowered": "{who} triggers the Overpower of the {0:track}.",
    "built_sanctum": "{who} builds a Sanctum on {0:space}.",
    "built_gateway": "{who} turns the Sanctum on {0:space} into a Gateway.",
    "built_throne": "{who} builds a Throne in {0:abyss}.",
    "recruited": "{who} recruits {0}.",
    "placed": "{who} places {0}: {1:ability}.",
    "entity_came": "{0} joins the row of Entities.",
    "core": "{who} chooses the Core action {0:core}.",
    "attacked": "{who} attacks {0}.",
    "weighed": "The attack comes to {0} of {1} hit points.",
    "sent": "{who} attacks with {0}.",
    "called_off": "{who} calls off the attack on {0}.",
    "defeated": "{who} defeats {0}.",
    "over": "The game is over.",
    "adversary_turn": "Round {0}: the Adversary takes its turn.",
    "adversary_card": "The Adversary reveals a card: {0:steps}.",
    "adversary_gained": "The Adversary gains {0:held}.",
    "adversary_ascended": "The Adversary ascends to level {0}.",
    "adversary_moved": "The Adversary moves to {0:space}.",
    "adversary_built": "The Adversary builds a Sanctum on {0:space}.",
    "adversary_recruited": "The Adversary recruits {0}.",
}

BUNDLES: Final[dict[str, Callable[[Any], str]]] = {
    "held": resources,
    "steps": lambda card: ", ".join([STEPS[step.rule.__name__](*step.args) for step in card.does]),
}

WORDS: Final = Words(EVENTS, LABELS, PLACES, BUNDLES, "the Adversary", called)

__all__ = ["EVENTS", "LABELS", "PLACES", "WORDS", "text"]
