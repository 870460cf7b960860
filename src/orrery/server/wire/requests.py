"""What clients may send. The same forms come as bodies over HTTP and, with a name and an id, over a socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from orrery.server.http.errors import Problem

Text = Annotated[str, Meta(max_length=200)]
Setting = Annotated[str, Meta(max_length=4000)]  # a choice of a switch, or a variant as TOML
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-1, le=15)]  # a seat, or -1 to watch
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Id = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what a browser can count


class Form(Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class Wish(Form):
    """A seat as somebody wants it."""

    kind: Literal["me", "friend", "bot"]
    name: Text = ""
    bot: Text = ""


class NewTable(Form):
    """`seed` is text of digits, for a shuffle that is to be had again; that it was chosen is told to everybody. With
    `hints` everybody who sits down may be helped."""

    game: Text
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=8)]
    settings: Annotated[dict[Text, Setting], Meta(max_length=64)] = {}
    seed: Text | None = None
    hints: bool = False


class NewRun(Form):
    """What the lab is to play: so many games for each number of players. `variant` is the text of one; `against` names
    a run that the report is to compare it with."""

    game: Text
    bots: Annotated[list[Text], Meta(min_length=1, max_length=8)]
    seats: Annotated[list[SeatNumber], Meta(min_length=1, max_length=8)]
    games: Count
    seed: Count = 1
    variant: Setting = ""
    against: Text = ""


class Joining(Form):
    """`seat` is an open one; the first if none is named."""

    name: Text
    seat: SeatNumber | None = None


class Filling(Form):
    bot: Text = ""  # who takes the open seats; the usual one where nobody is named


class Forking(Form):
    move: Count
    seat: SeatNumber = 0
    bot: Text = ""  # who takes the other seats; the usual one where nobody is named


class Seated(Form):
    """Something that is done from a seat of one's own."""

    seat: SeatNumber


class Choosing(Seated):
    """`version` is the one the question was seen at: sent again, the same choice is answered as made."""

    key: Text
    version: Count | None = None


class Agreeing(Seated):
    yes: bool


class Previewing(Seated):
    key: Text


class Asking(Seated):
    ref: Text


class Hinting(Seated):
    """`depth` 0 is answered at once; each deeper one takes longer and is better founded."""

    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class Look(Form, tag_field="do", tag="look"):
    """See the table as this seat from now on."""

    seat: Viewer
    id: Id | None = None


class Choose(Choosing, tag_field="do", tag="choose"):
    version: Count
    id: Id


class Undo(Seated, tag_field="do", tag="undo"):
    id: Id


class Plead(Seated, tag_field="do", tag="plead"):
    id: Id


class Agree(Agreeing, tag_field="do", tag="agree"):
    id: Id


class Preview(Previewing, tag_field="do", tag="preview"):
    id: Id


class Why(Asking, tag_field="do", tag="why"):
    id: Id


Said = Look | Choose | Undo | Plead | Agree | Preview | Why


LARGEST = 4096  # bytes of a message
decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Named(Struct):
    """Whatever else it is, a message with an id gets an answer."""

    id: int | None = None


named = msgspec.json.Decoder(Named)


def number_of(raw: bytes) -> int | None:
    try:
        return named.decode(raw).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def understood(raw: bytes) -> Said:
    if len(raw) > LARGEST:
        raise Problem(413, f"A message has at most {LARGEST} bytes; send less.")
    try:
        return decoder.decode(raw)
    except msgspec.MsgspecError as error:
        raise Problem(400, f"That message makes no sense here: {error}. See /api/docs for what is expected.") from None
    except RecursionError:
        raise Problem(400, "That message makes no sense here; see /api/docs for what is expected.") from None
