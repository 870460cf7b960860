"""Writes the golden games of Council of Shadows that are not there yet: `python -m tests.golden.council`."""

from __future__ import annotations

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
    "double-level": (2, 1351, {}),
    "shared-victory": (2, 1982, {}),
    "other-rulings": (2, 39, {"planning": "open", "payments": "any", "dark_tech": "drawn", "gifts": "chosen"}),
}


def played(seats: int, seed: int, settings: dict[str, str]) -> Session:
    session = Session(TITLE, NAMES[:seats], settings, seed, f"{seed:032x}", [0])
    dice = Rng(seed)
    while not session.over:
        asks = sorted(session.game.asks)
        seat = asks[dice.below(len(asks))]
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    return session


def main() -> None:
    for name, recipe in GAMES.items():
        file = FOLDER / f"{TITLE.name}-{TITLE.version}-{name}.json"
        if not file.exists():
            write(played(*recipe), file)
            print(f"written: {file.name}")


if __name__ == "__main__":
    main()
