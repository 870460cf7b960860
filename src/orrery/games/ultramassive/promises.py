"""What a step that is still to come is worth to its player, in Solar Mass: for bots, not for rules."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.ultramassive import actions, black_hole, cards, gaining, orbit, siphon, trading, wormholes
from orrery.games.ultramassive.components import Token
from orrery.games.ultramassive.state import Player

TOKEN: Final = 0
ORBIT: Final = 1
BOTH: Final = 2
SIPHON: Final = 3
COUNTERS: Final = 4
COUNTERS_FOR_STACKS: Final = 5
MASS: Final = 6
MASS_FOR_STACKS: Final = 7
FIXED: Final = 8
STOP: Final = 9

KINDS: Final[dict[Any, int]] = {
    gaining.gain: TOKEN,
    gaining.gain_on_wormhole: TOKEN,
    gaining.place: TOKEN,
    orbit.orbit: ORBIT,
    orbit.orbit_channel: ORBIT,
    orbit.orbit_both: BOTH,
    siphon.siphon: SIPHON,
    siphon.siphon_option: SIPHON,
    gaining.gain_discovery: COUNTERS,
    gaining.gain_discovery_for_stacks: COUNTERS_FOR_STACKS,
    gaining.gain_mass: MASS,
    gaining.gain_mass_for_stacks: MASS_FOR_STACKS,
    black_hole.absorb: STOP,
    actions.take_action: STOP,
}
# steps whose worth hardly depends on their numbers
FIXED_WORTH: Final[dict[Any, float]] = {
    cards.cycle: 4.0,
    cards.discard: 1.0,
    cards.draw_cards: 0.4,
    orbit.move_where: 1.5,
    orbit.move_stack: 1.5,
    orbit.fall: 1.5,
    orbit.cross: 0.3,
    trading.trade_antimatter: 1.8,
    trading.trade_discovery: 0.8,
    trading.trade_matter: 1.2,
    trading.recycle: 1.0,
    trading.give: 1.5,
    trading.give_token: 1.5,
    wormholes.open_pair: 1.0,
    wormholes.opened: 1.0,
    gaining.gain_mass_for_categories: 2.0,
}
NEW_TOKEN: Final[list[float]] = [0.4, 0.8, 0.95, 1.0, 1.1, 1.2, 1.2]  # of its worth, on the first space, by rounds left
NEW_COUNTER: Final[list[float]] = [0.5, 0.55, 0.65, 0.9, 1.3, 1.4, 1.5]
CORE_ROUND: Final = 2.2  # a Core, for every round that is left


def promised(rule: Any, args: tuple[Any, ...], p: Player, left: int, spin: float) -> float:
    """The worth of a step; below 0 where the effect ends."""
    kind = KINDS.get(rule, FIXED)
    if kind == FIXED:
        if rule is black_hole.pick_core or rule is black_hole.discover_core:
            return CORE_ROUND * left
        return FIXED_WORTH.get(rule, 0.0)
    if kind == STOP:
        return -1.0
    if kind == TOKEN:
        token: Token = args[0]
        return (token.mass + p.powers.bonus[token.number] + 0.8 * token.discovery) * NEW_TOKEN[left]
    if kind == BOTH:
        return max(0.5, 1.4 * spin)
    number: int = args[0]
    if kind == ORBIT:
        return number * max(0.3, spin)
    if kind == SIPHON:
        return number * (1.8 + 0.6 * p.size)
    if kind == MASS:
        return float(number)
    stacks = 0
    if kind != COUNTERS:
        for stack in p.spaces:
            if stack:
                stacks += 1
        number = min(number, stacks)
    return float(number) if kind == MASS_FOR_STACKS else number * NEW_COUNTER[left]
