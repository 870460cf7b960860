"""Writes the golden games of Laniakea that are not there yet: `python -m tests.golden.laniakea`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orrery.bots.circles import Trail
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.games.laniakea import TITLE
from orrery.play.session import Session
from orrery.play.transcript import write

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cleo", "Dora")
SWITCHES = {
    "celestials": "random",
    "seraph_gain": "aether",
    "gateway_payment": "every_time",
    "time_loop": "icon",
    "additional_actions": "within_moves_too",
    "structure_costs": "low",
    "chaos_reward": "before_refill",
}


def over(session: Session) -> bool:
    return session.over


def asked(verb: str) -> Callable[[Session], bool]:
    """Until somebody is being asked for the verb first of all."""
    return lambda session: any(ask.verb.name == verb for ask in session.game.asks.values())


GAMES: dict[str, tuple[tuple[str, ...], int, dict[str, str], Callable[[Session], bool]]] = {
    "solo-won": (("planner",), 2, {}, over),
    "solo-lost": (("greedy",), 1, {}, over),
    "two": (("greedy", "greedy"), 3, {}, over),
    "three": (("greedy", "greedy", "greedy"), 24, {"celestials": "random"}, over),
    "four": (("greedy", "greedy", "greedy", "greedy"), 5, {"celestials": "random"}, over),
    "by-chance": (("random", "random"), 6, {}, over),
    "other-rulings": (("greedy", "random", "greedy"), 7, SWITCHES, over),
    "moving": (("greedy", "greedy"), 8, {}, asked("step")),
    "attacking": (("greedy", "greedy"), 29, {}, asked("send")),
    "trading": (("greedy", "greedy"), 10, {}, asked("sell")),
    "placing": (("greedy", "greedy"), 31, {}, asked("occupy")),
    "just-begun": (("greedy", "greedy"), 12, {}, lambda _: True),
    "hollow-tide": (("greedy", "greedy"), 40, {"celestials": "random"}, over),
}

AGAIN = ("two", "by-chance", "other-rulings", "moving", "attacking", "just-begun")  # under every version of the rules


def played(who: tuple[str, ...], seed: int, settings: dict[str, str], until: Callable[[Session], bool]) -> Session:
    session = Session(TITLE, NAMES[: len(who)], settings, seed, f"{seed:032x}", [0])
    bots = [bot(name, seed * 10 + seat) for seat, name in enumerate(who)]
    trails = [Trail(TITLE, seat) for seat in range(len(who))]
    while not until(session):
        seat = min(session.game.asks)
        trails[seat].note(session.game)
        number = bots[seat].choose(Seen(TITLE, session.game, seat, trails[seat]))
        session.choose(seat, session.game.options(seat)[number].key)
    return session


def main() -> None:
    for name in AGAIN:
        file = FOLDER / f"{TITLE.name}-{TITLE.version}-{name}.json"
        if not file.exists():
            write(played(*GAMES[name]), file)
            print(f"written: {file.name}")


if __name__ == "__main__":
    main()
