"""What cards, Anomalies, Draft options and tokens do, in sentences made from their own data. What has a symbol is
marked: `[token:BG|a Blue Giant]`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orrery.core.ask import Do, Thing
from orrery.core.sentence import capital
from orrery.games.ultramassive.components import Anomaly, Card, DraftOption, Resource, SiphonOption, Token
from orrery.games.ultramassive.words import PLACES

_NUMBER: Final = ("no times", "once", "twice", "three times", "four times")


def _token(token: Token) -> str:
    return f"[{token.ref}|a {token.name}]"


def counters(n: int) -> str:
    return f"{n} [symbol:discovery|Discovery Counter{'' if n == 1 else 's'}]"


def mass(n: int) -> str:
    return f"{n} [symbol:mass|Solar Mass]"


def _orbit(times: int, distance: int = 1) -> str:
    if times == 1:
        return "[symbol:orbit|Orbit]" if distance == 1 else f"[symbol:orbit|Orbit] by {distance} spaces"
    return f"[symbol:orbit|Orbit] {_NUMBER[times]}" + ("" if distance == 1 else f", {distance} spaces each")


STEPS: Final[dict[str, Callable[..., str]]] = {
    "gain": lambda token: f"gain {_token(token)}",
    "gain_on_wormhole": lambda token: f"gain {_token(token)}, on a [symbol:wormhole|Wormhole] if you like",
    "gain_discovery": lambda n: f"gain {counters(n)}",
    "gain_mass": lambda n: f"gain {mass(n)}",
    "gain_mass_for_stacks": lambda most: f"gain {mass(1)} for each of your stacks, at most {most}",
    "gain_discovery_for_stacks": lambda most: f"gain {counters(1)} for each of your stacks, at most {most}",
    "gain_mass_for_categories": lambda: f"gain {mass(1)} for each category among your Anomalies, Core aside",
    "orbit": _orbit,
    "orbit_both": lambda: "[symbol:orbit|Orbit] both Channels",
    "move_stack": lambda most: f"move one stack up to {most} spaces inward",
    "cross": lambda: "you may move one stack to the same space of the other Channel",
    "siphon": lambda times: "[symbol:siphon|Siphon]" if times == 1 else f"[symbol:siphon|Siphon] {_NUMBER[times]}",
    "draw_cards": lambda n: f"draw {PLACES['cards'](n)}",
    "cycle": lambda most: f"discard up to {most} cards, draw as many and gain as much [symbol:mass|Solar Mass]",
    "recycle": lambda: "replace an Antimatter token on your board with [token:PBH|a Primordial Black Hole]",
    "trade_antimatter": lambda token: f"give up an Antimatter token to gain {_token(token)}",
    "trade_discovery": lambda token: f"pay {counters(1)} to gain {_token(token)}",
    "trade_matter": lambda gains: f"give up a Matter token to {STEPS[gains.rule.__name__](*gains.args)}",
    "open_pair": lambda: "open a closed pair of [symbol:wormhole|Wormholes]",
    "move_wormholes": lambda most: f"move up to {most} [symbol:wormhole|Wormholes]",
}

SWITCHED: Final[dict[str, tuple[str, str, Callable[..., str]]]] = {  # steps that a switch of the table changes
    "orbit": ("orbit_symbols", "longer", lambda times, distance=1: _orbit(1, times * distance)),
    "cycle": (
        "cards_symbol",
        "drawn",
        lambda most: f"discard up to {most} cards, draw as many and gain {mass(1)} for each card drawn",
    ),
    "trade_antimatter": (
        "trades",
        "gift",
        lambda token: f"give up an Antimatter token if you have one, and gain {_token(token)}",
    ),
    "trade_discovery": (
        "trades",
        "gift",
        lambda token: f"pay {counters(1)} if you have one, and gain {_token(token)}",
    ),
    "trade_matter": (
        "trades",
        "gift",
        lambda gains: f"give up a Matter token if you have one, and {STEPS[gains.rule.__name__](*gains.args)}",
    ),
}

PASSIVES: Final = {  # {s} where there are several
    "siphon": "whenever you [symbol:siphon|Siphon], gain {} [symbol:mass|Solar Mass]",
    "siphon_shift": "when you [symbol:siphon|Siphon], your size counts {} step{s} larger",
    "SG": "each [token:SG|Supergiant] you absorb gives {} more [symbol:mass|Solar Mass]",
    "PBH": "each [token:PBH|Primordial Black Hole] you absorb gives {} more [symbol:mass|Solar Mass]",
    "BG": "each [token:BG|Blue Giant] you absorb gives {} more [symbol:mass|Solar Mass]",
    "AMAJ": "each [token:AMAJ|Major Antimatter] you absorb gives {} [symbol:mass|Solar Mass] as well",
    "AMIN": "each [token:AMIN|Minor Antimatter] you absorb gives {} [symbol:mass|Solar Mass] as well",
    "batch": "whenever you absorb anything, gain {} [symbol:mass|Solar Mass]",
    "activation": "after you activate [symbol:wormhole|Wormholes], [symbol:orbit|Orbit] {} more time{s}",
    "cap": "your spaces hold Matter up to {} [symbol:mass|Solar Mass]",
    "rate": "1 [symbol:mass|Solar Mass] costs you {} [symbol:discovery|Discovery Counter{s}]",
    "plays": "you may play {} Action Cards a turn",
    "hand": "you refill your hand to {} cards",
    "annihilation": "whenever tokens annihilate on your board, gain {} [symbol:mass|Solar Mass]",
}


SAID_BY_NAME: Final = ("gain", "gain_discovery", "gain_mass", "orbit")  # the name leaves nothing to say


def step_text(step: Do, settings: Mapping[str, str]) -> str:
    name = step.rule.__name__
    if name in SWITCHED:
        switch, choice, says = SWITCHED[name]
        if settings[switch] == choice:
            return says(*step.args)
    if name == "others":
        return f"every rival must {step_text(step.args[0], settings)}"
    return STEPS[name](*step.args)


def lasting_text(name: str, value: int) -> str:
    return PASSIVES[name].format(value, s="" if value == 1 else "s")


def sentences(parts: list[str]) -> str:
    return " ".join([f"{capital(part)}." for part in parts])


def text(thing: Thing, settings: Mapping[str, str], short: bool = False) -> str:
    """What a card, Anomaly, Draft option, Resource, Siphon option or token does, from its own data; in short, apart
    from what its picture shows."""
    if isinstance(thing, Card):
        return sentences([step_text(step, settings) for step in thing.does])
    if isinstance(thing, Anomaly):
        when = "" if short else "Once per turn: " if thing.does else "Always: "
        lasting = [lasting_text(name, value) for name, value in thing.passive.items()]
        return when + sentences([step_text(step, settings) for step in thing.does] or lasting)
    if isinstance(thing, DraftOption):
        rest = "".join([f" Every rival must {step_text(resource.does, settings)}." for resource in thing.others])
        return sentences([step_text(resource.does, settings) for resource in thing.gives]) + rest
    if isinstance(thing, (Resource, SiphonOption)):
        if short and thing.does.rule.__name__ in SAID_BY_NAME:
            return ""
        return sentences([step_text(thing.does, settings)])
    if isinstance(thing, Token):
        return f"{'Antimatter' if thing.antimatter else 'Matter'}: gives {yields(thing, settings)} when absorbed."
    return thing.name


def yields(token: Token, settings: Mapping[str, str]) -> str:
    heavier = mass(token.mass or token.discovery)
    found = counters(token.discovery)
    if not token.antimatter or settings["antimatter"] == "mass":
        return heavier
    return found if settings["antimatter"] == "discovery" else f"{heavier} and {found}"
