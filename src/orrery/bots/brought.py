"""Bots that other packages bring: found by entry point, and kept from harming the table they sit at."""

from __future__ import annotations

import logging
import operator
import re
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Optional

from orrery.bots.greedy import Greedy
from orrery.bots.seen import Bot, Seen

GROUP: Final = "orrery.bots"  # of entry points: what makes a bot from a seed
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,15}")  # it is a name at the table too
LONGEST: Final = 200  # letters of what is told about a failure
log = logging.getLogger("orrery.bots")


@cache
def brought() -> dict[str, EntryPoint]:
    """Bots of other packages that are installed beside this one."""
    return {point.name: point for point in entry_points(group=GROUP) if NAME.fullmatch(point.name)}


def misnamed(name: str) -> str:
    """Why a bot that is installed under such a name is not among them; nothing where there is none."""
    for point in entry_points(group=GROUP):
        if point.name.lower() == name.lower() and not NAME.fullmatch(point.name):
            return f"The bot '{point.name}' is left out: a bot's name has up to 16 small letters, digits, - and _."
    return ""


def about(name: str) -> str:
    """What its package says of itself; nothing of the package is run for that."""
    package = brought()[name].dist
    facts = {} if package is None else package.metadata.json
    return str(facts.get("summary") or f"Comes from {brought()[name].module}.")


def opened(name: str) -> Callable[[int], Bot]:
    """What another package brings may be anything: what is wrong with it is said in a sentence."""
    point = brought()[name]
    try:
        makes = point.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise ValueError(f"The bot '{name}' is installed but cannot be opened: {trouble_of(error)}.") from error
    if not callable(makes):
        raise ValueError(f"The bot '{name}' is installed but cannot be opened: {point.value} makes no bot.")
    found: Callable[[int], Bot] = makes
    return found


class Sheltered:
    """A bot of another package. Where it fails a greedy choice stands in, and the log says so."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.stand_in = Greedy(seed)
        self.trouble = ""  # what went wrong last, as a sentence
        self.makes = opened(name)
        self.seed = seed
        self.bot: Optional[Bot] = None

    def choose(self, seen: Seen) -> int:
        try:
            if self.bot is None:
                self.bot = self.makes(self.seed)
            answer = self.bot.choose(seen)
        except KeyboardInterrupt:  # of who plays
            raise
        except BaseException as error:
            return self.instead(seen, f"Bot '{self.name}' could not answer: {trouble_of(error)}.")
        number = number_of(answer)
        if not 0 <= number < seen.count:
            return self.instead(seen, f"Bot '{self.name}' answered {spoken(repr, answer)}, which is no option.")
        return number

    def instead(self, seen: Seen, trouble: str) -> int:
        self.trouble = trouble
        tell(trouble)
        return self.stand_in.choose(seen)


@lru_cache(maxsize=1000)
def tell(trouble: str) -> None:
    """Once is enough: a match may have thousands of games."""
    log.warning("%s A greedy choice stands in.", trouble)


def number_of(answer: object) -> int:
    """-1 where it is none; what another package brings may also fail at being asked."""
    try:
        return operator.index(answer)  # type: ignore[arg-type]
    except Exception:
        return -1


def trouble_of(error: BaseException) -> str:
    words = spoken(str, error)
    return shortened(f"{type(error).__name__}: {words}" if words else type(error).__name__)


def spoken(say: Callable[[object], str], thing: object) -> str:
    """What it says of itself, if it can."""
    try:
        return shortened(say(thing))
    except Exception:
        return type(thing).__name__


def shortened(text: str) -> str:
    said = " ".join(text.split()).rstrip(".")
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}..."
