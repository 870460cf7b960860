"""The same line of a log for the one it is about, put together without the code that says it."""

from __future__ import annotations

import re
from typing import Any

from orrery.core.person import to_you
from orrery.core.title import Title

HOLE = re.compile(r"(\{[^}]*\})")


def told_to(title: Title, line: dict[str, Any], names: list[str], seat: int) -> str:
    """What whoever sits there reads where others read this line."""
    if line["seat"] != seat or seat < 0:
        return str(line["text"])
    template = title.words.events[line["event"]]
    shape = [hole if n % 2 else re.escape(hole) for n, hole in enumerate(HOLE.split(template))]
    found = re.fullmatch("".join([filled(piece, names[seat]) for piece in shape]), line["text"])
    assert found, (template, line["text"])
    named = dict(zip([h for h in HOLE.findall(template) if h != "{who}"], found.groups(), strict=True))
    return HOLE.sub(lambda hole: named[hole[0]], to_you(template))


def filled(piece: str, name: str) -> str:
    return re.escape(name) if piece == "{who}" else "(.*)" if HOLE.fullmatch(piece) else piece
