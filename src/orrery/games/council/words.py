"""Words."""
from __future__ import annotations
from orrery.core.ask import Thing
from orrery.core.words import Words
WORDS = Words({}, {}, {})

def text(thing: Thing) -> str:
    return thing.name
