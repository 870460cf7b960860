"""The phrases that card texts are made of: one for each rule, modifier, counter and ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.words import join
from orrery.games.laniakea.board import DIRECTION_NAMES
from orrery.games.laniakea.components import AETHER, RESOURCE_NAMES, Held
from orrery.games.laniakea.moving import ALL


def resources(held: Held) -> str:
    """`2 Voyage Stones and 1 Aether`, marked where a symbol can stand for the words."""
    return join([amount(n, r) for r, n in enumerate(held) if n]) or "nothing"


def amount(n: int, resource: int) -> str:
    return f"{n} [resource:{resource}|{RESOURCE_NAMES[resource]}{'s' if n > 1 and resource < 2 else ''}]"


def many(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _movement(extra: int = 0, basic: int = 0, void: int = 0, loop: int = 0) -> str:
    parts = ["Move"]
    if extra:
        parts.append(f"with {many(extra, 'movement')} more")
    if basic:
        parts.append("all Basic movements in it free" if basic == ALL else f"{basic} Basic movement in it free")
    if void:
        parts.append(f"{many(void, 'Void movement')} in it free")
    if loop:
        parts.append("a Time Loop in it free")
    return ", ".join(parts)


def _build(less: int = 0, near: int = 0, reap: int = 0) -> str:
    cheaper = f" for {many(less, 'stone')} less" if less else ""
    nearby = "; a Sanctum may go on a galaxy adjacent to your figure" if near else ""
    return f"Build{cheaper}{nearby}{'; you may harvest the galaxy built on' if reap else ''}"


def _gain_power(less: int = 0, to: int = 0) -> str:
    cheaper = " without paying" if less > 9 else f" for {less} [resource:2|Aether] less" if less else ""
    return f"gain a Cosmic Power{cheaper}{' to your hand' if to else ''}"


def _core(times: int, may: int = 0) -> str:
    which = "any one Core action" if times == 1 else f"up to {times} different Core actions"
    return f"you may take {which}" if may else f"take {which}"


def _recruit(less: int = 0) -> str:
    return f"Recruit for {many(less, 'resource')} less" if less else "Recruit"


STEPS: Final[dict[str, Callable[..., str]]] = {
    "move": _movement,
    "step": lambda basic, void: f"make one free {'Basic or Void' if basic and void else 'Void'} movement",
    "build": _build,
    "may_build": lambda less: f"you may {_build(less)}",
    "build_free_sanctum": lambda: "place a Sanctum on your galaxy without paying",
    "build_free_gateway": lambda: "turn one of your Sanctums into a Gateway without paying",
    "gain_power": _gain_power,
    "recruit": _recruit,
    "may_recruit": lambda less: f"you may {_recruit(less)}",
    "upgrade": lambda free=0: "Upgrade one track without paying" if free else "Upgrade one track",
    "may_upgrade": lambda: "you may Upgrade once more",
    "harvest_own": lambda: "harvest the galaxies with your Structures, as many as you like",
    "harvest_here": lambda: "harvest the galaxy your figure is on",
    "may_harvest_adjacent": lambda: "you may also harvest one galaxy adjacent to your figure",
    "core_action": _core,
    "gain": lambda held: f"gain {resources(held)}",
    "gain_stones": lambda n: f"gain {many(n, 'stone')} of your choice",
    "gain_attack_tokens": lambda n: f"gain {many(n, 'attack token')}",
    "draw_cards": lambda n: f"draw {many(n, 'card')}",
    "draw_artifacts": lambda n: f"draw {many(n, 'Artifact')}",
    "exchange_aether": lambda n: (
        f"trade up to {n} times: two stones for {amount(1, AETHER)}, or {amount(1, AETHER)} for two stones"
    ),
    "exchange_stones": lambda n: f"swap a stone for the other kind{'' if n == 1 else f', up to {n} times'}",
    "trash": lambda n, aether: f"trash up to {many(n, 'Cosmic Power')}",
    "relocate_anywhere": lambda: "you may relocate your figure to any galaxy",
    "relocate_to_passage": lambda: "relocate your figure to any Gateway or Wormhole",
    "relocate_structure": lambda forced=0: f"{'' if forced else 'you may '}relocate one of your Sanctums or Gateways",
    "fill_free": lambda n: f"fill up to {n} available slots with a stone each, without paying",
    "double_next_harvest": lambda: "your next harvest this turn yields twice its resources",
    "acquire_token": lambda: "acquire the Resource Slot token",
    "adversary_ascends": lambda: "ascend",
    "adversary_seraph": lambda: "harvest every galaxy with one of its Sanctums",
    "adversary_moves": lambda way, far: f"move {far} {DIRECTION_NAMES[way]} and harvest",
    "adversary_builds": lambda: "build a Sanctum",
    "adversary_recruits": lambda: "recruit",
    "adversary_gains": lambda held: f"gain {resources(held)}",
}

BOONS: Final = {
    "basic_free": "your Basic movements are free",
    "movements": "each of your Moves has {} more movement",
    "void_less": "your Void movements cost {} stone less",
    "loop_free": "your Time Loops are free",
    "sanctum_less": "your Sanctums cost {} [resource:1|Forge Stone] less",
    "recruit_less": "your recruits cost {} resource less",
    "market_less": "your market prices are {} [resource:2|Aether] lower",
    "seraph_aether": "gain {} [resource:2|Aether] whenever you play a Seraph",
    "void_forge": "gain {} [resource:1|Forge Stone] for each void you cross",
    "discovery_voyage": "gain {} [resource:0|Voyage Stone] for each galaxy you discover",
    "hand": "your Upkeep draws up to {} card more",
    "attack": "+{} attack in each of your attacks",
}

EFFECTS: Final = {
    "void_more": "Void movements cost {} [resource:0|Voyage Stone] more",
    "recruit_more": "recruiting costs {} stone more",
    "market_more": "market prices are {} [resource:2|Aether] higher",
    "harvest_less": "each harvest yields {} stone less",
    "hand": "Upkeep draws to {} card fewer",
    "no_time_loop": "no Time Loops",
    "no_teleport": "no teleports and no free relocations",
}

REQUIREMENTS: Final = {
    "hp_entity": "+1 hit point for each Entity of the attacker",
    "hp_other_chaos": "+1 hit point for each other Chaos card in the row",
    "hp_defeated": "+1 hit point for each Chaos card the attacker has defeated",
    "white": "the attacker's figure must be on a white galaxy",
    "discard": "the attacker discards a card that has no part in the attack",
    "aether": "the attacker pays 1 [resource:2|Aether]",
}

COUNTERS: Final = {
    "sanctum": "Sanctum you have standing",
    "gateway": "Gateway you have standing",
    "throne": "Throne you have standing",
    "sector_present": "sector with a Structure of yours",
    "sector_controlled": "sector you control",
    "entity": "Entity on your board",
    "chaos_defeated": "Chaos card you have defeated",
    "gained_power": "gained Cosmic Power you still own",
    "artifact": "Artifact you own, used or not",
    "stone": "stones you have left",
    "resource": "resources you have left",
    "ascension_level": "levels on the Ascension track",
}

CONDITIONS: Final = {
    "movement_track_full": "your Movement Tracker is on its last space",
    "all_structure_types": "you have a Sanctum, a Gateway and a Throne standing",
}

ABILITIES: Final = {
    "X2": "trade two stones for 1 [resource:2|Aether] or 1 [resource:2|Aether] for two stones, any number of times",
    "TR": "trash a Cosmic Power to gain 1 [resource:2|Aether]",
    "XS": "swap stones for the other kind, as often as you like",
    "SL": "a Resource Slot",
    "DR": "draw a card",
}

SWITCHED: Final = {  # what a switch adds to a phrase: the switch, its choice, and the words
    "fill_free": ("slots", "on_the_spot", ", only where your figure stands"),
    "adversary_recruits": ("adversary_recruits", "highest_only", " the Entity with the most VP of the row, or none"),
    "sector_controlled": ("control_ties", "everybody", ", ties included"),
    "DR": ("tile_draws", "once_a_turn", ", once per turn"),
    "SL": ("slots", "on_the_spot", ", to be augmented from here"),
}
