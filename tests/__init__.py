"""Loaded before any test: numpy asks once how many threads it may have, and nets are small (see `orrery.cli`)."""

from orrery.cli import think_in_one_thread

think_in_one_thread()
