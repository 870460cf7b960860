"""Ways that were not gone, walked on a table of their own: what each choice brings, and what is seen after it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.core.sentence import Sentence
from orrery.play.foresight import let_bots_finish
from orrery.play.session import Session, Snapshot
from orrery.server.storage import codec
from orrery.server.storage.records import OVER, Record
from orrery.server.tables import hindsight, messages
from orrery.server.tables.replay import PAST
from orrery.server.tables.table import problem
from orrery.server.wire import answers

ALL = "all"


def beside(record: Record, session: Session) -> Session:
    """A table of its own that stands where this one does: nothing that is done there is done here."""
    other = codec.begin(record)
    hidden = session.veil.until(session.moves)
    other.take_up(Snapshot(session.game.copy(), session.moves, "", (), PAST, hidden))
    return other


def walked(
    record: Record, session: Session, seat: int, keys: Sequence[str], viewer: str, owner: str, here: Collection[int]
) -> list[answers.Ahead]:
    """In a game that still runs it is a position that the seat imagines, and the way ends where something hidden would
    come to light: what that is nobody knows."""
    over = record.status == OVER
    if not over:
        session.game = session.title.imagine(session.game, seat, Rng(1))
        let_bots_finish(session.title, session.game, session.people)
    found: list[answers.Ahead] = []
    for key in keys:
        known = session.game.revealed
        try:
            told = messages.foretold(session, seat, key)
            label = label_of(session, key)
            session.choose(seat, key)
        except Illegal as refused:
            raise problem(refused) from None
        if not over and session.game.revealed != known:
            return [*found, {"key": key, "label": label, "told": told, "state": None}]
        found.append({"key": key, "label": label, "told": told, "state": seen(record, session, viewer, owner, here)})
    return found


def label_of(session: Session, key: str) -> Sentence:
    return session.title.words.label(session.title.catalog.options[key])


def seen(record: Record, session: Session, viewer: str, owner: str, here: Collection[int]) -> answers.TableState:
    if viewer == ALL:
        return hindsight.state_of_all(record, session, owner, here)
    return hindsight.state(record, session, int(viewer), owner, here)
