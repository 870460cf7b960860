"""Card texts, made from what the cards do, as the switches of the table have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orrery.core.ask import Do, Thing
from orrery.core.sentence import capital
from orrery.games.laniakea.components import (
    AETHER,
    FORGE,
    VOYAGE,
    AdversaryCard,
    Artifact,
    Celestial,
    Chaos,
    Entity,
    Power,
    Scoring,
    Tile,
)
from orrery.games.laniakea.core_actions import CORE_NAMES
from orrery.games.laniakea.phrases import (
    ABILITIES,
    BOONS,
    CONDITIONS,
    COUNTERS,
    EFFECTS,
    REQUIREMENTS,
    STEPS,
    SWITCHED,
    amount,
    resources,
)

Settings = Mapping[str, str]
CORE_TEXTS: Final[tuple[str, ...]] = (
    "Travel, then harvest where you land.",
    "Move a marker one space on, for 1 [resource:2|Aether].",
    "Build a Sanctum, a Gateway or a Throne.",
    "Take a card of the row, paying [resource:2|Aether].",
    "Take an Entity of the row, paying its cost.",
)


def as_switched(phrase: str, name: str, settings: Settings) -> str:
    """The phrase of this name, with what the table's switches add to it."""
    switch, choice, words = SWITCHED.get(name, ("", "", ""))
    return phrase + words if switch and settings[switch] == choice else phrase


def step_text(step: Do, settings: Settings) -> str:
    name = step.rule.__name__
    return as_switched(STEPS[name](*step.args), name, settings)


def sentences(parts: list[str]) -> str:
    return " ".join([f"{capital(part)}." for part in parts])


def steps(does: tuple[Do, ...], settings: Settings) -> str:
    return sentences([step_text(step, settings) for step in does])


def scoring_text(scoring: Scoring, settings: Settings) -> str:
    if scoring.counter in CONDITIONS:
        return f"{scoring.points} VP if {CONDITIONS[scoring.counter]}"
    return f"{scoring.points} VP per {unit(scoring.counter, scoring.each, settings)}"


def unit(counter: str, each: int, settings: Settings) -> str:
    counted = as_switched(COUNTERS[counter], counter, settings)
    return counted if each == 1 else f"{each} {counted}"


def text(thing: Thing, settings: Settings, short: bool = False) -> str:
    """What a card, tile or board does at a table with these settings, from its own data; in short, apart from the
    numbers that its picture shows."""
    if isinstance(thing, Power):
        if thing.seraph:
            return seraph_text(settings) if short else f"{seraph_text(settings)} Permanent: never trashed."
        does = power_text(thing, settings)
        lasts = " Permanent: never trashed." if thing.permanent else ""
        return does if short else f"{does} Attack {thing.attack}.{lasts}"
    if isinstance(thing, Entity):
        does = entity_text(thing, settings)
        return does if short else f"{thing.type}, costs {resources(thing.cost)}, {thing.points} VP. {does}"
    if isinstance(thing, Chaos):
        return chaos_text(thing, settings)
    if isinstance(thing, Artifact):
        does = artifact_text(thing, settings)
        return does if short else f"{'Once' if thing.once else 'Once per turn'}: {does}"
    if isinstance(thing, Celestial):
        return celestial_text(thing, settings)
    if isinstance(thing, Tile):
        return tile_text(thing, settings)
    return steps(thing.does, settings) if isinstance(thing, AdversaryCard) else thing.name


def power_text(power: Power, settings: Settings) -> str:
    """The cards of the starting decks are the Core actions themselves."""
    return CORE_TEXTS[CORE_NAMES.index(power.name)] if power.name in CORE_NAMES else steps(power.does, settings)


def entity_text(entity: Entity, settings: Settings) -> str:
    if entity.does:
        return steps(entity.does, settings)
    if entity.scoring is not None:
        return sentences([scoring_text(entity.scoring, settings)])
    return sentences([BOONS[name].format(value) for name, value in entity.boon])


def chaos_parts(chaos: Chaos, settings: Settings) -> tuple[list[str], list[str], list[str]]:
    """What an attack needs, what the card does to all, and what defeating it gives."""
    needs = [REQUIREMENTS[chaos.requirement]] if chaos.requirement else []
    harms = [EFFECTS[name].format(value) for name, value in chaos.effect]
    return needs, harms, [step_text(step, settings) for step in chaos.reward]


def chaos_text(chaos: Chaos, settings: Settings) -> str:
    needs, harms, gives = chaos_parts(chaos, settings)
    worth = f"{chaos.hit_points} hit points, {chaos.points} VP"
    return sentences([worth, *needs, *[f"for all: {harm}" for harm in harms], *[f"reward: {gift}" for gift in gives]])


def artifact_text(artifact: Artifact, settings: Settings) -> str:
    if artifact.attack:
        return f"+{artifact.attack} attack in one attack."
    if artifact.aether_for_card:
        return "One card discarded for a resource gives 1 [resource:2|Aether] instead of a stone."
    return steps(artifact.does, settings)


def celestial_text(celestial: Celestial, settings: Settings) -> str:
    fixed = len(set(celestial.rates)) == 1
    rates = "/".join([str(rate) for rate in celestial.rates[: 1 if fixed else None]])
    track = "/".join([str(bonus) for bonus in celestial.attack])
    attack = [f"+{track} attack in each of your attacks"] if track else []
    scored = f"{rates} VP per {unit(celestial.counter, celestial.each, settings)}"
    return sentences([scored, *attack, f"Overpower: {step_text(celestial.overpower[0], settings)}"])


def seraph_text(settings: Settings) -> str:
    gained = {"voyage": VOYAGE, "forge": FORGE, "aether": AETHER}[settings["seraph_gain"]]
    abilities = "" if settings["seraph_abilities"] == "yes" else ", without their abilities"
    goal = "one of your Gateways" if settings["seraph_relocation"] == "own_gateways" else "any Gateway"
    return (
        f"Ascend and gain {amount(1, gained)}. You may harvest every galaxy with one of your Structures{abilities}"
        f" and relocate to {goal}."
    )


def tile_text(tile: Tile, settings: Settings) -> str:
    if tile.wormhole:
        return "A Wormhole: nothing to harvest, a passage to travel through."
    ability = [f"Discovered: {as_switched(ABILITIES[tile.ability], tile.ability, settings)}"] if tile.ability else []
    return sentences([f"Top {resources(tile.top)}", f"bottom {resources(tile.bottom)}", *ability, f"{tile.points} VP"])
