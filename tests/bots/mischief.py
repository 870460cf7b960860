"""A package of bots with which something is wrong, installed in a folder."""

from __future__ import annotations

from pathlib import Path

CODE = """
import asyncio, os, sys, time

class Bot:
    def __init__(self, seed):
        self.name = type(self).__name__.lower()

class Crashing(Bot):
    def choose(self, seen):
        return 1 // 0

class Quitting(Bot):
    def choose(self, seen):
        sys.exit(3)

class Wrong(Bot):
    def choose(self, seen):
        return seen.count

class Silent(Bot):
    def choose(self, seen):
        return None

class Unborn:
    def __init__(self, seed):
        raise KeyError("weights")

class Cancelled(Bot):
    def choose(self, seen):
        raise asyncio.CancelledError

class Interrupting(Bot):
    def choose(self, seen):
        raise KeyboardInterrupt

class Unspeakable(Exception):
    def __str__(self):
        return 1 // 0

class Speechless(Bot):
    def choose(self, seen):
        raise Unspeakable

class Odd(Bot):
    def choose(self, seen):
        return self

    def __index__(self):
        return 1 // 0

    __repr__ = __index__

class Dying(Bot):
    def choose(self, seen):
        os._exit(1)

class Hanging(Bot):
    def choose(self, seen):
        time.sleep(10_000)

NOTHING = 5
"""
POINTS = {
    **{name: f"mischief:{name.capitalize()}" for name in ("crashing", "quitting", "wrong", "silent", "unborn")},
    **{name: f"mischief:{name.capitalize()}" for name in ("dying", "hanging", "odd")},
    **{name: f"mischief:{name.capitalize()}" for name in ("cancelled", "interrupting", "speechless")},
    "nothing": "mischief:NOTHING",
    "lost": "mischief:Lost",
    "greedy": "mischief:Crashing",
    "No Name": "mischief:Crashing",
    "Capital": "mischief:Crashing",
}


def mischief(folder: Path) -> Path:
    (folder / "mischief.py").write_text(CODE)
    facts = folder / "mischief-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: mischief\nVersion: 1.0\n")
    points = "".join([f"{name} = {where}\n" for name, where in POINTS.items()])
    (facts / "entry_points.txt").write_text(f"[orrery.bots]\n{points}")
    return folder
