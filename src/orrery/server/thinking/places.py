"""Where a bot has already been in its turn, so that it does not go round in circles."""

from __future__ import annotations

from orrery.bots.circles import in_reach, may_circle, shape, sight
from orrery.play.session import Session


def places(session: Session, seat: int) -> list[tuple[str, str, list[str]]]:
    """Where the bot was asked before in this turn, and what it could have reached from questions like the one of now;
    each moment is looked at once. Nothing where no circle could be closed."""
    if not may_circle(session.game.asks[seat]):
        return []
    earlier, now = session.earlier(seat), shape(session.game.asks.get(seat))
    for moment in earlier:
        if not moment.place[0]:
            moment.place = (shape(moment.game.asks[seat]), sight(session.title, moment.game, seat))
        if moment.reach is None and moment.place[0] == now:
            moment.reach = in_reach(session.title, moment.game, seat)
    return [(*moment.place, moment.reach or []) for moment in earlier]
