"""Everything a player can do, the words for it, and the answer when it is not the moment for it."""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Refusal, Verb


def _verb(
    name: str,
    kind: str,
    prompt: str,
    rules: str,
    when: str,
    ends: bool = False,
    repeats: bool = False,
    not_this: Optional[Refusal] = None,
    spare: bool = False,
) -> Verb:
    return Verb(name, kind, prompt, _refusal(rules, when), ends, repeats, not_this, spare)


def _refusal(rules: str, words: str) -> Refusal:
    return Refusal(" ".join([f"LAN-{rule}" for rule in rules.split()]), words)


CHOOSE: Final = _verb(
    "choose",
    "celestial",
    "Choose your Celestial",
    "SETUP-03",
    "Celestials are chosen before the first turn, each by one player.",
)
PLAY: Final = _verb(
    "play", "power", "Play a card", "TURN-02", "Cards are played in your Cosmic Power Phase, between steps."
)
CASH: Final = _verb(
    "cash",
    "power",
    "Discard a card for a resource",
    "ADD-01 ADD-05",
    "A card is discarded for a resource in your Cosmic Power Phase, between steps.",
    spare=True,
)
REAP: Final = _verb(
    "reap",
    "power",
    "Discard a card to harvest here",
    "ADD-01 ADD-04",
    "A card is discarded for a harvest in your Cosmic Power Phase, between steps.",
    spare=True,
)
ATTACK: Final = _verb(
    "attack",
    "chaos",
    "Attack a Chaos card",
    "ATTK-01 ADD-01",
    "Chaos cards are attacked in your Cosmic Power Phase, between steps.",
)
RELOCATE: Final = _verb(
    "relocate",
    "space",
    "Relocate your figure",
    "ADD-02 TRAV-05",
    "Figures relocate in the Cosmic Power Phase, between steps, or by an effect that says so.",
    repeats=True,
)
AUGMENT: Final = _verb(
    "augment",
    "slot",
    "Augment a Resource Slot",
    "ADD-03 SLOT-05",
    "Slots are augmented in your Cosmic Power Phase, between steps, or by an effect that says so.",
)
FILL: Final = _verb(
    "fill",
    "resource",
    "Choose the stone for {0:slot}",
    "SLOT-02",
    "First choose the slot to augment.",
    not_this=_refusal(
        "SLOT-02 SLOT-03",
        "A slot takes a [resource:0|Voyage] or [resource:1|Forge] Stone: yours, unless the supply gives it.",
    ),
)
LAY_TOKEN: Final = _verb(
    "lay_token",
    "space",
    "Place your Resource Slot token",
    "SLOT-06",
    "A Resource Slot token that you have acquired is placed in your Cosmic Power Phase, between steps.",
)
USE: Final = _verb(
    "use",
    "artifact",
    "Use an Artifact",
    "ADD-06 ARTI-03",
    "Artifacts are used in your Cosmic Power Phase, between steps.",
)
END: Final = _verb(
    "end", "", "End your Cosmic Power Phase", "TURN-01", "There is no Cosmic Power Phase of yours to end.", ends=True
)
SHED: Final = _verb(
    "shed",
    "power",
    "Discard cards you do not want to keep",
    "TURN-06",
    "Cards are put aside like this only in your Upkeep.",
)
KEEP: Final = _verb("keep", "", "Keep the rest", "TURN-06", "Only your Upkeep asks what you keep.", ends=True)

GAIN: Final = _verb(
    "gain",
    "resource",
    "Choose a resource to gain",
    "ADD-05 COMP-23",
    "A resource is chosen only where an effect leaves it to you.",
    not_this=_refusal(
        "ADD-05 COMP-23", "This gives a [resource:0|Voyage] or [resource:1|Forge] Stone, and no [resource:2|Aether]."
    ),
)
PAY: Final = _verb(
    "pay",
    "price",
    "Choose what to pay",
    "EFF-01",
    "A price is chosen only where you may pay it in several ways.",
    not_this=_refusal("EFF-01 EFF-03 HARV-10", "That is not a price of this, or not one that you can pay in full."),
)
STEP: Final = _verb("step", "space", "Move to an adjacent galaxy", "MOVE-06", "Movements are part of a Move.")
CROSS: Final = _verb("cross", "space", "Cross a void", "MOVE-08", "Voids are crossed as part of a Move.")
LOOP: Final = _verb("loop", "", "Take a Time Loop", "MOVE-10", "A Time Loop is part of a Move.")
TELEPORT: Final = _verb(
    "teleport",
    "space",
    "Teleport to another passage",
    "TRAV-01 TRAV-04",
    "Teleports start from a Gateway or Wormhole that a Move reaches.",
)
STROLL: Final = _verb(
    "stroll",
    "space",
    "Make your free movement",
    "TRAV-02",
    "The free Basic movement comes right after a teleport.",
    not_this=_refusal(
        "TRAV-02 MOVE-06 MOVE-07",
        "The free movement after a teleport is a Basic one: it leads to an adjacent galaxy, never across a void.",
    ),
)
STAY: Final = _verb("stay", "", "Stay where you are", "TRAV-02", "There is no free movement to decline.", ends=True)
LAND: Final = _verb(
    "land",
    "",
    "End the Move here and harvest",
    "HARV-01",
    "There is no Move to end.",
    ends=True,
    not_this=_refusal("MOVE-10", "A Move needs at least one movement."),
)
DOUBLE: Final = _verb(
    "double",
    "resource",
    "Choose what the Time Loop doubles",
    "MOVE-12 HARV-03",
    "Only a harvest after a Time Loop doubles a resource.",
    not_this=_refusal("MOVE-12 HARV-03", "This harvest brings none of that to double."),
)
LOSE: Final = _verb(
    "lose",
    "resource",
    "Choose the stone this harvest loses",
    "EFF-06 CHAO-04",
    "Only a Chaos effect makes a harvest smaller.",
    not_this=_refusal("EFF-06", "A harvest loses a stone that it brings, and never [resource:2|Aether]."),
)
SELL: Final = _verb(
    "sell",
    "pair",
    "Trade two stones for 1 Aether",
    "TILE-01",
    "Aether is traded only by an effect that says so.",
    repeats=True,
)
BUY: Final = _verb(
    "buy",
    "pair",
    "Trade 1 Aether for two stones",
    "TILE-01",
    "Aether is traded only by an effect that says so.",
    repeats=True,
)
SWAP: Final = _verb(
    "swap",
    "resource",
    "Swap a stone for the other kind",
    "TILE-03",
    "Stones are swapped only by an effect that says so.",
    repeats=True,
)
STOP: Final = _verb("stop", "", "Trade no more", "TILE-01 TILE-03", "There is no trading to end.", ends=True)
TRASH: Final = _verb(
    "trash",
    "power",
    "Trash one of your Cosmic Powers",
    "TILE-02 KEY-09",
    "Cards are trashed only by an effect that says so.",
)
DRAW: Final = _verb(
    "draw", "", "Draw a card", "TILE-05", "A card is drawn by choice only when you harvest such a galaxy."
)
DECLINE: Final = _verb("decline", "", "Do without", "EFF-05", "There is nothing to decline.", ends=True)
HARVEST: Final = _verb(
    "harvest",
    "space",
    "Choose a galaxy to harvest",
    "SERA-03 HARV-01",
    "A galaxy is harvested after a Move, or by an effect that says so.",
)
DONE: Final = _verb("done", "", "Finish", "SERA-03", "There is nothing to finish.", ends=True)
TAKE: Final = _verb(
    "take",
    "power",
    "Choose a Cosmic Power to gain",
    "GAIN-01",
    "Cosmic Powers are gained from the row by an action that says so.",
)
UPGRADE: Final = _verb(
    "upgrade", "track", "Choose a track to upgrade", "UPGR-01", "Tracks are upgraded by an Upgrade action."
)
SANCTUM: Final = _verb(
    "sanctum", "space", "Build a Sanctum", "SANC-01 BUILD-01", "Sanctums are built by a Build action."
)
GATEWAY: Final = _verb(
    "gateway", "space", "Turn a Sanctum into a Gateway", "GATE-01 BUILD-01", "Gateways are built by a Build action."
)
THRONE: Final = _verb("throne", "abyss", "Build a Throne", "THRO-01 BUILD-01", "Thrones are built by a Build action.")
LIFT: Final = _verb(
    "lift", "space", "Choose a Structure to relocate", "TRAV-05", "Structures relocate only by an effect that says so."
)
SET_DOWN: Final = _verb(
    "set_down",
    "space",
    "Choose where your Structure on {0:space} goes",
    "TRAV-05",
    "First choose the Structure to relocate.",
)
RECRUIT: Final = _verb(
    "recruit", "entity", "Recruit an Entity", "RECR-01", "Entities are recruited by a Recruit action."
)
OCCUPY: Final = _verb(
    "occupy",
    "place",
    "Choose a space of your board for {0}",
    "RECR-02",
    "An Entity is placed right after it is recruited, on an empty space.",
    not_this=_refusal("RECR-02", "An Entity stands on that space already; choose an empty one."),
)
FIRST: Final = _verb(
    "first", "effect", "Choose what to do first", "RECR-04", "Only an Instant Action and its space are put in order."
)
CORE: Final = _verb(
    "core", "core", "Choose a Core action", "KEY-06", "A Core action is chosen by an effect that grants one."
)
SEND: Final = _verb("send", "power", "Add a card to the attack", "ATTK-02", "First choose a Chaos card to attack.")
SPEND: Final = _verb("spend", "", "Spend an attack token", "ATTK-09", "Attack tokens are spent in an attack.")
AID: Final = _verb(
    "aid",
    "artifact",
    "Use an Artifact in the attack",
    "ARTI-03 ATTK-10",
    "Artifacts that attack are declared with an attack.",
)
CALL_OFF: Final = _verb(
    "call_off", "", "Call off the attack", "ATTK-04", "There is no attack to call off.", ends=True, repeats=True
)
GIVE: Final = _verb(
    "give",
    "power",
    "Discard a card as the Chaos card requires",
    "CHAO-03",
    "Only a Chaos card that asks for it takes a card like this.",
)

# in the order in which pointing at a thing speaks of them: first what is done with it most
VERBS: Final = (
    *(CHOOSE, PLAY, TAKE, CASH, REAP, ATTACK, STEP, HARVEST, SANCTUM, GATEWAY, THRONE, RELOCATE, AUGMENT, LAY_TOKEN),
    *(USE, END, SHED, KEEP, GAIN, FILL, PAY, CROSS, LOOP, TELEPORT, STROLL, STAY, LAND, DOUBLE, LOSE, SELL, BUY, SWAP),
    *(STOP, TRASH, DRAW, DECLINE, DONE, UPGRADE, LIFT, SET_DOWN, RECRUIT, OCCUPY, FIRST, CORE),
    *(SEND, SPEND, AID, CALL_OFF, GIVE),
)
