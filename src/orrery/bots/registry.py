"""Bots by name: `random`, `greedy`, `planner`, `search:0.3` (seconds a decision) or `search:500it` (iterations)."""

from __future__ import annotations

import math
from collections.abc import Callable

from orrery.bots.chance import Chance
from orrery.bots.greedy import Greedy
from orrery.bots.ismcts import Ismcts
from orrery.bots.planner import Planner
from orrery.bots.search import Search
from orrery.bots.seen import Bot

SIMPLE: dict[str, Callable[[int], Bot]] = {"random": Chance, "greedy": Greedy, "planner": Planner}
LEVEL_NAMES = ("novice", "learner", "player", "expert", "master")
SECONDS = 1.0  # that `search` thinks when nothing else is said
LONGEST = 3600.0
LONGEST_SPEC = 80  # letters; it is a name at the table too
MOST = 1_000_000


def bot(spec: str, seed: int) -> Bot:
    """The bot of this name; a name that means nothing is refused in a sentence."""
    if len(spec) > LONGEST_SPEC or not spec.isprintable() or " " in spec:
        raise ValueError(f"A bot's name has up to {LONGEST_SPEC} ordinary letters and no spaces, such as search:0.3.")
    name, colon, budget = spec.partition(":")
    if name.partition("@")[0] in LEVEL_NAMES:
        from orrery.bots.levels import mind  # numpy is loaded only where somebody plays by a net

        return mind(spec, seed)
    if name not in SIMPLE and name not in ("search", "ismcts"):
        raise ValueError(
            f"There is no bot called '{spec}'; there are random, greedy, planner and search, such as search:0.3."
        )
    if name in ("search", "ismcts"):
        iterations, seconds = parse_budget(spec, budget) if colon else (0, SECONDS)
        return (Search if name == "search" else Ismcts)(seed, iterations, seconds)
    if colon:
        raise ValueError(f"Bot '{name}' takes no budget; call it just '{name}'.")
    return SIMPLE[name](seed)


def parse_budget(spec: str, budget: str) -> tuple[int, float]:
    """Iterations or seconds, whichever is meant; the other is 0."""
    if budget.endswith("it"):
        number = budget.removesuffix("it")
        if number.isascii() and number.isdigit() and 0 < int(number[:9]) <= MOST and len(number) < 9:
            return int(number), 0.0
    else:
        try:
            seconds = float(budget)
        except ValueError:
            seconds = math.nan
        if 0.0 < seconds <= LONGEST:
            return 0, seconds
    raise ValueError(
        f"'{spec}' has no budget that makes sense; search:0.3 is 0.3 seconds, search:500it 500 iterations."
    )
