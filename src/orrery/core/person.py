"""The same sentence for the one it is about: `{who} draws {0:cards}.` is told to them as `You draw {0:cards}.`

Templates of events are written in the third person, once. This is the one place that knows how English says "you".
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_OWNED: Final = re.compile(r"(?:[Tt]he )?((?:\{[^}]*\}|[A-Z]?\w+)(?: [A-Z]\w+)*) of \{who\}")
_ACTS: Final = re.compile(r"\{who\} (\w+)")
_IRREGULAR: Final = {"has": "have", "is": "are", "does": "do", "was": "were"}
_HISSING: Final = ("sses", "ches", "shes", "xes", "zzes", "oes")


@cache
def to_you(template: str) -> str:
    """`The Black Hole of {who} captures` becomes `Your Black Hole captures`, `{who} is done` becomes `You are done`."""
    said = _OWNED.sub(r"your \1", template)
    said = _ACTS.sub(lambda found: f"you {bare(found[1])}", said).replace("{who}", "you")
    return said if said == template else said[:1].upper() + said[1:]


def bare(verb: str) -> str:
    """`draws`, `assesses` and `carries` as `you` do it; what has no ending, such as `cannot`, stays."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith(_HISSING):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") else verb
