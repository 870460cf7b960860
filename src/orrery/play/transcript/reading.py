"""Everything that can be wrong with a file before its game is even looked at."""

from __future__ import annotations

import json
import re
from typing import Any

from orrery.play.receipt import digest
from orrery.play.transcript.contents import FORMAT, text_of

SALT = re.compile("[0-9a-f]{0,64}")
FIELDS = {
    "orrery": int,
    "game": str,
    "rules_version": int,
    "settings": dict,
    "names": list,
    "people": list,
    "commitment": str,
    "seed": str,
    "salt": str,
    "journal": list,
    "seal": str,
    "position": dict,
    "result": list,
    "sum": str,
}


class BadFile(Exception):
    """The file cannot be used. The message says why and what to do, in a sentence for people."""


def parse(raw: bytes, name: str) -> dict[str, Any]:
    """One sentence for everything that can be wrong with a file before its game is even looked at."""
    try:
        data = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadFile(f"{name} is not an Orrery game, or it is damaged: it cannot be read as JSON.") from None
    if not isinstance(data, dict) or "orrery" not in data:
        raise BadFile(f"{name} is not an Orrery game.")
    if data["orrery"] != FORMAT:
        raise BadFile(f"{name} was written by another version of Orrery; update Orrery to read it.")
    if list(data) != list(FIELDS) or any(type(data[field]) is not kind for field, kind in FIELDS.items()):
        raise BadFile(f"{name} is damaged or was edited: some of its parts are missing or of the wrong kind.")
    if not sound(data):
        raise BadFile(f"{name} is damaged or was edited: its players or its choices make no sense.")
    contents = {field: data[field] for field in FIELDS if field != "sum"}
    try:
        fits = data["sum"] == digest(contents) and text_of(data).encode() == raw
    except RecursionError:
        fits = False
    if not fits:
        raise BadFile(f"{name} is damaged or was edited: its check sum does not fit its contents.")
    return data


def sound(data: dict[str, Any]) -> bool:
    """Whether names, people, choices and salt are what they should be, whatever the game."""
    seats = range(len(data["names"]))
    return (
        SALT.fullmatch(data["salt"]) is not None
        and all(isinstance(name, str) and name.isprintable() for name in data["names"])
        and all(type(seat) is int and seat in seats for seat in data["people"])
        and all(type(choice) is list and [type(part) for part in choice] == [int, str] for choice in data["journal"])
        and all(choice[0] in seats for choice in data["journal"])
    )
