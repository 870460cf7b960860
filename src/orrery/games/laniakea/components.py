"""The pieces of the game and the numbers printed on them. LAN-COMP"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, Optional

from orrery.core.ask import Ask, Do, Refusal, Thing

VOYAGE: Final = 0
FORGE: Final = 1
AETHER: Final = 2
RESOURCES: Final[tuple[int, ...]] = (VOYAGE, FORGE, AETHER)
STONES: Final[tuple[int, ...]] = (VOYAGE, FORGE)
RESOURCE_NAMES: Final[tuple[str, ...]] = ("Voyage Stone", "Forge Stone", "Aether")
Held = tuple[int, int, int]  # so much of each resource
NOTHING: Final[Held] = (0, 0, 0)
MOST: Final = 10  # of each resource on the resource track
Colour = Literal["teal", "orange", "brown", "grey"]
COLOURS: Final[tuple[Colour, ...]] = ("teal", "orange", "brown", "grey")

SANCTUM_PIECES: Final = 6
GATEWAY_PIECES: Final = 6
THRONE_PIECES: Final = 5
ATTACK_TOKENS: Final = 12
ROW: Final = 4  # places in either row
MARKET_PRICES: Final[tuple[int, ...]] = (3, 2, 1, 0)
ENTITY_SPACES: Final = tuple(range(8))
HAND: Final = 5
FEWEST_CARDS: Final = 2  # in hand when the Cosmic Power Phase ends
TRACK_END: Final = 20
ASCENDED: Final = 8
ADVERSARY: Final = 4  # whose pieces these are, where players count from 0
ADVERSARY_START: Final = 8
ADVERSARY_ASCENDED: Final = 20
ADVERSARY_CARDS: Final = 3

MOVEMENT: Final = 0
ABILITY: Final = 1
TRACKS: Final[tuple[int, ...]] = (MOVEMENT, ABILITY)
ABILITY_SPACES: Final = 4
PAIRS: Final[tuple[tuple[int, int, int], ...]] = (
    (2, 0, 0),
    (1, 1, 0),
    (0, 2, 0),
)  # two stones, as the Aether exchange takes and gives them

Check = Callable[..., Optional[Refusal]]
AtSpace = Callable[[Any, Any, int], Optional[Ask]]  # a rule about a galaxy


class Tile(Thing):
    """A galaxy: what its halves yield, what can be done there once it is Discovered, and its VP; or a Wormhole."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        top: Held,
        bottom: Held,
        ability: str,
        does: Optional[AtSpace],
        points: int,
    ) -> None:
        super().__init__("tile", id, name, number)
        self.top = top
        self.bottom = bottom
        self.ability = ability
        self.does = does
        self.points = points
        self.slot = ability == "SL"
        self.wormhole = ability == "wormhole"


WORTH: Final = {  # of playing a card of this family, before it is known what comes of it: for bots, not for rules
    "Move": 1.0,
    "Build": 1.7,
    "Recruit": 1.7,
    "Upgrade": 1.0,
    "Gain": 0.7,
    "Gain a Cosmic Power": 0.6,
    "Core": 2.0,
    "Economy": 1.4,
    "Combat": 1.4,
    "Seraph": 1.4,
}


class Power(Thing):
    """A card of a player's deck. `refuses` says why its first step cannot be done, from the same arguments."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        family: str,
        attack: int,
        permanent: bool,
        refuses: Optional[Check],
        does: tuple[Do, ...],
        market: bool,
        draws: bool = False,
    ) -> None:
        super().__init__("power", id, name, number)
        self.family = family
        self.attack = attack
        self.permanent = permanent
        self.refuses = refuses
        self.does = does
        self.market = market
        self.draws = draws  # whether it is bound to draw a card before it is resolved
        self.seraph = family == "Seraph"
        self.builds = family in ("Build", "Core")
        self.worth = WORTH[family]
        self.quality = self.worth + (0.4 if market else 0.0)
        self.first: tuple[Any, ...] = does[0].args


class Scoring:
    """VP at the end: so many per unit counted (a unit being `each` of them), or at once if a condition holds."""

    def __init__(self, counter: str, points: int, each: int = 1) -> None:
        self.counter = counter
        self.points = points
        self.each = each


class Entity(Thing):
    """Instant: `does` something once. Enhancement: `boon` holds from now on. Endgame: `scoring` at the end."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        cost: Held,
        points: int,
        does: tuple[Do, ...] = (),
        boon: tuple[tuple[str, int], ...] = (),
        scoring: Optional[Scoring] = None,
    ) -> None:
        super().__init__("entity", id, name, number)
        self.cost = cost
        self.as_printed: tuple[Held, ...] = (cost,)  # the one way to pay where nothing changes the cost
        self.points = points
        self.does = does
        self.boon = boon
        self.scoring = scoring
        self.type = "Instant Action" if does else "Enhancement" if boon else "Endgame Scoring"


class Chaos(Thing):
    """To be defeated. `requirement` is a step of the attack or something that raises its hit points."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        hit_points: int,
        points: int,
        requirement: str,
        effect: tuple[tuple[str, int], ...],
        reward: tuple[Do, ...],
    ) -> None:
        super().__init__("chaos", id, name, number)
        self.hit_points = hit_points
        self.points = points
        self.requirement = requirement
        self.effect = effect
        self.reward = reward


class Artifact(Thing):
    """Something to do by choice, once in the game or once a turn; or attack points, or a better yield for a discard."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        once: bool,
        refuses: Optional[Check] = None,
        does: tuple[Do, ...] = (),
        attack: int = 0,
        aether_for_card: bool = False,
    ) -> None:
        super().__init__("artifact", id, name, number)
        self.once = once
        self.refuses = refuses
        self.does = does
        self.attack = attack
        self.aether_for_card = aether_for_card
        self.first: tuple[Any, ...] = does[0].args if does else ()


class Celestial(Thing):
    """A character: where it starts, what it scores at each space of its ability track, and its Overpower."""

    def __init__(
        self,
        number: int,
        letter: str,
        name: str,
        counter: str,
        each: int,
        rates: tuple[int, ...],
        attack: tuple[int, ...],
        overpower: tuple[Do, ...],
    ) -> None:
        super().__init__("celestial", letter, name, number)
        self.counter = counter
        self.each = each
        self.rates = rates
        self.attack = attack
        self.overpower = overpower


class AdversaryCard(Thing):
    def __init__(self, number: int, does: tuple[Do, ...]) -> None:
        super().__init__("adversary", str(number + 1), f"Adversary card {number + 1}", number)
        self.does = does


class Box:
    """All printed tables of the game, which rules reach through the state."""

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        starting: tuple[Power, ...],
        market: tuple[Power, ...],
        entities: tuple[Entity, ...],
        chaos: tuple[Chaos, ...],
        artifacts: tuple[Artifact, ...],
        celestials: tuple[Celestial, ...],
        adversary: tuple[AdversaryCard, ...],
        spaces: tuple[Do, ...],
    ) -> None:
        self.tiles = tiles
        self.starting = starting
        self.market = market
        self.entities = entities
        self.chaos = chaos
        self.artifacts = artifacts
        self.celestials = celestials
        self.adversary = adversary
        self.spaces = spaces  # what the eight spaces of a player board do
