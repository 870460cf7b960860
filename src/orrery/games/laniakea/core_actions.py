"""Core actions granted by an effect. LAN-KEY-06, LAN-EFF-09"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.laniakea.building import build, cannot_build
from orrery.games.laniakea.cosmic_powers import cannot_gain, gain_power
from orrery.games.laniakea.moving import cannot_move, move
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import cannot_recruit_any, recruit
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.upgrading import cannot_upgrade_any, upgrade
from orrery.games.laniakea.verbs import CORE, DECLINE

CORES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
CORE_NAMES: Final[tuple[str, ...]] = ("Move", "Upgrade", "Build", "Gain a Cosmic Power", "Recruit")
DONE_ALREADY: Final = Refusal("LAN-KEY-06", "The two Core actions must be different.")
NONE_POSSIBLE: Final = Refusal("LAN-KEY-06 LAN-TURN-02", "No Core action is possible now.")


def core_action(g: Laniakea, me: Player, times: int, may: int = 0, done: tuple[int, ...] = ()) -> Optional[Ask]:
    """Any one Core action at its normal cost; of several, each another one, and the later ones as one likes.
    LAN-KEY-06, LAN-EFF-09"""
    if not times:
        return None
    ask = offer(g, me, CORE, CORES, cannot_do_core, do_core, times, done)
    return ask | each(DECLINE, (0,), leave_it) if may or done else ask


def cannot_do_core(g: Laniakea, me: Player, core: int, times: int, done: tuple[int, ...]) -> Optional[Refusal]:
    if core in done:
        return DONE_ALREADY
    return cannot_begin(g, me, core)


def cannot_begin(g: Laniakea, me: Player, core: int) -> Optional[Refusal]:
    if core == 0:
        return cannot_move(g, me)
    if core == 1:
        return cannot_upgrade_any(g, me)
    if core == 2:
        return cannot_build(g, me)
    return cannot_gain(g, me) if core == 3 else cannot_recruit_any(g, me)


def cannot_act_at_all(g: Laniakea, me: Player, times: int) -> Optional[Refusal]:
    for core in CORES:
        if cannot_begin(g, me, core) is None:
            return None
    return NONE_POSSIBLE


def do_core(g: Laniakea, me: Player, core: int, times: int, done: tuple[int, ...]) -> Ask:
    if times > 1:
        g.then(me, Do(core_action, times - 1, 1, (*done, core)))
    g.tell("core", me, core)
    if core == 0:
        return move(g, me)
    if core == 1:
        return upgrade(g, me)
    if core == 2:
        return build(g, me)
    return gain_power(g, me) if core == 3 else recruit(g, me)


def leave_it(g: Laniakea, me: Player, _: int) -> None:
    pass
