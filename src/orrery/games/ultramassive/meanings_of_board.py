"""What it means to put, move and capture tokens and Wormholes, with the numbers that hold now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.meaning import Says
from orrery.core.words import join
from orrery.games.ultramassive.components import HOLE, LENGTH, OPEN, Token
from orrery.games.ultramassive.gaining import mass_of
from orrery.games.ultramassive.orbit import opposite
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.texts import counters, mass
from orrery.games.ultramassive.words import PLACES, space_name, wormhole_name

Settings = Mapping[str, str]
Known = tuple[Any, ...]


def orbits(me: Player, space: int) -> str:
    left = OPEN[me.size] - space % LENGTH
    return f"{left} [symbol:orbit|Orbit{'' if left == 1 else 's'}] from your Black Hole"


def worth(g: Ultramassive, me: Player, token: Token) -> str:
    """What it gives once it is captured, Anomalies and rulings included."""
    antimatter = token.antimatter
    gained = token.mass + me.powers.bonus[token.number]
    gained += token.discovery if antimatter and g.rulings.antimatter_gives_mass else 0
    found = token.discovery if antimatter and g.rulings.antimatter_gives_discovery else 0
    return join([mass(gained)] * bool(gained) + [counters(found)] * bool(found))


def lands(g: Ultramassive, me: Player, space: int, stack: tuple[Token, ...]) -> str:
    """What becomes of tokens that come to a space."""
    if space == HOLE:
        return "It falls into your Black Hole and is absorbed."
    there = me.spaces[space]
    if not there:
        return f"It stands alone there, {orbits(me, space)}."
    if there[0].antimatter is not stack[0].antimatter:
        return "Matter meets Antimatter there: both vanish and give nothing."
    held = mass_of(there) + mass_of(stack)
    return f"It joins the stack there: {held} of {me.powers.cap}, {orbits(me, space)}."


def warp(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    number = len(me.wormholes)
    return end_of_pair(me, number, space, me.wormholes[number ^ 1] if number % 2 else -1)


def end_of_pair(me: Player, wormhole: int, space: int, twin: int) -> str:
    other = f"its other end on {space_name(twin)}" if twin >= 0 else "its other end, placed next"
    return f"A stack here can jump to {other}, or come from there. It is {orbits(me, space)}."


def quick(g: Ultramassive, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "New tokens come in on the first spaces; from there they could jump to the fifth, close to the rim."


def place(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    token: Token = known[0]
    return f"{lands(g, me, space, (token,))} Captured it gives {worth(g, me, token)}."


def orbit(g: Ultramassive, me: Player, settings: Settings, channel: int, known: Known) -> str:
    times, distance = known
    line = me.spaces[channel * LENGTH : channel * LENGTH + OPEN[me.size]]
    if not any(line):
        return "This Channel is empty: nothing would move."
    again = f" Then {times - 1} more." if times > 1 else ""
    return f"Every stack in this Channel falls {PLACES['spaces'](distance)} towards your Black Hole.{again}"


def move(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    return f"This stack alone falls up to {PLACES['spaces'](known[0])} inward; it is {orbits(me, space)}."


def move_to(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    return lands(g, me, space, me.spaces[known[0]])


def cross(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    there = opposite(space)
    return f"It goes to {space_name(there)}, as deep as before. {lands(g, me, there, me.spaces[space])}"


def open_pair(g: Ultramassive, me: Player, settings: Settings, pair: int, known: Known) -> str:
    ends = join([space_name(me.wormholes[2 * pair + n]) for n in range(2)])
    return f"A stack can jump between {ends} again, once."


def lift(g: Ultramassive, me: Player, settings: Settings, wormhole: int, known: Known) -> str:
    here, twin = me.wormholes[wormhole], me.wormholes[wormhole ^ 1]
    return f"It leaves {space_name(here)} for a space you choose next; its other end stays on {space_name(twin)}."


def set_down(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    wormhole: int = known[0]
    if space in me.wormholes:
        return f"It trades places with {wormhole_name(me.wormholes.index(space))}."
    return end_of_pair(me, wormhole, space, me.wormholes[wormhole ^ 1])


def activate(g: Ultramassive, me: Player, settings: Settings, entrance: int, known: Known) -> str:
    start, end = me.wormholes[entrance], me.wormholes[entrance ^ 1]
    jump = f"The stack jumps from {space_name(start)} to {space_name(end)}, and the pair closes."
    return f"{jump} {lands(g, me, end, me.spaces[start])}"


SAYS: Final[dict[str, Says]] = {
    "warp": warp, "quick": quick, "place": place, "orbit": orbit, "move": move, "move_to": move_to, "cross": cross,
    "open": open_pair, "lift": lift, "set_down": set_down, "activate": activate,
}  # fmt: skip
