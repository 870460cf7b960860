"""What clients may send over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Wish(Form):
    """A seat as somebody wants it."""

    kind: Literal["me", "friend", "bot"]
    name: Text = ""
    bot: Text = ""


class NewTable(Form):
    game: Text
    seats: Annotated[list[Wish], Field(min_length=1, max_length=8)]
    settings: Annotated[dict[Text, Text], Field(max_length=64)] = {}
    seed: Text | None = None


class Joining(Form):
    name: Text
    seat: SeatNumber | None = None


class Filling(Form):
    bot: Text


class Choosing(Form):
    seat: SeatNumber
    key: Text
    version: Count | None = None


class Undoing(Form):
    seat: SeatNumber


class Agreeing(Form):
    seat: SeatNumber
    yes: bool


class Forking(Form):
    move: Count
    seat: SeatNumber = 0
    bot: Text = "greedy"


class Refused(BaseModel):
    """Every refusal: a sentence that says what to do next, and the rules it rests on."""

    error: str
    rules: list[str] = []


class Version(BaseModel):
    version: int


class Named(BaseModel):
    """Words that name something, and its ref: `core.sentence.Ref`."""

    ref: str
    name: str


Sentence = list[str | Named]


class Lines(BaseModel):
    lines: list[Sentence]


class Why(BaseModel):
    words: Sentence
    rules: list[str]
    verb: str
