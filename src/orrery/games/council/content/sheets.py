"""What of the printed tables a variant may change."""

from __future__ import annotations

from typing import Final

from orrery.core.sheets import Sheet, Values
from orrery.core.steps import Lines, Steps
from orrery.core.values import Units, Whole
from orrery.games.council.components import AutomaCard, Bonus, Card, Galaxy, Station, Tile, Upgrade
from orrery.games.council.content.automa import AUTOMA_CARDS
from orrery.games.council.content.bonuses import DARK, LIGHT
from orrery.games.council.content.cards import AI_CARDS, START_CARDS
from orrery.games.council.content.galaxies import GALAXY_TABLE
from orrery.games.council.content.modules import STATIONS
from orrery.games.council.content.tiles import TILES
from orrery.games.council.content.upgrades import EXTRA_STEPS, UPGRADES

FIXED: Final = (
    "Planets, Dark Tech, leaders, the effects of bonus cards and the maps stay as they are; rulings are switches."
)
GEMS: Final = "coal gold crystal"
PRICE: Final = Units(GEMS, 1, 2)  # what can be paid at once
STEPS: Final = Steps([step for card in (*START_CARDS, *AI_CARDS) for step in card.does])
PROJECTS: Final = [upgrade for upgrade in UPGRADES if upgrade.once]


def galaxy(was: Galaxy, v: Values) -> Galaxy:
    if v["lower"] > v["higher"]:
        raise ValueError("the lower yield is not above the higher one.")
    return Galaxy(was.number, was.id, v["higher"], v["lower"], was.light, was.seats)


def tile(was: Tile, v: Values) -> Tile:
    return Tile(was.number, was.id, was.name, was.parsec, was.planets, v["gems"], v["energy"])


def start_card(was: Card, v: Values) -> Card:
    return Card(was.number, was.id, was.name, v["consumption"], was.cost, *v["does"])


def card(was: Card, v: Values) -> Card:
    return Card(was.number, was.id, was.name, v["consumption"], v["cost"], *v["does"])


def upgrade(was: Upgrade, v: Values) -> Upgrade:
    does = v["does"][0] if was.once else was.does
    return Upgrade(was.number, was.id, was.name, v["cost"], does, was.once, was.slot, was.parsec)


def upgrade_values(was: Upgrade) -> Values:
    return {"cost": was.cost, "does": (was.does,)} if was.once else {"cost": was.cost}


def bonus(was: Bonus, v: Values) -> Bonus:
    return was


def station(was: Station, v: Values) -> Station:
    return Station(was.number, was.id, was.name, v["cost"])


def automa(was: AutomaCard, v: Values) -> AutomaCard:
    consumption, lines = v["consumption"], v["lines"]
    return AutomaCard(was.number, was.id, was.level, was.silver, consumption, lines, was.refresh, was.assess_all)


SHEETS: Final = (
    Sheet("galaxy", GALAXY_TABLE, galaxy, {"higher": Whole(0, 20), "lower": Whole(0, 20)}),
    Sheet("tile", TILES, tile, {"gems": Units(GEMS, 0, 3), "energy": Whole(0, 9)}),
    Sheet("start", START_CARDS, start_card, {"consumption": Whole(-8, 12), "does": STEPS}),
    Sheet("card", AI_CARDS, card, {"cost": PRICE, "consumption": Whole(-8, 12), "does": STEPS}, fewer=True),
    Sheet(
        *("upgrade", UPGRADES + EXTRA_STEPS, upgrade),
        {"cost": PRICE, "does": Steps([project.does for project in PROJECTS], 1, 1)},
        upgrade_values,
    ),
    Sheet("bonus", LIGHT + DARK, bonus, {}, fewer=True),
    Sheet("station", STATIONS, station, {"cost": PRICE}),
    Sheet(
        *("automa", AUTOMA_CARDS, automa),
        {"consumption": Whole(-20, 20), "lines": Lines([line for card in AUTOMA_CARDS for line in card.lines])},
    ),
)
