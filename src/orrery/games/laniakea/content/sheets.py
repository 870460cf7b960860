"""What of the printed tables a variant may change."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.ask import Thing
from orrery.core.sheets import Sheet, Values
from orrery.core.steps import Steps
from orrery.core.values import Amounts, Numbers, Units, Whole
from orrery.games.laniakea.components import AdversaryCard, Artifact, Celestial, Chaos, Entity, Power, Scoring, Tile
from orrery.games.laniakea.content.adversary_cards import ADVERSARY_DECK
from orrery.games.laniakea.content.artifact_cards import ARTIFACTS
from orrery.games.laniakea.content.celestials import CELESTIALS
from orrery.games.laniakea.content.chaos_cards import CHAOS
from orrery.games.laniakea.content.entities import ENTITIES
from orrery.games.laniakea.content.powers import MARKET
from orrery.games.laniakea.content.tiles import TILES

FIXED: Final = (
    "The map, the starting cards, abilities of galaxies, what cards count and the player boards stay as they are; "
    "prices of movements and Structures, the worth of Thrones and their bridges are switches."
)
RESOURCES: Final = "voyage forge aether"
STEPS: Final = Steps(
    [
        *[step for power in MARKET for step in power.does],
        *[step for entity in ENTITIES for step in entity.does],
        *[step for chaos in CHAOS for step in chaos.reward],
        *[step for celestial in CELESTIALS for step in celestial.overpower],
    ]
)
TOOLS: Final = Steps([step for artifact in ARTIFACTS for step in artifact.does])


def same_beginning(was: Any, does: Any) -> None:
    """Whether the first step can be done is asked before the card is chosen, by a check that belongs to it."""
    if was.does and (not does or does[0].rule is not was.does[0].rule):
        raise ValueError(f"its first step stays {was.does[0].rule.__name__}, with other numbers if you like.")


def tile(was: Tile, v: Values) -> Tile:
    return Tile(was.number, was.id, was.name, v["top"], v["bottom"], was.ability, was.does, v["points"])


def power(was: Power, v: Values) -> Power:
    same_beginning(was, v["does"])
    draws = v["does"][-1].rule.__name__ == "draw_cards"
    kept = (was.permanent, was.refuses, v["does"], was.market, draws)
    return Power(was.number, was.id, was.name, was.family, v["attack"], *kept)


def entity(was: Entity, v: Values) -> Entity:
    scoring = None if was.scoring is None else Scoring(was.scoring.counter, v["value"], v["each"])
    boon = tuple(v["boon"].items()) if was.boon else ()
    return Entity(was.number, was.id, was.name, v["cost"], v["points"], v.get("does", ()), boon, scoring)


def entity_values(was: Entity) -> Values:
    """What each type of Entity has."""
    always: dict[str, Any] = {"cost": was.cost, "points": was.points}
    if was.scoring is not None:
        return always | {"value": was.scoring.points, "each": was.scoring.each}
    return always | ({"boon": dict(was.boon)} if was.boon else {"does": was.does})


def chaos(was: Chaos, v: Values) -> Chaos:
    kept = (was.requirement, was.effect, v["reward"])
    return Chaos(was.number, was.id, was.name, v["hit_points"], v["points"], *kept)


def artifact(was: Artifact, v: Values) -> Artifact:
    does, attack = v.get("does", was.does), v.get("attack", was.attack)
    same_beginning(was, does)
    return Artifact(was.number, was.id, was.name, was.once, was.refuses, does, attack, was.aether_for_card)


def artifact_values(was: Artifact) -> Values:
    return {"does": was.does} if was.does else {"attack": was.attack} if was.attack else {}


def celestial(was: Celestial, v: Values) -> Celestial:
    rates, attack = v["rates"], v.get("attack", ())
    return Celestial(was.number, was.id, was.name, was.counter, v["each"], rates, attack, v["overpower"])


def celestial_values(was: Celestial) -> Values:
    found = {"each": was.each, "rates": was.rates, "overpower": was.overpower}
    return found | ({"attack": was.attack} if was.attack else {})


def adversary(was: AdversaryCard, v: Values) -> AdversaryCard:
    return AdversaryCard(was.number, v["does"])


def design(card: Thing) -> str:
    """Two copies of a market card are things of their own: P01a and P01b."""
    return card.id[:-1]


GALAXIES: Final = tuple([tile for tile in TILES if not tile.wormhole])
POINTS: Final = Whole(0, 20)
SHEETS: Final = (
    Sheet("tile", GALAXIES, tile, {"top": Units(RESOURCES), "bottom": Units(RESOURCES), "points": POINTS}),
    Sheet("power", MARKET, power, {"attack": Whole(0, 9), "does": STEPS}, fewer=True, design=design),
    Sheet(
        *("entity", ENTITIES, entity),
        {
            "cost": Units(RESOURCES, 1),
            "points": POINTS,
            "does": Steps([step for entity in ENTITIES for step in entity.does], 1),
            "boon": Amounts([name for entity in ENTITIES for name, _ in entity.boon], 1, 5),
            "value": Whole(1, 12),
            "each": Whole(1, 5),
        },
        entity_values,
        fewer=True,
    ),
    Sheet("chaos", CHAOS, chaos, {"hit_points": Whole(1, 15), "points": POINTS, "reward": STEPS}, fewer=True),
    Sheet("artifact", ARTIFACTS, artifact, {"does": TOOLS, "attack": Whole(0, 9)}, artifact_values, fewer=True),
    Sheet(
        *("celestial", CELESTIALS, celestial),
        {"each": Whole(1, 9), "rates": Numbers(0, 12), "overpower": STEPS, "attack": Numbers(0, 9)},
        celestial_values,
    ),
    Sheet("adversary", ADVERSARY_DECK, adversary, {"does": Steps([s for c in ADVERSARY_DECK for s in c.does], 1)}),
)
