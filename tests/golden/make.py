"""Writes the golden games that are not there yet: `python -m tests.golden.make`. What is there is never written again,
because these files stand for the games people have saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orrery.core.rng import Rng
from orrery.games.ultramassive import TITLE
from orrery.play.session import Session
from orrery.play.transcript import write

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cleo", "Dora")
SWITCHES = {"hands": "open", "exchange_rate": "1", "orbits_absorb": "after_each", "trades": "gift"}


def asked(session: Session, verb: str) -> bool:
    """Whether somebody is being asked for the verb."""
    return any(option.verb.name == verb for seat in session.game.asks for option in session.game.options(seat))


def over(session: Session) -> bool:
    return session.over


def all_at_once(session: Session) -> bool:
    return len(session.game.asks) == len(session.names) and session.game.round == 3


def choosing_a_core(session: Session) -> bool:
    return asked(session, "pick_core")


def moving_wormholes(session: Session) -> bool:
    return asked(session, "set_down")


def trading(session: Session) -> bool:
    return asked(session, "give") and session.game.round > 1


GAMES: dict[str, tuple[int, int, dict[str, str], Callable[[Session], bool]]] = {
    "finished": (2, 21, {"wormholes": "quick"}, over),
    "finished-of-four": (4, 22, {}, over),
    "all-at-once": (3, 23, {}, all_at_once),
    "choosing-a-core": (2, 24, {}, choosing_a_core),
    "moving-wormholes": (4, 25, {}, moving_wormholes),
    "trading": (3, 26, {}, trading),
    "other-rulings": (4, 27, SWITCHES, choosing_a_core),
    "just-begun": (2, 28, {}, lambda _: True),
}


def played(seats: int, seed: int, settings: dict[str, str], until: Callable[[Session], bool]) -> Session:
    session = Session(TITLE, NAMES[:seats], settings, seed, f"{seed:032x}", [0])
    dice = Rng(seed)
    while not until(session):
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
