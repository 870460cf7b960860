"""The Discovery phase. ULT-DISC"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.ultramassive.black_hole import own
from orrery.games.ultramassive.components import Anomaly
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import DISCOVER, SKIP

TOO_DEAR: Final = Refusal(
    "ULT-DISC-04", "You do not have enough [symbol:discovery|Discovery Counters] for that Anomaly."
)
ALL_TAKEN: Final = Refusal("ULT-COMP-26", "No copy of that Anomaly is left on the Anomaly Board.")
OWNED: Final = Refusal("ULT-DISC-06", "You own that Anomaly already.")
CORE: Final = Refusal("ULT-ANOM-03", "Core Anomalies come only with an expansion of your Black Hole.")


def discover_anomalies(g: Ultramassive, me: Player) -> None:
    """One player at a time, in turn order. ULT-ROUND-03"""
    g.phase = "discovery"
    for p in reversed(g.turn_order()):
        g.then(p, Do(discover))


def discover(g: Ultramassive, me: Player) -> Ask:
    """Buy at most one Siphon, Matter or Orbit Anomaly. ULT-DISC-01, -02, -03"""
    return offer(g, me, DISCOVER, g.box.anomalies, cannot_discover, discovered) | each(SKIP, (0,), skip)


def cannot_discover(g: Ultramassive, me: Player, anomaly: Anomaly) -> Optional[Refusal]:
    """The cost must be covered in full. ULT-DISC-04, -06, ULT-COMP-26, ULT-ANOM-03"""
    if anomaly.category == "Core":
        return CORE
    if anomaly.cost > me.discovery:
        return TOO_DEAR
    if anomaly not in g.box.anomalies or not g.copies[g.box.anomalies.index(anomaly)]:
        return ALL_TAKEN
    return OWNED if anomaly in me.anomalies and not g.rulings.same_anomaly_twice else None


def discovered(g: Ultramassive, me: Player, anomaly: Anomaly) -> None:
    """Pay, take a copy, lay it down. ULT-DISC-04, -05"""
    me.discovery -= anomaly.cost
    copies = list(g.copies)
    copies[g.box.anomalies.index(anomaly)] -= 1
    g.copies = tuple(copies)
    g.tell("discovered", me, anomaly, anomaly.cost)
    own(g, me, anomaly)


def skip(g: Ultramassive, me: Player, _: int) -> None:
    g.tell("skipped", me)
