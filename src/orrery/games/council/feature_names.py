"""A name for each number of the features, in their order."""

from __future__ import annotations

from typing import Final

from orrery.games.council.components import ABILITIES, GALAXY_COLOURS, GALAXY_NAMES
from orrery.games.council.content import BOX

_QUESTIONS = (
    *("buy", "plan", "carry out an action", "keep or place a tile", "assess", "remove a cube", "give up a bonus card"),
    *("take a Dark Tech card", "settle something else", "decide for the Automa"),
)
_TABLE = (
    *("alone against the Automa", "two players", "three players", "four players"),
    *("with space stations", "with leaders", "round"),
    *[f"phase: {name}" for name in ("leaders", "buy", "planning", "actions", "assessment", "automa")],
    *("somebody has the Throne", "the Throne is the own"),
    *[f"own place in turn order: {place}" for place in ("first", "second", "third", "fourth")],
    *("own turn", "before the strongest rival in turn order"),
    *("own buy turn to come", "strongest rival's buy turn to come"),
    *("own actions to come", "strongest rival's actions to come"),
    *("own assessment to come", "strongest rival's assessment to come"),
    *("other rivals with actions to come", "purchases left"),
    *[f"asked to {question}" for question in _QUESTIONS],
    "tiles drawn",
    *[f"tiles in the pile of Parsec {parsec}" for parsec in (1, 2, 3)],
    *("AI cards in the pile", "light bonus cards in the pile"),
    *("Dark Tech cards of level I in the pile", "Dark Tech cards of level II in the pile"),
    *("Automa card: cubes", "Automa card: Energy", "Automa card: assesses everywhere", "Automa card: clears AI cards"),
    "cards in the pile for the Automa's level",
)
_PLAYER = (
    *("at Dark Tech level I or above", "at level II or above", "at level III or above"),
    *("Energy", "Consumption", "Energy to the next level + 60", "progress to level III in fiftieths of a level"),
    *("half the Energy to level III", "Consumption sum of the round + 20"),
    *("Energy for gemstones and AI cards at the end", "Energy for bonus cards at the end"),
    *("bonus cards", "light bonus cards", "final scoring would bring a level", "half the total if the game ended now"),
    *("coal", "gold", "crystal", "cards in hand", "AI cards", "AI cards in hand"),
    *[f"in hand: {card.name}" for card in BOX.start_cards],
    *("settles brown planets", "settles red planets", "settles on top of cubes", "cubes on the panel", "projects"),
    *[f"Dark Tech: {tech.name}" for tech in BOX.techs],
    *[f"leader: {leader.name}" for leader in BOX.leaders],
    *[f"range of action field {slot}" for slot in (1, 2, 3, 4)],
    *[f"to be carried out: {what}" for what in ABILITIES],
    *("Consumption by the plan + 20", "Energy to the next level after the plan + 60", "action fields"),
    *[
        f"Parsec {parsec}: {what}"
        for parsec in (1, 2, 3)
        for what in ("cubes", "Energy to collect", "gemstones to collect", "planets to settle")
    ],
    *("cubes", "Energy of all assessments", "majorities", "galaxies with a colony"),
    *("assessments with a light bonus card", "Energy before the assessments", "can reach the next level in this round"),
    *("Energy of second assessments", "majorities by a single cube", "majorities that lack one or two cubes"),
    *("space stations", "unknown bonus cards"),
)
_FIELD = ("cards", "to be carried out", *ABILITIES)
_LESSER = (
    *("plays", "level", "Energy", "Consumption", "Energy to the next level + 60"),
    *("progress to level III in fiftieths of a level", "Energy for gemstones at the end", "AI cards", "bonus cards"),
    *("cubes", "majorities", "Energy of all assessments", "actions to come", "Dark Tech cards", "cubes on the panel"),
)
_GALAXY = (
    *("own cubes", "strongest rival's cubes", "cubes of the best of the others", "own lead + 5"),
    *("own majority", "strongest rival's majority", "Energy of an assessment", "the same for the rival"),
    *("planets to settle", "planets for the rival to settle", "free fields", "assessed in this step"),
    *("own collecting station", "own harvesting station", "own colonizing station", "station of a rival"),
)
_CARD = ("own", "in hand", "a rival's", "in the display", "can be paid")

NAMES: Final[tuple[str, ...]] = (
    *_TABLE,
    *[f"own: {name}" for name in _PLAYER],
    *[f"strongest rival: {name}" for name in _PLAYER],
    *[f"own action field {slot}: {what}" for slot in (1, 2, 3, 4) for what in _FIELD],
    *[f"rival {place}: {name}" for place in (2, 3) for name in _LESSER],
    *[
        f"{name} ({colour}): {what}"
        for name, colour in zip(GALAXY_NAMES, GALAXY_COLOURS, strict=True)
        for what in _GALAXY
    ],
    *[f"{card.name} ({card.id}): {what}" for card in BOX.ai_cards for what in _CARD],
    *[f"own bonus card: {card.name} ({card.id})" for card in (*BOX.light, *BOX.dark)],
    *("unknown cards in the display", "AI cards that can be paid", "upgrades that can be paid"),
)
