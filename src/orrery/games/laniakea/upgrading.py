"""Upgrading the two tracks of the Celestial board, and their Overpowers. LAN-UPGR"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.laniakea.components import ABILITY_SPACES, AETHER, MOVEMENT, TRACKS
from orrery.games.laniakea.costs import pay
from orrery.games.laniakea.moving import step
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import DECLINE, UPGRADE

NO_AETHER: Final = Refusal("LAN-UPGR-02 LAN-UPGR-05 LAN-UPGR-06", "An upgrade costs 1 [resource:2|Aether].")
AT_THE_END: Final = Refusal("LAN-UPGR-07", "At this table the Movement Tracker has no Overpower.")
MOVEMENT_OVERPOWER: Final = Do(step, 1, 1)


def upgrade(g: Laniakea, me: Player, free: int = 0) -> Ask:
    """Either track, for 1 A. LAN-UPGR-01, -02, -06"""
    return offer(g, me, UPGRADE, TRACKS, cannot_upgrade, upgrade_track, free)


def may_upgrade(g: Laniakea, me: Player) -> Ask:
    return upgrade(g, me) | Ask(DECLINE, (0,), leave_tracks, ())


def leave_tracks(g: Laniakea, me: Player, _: int) -> None:
    pass


def cannot_upgrade(g: Laniakea, me: Player, track: int, free: int) -> Optional[Refusal]:
    if not free and not me.held[AETHER]:
        return NO_AETHER
    if track == MOVEMENT and not g.rulings.both_overpowers and me.movement >= g.rulings.movement_track:
        return AT_THE_END
    return None


def cannot_upgrade_any(g: Laniakea, me: Player, free: int = 0) -> Optional[Refusal]:
    return None if free or me.held[AETHER] else NO_AETHER


def upgrade_track(g: Laniakea, me: Player, track: int, free: int) -> None:
    """One space further, or its Overpower from the last space. LAN-UPGR-02 to -07"""
    if not free:
        pay(g, me, (0, 0, 1))
    if track == MOVEMENT:
        upgrade_movement(g, me)
    else:
        upgrade_ability(g, me)


def upgrade_movement(g: Laniakea, me: Player) -> None:
    if me.movement < g.rulings.movement_track:
        me.movement += 1
        g.tell("upgraded", me, MOVEMENT, me.movement)
    else:
        g.tell("overpowered", me, MOVEMENT)
        g.then(me, MOVEMENT_OVERPOWER)


def upgrade_ability(g: Laniakea, me: Player) -> None:
    if me.ability < ABILITY_SPACES:
        me.ability += 1
        g.tell("upgraded", me, 1, me.ability)
        return
    g.tell("overpowered", me, 1)
    assert me.celestial is not None
    me.cause = me.celestial
    g.then(me, *me.celestial.overpower)
