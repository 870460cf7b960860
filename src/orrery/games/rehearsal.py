"""Plays a game by chance and looks at every position for what its author may have forgotten: `python -m
orrery.games.rehearsal comets`. For those who write a game; the games of Orrery have tests of their own."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.core.title import Title

GAMES: Final = 12
LONGEST: Final = 1_000  # choices, after which a game is left


def rehearse(title: Title, games: int = GAMES, longest: int = LONGEST) -> list[str]:
    """What is wrong, a sentence for each kind of it."""
    found: dict[str, str] = {}
    for seed in range(1, games + 1):
        settings, rng = title.settings({}), Rng(seed)
        g = title.setup(seed, title.seats[seed % len(title.seats)], settings)
        for move in range(longest):
            for trouble in troubles(title, g, settings, rng):
                found.setdefault(trouble, f"{trouble} (seed {seed}, {len(g.players)} players, after {move} choices)")
            if not g.asks:
                title.scores(g)
                break
            seat = min(g.asks)
            g.choose(seat, rng.below(g.asks[seat].count))
    return list(found.values())


def troubles(title: Title, g: Any, settings: dict[str, str], rng: Rng) -> list[str]:
    found = []
    everybody = range(-1, len(g.players))
    seen = [shown(title, g, seat) for seat in everybody]
    saved = json.dumps(dump(title, g))
    copied, loaded = g.copy(), load(title, json.loads(saved), settings)
    if [shown(title, copied, seat) for seat in everybody] != seen or json.dumps(dump(title, copied)) != saved:
        found.append("A copy is not the same game: does `copy` take every field along?")
    if [shown(title, loaded, seat) for seat in everybody] != seen:
        found.append("A saved game is not the same when it is loaded: does `Saving` name every field?")
    for seat in everybody if g.asks else ():
        if shown(title, title.imagine(g, seat, rng), seat) != seen[seat + 1]:
            found.append("A seat sees another game where one is imagined for it: does its `view` show what is hidden?")
    if json.dumps(dump(title, g)) != saved:
        found.append("Looking at a game changes it: do `copy`, `view` and `imagine` leave it alone?")
    return found


def shown(title: Title, g: Any, seat: int) -> str:
    return json.dumps(title.view(g, seat))


def main(arguments: list[str]) -> int:
    from orrery.games import shelf, title

    name = arguments[0] if arguments else ""
    if name not in shelf():
        print(f"Which game? There is {', '.join(shelf())}.", file=sys.stderr)
        return 2
    try:
        found = rehearse(title(name))
    except ValueError as error:
        found = [str(error)]
    print("\n".join(found) or f"Nothing is wrong with {name} in {GAMES} games.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
