"""Names that nobody can guess: of tables, invitations and browsers."""

from __future__ import annotations

import hashlib
import re
import secrets

ID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")  # whatever could be a name of ours
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is mistaken for another
SMALL = "abcdefghijkmnpqrstuvwxyz23456789"
STARS = (
    "altair",
    "antares",
    "bellatrix",
    "canopus",
    "capella",
    "deneb",
    "kestrel",
    "mimosa",
    "polaris",
    "rigel",
    "vega",
)


def table_id() -> str:
    return "".join([secrets.choice(SMALL) for _ in range(20)])


def invitation() -> str:
    """To be sent as a link: 100 random bits, after a name that says it is one."""
    return f"{secrets.choice(STARS)}-{table_id()}"


def code() -> str:
    """To be read out: 40 random bits, of use only while a seat is free, and guesses are few."""
    return "".join([secrets.choice(LETTERS) for _ in range(8)])


def browser_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored: whoever reads the database cannot sit down in anybody's place."""
    return hashlib.sha256(token.encode()).hexdigest()
