"""Cosmic Powers, Entities, Chaos cards, Artifacts and Adversary cards that a switch of the table brings in."""

from __future__ import annotations

from orrery.core.ask import Thing

EXTRAS: tuple[Thing, ...] = ()
