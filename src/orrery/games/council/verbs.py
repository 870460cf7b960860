"""Everything a player can do, the words for it, and the answer when it is not the moment for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Optional

from orrery.core.ask import Refusal, Verb


def _verb(
    name: str,
    kind: str,
    prompt: str,
    rules: str,
    when: str,
    ends: bool = False,
    repeats: bool = False,
    not_this: Optional[Refusal] = None,
) -> Verb:
    return Verb(name, kind, prompt, Refusal(rules, when), ends, repeats, not_this)


LEAD: Final = _verb(
    "lead",
    "leader",
    "Choose your leader",
    "COS-LD-02",
    "Leaders are chosen once, before the first round, from those passed on to you.",
)
BUY: Final = _verb(
    "buy",
    "card",
    "Buy an AI card",
    "COS-RND-02 COS-BUY-09",
    "AI cards are bought in your buy phase, and cards of your hand are laid in the planning phase.",
)
UPGRADE: Final = _verb(
    "upgrade", "upgrade", "Buy an upgrade", "COS-RND-02 COS-UPG-02", "Upgrades are bought in your buy phase."
)
STATION: Final = _verb(
    "station",
    "station",
    "Buy a space station",
    "COS-ST-03",
    "Space stations are bought in your buy phase.",
)
BUILD: Final = _verb(
    "build",
    "galaxy",
    "Choose the galaxy of the station",
    "COS-ST-04",
    "A station is placed at the moment it is bought.",
)
PAY: Final = _verb("pay", "payment", "Choose what to pay with", "COS-BUY-09", "First choose what to buy.")
OVERPAY: Final = _verb(
    "overpay",
    "",
    "Pay with better gemstones",
    "COS-BUY-06 COS-BUY-07",
    "You can ask for that in your buy phase, while something could be paid in more than one way.",
    repeats=True,
)
PAY_LESS: Final = _verb(
    "pay_less",
    "",
    "Pay as usual",
    "COS-BUY-06 COS-BUY-07",
    "There is nothing to go back from: you have not asked to pay with better gemstones.",
    ends=True,
)
LAND: Final = _verb(
    "land",
    "planet",
    "Place the colony of your leader",
    "COS-LD-07",
    "Only Zoe places a colony in the buy phase, once.",
)
STOP_BUYING: Final = _verb(
    "stop_buying", "", "Stop buying", "COS-BUY-04", "There is no buy phase of yours to end.", ends=True
)
PLAN: Final = _verb(
    "plan",
    "card",
    "Lay a card on your next action field",
    "COS-RND-04 COS-PLAN-01",
    "Cards are laid in the planning phase, field by field.",
)
LEAVE: Final = _verb(
    "leave",
    "",
    "Leave the field as it is",
    "COS-PLAN-06",
    "Only a field that shows a card, or one that no card is left for, can be left as it is.",
    ends=True,
)
SETTLE: Final = _verb(
    "settle",
    "planet",
    "Place one cube",
    "COS-SETL-01",
    "Cubes are placed in the action phase, by cards that settle; none does now.",
)
SETTLE_TWO: Final = _verb(
    "settle_two", "planet", "Place a tower of two", "COS-SETL-01", "No effect lets you place a tower of two now."
)
SETTLE_THREE: Final = _verb(
    "settle_three", "planet", "Place a tower of three", "COS-SETL-01", "No effect lets you place a tower of three now."
)
_ONLY_THE_NEW_ONE: Final = Refusal(
    "COS-DISC-04 COS-D1-04", "This collects only from the system that you have just discovered or settled."
)
COLLECT: Final = _verb(
    "collect",
    "field",
    "Collect the yield of a system",
    "COS-COLL-01",
    "Yields are collected in the action phase, by cards that collect; none does now.",
    not_this=_ONLY_THE_NEW_ONE,
)
COLLECT_ONCE: Final = _verb(
    "collect_once",
    "field",
    "Collect fewer times",
    "COS-COLL-01",
    "No effect lets you collect several times now.",
    not_this=_ONLY_THE_NEW_ONE,
)
EXPLORE: Final = _verb(
    "explore",
    "pile",
    "Discover: choose a pile",
    "COS-DISC-01",
    "Tiles are drawn in the action phase, by cards that discover; none does now.",
)
KEEP: Final = _verb(
    "keep", "tile", "Choose the tile to place", "COS-DISC-02", "Only one of two tiles just drawn is chosen."
)
PLACE: Final = _verb("place", "field", "Choose a field for the tile", "COS-DISC-02", "There is no tile to place.")
REFINE: Final = _verb(
    "refine",
    "gem",
    "Refine a gemstone",
    "COS-GEMS-02",
    "Gemstones pay for purchases; they are refined by cards that do so, and none does now.",
)
TAKE_GEM: Final = _verb(
    "take_gem",
    "gem",
    "Choose the gemstone you are given",
    "COS-DT-14 COS-DT-15",
    "No gift of gemstones is waiting for you.",
)
PASS: Final = _verb("pass", "", "Do without it", "COS-GEN-08", "There is no effect to do without.", ends=True)
ASSESS: Final = _verb(
    "assess", "galaxy", "Assess a galaxy", "COS-ASM-01", "Galaxies are assessed after your actions and the slide."
)
REMOVE: Final = _verb(
    "remove",
    "planet",
    "Choose the cube that leaves",
    "COS-ASM-06 COS-ASM-09",
    "Cubes leave the board only when a galaxy is assessed.",
)
SPARE: Final = _verb(
    "spare",
    "",
    "Remove no cube",
    "COS-ASM-06",
    "Only the harvesting station and Casares make an assessment without removing a cube.",
)
REAP: Final = _verb(
    "reap", "field", "Collect with your leader", "COS-LD-05", "Only Buteo collects in the assessment step, once."
)
DRAW_FROM: Final = _verb(
    "draw_from",
    "field",
    "Collect with your station",
    "COS-ST-10",
    "Only a collecting station collects in the assessment step, once.",
)
STOP_ASSESSING: Final = _verb(
    "stop_assessing", "", "End your turn", "COS-ASM-01", "There is no assessment step of yours to end.", ends=True
)
GIVE_UP: Final = _verb(
    "give_up",
    "bonus",
    "Choose a bonus card to give up",
    "COS-BON-01 COS-BON-02",
    "A bonus card is given up only when you hold more than four.",
)
TECH: Final = _verb(
    "tech", "tech", "Choose a Dark Tech card", "COS-DT-10", "A Dark Tech card is chosen on reaching level I or II."
)
FREE_CARD: Final = _verb(
    "free_card",
    "card",
    "Take an AI card for free",
    "COS-D2-05",
    "Only Information Breakthrough gives an AI card for free.",
)
AUTOMA_SETTLE: Final = _verb(
    "automa_settle",
    "planet",
    "Choose where the Automa settles",
    "COS-AUT-12",
    "The Automa is not settling, or leaves you no choice.",
)
AUTOMA_EXPLORE: Final = _verb(
    "automa_explore", "pile", "Choose a pile for the Automa", "COS-AUT-16", "The Automa discovers nothing now."
)
AUTOMA_KEEP: Final = _verb(
    "automa_keep",
    "tile",
    "Choose the tile the Automa places",
    "COS-AUT-16",
    "The Automa is not exploring, or leaves you no choice.",
)
AUTOMA_PLACE: Final = _verb(
    "automa_place",
    "field",
    "Choose the field of the Automa's tile",
    "COS-AUT-16",
    "The Automa is not exploring, or leaves you no choice.",
)
AUTOMA_REMOVE: Final = _verb("automa_remove", "planet", "Choose the Automa's cube that leaves", "COS-AUT-21",
                      "The Automa is not assessing, or leaves you no choice.")  # fmt: skip

SETTLES: Final = (SETTLE, SETTLE, SETTLE_TWO, SETTLE_THREE)  # by the number of cubes

# in the order in which pointing at a thing speaks of them: first what is done with it most
VERBS: Final = (
    *(LEAD, BUY, UPGRADE, STATION, PAY, OVERPAY, STOP_BUYING, PLAN, LEAVE, SETTLE, SETTLE_TWO, SETTLE_THREE),
    *(COLLECT, EXPLORE, KEEP, PLACE, REFINE, TAKE_GEM, PASS, ASSESS, REMOVE, SPARE, STOP_ASSESSING),
    *(GIVE_UP, TECH, FREE_CARD, COLLECT_ONCE, PAY_LESS, BUILD, LAND, REAP, DRAW_FROM),
    *(AUTOMA_SETTLE, AUTOMA_EXPLORE, AUTOMA_KEEP, AUTOMA_PLACE, AUTOMA_REMOVE),
)


def absent(seats: int, settings: Mapping[str, str]) -> tuple[Verb, ...]:
    """What is never asked where nobody plays with stations, leaders or the Automa."""
    stations = (STATION, BUILD, DRAW_FROM) if settings["stations"] == "no" else ()
    leaders = (LEAD, LAND, REAP) if settings["leaders"] == "no" else ()
    automa = (AUTOMA_SETTLE, AUTOMA_EXPLORE, AUTOMA_KEEP, AUTOMA_PLACE, AUTOMA_REMOVE) if seats > 1 else ()
    return (*stations, *leaders, *automa)
