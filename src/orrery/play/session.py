"""A game being played: its journal, its log, taking back, what an option would do, and why another is not offered."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Optional

from orrery.core.ask import Refusal
from orrery.core.game import UNCERTAIN, Event, Illegal
from orrery.core.rng import Rng
from orrery.core.sentence import Sentence, unmarked
from orrery.core.title import RULES, Title
from orrery.core.words import visible
from orrery.play.receipt import commitment, digest, first_link, link
from orrery.play.veil import Veil

FURTHEST_BACK = 100  # choices that are kept to be taken back
UNDATED = 2**31 - 1  # stands for the version of a question that nobody saw under this count


class Moment:
    """The table just before a choice that can still be taken back."""

    def __init__(self, game: Any, seat: int, key: str, moves: int, logged: int) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.moves = moves
        self.logged = logged  # how long the log was
        self.place = ("", "")  # what a bot that chose here goes by in order not to come back
        self.reach: list[str] | None = None  # nor to go a longer way round


class Mark:
    """A place from which a game can be taken up again without its beginning: nothing before it can be taken back."""

    def __init__(
        self,
        game: Any,
        moves: int,
        head: str,
        chosen: Iterable[int],
        barrier: str,
        veiled: Mapping[int, int] | None = None,
    ) -> None:
        self.game = game
        self.moves = moves  # how many choices led here
        self.head = head  # of the chain of choices
        self.chosen = frozenset(chosen)  # who made them
        self.barrier = barrier  # why none of them can be taken back
        self.veiled = dict(veiled or {})  # by seat, how many of them were made behind a screen


class Session:
    """`people` are the seats in which somebody sits who could remember what was taken back; bots forget it."""

    def __init__(
        self,
        title: Title,
        names: Sequence[str],
        settings: Mapping[str, str] | None = None,
        seed: int | None = None,
        salt: str | None = None,
        people: Iterable[int] | None = None,
        rules: int | None = None,
    ) -> None:
        if len(names) not in title.seats:
            raise ValueError(f"{title.title} is for {_counts(title.seats)} players, not {len(names)}.")
        self.title = title
        self.names = list(names)
        self.people = frozenset(range(len(names)) if people is None else people)
        self.rules = title.version if rules is None else rules  # under which version of the rules the game began
        chosen = {name: value for name, value in (settings or {}).items() if name != RULES}
        self.settings = title.settings(chosen) | title.older_rules({RULES: str(self.rules)})
        self.seed = secrets.randbits(64) if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        picked = title.picked(self.settings)
        self.commitment = commitment(self.seed, self.salt, title.name, self.rules, len(names), picked)
        self.game = title.setup(self.seed, len(names), self.settings)
        self.game.events = []
        self.base = 0  # how many choices were made before the journal begins: more than 0 in a game taken up again
        self.chosen: frozenset[int] = frozenset()  # who made those
        self.journal: list[tuple[int, str]] = []  # with the seed, the whole game
        self.dates: list[int] = []  # of each choice in it: since which version its question had stood
        self.heads = [first_link(self.commitment, self.names, self.people)]  # of the chain of choices
        self.log: list[tuple[int, Event]] = []  # how many choices had been made, and what happened then
        self.version = 0  # rises with everything that happens at the table
        self.veil = Veil()
        self.asked: dict[int, tuple[Any, int]] = {}  # each open question, and since which version of its seat it stands
        self._moments: list[Moment] = []
        self._barrier = "the game has just begun."  # why nothing before the first moment can be taken back
        self._note_questions()

    @property
    def seal(self) -> str:
        """The end of the chain: whoever has seen it can tell whether a choice was changed later."""
        return self.heads[-1]

    @property
    def moves(self) -> int:
        """How many choices have been made."""
        return self.base + len(self.journal)

    @property
    def over(self) -> bool:
        return not self.game.asks

    @property
    def screened(self) -> bool:
        """Whether all choose behind screens now."""
        return self.title.sight.screened(self.game)

    def version_for(self, seat: int) -> int:
        """Rises with everything that this seat can notice; -1 is a spectator."""
        return self.veil.version(self.version, seat)

    def moves_for(self, seat: int, moves: int | None = None) -> int:
        """How many choices this seat knows of, or knew of after so many; when the game is over nothing is hidden."""
        return (
            self.moves if self.over and moves is None else self.veil.moves(self.moves if moves is None else moves, seat)
        )

    def waiting(self) -> list[int]:
        """Who is known to be choosing. Behind screens that is every bot until all are done: how long one thinks would
        tell how many choices it has."""
        bots = [seat for seat in range(len(self.names)) if seat not in self.people] if self.screened else []
        return sorted({*self.game.asks, *bots})

    def date(self, version: int, changes: Mapping[int, int]) -> None:
        """Count on from here; every open question is new."""
        self.version, self.veil.changes = version, dict(changes)
        self.asked = {seat: (ask, self.version_for(seat)) for seat, ask in self.game.asks.items()}

    def name(self, seat: int) -> str:
        """Of a seat, or of the one who plays along without a seat of their own."""
        return self.names[seat] if seat < len(self.names) else self.title.words.guest

    def choose(self, seat: int, key: str, version: int | None = None) -> None:
        """Take an option. A refused one says why and changes nothing; so does one meant for an older question."""
        refusal = self.why_not(seat, key)
        if refusal is not None:
            raise Illegal(explain(refusal), refusal)
        if version is not None and (type(version) is not int or version < self.asked[seat][1]):
            raise Illegal("The table has moved on since you were asked that; look again and choose anew.")
        before, seen = self.game.copy(), self._seen_from_outside()
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
        self.heads.append(link(self.heads[-1], seat, key))
        self.journal.append((seat, key))
        self.dates.append(self.asked.pop(seat)[1])
        self.log += [(self.moves, event) for event in events]
        self._moments.append(moment)
        if self.game.revealed != before.revealed:
            self._moments.clear()
            self._barrier = self._what_was_learned(events)
        elif len(self._moments) > FURTHEST_BACK and not self.screened:
            del self._moments[0]
            self._barrier = "it is too long ago."
        hidden = seen is not None and seen == self._seen_from_outside()
        if hidden:
            self.veil.note(self.moves, seat)
        self._changed(seat if hidden else -1)

    def choose_again(self, seat: int, key: str, date: int) -> None:
        """Make a choice that was made before, when its question had stood since that version."""
        self.choose(seat, key)
        self.dates[-1] = date

    def why_not(self, seat: int, key: str) -> Optional[Refusal]:
        """Why this seat cannot choose that now, with the rules; None when it can."""
        if type(seat) is not int or not 0 <= seat < len(self.names):
            raise Illegal(f"There is no seat {seat!r} at this table.")
        if not isinstance(key, str):
            raise Illegal("A choice is named by a text such as 'place space:7'.")
        try:
            return self.title.why_not(self.game, seat, key)
        except ValueError as error:
            raise Illegal(str(error)) from None

    def why_no_undo(self, seat: int) -> str:
        """Why this seat's last choice cannot be taken back; nothing when it can."""
        try:
            self._check_undo(seat)
        except Illegal as refused:
            return str(refused)
        return ""

    def has_chosen(self, seat: int) -> bool:
        return seat in self.chosen or any(who == seat for who, _ in self.journal)

    def kept_by_undo(self, seat: int) -> int:
        """How many choices would stay in their places: what others chose at the same time is chosen again."""
        i, _ = self._check_undo(seat)
        return self._moments[i].moves

    def undo(self, seat: int) -> None:
        """Take back one's own last choice, unless somebody has learned something hidden since, or chosen since."""
        i, kept = self._check_undo(seat)
        moment, seen = self._moments[i], self._seen_from_outside()
        version, changes, asked = self.version, dict(self.veil.changes), dict(self.asked)
        together = bool(moment.game.lanes) and bool(self.game.lanes) and moment.game.stage == self.game.stage
        dates = [self.dates[m.moves - self.base] for m in kept]
        del self.journal[moment.moves - self.base :]
        del self.dates[moment.moves - self.base :]
        del self.heads[moment.moves - self.base + 1 :]
        del self.log[moment.logged :]
        del self._moments[i:]
        self.veil.cut(moment.moves)
        self.game = moment.game
        self.asked.pop(seat, None)
        self._note_questions()
        for m, date in zip(kept, dates, strict=True):
            if m.seat != seat:
                self.choose_again(m.seat, m.key, date)
        self.date(version, changes)  # however many choices of others were made again, this is one change
        self._changed(seat if seen is not None and seen == self._seen_from_outside() else -1)
        for other, ask in self.game.asks.items():
            mine = other == seat or not together or other not in asked
            self.asked[other] = (ask, self.version_for(other) if mine else asked[other][1])

    def _check_undo(self, seat: int) -> tuple[int, list[Moment]]:
        """Which moment to go back to, and what others chose at the same time and so is kept."""
        if type(seat) is not int:
            raise Illegal(f"There is no seat {seat!r} at this table.")
        if self.over:
            raise Illegal("That cannot be taken back: the game is over, and all its secrets may be known.")
        i = self._last_moment(seat)
        moment, later = self._moments[i], self._moments[i + 1 :]
        kept = [m for m in later if moment.game.lanes and m.game.lanes and m.game.stage == moment.game.stage]
        if self.screened and moment.game.stage != self.game.stage and self.people - {seat}:
            raise Illegal("That cannot be taken back: all choose at the same time now, and some may have chosen.")
        for m in later:
            if m not in kept and m.seat in self.people and m.seat != seat:
                raise Illegal(f"That cannot be taken back: {self.names[m.seat]} has chosen since.")
        self._refuse_if_shown(moment, later)
        return i, kept

    def preview(self, seat: int, key: str) -> list[Sentence]:
        """What the option is certain to bring, in sentences: what happens alike however the hidden things may lie."""
        refusal = self.why_not(seat, key)
        if refusal is not None:
            raise Illegal(explain(refusal), refusal)
        first, second = [self._imagined_events(seat, key, salt) for salt in (1, 2)]
        certain: list[Event] = []
        for a, b in zip(first, second, strict=False):
            if a != b or a[0] == UNCERTAIN:
                break
            certain.append(a)
        return [self.title.words.sentence(event, self.names) for event in visible(certain, seat)]

    def finals(self, seat: int) -> list[str]:
        """Which options bring something to light, so that they could not be taken back; judged by an imagined game."""
        twin = self.title.imagine(self.game, seat, Rng(1))
        twin.events = None
        if self.screened:
            self._let_bots_finish(twin)
        found: list[str] = []
        for option in twin.options(seat):
            then = twin.copy()
            then.apply(seat, option)
            seen_by_others = then.shown != twin.shown and bool(self.people - {seat})
            if then.revealed != twin.revealed or seen_by_others:
                found.append(option.key)
        return found

    def view(self, seat: int) -> dict[str, Any]:
        """All a client at this seat may know; -1 is a spectator."""
        return {
            "version": self.version_for(seat),
            "moves": self.moves_for(seat),
            "names": [self.name(p.seat) for p in self.game.players],
            "settings": self.settings,
            "game": self.title.name,
            **self.title.view(self.game, seat),
            "waiting_for": self.waiting(),
        }

    def story(self, seat: int, since: int = 0) -> list[str]:
        """The log in words, as this seat may read it, from the given number of choices on."""
        events = [event for moves, event in self.log if moves >= since]
        return [self.title.words.line(event, self.names) for event in visible(events, seat)]

    def adopt(self, journal: list[tuple[int, str]]) -> None:
        """Take over what was played under older rules, up to the position that was loaded."""
        self.game.events = []
        self.journal = journal
        self.dates = [UNDATED for _ in journal]
        self.reseat(self.people)
        self._barrier = "the game was played so far with older rules."
        self._changed()

    def reseat(self, people: Iterable[int]) -> None:
        """These seats are people's from now on; the chain of choices begins with that."""
        self.people = frozenset(people)
        self.heads = [first_link(self.commitment, self.names, self.people)]
        for seat, key in self.journal:
            self.heads.append(link(self.heads[-1], seat, key))

    def mark(self) -> Mark:
        """The last place behind which nothing can be taken back."""
        game, moves = (self._moments[0].game, self._moments[0].moves) if self._moments else (self.game, self.moves)
        before = self.journal[: moves - self.base]
        chosen = self.chosen.union([seat for seat, _ in before])
        return Mark(game, moves, self.heads[len(before)], chosen, self._barrier, self.veil.until(moves))

    def take_up(self, mark: Mark) -> None:
        """Go on from a mark; the choices after it are still to be made again."""
        self.game = mark.game
        self.base, self.journal, self.dates, self.heads = mark.moves, [], [], [mark.head]
        self.chosen = mark.chosen
        self.veil = Veil(mark.veiled)
        self._barrier = mark.barrier
        self._moments, self.log, self.asked = [], [], {}
        self._note_questions()

    def shorten_log(self, keep: int) -> None:
        """Forget old events, but none that taking back would have to remove."""
        cut = min(len(self.log) - keep, self._moments[0].logged if self._moments else len(self.log))
        if cut > 0:
            del self.log[:cut]
            for moment in self._moments:
                moment.logged -= cut

    def earlier(self, seat: int) -> list[Moment]:
        """The moments at which this seat chose since something last came to light."""
        return [moment for moment in self._moments if moment.seat == seat]

    def dice(self, seat: int) -> int:
        """The seed of a bot's thoughts: the same in the same place of the same game, so taking back gains nothing."""
        return int(digest([str(self.seed), seat, self.veil.moves(self.moves, seat)])[:16], 16)

    # ----------------------------------------------------------------------
    def _imagined_events(self, seat: int, key: str, salt: int) -> list[Event]:
        twin = self.title.imagine(self.game, seat, Rng(salt))
        events: list[Event] = []
        twin.events = events
        twin.apply(seat, self.title.catalog.options[key])
        return events

    def _last_moment(self, seat: int) -> int:
        mine = [i for i, m in enumerate(self._moments) if m.seat == seat]
        if mine:
            return mine[-1]
        if self.has_chosen(seat):
            raise Illegal(f"That cannot be taken back: {self._barrier}")
        raise Illegal("There is nothing to take back: you have not chosen anything yet.")

    def _refuse_if_shown(self, moment: Moment, later: list[Moment]) -> None:
        """What one player has shown to another who can remember it stays shown."""
        steps = [moment, *later]
        after = [*[m.game.shown for m in later], self.game.shown]
        for m, shown in zip(steps, after, strict=True):
            if m.game.shown != shown and (m.seat != moment.seat or self.people - {moment.seat}):
                raise Illegal(f"That cannot be taken back: all have seen what {self.names[m.seat]} has shown since.")

    def _what_was_learned(self, events: list[Event]) -> str:
        """The last thing everybody learned before something hidden came to light."""
        i = [event[0] for event in events].index(UNCERTAIN)
        public = [event for event in events[:i] if not event[3]]
        return self.title.words.line(public[-1], self.names) if public else "something hidden has come to light."

    def _seen_from_outside(self) -> tuple[int, list[int]] | None:
        """All that others see of the choices behind screens."""
        return (self.game.stage, self.waiting()) if self.screened else None

    def _let_bots_finish(self, twin: Any) -> None:
        """Nobody is to learn from what could be taken back whether a bot is done."""
        stage = twin.stage
        for bot in [seat for seat in twin.asks if seat not in self.people]:
            while bot in twin.asks and twin.stage == stage and len(twin.asks) > 1:
                twin.choose(bot, 0)

    def _changed(self, hidden_by: int = -1) -> None:
        """Behind a screen only the seat itself notices."""
        self.version += 1
        if hidden_by >= 0:
            self.veil.changed(hidden_by)
        self._note_questions()

    def _note_questions(self) -> None:
        for seat, ask in self.game.asks.items():
            if seat not in self.asked or self.asked[seat][0] is not ask:
                self.asked[seat] = (ask, self.version_for(seat))


def explain(refusal: Refusal) -> str:
    return unmarked(f"{refusal.words} ({', '.join(refusal.rules)})" if refusal.rules else refusal.words)


def _counts(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
