"""Action Cards, Anomalies and Cores that a switch of the table brings in."""

from __future__ import annotations

from orrery.core.ask import Thing

EXTRAS: tuple[Thing, ...] = ()
