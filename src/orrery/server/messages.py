"""What a browser may say on a socket."""

from __future__ import annotations

import msgspec

LARGEST = 4096  # bytes of a message


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Look(Message, tag="look"):
    seat: int
    id: int | None = None


class Choose(Message, tag="choose"):
    id: int
    seat: int
    key: str
    version: int


class Undo(Message, tag="undo"):
    id: int
    seat: int


class Plead(Message, tag="plead"):
    id: int
    seat: int


class Agree(Message, tag="agree"):
    id: int
    seat: int
    yes: bool


class Preview(Message, tag="preview"):
    id: int
    seat: int
    key: str


class Why(Message, tag="why"):
    id: int
    seat: int
    ref: str


Said = Look | Choose | Undo | Plead | Agree | Preview | Why
decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Named(msgspec.Struct):
    """Whatever else it is, a message with an id gets an answer."""

    id: int | None = None


named = msgspec.json.Decoder(Named)
