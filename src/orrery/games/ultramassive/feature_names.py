"""The numbers of a row by name, in their order."""

from __future__ import annotations

from typing import Final

from orrery.games.ultramassive.components import LENGTH, SIZES
from orrery.games.ultramassive.content import ANOMALIES, CARDS, CORES, DRAFT, RESOURCES

OPTIONS: Final = DRAFT[0] + DRAFT[1]
WAYS: Final = [f"{channel} Channel, {steps} to go" for channel in ("fuller", "other") for steps in range(1, LENGTH + 1)]
PAIR: Final = (
    *("open", "way from its farther end", "way from its nearer end", "begins at an edge"),
    *(
        "its farther end in the other Channel",
        "its nearer end in the other Channel",
        "steps of Solar Mass it would save",
    ),
)

ON_BOARD: Final = (
    *("Solar Mass", "short of Stellar", "short of Supermassive", *SIZES, "Discovery Counters"),
    *(f"can pay {price} Counters" for price in (1, 2, 3, 4, 5, 7, 10)),
    *("stacks", "actions to come this round", "cards to play this round", "cards in hand"),
    *(f"Solar Mass: {way}" for way in WAYS),
    *(f"Counters: {way}" for way in WAYS),
    *(f"Solar Mass up to there: {way}" for way in WAYS),
    *(f"Solar Mass by {orbits} Orbits" for orbits in range(1, LENGTH + 1)),
    *("Solar Mass after 2 Orbits", "Solar Mass after 5 Orbits", "rounds after this one"),
    *(f"pair {pair}: {what}" for pair in "AB" for what in PAIR),
    *("Wormholes while they are being laid", "steps of Solar Mass that both pairs would save"),
    *(f"uses of {anomaly.id}" for anomaly in ANOMALIES + CORES),
    *(f"{anomaly.id} ready" for anomaly in ANOMALIES + CORES),
    *(f"to use: {resource.id}" for resource in RESOURCES),
    "Anomalies",
)
KNOWN: Final = (
    *(f"hand: {card.id}" for card in CARDS),
    "hand: not known yet",
    *(f"Core drawn: {core.id}" for core in CORES),
    *(f"drafted: {option.id}" for option in OPTIONS),
    *(f"drafted by a rival: {option.id}" for option in OPTIONS),
    *(f"round {number}" for number in range(1, 7)),
    *(f"phase: {phase}" for phase in ("setup", "draft", "discovery", "actions", "bonus", "end of round", "over")),
    *("all act together", "to choose now", "acting now", "starts the round", "second in the round"),
    *("2 players", "3 players", "4 players", "Draft picks", "larger rivals", "may discover now", "has discovered"),
    *(f"{kind} Anomalies within reach" for kind in ("Siphon", "Matter", "Orbit")),
    *("cards played", "Anomalies used"),
)
MAIN: Final = ("Solar Mass", "size", "Discovery Counters", "Solar Mass in the Channels", "Anomalies", "actions to come")

BOARD: Final = len(ON_BOARD)  # numbers for each board that is shown in full
PRIVATE: Final = len(KNOWN)
FURTHER: Final = len(MAIN)  # for each further rival
NAMES: Final = (
    *(f"own {name}" for name in ON_BOARD),
    *KNOWN,
    *(f"strongest rival: {name}" for name in ON_BOARD),
    *(f"{rival} rival: {name}" for rival in ("second", "third") for name in MAIN),
)
SIZE: Final = len(NAMES)
