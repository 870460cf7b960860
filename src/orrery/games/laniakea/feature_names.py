"""The numbers of a row by name, in their order."""

from __future__ import annotations

from typing import Final

from orrery.games.laniakea.content import ARTIFACTS, CELESTIALS, CHAOS, ENTITIES, MARKET, STARTING

SOURCES: Final = (
    *("entities", "chaos", "endgame", "celestial", "ascension", "sanctums", "gateways", "thrones"),
    "resources",  # the Adversary's alone
)
KINDS: Final = tuple(dict.fromkeys([card.name for card in STARTING + MARKET]))  # copies of a card are alike
FAMILIES: Final = tuple(dict.fromkeys([card.family for card in STARTING + MARKET]))
KIND_OF: Final = [KINDS.index(card.name) for card in STARTING + MARKET]
FAMILY_OF: Final = [FAMILIES.index(card.family) for card in STARTING + MARKET]
FIRST_IN_MARKET: Final = KIND_OF[len(STARTING)]
ABILITIES: Final = ("X2", "TR", "XS", "SL", "DR")
AHEAD: Final = (
    *("best VP of a free galaxy", "best VP of a free galaxy with what Thrones see in it"),
    *("best sight of a Throne", "best harvest", "best harvest of Aether"),
)

TABLE: Final = (
    *(f"{seats} at the table" for seats in (1, 2, 3, 4)),
    *("round", "end triggered", "own turns to come, end triggered", "tenths of rounds left, by the usual clock"),
    *("place in turn order", "first in turn order", "last in turn order", "rivals to act this round"),
    *("Celestials are chosen", "own Cosmic Power Phase", "own Upkeep", "the game is over"),
    *("highest level of a rival", "levels until the first rival ends the game"),
    *("cards in the market deck", "cards in the Entity deck", "Artifacts in the deck", "Artifact tiles on the board"),
    *("attack tokens in stock", "galaxies Discovered", "passages"),
    *("market: cards not known yet", "row: cards not known yet", "VP ahead", "VP behind"),
)
OFFERS: Final = (
    *(f"market: {name}, cheaper is more" for name in KINDS[FIRST_IN_MARKET:]),
    *(f"row: {entity.name}, the nearer to payable the more" for entity in ENTITIES),
    *(f"row: {chaos.name}, the nearer to beaten the more" for chaos in CHAOS),
)
PLAYER: Final = (
    "VP",
    *(f"VP: {source}" for source in SOURCES),
    *("Voyage Stones", "Forge Stones", "Aether", "worth of what Thrones see", "Aether lacking to the next worth"),
    *("level", "levels to the end of the game", "movements in a Move", "Movement Tracker full"),
    *("units that the Celestial counts", "VP of the Celestial per unit", "Sanctums", "Gateways", "Thrones"),
    *("sectors with a Structure", "sectors controlled", "sight of the Thrones"),
    *("best sight of a Throne to build", "second best sight", "movements to the best sight"),
    *(f"harvest of the Structures: {resource}" for resource in ("Voyage Stones", "Forge Stones", "Aether")),
    "Structures on Discovered galaxies",
    *(f"Structures on galaxies with {ability}" for ability in ABILITIES),
    "Entities",
    *(f"space S{space} taken" for space in range(1, 9)),
    *("Chaos cards defeated", "attack tokens", "attack added to each attack", "Artifacts", "Artifacts unused"),
    *("Resource Slot token at hand", "Resource Slot token placed"),
    *("cards in hand", "cards in the deck", "cards in the discards", "gained Cosmic Powers", "attack of all cards"),
    *("Seraphs in hand and deck", "turn to come this round"),
    *("VP of a Sanctum to build here", "sight of a Throne to build here"),
    *("can pay a Sanctum", "can pay a Throne", "can pay a Gateway"),
    *("Entities payable", "best VP among Entities payable", "market cards payable"),
    *(f"{celestial.name}: space of the ability track" for celestial in CELESTIALS),
    *(f"has {entity.name}: VP or turns to come" for entity in ENTITIES),
    *(f"has {artifact.name}: 2 unused, 1 used" for artifact in ARTIFACTS),
)
AROUND: Final = (
    *(f"harvest here: {resource}" for resource in ("Voyage Stones", "Forge Stones", "Aether")),
    *("VP of the galaxy here", "free to build here", "own Structure here", "passage here"),
    "bridges of own Thrones to this sector",
    *(f"{steps} movements off: {what}" for steps in (1, 2, 3) for what in AHEAD),
    *("Artifact tiles one movement off", "Artifact tiles two movements off"),
)
CARDS: Final = (
    *(f"{pile}: {kind}" for pile in ("hand", "to be drawn", "discards") for kind in KINDS),
    *(f"{pile}: family {family}" for pile in ("hand", "to be drawn", "discards") for family in FAMILIES),
    *(f"percent of {family} among cards to be drawn" for family in FAMILIES),
    *("hand: cards not known yet", "Artifacts not known yet", "attack in hand", "cards to spare in hand"),
    *("Chaos cards within reach", "next harvest is doubled"),
)
RIVAL_CARDS: Final = (
    *(f"owns {kind}" for kind in KINDS),
    *(f"hand and deck: family {family}" for family in FAMILIES),
    *("is the Adversary", *(f"Adversary deck: {step}" for step in ("ascents", "Seraphs", "builds", "recruits"))),
)
SECTOR: Final = (
    *("own Structures", "Structures of the strongest rival", "most Structures of a rival"),
    *("bridges of own Thrones", "bridges of the strongest rival's Thrones", "own figure is there"),
)
MAIN: Final = (
    *("plays", "VP", "level", "levels to the end of the game", "Voyage Stones", "Forge Stones", "Aether"),
    *("Sanctums", "Gateways", "Thrones", "sight of the Thrones", "Entities", "Chaos cards defeated", "Artifacts"),
    *("movements in a Move", "space of the ability track", "gained Cosmic Powers", "Seraphs in hand and deck"),
)

NAMES: Final = (
    *TABLE,
    *OFFERS,
    *(f"own {name}" for name in PLAYER),
    *AROUND,
    *(f"own {name}" for name in CARDS),
    *(f"strongest rival: {name}" for name in PLAYER),
    *(f"strongest rival: {name}" for name in RIVAL_CARDS),
    *(f"{place} sector: {name}" for place in ("first", "2nd", "3rd", "4th", "5th", "6th", "last") for name in SECTOR),
    *(f"{rival} rival: {name}" for rival in ("second", "third") for name in MAIN),
)
ON_OFFER: Final = len(OFFERS)
OF_CELESTIALS: Final = len(CELESTIALS)
OF_ENTITIES: Final = len(ENTITIES)
OF_ARTIFACTS: Final = len(ARTIFACTS)
