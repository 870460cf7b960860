"""The pieces of the game and the numbers printed on them. ULT-COMP"""

from __future__ import annotations

from typing import Final, Literal, Optional, TypeVar

from orrery.core.ask import Do, Thing

PRIMORDIAL: Final = 0
STELLAR: Final = 1
SUPERMASSIVE: Final = 2
Size = Literal["Primordial", "Stellar", "Supermassive"]
SIZES: Final[tuple[Size, ...]] = ("Primordial", "Stellar", "Supermassive")
THRESHOLDS: Final = (0, 20, 50)  # the SM at which a Black Hole reaches each size
BLUE: Final = 0
PINK: Final = 1
CHANNELS: Final = (BLUE, PINK)
LENGTH: Final = 6  # spaces in a Channel; space number = Channel * LENGTH + depth, depth 0 at the edge
OPEN: Final = (6, 5, 3)  # how many spaces of a Channel each size leaves uncovered
FIRST_SPACES: Final = (0, LENGTH)
UNCOVERED: Final = tuple([tuple([c * LENGTH + d for c in CHANNELS for d in range(room)]) for room in OPEN])
SPACES: Final = UNCOVERED[PRIMORDIAL]
HOLE: Final = len(SPACES)  # the Black Hole itself, where a stack may be sent
WORMHOLES: Final = (0, 1, 2, 3)  # pair A is 0 and 1, pair B is 2 and 3
PAIRS: Final = (0, 1)
DISCOVERY_MAX: Final = 20
CORES_DRAWN: Final = 3
ROUNDS: Final = 6
COPIES: Final = 2  # of each design in the Action deck


class Token(Thing):
    """Matter or Antimatter. What it yields when absorbed: SM and DC."""

    def __init__(self, number: int, id: str, name: str, mass: int, discovery: int, supply: int) -> None:
        super().__init__("token", id, name, number)
        self.mass = mass
        self.discovery = discovery
        self.antimatter = mass == 0
        self.supply = supply


BG: Final = Token(0, "BG", "Blue Giant", 2, 0, 24)
SG: Final = Token(1, "SG", "Supergiant", 3, 0, 20)
PBH: Final = Token(2, "PBH", "Primordial Black Hole", 4, 0, 16)
AMAJ: Final = Token(3, "AMAJ", "Major Antimatter", 0, 4, 8)
AMIN: Final = Token(4, "AMIN", "Minor Antimatter", 0, 1, 16)
TOKENS: Final = (BG, SG, PBH, AMAJ, AMIN)
Stack = tuple[Token, ...]


class Card(Thing):
    """An Action Card: its steps, left to right."""

    def __init__(self, number: int, id: str, name: str, *does: Do) -> None:
        super().__init__("card", id, name, number)
        self.does = does
        self.copies = COPIES


class Anomaly(Thing):
    """Once per turn it does something, or it is passive and changes what its owner can do."""

    def __init__(
        self, number: int, id: str, name: str, category: str, cost: int, does: tuple[Do, ...], passive: dict[str, int]
    ) -> None:
        super().__init__("anomaly", id, name, number)
        self.category = category
        self.cost = cost
        self.does = does
        self.passive = passive


class Resource(Thing):
    """One symbol of a Draft option: a token to gain, or something to do."""

    def __init__(
        self, number: int, id: str, name: str, does: Do, token: Optional[Token] = None, needs: str = ""
    ) -> None:
        super().__init__("resource", id, name, number)
        self.does = does
        self.token = token
        self.needs = needs  # what a trade takes away: "antimatter", "matter" or "discovery"


class DraftOption(Thing):
    """What a disc on the Draft board claims; `others` is what everybody else gets for it."""

    def __init__(
        self, number: int, id: str, draft_set: int, gives: tuple[Resource, ...], others: tuple[Resource, ...]
    ) -> None:
        super().__init__("draft", id, " + ".join([resource.name for resource in gives]), number)
        self.draft_set = draft_set
        self.gives = gives
        self.others = others


class SiphonOption(Thing):
    def __init__(self, number: int, id: str, name: str, size: int, does: Do) -> None:
        super().__init__("siphon", id, name, number)
        self.size = size
        self.does = does


T = TypeVar("T", bound=Thing)


def without(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """All of these but one copy of that one."""
    i = things.index(one)
    return things[:i] + things[i + 1 :]
