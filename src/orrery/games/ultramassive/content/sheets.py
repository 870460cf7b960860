"""What of the printed tables a variant may change."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.ask import Do
from orrery.core.sheets import Sheet, Values
from orrery.core.steps import Steps
from orrery.core.values import Amounts, Named, Text, Whole
from orrery.core.variants import Laid
from orrery.games.ultramassive.components import Anomaly, Card, DraftOption, Resource, SiphonOption
from orrery.games.ultramassive.content.anomalies import ANOMALIES, CORES
from orrery.games.ultramassive.content.cards import CARDS
from orrery.games.ultramassive.content.draft import DRAFT, RESOURCES
from orrery.games.ultramassive.content.siphons import SIPHONS
from orrery.games.ultramassive.texts import PASSIVES

FIXED: Final = (
    "Tokens, sizes, Channels, rounds and the kinds of Anomalies stay as they are; start and exchange rate are switches."
)
PRINTED: Final = [*ANOMALIES, *CORES]
STEPS: Final = Steps([*[s for c in CARDS for s in c.does], *[s for a in PRINTED for s in a.does]], 1)
SYMBOLS: Final = Steps([*[r.does for r in RESOURCES], *[s.does for s in SIPHONS]], 1, 1)
LASTING: Final = Amounts(list(PASSIVES), 1, 20)


def card(was: Card, v: Values) -> Card:
    made = Card(was.number, was.id, was.name, *v["does"])
    made.copies = v["copies"]
    return made


def anomaly(was: Anomaly, v: Values) -> Anomaly:
    does, passive = v.get("does", ()), v.get("passive", {})
    return Anomaly(was.number, was.id, was.name, was.category, v["cost"], does, passive)


def anomaly_values(was: Anomaly) -> Values:
    return {"cost": was.cost, "does": was.does} if was.does else {"cost": was.cost, "passive": was.passive}


def named_anew(was: Any, name: str, does: Do) -> None:
    """What it is called says what it gives."""
    if does is not was.does and name == was.name:
        raise ValueError(f"it is called '{was.name}', which is no longer so; say its new name = \"...\" as well.")


def resource(was: Resource, v: Values) -> Resource:
    (does,) = v["does"]
    named_anew(was, v["name"], does)
    if does.rule is not was.does.rule:
        raise ValueError(f"it stays {was.does.rule.__name__}; give the Draft option another Resource instead.")
    return Resource(was.number, was.id, v["name"], does, does.args[0] if was.token else None, was.needs)


def draft(was: DraftOption, v: Values) -> DraftOption:
    return DraftOption(was.number, was.id, was.draft_set, v["gives"], v["others"])


def siphon(was: SiphonOption, v: Values) -> SiphonOption:
    (does,) = v["does"]
    named_anew(was, v["name"], does)
    return SiphonOption(was.number, was.id, v["name"], was.size, does)


def does_one(was: Any) -> Values:
    return {"name": was.name, "does": (was.does,)}


def drafts(laid: Laid, options: tuple[DraftOption, ...]) -> tuple[DraftOption, ...]:
    """Draft options of Resources that may have changed themselves."""
    found = []
    for option in laid.over(options):
        gives, others = laid.over(option.gives), laid.over(option.others)
        same = gives == option.gives and others == option.others
        found.append(option if same else DraftOption(option.number, option.id, option.draft_set, gives, others))
    return tuple(found)


SHEETS: Final = (
    Sheet("card", CARDS, card, {"does": STEPS, "copies": Whole(0, 4)}),
    Sheet(
        *("anomaly", PRINTED, anomaly),
        {"cost": Whole(0, 20), "does": STEPS, "passive": LASTING},
        anomaly_values,
    ),
    Sheet("resource", RESOURCES, resource, {"name": Text(), "does": SYMBOLS}, does_one),
    Sheet(
        *("draft", DRAFT[0] + DRAFT[1], draft),
        {"gives": Named(RESOURCES, 1, 3), "others": Named(RESOURCES, 0, 2)},
    ),
    Sheet("siphon", SIPHONS, siphon, {"name": Text(), "does": SYMBOLS}, does_one),
)
