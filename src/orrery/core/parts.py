"""The parts of a `Title`: what a game says about itself, each with a default that makes a plain but whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Optional

from orrery.core.account import Entry, won_by_points
from orrery.core.ask import Refusal, Thing, Verb
from orrery.core.catalog import Catalog
from orrery.core.game import Event
from orrery.core.rng import Rng
from orrery.core.sentence import Sentence, parts, unmarked

Settings = Mapping[str, str]  # the switches of a table, all of them, by name


class Switch:
    """Something a table may choose before the game: a contested ruling, or a way to play. The first is the default."""

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        rules: str,
        words: str,
        title: str = "",
        labels: tuple[str, ...] = (),
        first: bool = False,
        later: bool = False,
        flag: str = "",
        former: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self.name = name
        self.choices = choices
        self.former = former  # by the last rules that had it: what was the default then
        self.rules: tuple[str, ...] = tuple(rules.split())
        self.words = words
        self.title = title or spelled(name)
        self.labels = labels or tuple([spelled(choice) for choice in choices])  # of the choices, in their order
        self.first = first  # whether whoever lays a table is asked for it first
        self.later = later  # whether it came when games of the same rules had been saved, which do not name it
        self.flag = flag  # of `orrery play` that stands for its second choice: `open` or `quick`

    def default(self, rules: int) -> str:
        """What is played where nobody chooses, under these rules."""
        since = [last for last in self.former if last >= rules]
        return self.former[min(since)] if since else self.choices[0]


def spelled(name: str) -> str:
    """A name from the program as people would write it."""
    return name.replace("_", " ").capitalize()


class Rules:
    """How the game is played: the first chapter, everything that rules name, and what a table may choose."""

    def __init__(
        self,
        setup: Callable[[int, int, Settings], Any],
        catalog: Catalog,
        switches: tuple[Switch, ...] = (),
        waiting: Optional[Refusal] = None,
        over: Optional[Refusal] = None,
        book: str = "",
        absent: Optional[Callable[[int, Settings], tuple[Verb, ...]]] = None,
    ) -> None:
        self.setup = setup  # (seed, seats, settings) -> the game before its first choice
        self.catalog = catalog
        self.switches = switches
        self.waiting = waiting or Refusal("", "It is another player's turn.")
        self.over = over or Refusal("", "The game is over.")
        self.book = book  # the package that holds its `rulebook.md`, if it has one
        self._absent = absent

    def absent(self, seats: int, settings: Settings) -> tuple[Verb, ...]:
        """What is never asked at a table of so many, with these settings: the verbs of modules that were left out."""
        return () if self._absent is None else self._absent(seats, settings)


class Sight:
    """What a seat may know, and nothing else leaves the game. A game without this part has no secrets."""

    def __init__(
        self,
        view: Callable[[Any, int], Mapping[str, Any]],
        imagine: Callable[[Any, int, Rng], Any],
        screened: Optional[Callable[[Any], bool]] = None,
    ) -> None:
        self.view = view  # what a seat sees, as plain data; -1 is a spectator
        self.imagine = imagine  # a game which that seat cannot tell from this one
        self._screened = screened

    def screened(self, g: Any) -> bool:
        """Whether all choose behind screens now: others learn only who is done, not how many choices that took."""
        return self._screened is not None and self._screened(g)


class Printed:
    """What is printed on the box, the board and the things, whatever happens in the game."""

    def __init__(
        self,
        text: Optional[Callable[[Any, Settings], str]] = None,
        facts: Optional[Callable[[Any, Settings], dict[str, Any]]] = None,
        board: Optional[Callable[[Settings], Mapping[str, Any]]] = None,
        tagline: str = "",
        minutes: int = 0,
        concerns: Optional[Mapping[str, str]] = None,
        brief: Optional[Callable[[Any, Settings], str]] = None,
    ) -> None:
        self._text = text
        self._brief = brief or text
        self._facts = facts
        self._board = board
        self.tagline = tagline  # what the box says in a few words
        self.minutes = minutes  # that a game takes; 0 where nobody knows
        self.concerns = concerns or {}  # kinds of places that no choice points at, and the verb that concerns each

    def text(self, thing: Any, settings: Settings) -> str:
        """What a thing does at a table with these settings, in words made from its own data."""
        return "" if self._text is None else unmarked(self._text(thing, settings))

    def full(self, thing: Any, settings: Settings) -> Sentence:
        """The same in parts."""
        return [] if self._text is None else parts(self._text(thing, settings))

    def words(self, thing: Any, settings: Settings) -> Sentence:
        """The same, apart from what its picture shows: texts mark what has a symbol, `[resource:2|Aether]`."""
        return [] if self._brief is None else parts(self._brief(thing, settings))

    def facts(self, thing: Thing, settings: Settings) -> dict[str, Any]:
        """What a drawing of the thing needs to know, as plain data."""
        always = {"kind": thing.ref.partition(":")[0], "id": thing.id, "number": thing.number}
        return always if self._facts is None else {**always, **self._facts(thing, settings)}

    def board(self, settings: Settings) -> Mapping[str, Any]:
        """What a drawing of the board needs to know, as plain data."""
        return {} if self._board is None else self._board(settings)


class Shapes:
    """What a game shows, as TypedDicts: the wire and the client's types are written from them."""

    def __init__(self, view: type, things: tuple[type, ...], board: type, events: type) -> None:
        self.view = view
        self.things = things  # of each kind, which is a Literal in it
        self.board = board
        self.events = events  # by the name of each event, its details as a tuple


class Score:
    """How a player did: the total that is compared, what it is made of, and whether it wins."""

    def __init__(self, seat: int, total: int, parts: dict[str, int], winner: bool) -> None:
        self.seat = seat  # an opponent whom the game itself plays is numbered after the last seat
        self.total = total
        self.parts = parts
        self.winner = winner


class Scoring:
    """How players did, where their points came from and why that wins."""

    def __init__(
        self,
        scores: Callable[[Any], list[Score]],
        account: Optional[Callable[[Any, Sequence[Event]], list[list[Entry]]]] = None,
        why: Optional[Callable[[Any, Sequence[str]], str]] = None,
        said: Optional[Callable[[int], str]] = None,
        apart: Optional[Callable[[int, int], str]] = None,
    ) -> None:
        self.scores = scores  # of any position; winners are known at the end
        self._account = account
        self._why = why
        self._said = said
        self._apart = apart

    def account(self, g: Any, story: Sequence[Event]) -> list[list[Entry]]:
        """What each score is made of, as far as the position and the story given tell."""
        if self._account is not None:
            return self._account(g, story)
        return [[Entry(part, None, points) for part, points in score.parts.items()] for score in self.scores(g)]

    def why(self, g: Any, names: Sequence[str]) -> str:
        """In a sentence with these names: who won, and by what."""
        if self._why is not None:
            return self._why(g, names)
        scores = self.scores(g)
        winners = [place for place, score in enumerate(scores) if score.winner]
        return won_by_points(names, winners, [score.total for score in scores])

    def said(self, total: int) -> str:
        """A total as people say it."""
        return str(total) if self._said is None else self._said(total)

    def apart(self, higher: int, lower: int) -> str:
        """By how much one total beats another, as people say it; nothing where they are tied."""
        if higher == lower:
            return ""
        return str(higher - lower) if self._apart is None else self._apart(higher, lower)

    def lead(self, g: Any, seat: int) -> float:
        """By how much a seat is ahead of the best of the others."""
        scores = self.scores(g)
        mine = sum([score.total for score in scores if score.seat == seat])
        return mine - max([score.total for score in scores if score.seat != seat], default=0)


class Advice:
    """What bots know about the game; without this part they go by the scores."""

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        ahead: Optional[Callable[[Any], int]] = None,
        prospects: Optional[Callable[[Any, int], float]] = None,
        rests: Optional[Callable[[Any, int], bool]] = None,
        features: Optional[Callable[[Any, int, Any], bytes]] = None,
        names: tuple[str, ...] = (),
        sources: tuple[str, ...] = (),
        undecided: Optional[Callable[[Any, int], Any]] = None,
        reasons: Optional[Mapping[str, str]] = None,
        weights: Optional[Mapping[str, float]] = None,
        dealt: Settings = MappingProxyType({}),
        reached: Optional[Callable[[Any, int], float]] = None,
        finishes: bool = False,
        doubt: float = 0.0,
    ) -> None:
        self.evaluate = evaluate  # how good a seat's prospects are, from what is on the table
        self._ahead = ahead
        self.prospects = prospects  # how far a seat may expect to come, its opponent in a solo game too
        self._rests = rests
        self.features = features  # (game, seat, the game before the decision or None) -> a byte for each name
        self.names = names  # of the features
        self.sources = sources  # what a final score is made of
        self._undecided = undecided
        self.reasons = reasons or {}  # by source, `rival` and `rounds`: how a gain is said, `{}` is how much
        self.weights = weights or {}  # by source and `rival`: points of the total in one of it, where that is not one
        self.dealt = dealt  # the switches that deal what players choose at the start: who learns meets all of it
        self.reached = reached  # how far a seat came in a finished game, in points, where the score goes in leaps
        self.finishes = finishes  # whether a turn in which something came to light is played on before it is judged
        self.doubt = doubt  # games from which half of what is learned is believed: many where results are mostly chance

    @property
    def judged(self) -> bool:
        """Whether anybody's chances can be told: hints, analyses, puzzles and learned bots need it."""
        return self.features is not None and self.prospects is not None

    def ahead(self, g: Any) -> int:
        """How many own turns a search should look ahead from here: more than one where a turn only prepares another."""
        return 1 if self._ahead is None else self._ahead(g)

    def undecided(self, g: Any, seat: int) -> Any:
        """An imagined game in which the others have still to choose what they chose behind their screens."""
        return g if self._undecided is None else self._undecided(g, seat)

    def rests(self, g: Any, seat: int) -> bool:
        """Whether the question put to a seat stands between two actions, rather than within one half carried out."""
        return self._rests is None or self._rests(g, seat)


NONE_OLDER: Final = 1_000_000  # versions: only games of today's rules are played by their own


class Saving:
    """What a save holds, and how one from before is read."""

    def __init__(
        self,
        fields: tuple[tuple[str, ...], tuple[str, ...]],
        blank: Optional[Callable[[int, Settings], Any]] = None,
        aliases: Optional[Mapping[str, str]] = None,
        oldest: int = NONE_OLDER,
        things: Optional[Mapping[str, str]] = None,
        renamed: Optional[Mapping[str, str]] = None,
        event: Optional[Callable[[Event], Event]] = None,
    ) -> None:
        self.fields = fields  # of the game and of a player
        self.blank = blank  # (seats, settings) -> a game to be filled; without one, any game of so many is
        self.aliases = aliases or {}  # rules that were renamed: the old name to the new one
        self.things = things or {}  # things that were renamed: the old ref to the new one
        self.renamed = renamed or {}  # fields that were renamed: the old name to the new one
        self.oldest = oldest  # version of the rules whose games are still played by them
        self._event = event

    def event(self, kept: Event) -> Event:
        """Something that a log of before tells, as it is told today."""
        return kept if self._event is None else self._event(kept)
