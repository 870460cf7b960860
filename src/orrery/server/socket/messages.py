"""What a browser may say on a socket."""

from __future__ import annotations

import msgspec

from orrery.server.http.errors import Problem

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
        raise Problem(400, f"That message makes no sense here: {error}. See docs/protocol.md.") from None
    except RecursionError:
        raise Problem(400, "That message makes no sense here; see docs/protocol.md.") from None
