"""Artifacts: finding and using them. LAN-ARTI, LAN-ADD-06"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Do, Refusal, objection
from orrery.games.laniakea.components import Artifact
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea

NOT_OWNED: Final = Refusal("LAN-ADD-06", "You do not own that Artifact.")
FLIPPED: Final = Refusal("LAN-ARTI-04", "That Artifact has been used for good.")
USED: Final = Refusal("LAN-ARTI-04", "That Artifact works once per turn.")
FOR_ATTACKS: Final = Refusal("LAN-ARTI-03 LAN-ATTK-10", "That Artifact is declared with the attack it helps.")
FOR_DISCARDS: Final = Refusal("LAN-ARTI-03 LAN-ADD-05", "That Artifact is used with a discard for a resource.")
DOUBLING: Final = Refusal("LAN-EFF-03 LAN-EFF-06", "Your next harvest is doubled already.")


def find_artifact(g: Laniakea, me: Player, void: int) -> None:
    """Crossing the void takes its tile out of the game and brings the top Artifact. LAN-ARTI-01, -02"""
    g.artifact_voids = tuple([left for left in g.artifact_voids if left != void])
    draw_artifacts(g, me, 1)


def draw_artifacts(g: Laniakea, me: Player, count: int) -> None:
    """Owned Artifacts are public; an empty deck gives nothing. LAN-ARTI-02, -03"""
    for _ in range(min(count, len(g.artifacts))):
        g.reveal()
        me.artifacts += (g.artifacts[-1],)
        g.tell("found", me, g.artifacts[-1])
        g.artifacts = g.artifacts[:-1]


def cannot_spend(me: Player, artifact: Artifact) -> Optional[Refusal]:
    """Once in the game, or once a turn. LAN-ARTI-04"""
    if artifact not in me.artifacts:
        return NOT_OWNED
    if artifact in me.flipped:
        return FLIPPED
    return USED if artifact in me.used else None


def cannot_use(g: Laniakea, me: Player, artifact: Artifact, resume: Do) -> Optional[Refusal]:
    refusal = cannot_spend(me, artifact)
    if refusal is not None:
        return refusal
    if artifact.attack:
        return FOR_ATTACKS
    if artifact.aether_for_card:
        return FOR_DISCARDS
    return None if artifact.refuses is None else objection(artifact.refuses, g, me, artifact.first)


def use(g: Laniakea, me: Player, artifact: Artifact, resume: Do) -> None:
    """At any time of one's own Cosmic Power Phase, between steps. LAN-ADD-06, LAN-ARTI-03"""
    spend(g, me, artifact)
    me.cause = artifact
    g.then_all(me, artifact.does + (resume,))


def spend(g: Laniakea, me: Player, artifact: Artifact) -> None:
    """A one-time Artifact is flipped and still owned. LAN-ARTI-04"""
    if artifact.once:
        me.flipped += (artifact,)
    else:
        me.used += (artifact,)
    g.tell("used", me, artifact)


def double_next_harvest(g: Laniakea, me: Player) -> None:
    """The next galaxy harvested this turn yields twice. LAN-EFF-06"""
    me.doubling = True


def cannot_double(g: Laniakea, me: Player) -> Optional[Refusal]:
    return DOUBLING if me.doubling else None
