"""To what was done or asked at a table, over HTTP and over sockets."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.sentence import Sentence


class Refused(TypedDict):
    """Every refusal: a sentence that says what to do next, and the rules it rests on."""

    error: str
    rules: list[str]


class Version(TypedDict):
    """Of the table, after what was done."""

    version: int


class Lines(TypedDict):
    """What an option is certain to bring."""

    lines: list[Sentence]


class Cause(TypedDict):
    """Why one thing cannot be done, and what it would have been."""

    words: Sentence
    rules: list[str]
    verb: str


class Reason(TypedDict):
    """What can be done with a thing now (without rules), or why nothing can: the most helpful cause, and the others."""

    words: Sentence
    rules: list[str]
    verb: str
    more: list[Cause]


class Looked(TypedDict):
    seat: int
