"""Bots by name: the levels `novice` to `master`, for programs `random`, `greedy`, `planner`, `ismcts:1` and
`search:0.3` (seconds a decision) or `search:500it` (iterations), and those that other packages bring."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from orrery.bots.brought import Sheltered, brought, misnamed
from orrery.bots.chance import Chance
from orrery.bots.greedy import Greedy
from orrery.bots.ismcts import Ismcts
from orrery.bots.levels import LEVELS
from orrery.bots.planner import Planner
from orrery.bots.search import Search
from orrery.bots.seen import Bot
from orrery.core.title import Title

SIMPLE: dict[str, Callable[[int], Bot]] = {"random": Chance, "greedy": Greedy, "planner": Planner}
BY_TIME = ("search", "ismcts", "master")
SECONDS = 1.0  # that `search` thinks when nothing else is said
LONGEST = 3600.0
LONGEST_SPEC = 40  # letters; it is a name at the table too
MOST = 1_000_000


class Wanted(NamedTuple):
    """What a spec asks for."""

    name: str
    path: str  # of a net of one's own
    iterations: int
    seconds: float  # 0 where a level has a budget of its own


def wanted(spec: str, files: bool = False) -> Wanted:
    """A name that means nothing is refused in a sentence. With `files` a level may play by a net of one's own, as in
    `expert@nets/mine.npz`: never where strangers choose the names."""
    named, at, path = spec.partition("@") if files else (spec, "", "")
    if len(named) > LONGEST_SPEC or not spec.isprintable() or " " in spec:
        raise ValueError(f"A bot's name has up to {LONGEST_SPEC} ordinary letters and no spaces, such as search:0.3.")
    name, colon, budget = named.partition(":")
    known = names()
    if name not in known and name not in BY_TIME:
        raise ValueError(
            misnamed(name)
            or f"There is no bot called '{named}'; there are {', '.join(known)} and ismcts, such as search:0.3."
        )
    if colon and name not in BY_TIME:
        raise ValueError(f"Bot '{name}' takes no budget; call it just '{name}'.")
    if at and name not in LEVELS:
        raise ValueError(f"Bot '{name}' plays by no net; a level does, as in expert@{path}.")
    usual = (0, 0.0 if name in LEVELS else SECONDS)
    return Wanted(name, path, *(parse_budget(named, budget) if colon else usual))


def names() -> list[str]:
    """Of all bots that people and programs are told about."""
    return [*LEVELS, *SIMPLE, *sorted([name for name in brought() if is_brought(name)]), "search"]


def check(spec: str, title: Title) -> None:
    """A bot that could not play this game is refused in a sentence: an unknown name, a net that is not there or knows
    another game."""
    bot(spec, 0, files=True)
    path = wanted(spec, files=True).path
    if path:
        from orrery.minds.shelf import judge_of

        judge_of(title, path)


def bot(spec: str, seed: int, files: bool = False) -> Bot:
    """The bot of this name."""
    name, path, iterations, seconds = wanted(spec, files)
    if name in LEVELS:
        from orrery.bots.ahead import mind  # numpy is loaded only where somebody plays by a net

        return mind(name, seed, path, seconds, iterations)
    if name in SIMPLE:
        return SIMPLE[name](seed)
    if is_brought(name):
        return Sheltered(name, seed)
    return (Search if name == "search" else Ismcts)(seed, iterations, seconds)


def is_brought(name: str) -> bool:
    """Whether another package brings the bot of this name: none can take the name of one of ours."""
    return name in brought() and name not in (*LEVELS, *SIMPLE, *BY_TIME)


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
