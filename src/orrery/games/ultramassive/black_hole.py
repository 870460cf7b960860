"""Absorbing and expansion. ULT-ABSORB, ULT-EXPAND"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.ultramassive.components import LENGTH, OPEN, SUPERMASSIVE, THRESHOLDS, Anomaly, Stack
from orrery.games.ultramassive.gaining import gain_discovery
from orrery.games.ultramassive.state import Player, Powers, Ultramassive
from orrery.games.ultramassive.verbs import PICK_CORE

NOT_YOUR_CORE: Final = Refusal("ULT-EXPAND-07", "Choose one of the Core Anomalies you drew at the start.")


def absorb(g: Ultramassive, me: Player) -> None:
    """When an effect or action is over, all it captured is absorbed in one batch, together with the SM it gave; then
    expansion is checked. ULT-ABSORB-04, -05, -06"""
    me.cause = None
    if me.captured:
        batch, me.captured = me.captured, ()
        swallow(g, me, batch)
    if me.gaining:
        grow(g, me)
    if me.size < SUPERMASSIVE and me.mass >= THRESHOLDS[me.size + 1]:
        expand(g, me)


def swallow(g: Ultramassive, me: Player, batch: Stack) -> None:
    """Matter yields SM, Antimatter DC, and passives see each batch once. ULT-ABSORB-02, -03, ULT-ANOM-05"""
    powers = me.powers
    mass, discovery = powers.per_batch, 0
    for token in batch:
        mass += token.mass + powers.bonus[token.number]
        if token.antimatter:
            if g.rulings.antimatter_gives_mass:
                mass += token.discovery
            if g.rulings.antimatter_gives_discovery:
                discovery += token.discovery
    me.gaining += mass
    g.tell("absorbed", me, batch)
    if discovery:
        gain_discovery(g, me, discovery)


def grow(g: Ultramassive, me: Player) -> None:
    """Solar Mass only ever rises, without a limit. ULT-COMP-13, ULT-ABSORB-07"""
    g.tell("gained_mass", me, me.gaining)
    me.mass += me.gaining
    me.gaining = 0


def expand(g: Ultramassive, me: Player) -> None:
    """Four things, in this order; at the next threshold another expansion follows. ULT-EXPAND-01, -02, -03, -08"""
    size = me.size + 1
    if not g.rulings.both_expansions and me.mass >= THRESHOLDS[SUPERMASSIVE]:
        size = SUPERMASSIVE
    lay_card(g, me, size)
    g.then(me, Do(absorb_covered), Do(push_wormholes), Do(discover_core), ABSORB)


def lay_card(g: Ultramassive, me: Player, size: int) -> None:
    """1. Lay the card of the new size on the centre. ULT-EXPAND-04"""
    me.size = size
    g.tell("expanded", me, size)


def absorb_covered(g: Ultramassive, me: Player) -> None:
    """2. Absorb at once what the card covers. ULT-EXPAND-05"""
    covered = [space for space, stack in enumerate(me.spaces) if stack and space % LENGTH >= OPEN[me.size]]
    batch: Stack = ()
    for space in covered:
        batch += me.spaces[space]
        me.spaces[space] = ()
    if batch:
        swallow(g, me, batch)
    if me.gaining:
        grow(g, me)


def push_wormholes(g: Ultramassive, me: Player) -> None:
    """3. Covered Wormholes move outward, the outermost first, to spaces without one. ULT-EXPAND-06, ULT-WORM-02, -08"""
    covered = [w for w, space in enumerate(me.wormholes) if space % LENGTH >= OPEN[me.size]]
    step = LENGTH if g.rulings.outermost_first else -LENGTH
    for wormhole in sorted(covered, key=lambda w: depth_key(me.wormholes[w], step)):
        space = free_outward(me, me.wormholes[wormhole])
        me.wormholes = me.wormholes[:wormhole] + (space,) + me.wormholes[wormhole + 1 :]
        g.tell("pushed", me, wormhole, space)


def depth_key(space: int, step: int) -> int:
    """Orders spaces by depth, blue before pink on the same depth."""
    return space % LENGTH * step + space // LENGTH


def free_outward(me: Player, covered: int) -> int:
    """The innermost free space of its own Channel, or else of the other one."""
    channel = covered // LENGTH
    for edge in (channel * LENGTH, (1 - channel) * LENGTH):
        for space in range(edge + OPEN[me.size] - 1, edge - 1, -1):
            if space not in me.wormholes:
                return space
    raise AssertionError("six open spaces always hold four Wormholes")


def discover_core(g: Ultramassive, me: Player) -> Ask:
    """4. Discover one of the Core Anomalies drawn at the start, free of charge. ULT-EXPAND-07"""
    return offer(g, me, PICK_CORE, me.cores, cannot_pick, pick_core).hidden(Do(discover_core))


def cannot_pick(g: Ultramassive, me: Player, core: Anomaly) -> Optional[Refusal]:
    return None if core in me.cores else NOT_YOUR_CORE


def pick_core(g: Ultramassive, me: Player, core: Anomaly) -> None:
    me.cores = tuple([c for c in me.cores if c is not core])
    show(g, me)
    g.tell("discovered_core", me, core)
    own(g, me, core)


def show(g: Ultramassive, me: Player) -> None:
    """Lay something down that only its owner knew, unless hands lie open anyway."""
    if not g.rulings.open_hands:
        g.show(me)


def own(g: Ultramassive, me: Player, anomaly: Anomaly) -> None:
    """It lies face up before its owner for the rest of the game and works from now on. ULT-DISC-05, ULT-ANOM-04"""
    me.anomalies += (anomaly,)
    if anomaly.passive:
        me.powers = Powers(me.anomalies, g.rulings.exchange_rate)
    if not g.rulings.new_anomalies_work and g.acting == me.seat:
        me.used += (anomaly,)


ABSORB: Final = Do(absorb)  # closes every effect and action
