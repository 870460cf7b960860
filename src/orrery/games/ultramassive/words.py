"""The words of the game: labels of options and sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.words import Words
from orrery.games.ultramassive.components import HOLE, LENGTH, SIZES


def space_name(space: int) -> str:
    return "the Black Hole" if space == HOLE else f"{'BP'[space // LENGTH]}{space % LENGTH + 1}"


def wormhole_name(wormhole: int) -> str:
    return f"{'AB'[wormhole // 2]}-Wormhole {wormhole % 2 + 1}"


PLACES: Final[dict[str, Callable[[Any], str]]] = {
    "space": space_name,
    "channel": lambda channel: ("blue", "pink")[channel],
    "wormhole": wormhole_name,
    "pair": lambda pair: f"pair {'AB'[pair]}",
    "size": lambda size: SIZES[size],
    "counters": lambda n: f"{n} [symbol:discovery|Discovery Counter{'' if n == 1 else 's'}]",
    "solar_mass": lambda n: f"{n} [symbol:mass|Solar Mass]",
    "cards": lambda n: f"{n} card{'' if n == 1 else 's'}",
    "spaces": lambda n: f"{n} space{'' if n == 1 else 's'}",
}

LABELS: Final = {
    "warp": "Put the next Wormhole on {on:space}",
    "quick": "Quick setup: pair A on B1 and B5, pair B on P1 and P5",
    "draft": "Take {on}",
    "resolve": "Use {on}",
    "place": "Put it on {on:space}",
    "give": "Give up a token from {on:space}",
    "give_drafted": "Give up the drafted {on}",
    "give_token": "Give up a {on}",
    "orbit": "Orbit the {on:channel} Channel",
    "siphon": "Siphon: {on}",
    "move": "Move the stack on {on:space}",
    "move_to": "Move it to {on:space}",
    "stay": "Leave the stacks where they are",
    "cross": "Move the stack on {on:space} to the other Channel",
    "discard": "Discard {on}",
    "enough": "Discard no more",
    "open": "Open {on:pair}",
    "lift": "Move {on:wormhole}",
    "set_down": "Set it down on {on:space}",
    "settled": "Leave the Wormholes as they are",
    "pick_core": "Discover {on}",
    "discover": "Discover {on}",
    "skip": "Discover nothing",
    "play": "Play {on}",
    "use": "Use {on}",
    "activate": "Send the stack on {on:wormhole} through",
    "exchange": "Exchange for {on} Solar Mass",
    "end": "End your actions",
}

EVENTS: Final = {
    "round": "Round {0} begins.",
    "token": "{who} is the new starting player.",
    "warped": "{who} puts {0:wormhole} on {1:space}.",
    "warped_quickly": "{who} uses the quick setup for the Wormholes.",
    "drafted": "{who} drafts {0}.",
    "lost_resources": "{who} cannot use {0}; lost.",
    "gained": "{who} gains a {0} on {1:space}.",
    "no_room": "{who} has no space for a {0}.",
    "annihilated": "{0} annihilate on {1:space} of {who}.",
    "gained_discovery": "{who} gains {0:counters}.",
    "paid_discovery": "{who} pays {0:counters}.",
    "gained_mass": "{who} gains {0:solar_mass}.",
    "no_trade": "{who} has nothing to trade.",
    "gave": "{who} gives up a {0} from {1:space}.",
    "gave_drafted": "{who} gives up the drafted {0}.",
    "orbited": "{who} Orbits the {0:channel} Channel by {1:spaces}.",
    "captured": "The Black Hole of {who} captures {0}.",
    "moved": "{who} moves {0} from {1:space} to {2:space}.",
    "stayed": "{who} leaves the stacks where they are.",
    "absorbed": "{who} absorbs {0}.",
    "expanded": "The Black Hole of {who} is now {0:size}.",
    "pushed": "{0:wormhole} of {who} is pushed out to {1:space}.",
    "discovered_core": "{who} discovers {0}.",
    "discovered": "{who} discovers {0} for {1:counters}.",
    "skipped": "{who} discovers nothing.",
    "siphoned": "{who} siphons: {0}.",
    "began": "{who} begins the Actions phase.",
    "played": "{who} plays {0}.",
    "used": "{who} uses {0}.",
    "sent": "{who} sends {0} through a Wormhole from {1:space} to {2:space}.",
    "opened": "{who} opens {0:pair}.",
    "reopened": "{who} opens all Wormholes.",
    "moved_wormhole": "{who} moves {0:wormhole} from {1:space} to {2:space}.",
    "exchanged": "{who} exchanges {0:counters}.",
    "discarded": "{who} discards {0}.",
    "drew": "{who} draws {0:cards}.",
    "drew_cards": "Drawn by {who}: {0}.",
    "ended": "{who} ends the Actions phase.",
    "over": "The game is over.",
    "bonus": "{who} gets a Solar Mass Bonus of {0}.",
}

WORDS: Final = Words(EVENTS, LABELS, PLACES)
