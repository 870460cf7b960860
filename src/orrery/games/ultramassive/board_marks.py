"""What is written on a board before an option is chosen: where stacks would go, and what would be captured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.ask import Option
from orrery.core.game import Event
from orrery.core.meaning import mark
from orrery.core.view import Mark
from orrery.games.ultramassive.components import HOLE, LENGTH, OPEN, SIZES, Stack
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.words import space_name

IN: Final = f"space:{HOLE}"


def marks(g: Ultramassive, seat: int, option: Option, certain: Sequence[Event]) -> list[Mark]:
    """Of what happens on the board of the one who chooses."""
    me = g.players[seat]
    mine = [event for event in certain if event[1] == seat]
    vanish = [int(details[1]) for name, _, details, _ in mine if name == "annihilated"]
    moved = {start: end for start, end in journeys(me, mine).items() if start != end}
    ends = dict.fromkeys([end for end in moved.values() if end != HOLE])
    paths = [arrival(end, [start for start in moved if moved[start] == end], end in vanish) for end in ends]
    captured = [start for start, end in moved.items() if end == HOLE]
    return paths + gained(me, mine, vanish) + hole(g, me, captured, mine)


def journeys(me: Player, events: Sequence[Event]) -> dict[int, int]:
    """Where each stack that lies on the board would come to lie."""
    at = {space: space for space, stack in enumerate(me.spaces) if stack}
    for name, _, details, _ in events:
        if name == "orbited":
            channel, distance = details
            at = {start: after_orbit(me, now, channel, distance) for start, now in at.items()}
        elif name in ("moved", "sent"):
            _, start, end = details
            at = {origin: end if now == start else now for origin, now in at.items()}
        elif name == "expanded":
            break  # what the new size covers is told by the events
    return at


def after_orbit(me: Player, space: int, channel: int, distance: int) -> int:
    if space == HOLE or space // LENGTH != channel:
        return space
    return space + distance if space % LENGTH + distance < OPEN[me.size] else HOLE


def arrival(end: int, starts: list[int], vanish: bool) -> Mark:
    words = "both vanish" if vanish else f"moves to {space_name(end)}"
    return mark(f"space:{end}", words, *[f"space:{start}" for start in starts])


def gain_of(g: Ultramassive, me: Player, stack: Stack) -> str:
    """What a captured stack gives by itself."""
    heavier, found = 0, 0
    for token in stack:
        heavier += token.mass + me.powers.bonus[token.number]
        heavier += token.discovery if g.rulings.antimatter_gives_mass else 0
        found += token.discovery if g.rulings.antimatter_gives_discovery else 0
    said = [f"+{heavier} [symbol:mass|Solar Mass]"] if heavier else []
    return " ".join(said + ([f"+{found} [symbol:discovery|Discovery]"] if found else []))


def gained(me: Player, events: Sequence[Event], vanish: list[int]) -> list[Mark]:
    """Tokens that come from the supply."""
    found: list[Mark] = []
    for name, _, details, _ in events:
        if name == "gained":
            token, space = details
            held = token.mass + sum([other.mass for other in me.spaces[space]])
            words = "both vanish" if space in vanish else f"{held} of {me.powers.cap}" if held else token.name
            found.append(mark(f"space:{space}", words))
    return found


def hole(g: Ultramassive, me: Player, captured: list[int], events: Sequence[Event]) -> list[Mark]:
    """What the Black Hole takes in, and what becomes of it."""
    mass = sum([details[0] for name, _, details, _ in events if name == "gained_mass"])
    sizes = [SIZES[details[0]] for name, _, details, _ in events if name == "expanded"]
    words: list[str] = []
    if captured:
        batch: Stack = ()
        for start in captured:
            batch += me.spaces[start]
        words.append(f"captured {gain_of(g, me, batch)}")
    elif mass:
        words.append(f"+{mass} [symbol:mass|Solar Mass]")
    words += [f"becomes {size}" for size in sizes]
    return [mark(IN, ", ".join(words), *[f"space:{start}" for start in captured], gain=True)] if words else []
