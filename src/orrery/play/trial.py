"""Variants from strangers: admitted only if they can really be played."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.play.position import play_out

KNOWN: list[tuple[str, str]] = []  # variants that were tried already, the latest last
REMEMBERED = 100


def admitted(title: Title, settings: Mapping[str, str]) -> Title:
    """The title that these settings name. What a variant breaks cannot be foreseen, so it is tried out."""
    found = title.under(settings)
    if found.variant is None or (found.name, found.variant.text) in KNOWN:
        return found
    chosen = found.settings({})
    try:
        for thing in found.catalog.things.values():
            found.text(thing, chosen)
            found.printed.facts(thing, chosen)
        for seats in found.seats:
            play_out(found, found.setup(seats, seats, chosen))
            found.imagine(found.setup(seats, seats, chosen), 0, Rng(seats))
    except Exception as error:  # whatever a rule makes of numbers that nobody has thought of
        raise ValueError(
            f"{found.printed_title.title} cannot be played like that: a game of the variant broke off "
            f"({type(error).__name__}). Change less: {'; '.join(found.variant.lines)}."
        ) from error
    KNOWN.append((found.name, found.variant.text))
    del KNOWN[:-REMEMBERED]
    return found
