"""A game being played: choosing, taking back, what an option would do, and why another is not offered."""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Refusal
from orrery.core.game import UNCERTAIN, Event, Illegal
from orrery.core.sentence import Sentence, plain, unmarked
from orrery.play.chain import UNDATED, Chain
from orrery.play.foresight import Finality, Foretold, final_options, foretold
from orrery.play.history import History
from orrery.play.moments import Moment, Moments, Snapshot, at_the_same_time
from orrery.play.veil import Veil

__all__ = ["UNDATED", "Session", "Snapshot", "explain"]


class Session(History):
    """The history of a game, and all that can be done at its table."""

    def choose(self, seat: int, key: str, version: int | None = None) -> None:
        """Take an option. A refused one says why and changes nothing; so does one meant for an older question."""
        refusal = self.why_not(seat, key)
        if refusal is not None:
            raise Illegal(explain(refusal), refusal)
        if version is not None and (type(version) is not int or version < self.asked[seat][1]):
            raise Illegal("The table has moved on since you were asked that; look again and choose anew.")
        before, seen = self.game.copy(), self.seen_from_outside()
        moment = Moment(before, seat, key, self.moves, len(self.log))
        events: list[Event] = []
        self.game.events = events
        try:
            option = self.title.option(key)
            assert option is not None, "or why_not would have refused it"
            self.game.apply(seat, option)
        except BaseException:
            self.game = before
            raise
        self.chain.add(seat, key, self.asked.pop(seat)[1])
        self.log += [(self.moves, event) for event in events]
        self.moments.kept.append(moment)
        if self.game.revealed != before.revealed:
            self.moments.close(self._what_was_learned(events))
        elif not self.screened:
            self.moments.forget_the_oldest()
        hidden = seen is not None and seen == self.seen_from_outside()
        if hidden:
            self.veil.note(self.moves, seat)
        self.changed(seat if hidden else -1)

    def choose_again(self, seat: int, key: str, date: int) -> None:
        """Make a choice that was made before, when its question had stood since that version."""
        self.choose(seat, key)
        self.chain.dates[-1] = date

    def why_not(self, seat: int, key: str) -> Optional[Refusal]:
        """Why this seat cannot choose that now, with the rules; None when it can."""
        if type(seat) is not int or not 0 <= seat < len(self.names):
            raise Illegal(f"There is no seat {seat!r} at this table.")
        if not isinstance(key, str):
            raise Illegal("A choice is named by a text such as 'place space:7'.")
        try:
            refusal = self.title.why_not(self.game, seat, key)
        except ValueError as error:
            raise Illegal(str(error)) from None
        option = self.title.option(key)
        if refusal is None or option is None:
            return refusal
        return self.title.meanings.why(self.game, seat, option, self.settings, refusal)

    def why_no_undo(self, seat: int) -> str:
        """Why this seat's last choice cannot be taken back; nothing when it can."""
        try:
            self._check_undo(seat)
        except Illegal as refused:
            return str(refused)
        return ""

    def kept_by_undo(self, seat: int) -> int:
        """How many choices would stay in their places: what others chose at the same time is chosen again."""
        i, _ = self._check_undo(seat)
        return self.moments.kept[i].moves

    def undo(self, seat: int) -> None:
        """Take back one's own last choice, unless somebody has learned something hidden since, or chosen since."""
        i, kept = self._check_undo(seat)
        moment, seen = self.moments.kept[i], self.seen_from_outside()
        version, changes, asked = self.version, dict(self.veil.changes), dict(self.asked)
        together = at_the_same_time(moment.game, self.game)
        dates = [self.chain.date_of(m.moves) for m in kept]
        self.chain.cut(moment.moves)
        del self.log[moment.logged :]
        del self.moments.kept[i:]
        self.veil.cut(moment.moves)
        self.game = moment.game
        self.asked.pop(seat, None)
        self.note_questions()
        for m, date in zip(kept, dates, strict=True):
            if m.seat != seat:
                self.choose_again(m.seat, m.key, date)
        self.date(version, changes)  # however many choices of others were made again, this is one change
        self.changed(seat if seen is not None and seen == self.seen_from_outside() else -1)
        for other, ask in self.game.asks.items():
            mine = other == seat or not together or other not in asked
            self.asked[other] = (ask, self.version_for(other) if mine else asked[other][1])

    def _check_undo(self, seat: int) -> tuple[int, list[Moment]]:
        """Which moment to go back to, and what others chose at the same time and so is kept."""
        if type(seat) is not int:
            raise Illegal(f"There is no seat {seat!r} at this table.")
        if self.over:
            raise Illegal("That cannot be taken back: the game is over, and all its secrets may be known.")
        if not self.has_chosen(seat):
            raise Illegal("There is nothing to take back: you have not chosen anything yet.")
        return self.moments.way_back(seat, self.game, self.people, self.screened)

    def foretell(self, seat: int, key: str) -> Foretold:
        """What the option is for, and what is certain to happen: alike however the hidden things may lie."""
        refusal = self.why_not(seat, key)
        if refusal is not None:
            raise Illegal(explain(refusal), refusal)
        return foretold(self.title, self.game, seat, key, self.settings)

    def preview(self, seat: int, key: str) -> list[Sentence]:
        """What is certain to happen, in sentences to the one who asks."""
        events, view = self.foretell(seat, key).events, self.title.view(self.game, seat)
        return [self.title.said_at(view, self.title.words.sentence(event, self.names, seat)) for event in events]

    def finality(self, seat: int) -> Finality:
        """Which options bring something to light, so that they could not be taken back; judged by an imagined game."""
        return final_options(self.title, self.game, seat, self.people)

    def adopt(self, journal: list[tuple[int, str]]) -> None:
        """Take over what was played under older rules, up to the position that was loaded."""
        self.game.events = []
        for seat, key in journal:
            self.chain.add(seat, key, UNDATED)
        self.moments.close("the game was played so far with older rules.")
        self.changed()

    def snapshot(self) -> Snapshot:
        """The last place behind which nothing can be taken back."""
        past = self.moments
        game, moves = (past.kept[0].game, past.kept[0].moves) if past.kept else (self.game, self.moves)
        return Snapshot(game, moves, *self.chain.until(moves), past.barrier, self.veil.until(moves))

    def take_up(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot; the choices after it are still to be made again."""
        self.game = snapshot.game
        self.chain = Chain(snapshot.head, snapshot.moves, snapshot.chosen)
        self.moments = Moments(self.names, snapshot.barrier)
        self.veil = Veil(snapshot.veiled)
        self.log, self.asked = [], {}
        self.note_questions()

    def shorten_log(self, keep: int) -> None:
        """Forget old events, but none that taking back would have to remove."""
        self.moments.shorten(self.log, keep)

    def earlier(self, seat: int) -> list[Moment]:
        """The moments at which this seat chose since something last came to light."""
        return self.moments.of(seat)

    def _what_was_learned(self, events: list[Event]) -> str:
        """The last thing everybody learned before something hidden came to light."""
        i = [event[0] for event in events].index(UNCERTAIN)
        public = [event for event in events[:i] if not event[3]]
        if not public:
            return "something hidden has come to light."
        said = self.title.words.sentence(public[-1], self.names)
        return plain(self.title.said_at(self.title.view(self.game, -1), said))


def explain(refusal: Refusal) -> str:
    return unmarked(f"{refusal.words} ({', '.join(refusal.rules)})" if refusal.rules else refusal.words)
