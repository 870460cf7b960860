"""What still stands of a game in memory after another process has let something be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from orrery.play.receipt import first_link, link
from orrery.play.session import Session
from orrery.server.storage.records import Move, Record


def lows(known: Session, was: Record, record: Record, moves: Sequence[Move]) -> dict[int, tuple[int, int]]:
    """For everybody who can notice that the table has changed: the version, and up to which move the log is still true.
    Who cannot notice what was taken back is told the rest as if it had stayed."""
    if not begins_alike(known, record, moves):
        return {}
    versions = {viewer: record.version_for(viewer) for viewer in range(-1, len(record.seats))}
    return {
        viewer: (version, still_true(known, moves, viewer))
        for viewer, version in versions.items()
        if version > was.version_for(viewer)
    }


def begins_alike(known: Session, record: Record, moves: Sequence[Move]) -> bool:
    """Whether the choices that the session no longer lists stand as they stood."""
    head = first_link(record.commitment, record.names, record.people)
    for move in moves[: known.chain.base]:
        head = link(head, move.seat, move.key)
    return head == known.chain.heads[0] and len(moves) >= known.chain.base


def still_true(known: Session, moves: Sequence[Move], viewer: int) -> int:
    """How many of the choices that this seat knew of stand where they stood, as it counts them."""
    hidden = {number for number, _ in known.veil.choices}
    journal = enumerate(known.journal, known.chain.base + 1)
    before = [choice for n, choice in journal if choice[0] == viewer or n not in hidden]
    now = [(move.seat, move.key) for move in moves[known.chain.base :] if move.seat == viewer or not move.veiled]
    same = takewhile(lambda both: both[0] == both[1], zip(before, now, strict=False))
    return known.moves_for(viewer, known.chain.base) + len(list(same))
