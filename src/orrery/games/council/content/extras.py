"""AI cards, Dark Tech, solar systems, bonus cards, leaders and Automa cards that a switch of the table brings in."""

from __future__ import annotations

from orrery.core.ask import Thing

EXTRAS: tuple[Thing, ...] = ()
