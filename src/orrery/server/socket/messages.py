"""What a browser says on a socket, read."""

from __future__ import annotations

import msgspec

from orrery.server.http.errors import Problem
from orrery.server.wire.requests import Said

LARGEST = 4096  # bytes of a message
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
        raise Problem(400, f"That message makes no sense here: {error}. See /api/docs for what is expected.") from None
    except RecursionError:
        raise Problem(400, "That message makes no sense here; see /api/docs for what is expected.") from None
