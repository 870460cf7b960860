"""Since your last turn: what the others did since a seat last chose, from the record of the game."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.game import Event
from orrery.core.words import visible
from orrery.server.storage import codec
from orrery.server.tables import messages
from orrery.server.tables.replay import Replay
from orrery.server.wire import answers


class Stretch(NamedTuple):
    """Choices of others, after one's own. What one's own choice set off for others belongs to it too."""

    before: int  # the last position that knows nothing of it
    own: int  # the choice of one's own that it follows; 0 where there was none yet
    last: int


def since(reel: Replay, viewer: int) -> answers.Since:
    """As this seat may read it, with the moves numbered as it counts them."""
    record, title = reel.record, codec.title_of(reel.record)
    found = stretch(reel, viewer if viewer >= 0 else next_up(reel), viewer)
    told = [
        (number, event)
        for number, event in reel.log
        if found.own < number <= found.last or (number == found.own and of_others(event, viewer))
    ]
    first, last = [reel.veil.moves(place, viewer) for place in (found.before, found.last)]
    games = [reel.games[reel.place(viewer, move)] for move in range(first, last + 1)]
    return {
        "first": first,
        "last": last,
        "events": messages.lines(title, record.names, told, viewer, lambda move: reel.veil.moves(move, viewer)),
        "totals": [[score.total for score in title.scores(game)] for game in games],
        "before": reel.session(viewer, first).view(viewer),
    }


def stretch(reel: Replay, seat: int, viewer: int) -> Stretch:
    """From what the viewer knows alone: neither what others chose behind their screens nor what they were whispered
    moves its ends. After one's own choice, others may have acted by themselves, as those do whom the game plays."""
    noticed = [move for move in reel.moves if not move.veiled or move.seat == viewer]
    told = [(number, event) for number, event in reel.log if visible([event], viewer)]
    set_off = {number for number, event in told if of_others(event, seat)}
    theirs = [move.move for move in noticed if move.seat != seat or move.move in set_off]
    last = theirs[-1] if theirs else 0
    own = max([0, *[move.move for move in noticed if move.seat == seat and move.move <= last][-1:]])
    return Stretch(own - 1 if own in set_off else own, own, last)


def of_others(event: Event, seat: int) -> bool:
    return event[1] >= 0 and event[1] != seat


def next_up(reel: Replay) -> int:
    """Whoever watches sees what happened since the one who is known to choose now last chose."""
    waiting = reel.record.waiting
    return min(waiting) if waiting else reel.moves[-1].seat if reel.moves else 0
