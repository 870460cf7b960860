"""Writes the golden games of Council of Shadows that are not there yet: `python -m tests.golden.council`."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Option
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.play.session import Session
from orrery.play.transcript import write
from tests.golden.make import FOLDER, NAMES

# seats, seed, switches; some seeds were searched for what their names say
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "solo": (1, 31, {}),
    "solo-with-silver-cards": (1, 32, {"silver_cards": "yes"}),
    "two-players": (2, 33, {}),
    "three-players": (3, 34, {}),
    "four-players": (4, 35, {}),
    "stations": (2, 36, {"stations": "yes"}),
    "leaders": (3, 37, {"leaders": "yes"}),
    "both-modules": (4, 38, {"stations": "yes", "leaders": "yes"}),
    "level-iv": (2, 1003, {}),
    "double-level": (2, 1, {}),
    "shared-victory": (2, 1982, {}),
    "other-rulings": (2, 39, {"planning": "open", "payments": "any", "dark_tech": "drawn", "gifts": "chosen"}),
}
LATER: dict[str, tuple[int, int, dict[str, str]]] = {  # since rules 2
    "journeys": (3, 40, {"start_energy": "zero", "journey": "any_planet", "stations": "yes"}),
}

PATIENT = ("double-level",)
AGAIN = ("solo", "two-players", "four-players", "both-modules", "other-rulings", "journeys")  # under every version


def played(seats: int, seed: int, settings: dict[str, str], patient: bool = False) -> Session:
    session = Session(TITLE, NAMES[:seats], settings, seed, f"{seed:032x}", [0])
    dice = Rng(seed)
    while not session.over:
        asks = sorted(session.game.asks)
        seat = asks[0 if patient else dice.below(len(asks))]
        options = session.game.options(seat)
        choice = patience(session.game, seat, options, dice) if patient else options[dice.below(len(options))]
        session.choose(seat, choice.key)
    return session


def patience(g: Any, seat: int, options: list[Option], dice: Rng) -> Option:
    """Saves Consumption, and assesses nothing until it brings two levels at once: by chance that hardly happens."""
    me = g.players[seat]
    by_verb = {verb: [o for o in options if o.verb.name == verb] for verb in ("assess", "buy", "plan")}
    if by_verb["assess"] and options[-1].verb.name == "stop_assessing":
        hope = me.energy + sum(o.on.higher for o in by_verb["assess"])
        return by_verb["assess"][0] if hope >= 2 * me.consumption or g.assessed else options[-1]
    thrifty = [o for o in by_verb["buy"] if o.on.consumption <= 1]
    if thrifty:
        return thrifty[0]
    if by_verb["plan"] and me.consumption > 24:
        lying = me.slots[len(me.plan)]
        return min(options, key=lambda o: o.on.consumption if o in by_verb["plan"] else lying[-1].consumption)
    busy = [o for o in options if o.verb.name not in ("pass", "stop_assessing")]
    return busy[dice.below(len(busy))] if busy else options[0]


def recipe(name: str) -> Session:
    return played(*{**GAMES, **LATER}[name], patient=name in PATIENT)


def main() -> None:
    for name in AGAIN:
        file = FOLDER / f"{TITLE.name}-{TITLE.version}-{name}.json"
        if not file.exists():
            write(recipe(name), file)
            print(f"written: {file.name}")


if __name__ == "__main__":
    main()
