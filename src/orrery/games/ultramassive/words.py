"""The words of the game: labels of options, sentences of the log, and card texts made from what the cards do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from orrery.core.ask import Do, Thing
from orrery.core.words import Words
from orrery.games.ultramassive.components import (
    HOLE,
    LENGTH,
    SIZES,
    Anomaly,
    Card,
    DraftOption,
    Resource,
    SiphonOption,
    Token,
)

_NUMBER: Final[tuple[str, ...]] = ("no times", "once", "twice", "three times", "four times")


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
    "counters": lambda n: f"{n} Discovery Counter{'' if n == 1 else 's'}",
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
    "gained_mass": "{who} gains {0} Solar Mass.",
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


def _token(token: Token) -> str:
    return f"a {token.name}"


def _orbit(times: int, distance: int = 1) -> str:
    if times == 1:
        return "Orbit" if distance == 1 else f"Orbit by {distance} spaces"
    return f"Orbit {_NUMBER[times]}" + ("" if distance == 1 else f", {distance} spaces each")


STEPS: Final[dict[str, Callable[..., str]]] = {
    "gain": lambda token: f"gain {_token(token)}",
    "gain_on_wormhole": lambda token: f"gain {_token(token)}, on a Wormhole if you like",
    "gain_discovery": lambda n: f"gain {PLACES['counters'](n)}",
    "gain_mass": lambda n: f"gain {n} Solar Mass",
    "gain_mass_for_stacks": lambda most: f"gain 1 Solar Mass for each of your stacks, at most {most}",
    "gain_discovery_for_stacks": lambda most: f"gain 1 Discovery Counter for each of your stacks, at most {most}",
    "gain_mass_for_categories": lambda: "gain 1 Solar Mass for each category among your Anomalies, Core aside",
    "orbit": _orbit,
    "orbit_both": lambda: "Orbit both Channels",
    "move_stack": lambda most: f"move one stack up to {most} spaces inward",
    "cross": lambda: "you may move one stack to the same space of the other Channel",
    "siphon": lambda times: "Siphon" if times == 1 else f"Siphon {_NUMBER[times]}",
    "draw_cards": lambda n: f"draw {PLACES['cards'](n)}",
    "cycle": lambda most: f"discard up to {most} cards, draw as many and gain as much Solar Mass",
    "recycle": lambda: "replace an Antimatter token on your board with a Primordial Black Hole",
    "trade_antimatter": lambda token: f"give up an Antimatter token to gain {_token(token)}",
    "trade_discovery": lambda token: f"pay 1 Discovery Counter to gain {_token(token)}",
    "trade_matter": lambda gains: f"give up a Matter token to {STEPS[gains.rule.__name__](*gains.args)}",
    "open_pair": lambda: "open a closed pair of Wormholes",
    "move_wormholes": lambda most: f"move up to {most} Wormholes",
}

SWITCHED: Final[dict[str, tuple[str, str, Callable[..., str]]]] = {  # steps that a switch of the table changes
    "orbit": ("orbit_symbols", "longer", lambda times, distance=1: _orbit(1, times * distance)),
    "cycle": (
        "cards_symbol",
        "drawn",
        lambda most: f"discard up to {most} cards, draw as many and gain 1 Solar Mass for each card drawn",
    ),
    "trade_antimatter": (
        "trades",
        "gift",
        lambda token: f"give up an Antimatter token if you have one, and gain {_token(token)}",
    ),
    "trade_discovery": (
        "trades",
        "gift",
        lambda token: f"pay 1 Discovery Counter if you have one, and gain {_token(token)}",
    ),
    "trade_matter": (
        "trades",
        "gift",
        lambda gains: f"give up a Matter token if you have one, and {STEPS[gains.rule.__name__](*gains.args)}",
    ),
}

PASSIVES: Final = {
    "siphon": "whenever you Siphon, gain {} Solar Mass",
    "siphon_shift": "when you Siphon, your size counts {} larger",
    "SG": "each Supergiant you absorb gives {} more Solar Mass",
    "PBH": "each Primordial Black Hole you absorb gives {} more Solar Mass",
    "BG": "each Blue Giant you absorb gives {} more Solar Mass",
    "AMAJ": "each Major Antimatter you absorb gives {} Solar Mass as well",
    "AMIN": "each Minor Antimatter you absorb gives {} Solar Mass as well",
    "batch": "whenever you absorb anything, gain {} Solar Mass",
    "activation": "after you activate Wormholes, Orbit {} more time",
    "cap": "your spaces hold Matter up to {} Solar Mass",
    "rate": "1 Solar Mass costs you {} Discovery Counter",
    "plays": "you may play {} Action Cards a turn",
    "hand": "you refill your hand to {} cards",
    "annihilation": "whenever tokens annihilate on your board, gain {} Solar Mass",
}


def step_text(step: Do, settings: Mapping[str, str]) -> str:
    name = step.rule.__name__
    if name in SWITCHED:
        switch, choice, says = SWITCHED[name]
        if settings[switch] == choice:
            return says(*step.args)
    if name == "others":
        return f"every rival must {step_text(step.args[0], settings)}"
    return STEPS[name](*step.args)


def sentences(parts: list[str]) -> str:
    return " ".join([f"{part[0].upper()}{part[1:]}." for part in parts])


def text(thing: Thing, settings: Mapping[str, str]) -> str:
    """What a card, Anomaly, Draft option, Resource, Siphon option or token does, from its own data."""
    if isinstance(thing, Card):
        return sentences([step_text(step, settings) for step in thing.does])
    if isinstance(thing, Anomaly):
        if thing.does:
            return f"Once per turn: {sentences([step_text(step, settings) for step in thing.does])}"
        return f"Always: {sentences([PASSIVES[name].format(value) for name, value in thing.passive.items()])}"
    if isinstance(thing, DraftOption):
        rest = "".join([f" Every rival must {step_text(resource.does, settings)}." for resource in thing.others])
        return sentences([step_text(resource.does, settings) for resource in thing.gives]) + rest
    if isinstance(thing, (Resource, SiphonOption)):
        return sentences([step_text(thing.does, settings)])
    if isinstance(thing, Token):
        return f"{'Antimatter' if thing.antimatter else 'Matter'}: gives {yields(thing, settings)} when absorbed."
    return thing.name


def yields(token: Token, settings: Mapping[str, str]) -> str:
    mass = f"{token.mass or token.discovery} Solar Mass"
    counters = PLACES["counters"](token.discovery)
    if not token.antimatter or settings["antimatter"] == "mass":
        return mass
    return counters if settings["antimatter"] == "discovery" else f"{mass} and {counters}"
