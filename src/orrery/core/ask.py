"""Questions and instructions as plain data: which rule comes next, and what it already knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Optional, TypeVar, TypeVarTuple, Unpack

from orrery.core.building import mypyc_attr

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Rule = Callable[..., Optional["Ask"]]  # (game, player, *what it needs) -> a question, or nothing
ANSWERS_ITSELF: Final = 0  # what becomes of a question that has a single option
WAITS: Final = 1
KEEPS_SECRET: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something printed, such as a card or a token. It never changes, so all games share it."""

    def __init__(self, kind: str, id: str, name: str, number: int) -> None:
        self.id = id
        self.name = name
        self.number = number  # its place in the table it belongs to: the order in which hidden things are sorted
        self.ref = f"{kind}:{id}"  # how views, journals and saves point at it, such as `card:AC-03`
        self.switch = ""  # that brings it into the game; empty for all that lies in the box

    def __repr__(self) -> str:
        return self.ref


class Refusal:
    """Why something cannot be done: the rules that forbid it, and the words; symbols are marked in them as in texts."""

    def __init__(self, rules: str, words: str) -> None:
        self.rules: tuple[str, ...] = tuple(rules.split())
        self.words = words

    def __repr__(self) -> str:
        return f"{self.words} ({', '.join(self.rules)})"


class Verb:
    """Something a player can do, with the words for it. Declared once per game."""

    def __init__(
        self,
        name: str,
        kind: str,
        prompt: str,
        refusal: Refusal,
        ends: bool = False,
        repeats: bool = False,
        not_this: Optional[Refusal] = None,
        spare: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind  # of the places it points at: "space", "channel", ...; "" where it stands alone
        self.prompt = prompt  # `{0}` or `{0:space}` is what the answer's rule already knows
        self.refusal = refusal  # the answer whenever this is not even being asked
        self.ends = ends  # something, such as a turn, or goes on without it: offered last
        self.repeats = repeats  # any number of times and for nothing: a bot that does it looks out for circles
        self.not_this = not_this  # the answer where it is being asked, of other things, and no check says more
        self.spare = spare  # gives the thing away for something else: not what it is there for


class Option:
    """One legal choice, such as `place space:7` or `play card:AC-03`."""

    __slots__ = ("on", "verb")

    def __init__(self, verb: Verb, on: Any) -> None:
        self.verb = verb
        self.on = on  # a Thing, or the number of a place

    @property
    def target(self) -> str:
        """What to highlight on the table."""
        if isinstance(self.on, Thing):
            return self.on.ref
        return f"{self.verb.kind}:{self.on}" if self.verb.kind else ""

    @property
    def key(self) -> str:
        """How journals and clients name this option."""
        return f"{self.verb.name} {self.target}".rstrip()


@mypyc_attr(acyclic=True)
class Ask:
    """Choose one of these; the answer calls `rule(game, player, chosen, *known)`. `a | b` offers both."""

    __slots__ = ("among", "anew", "count", "joined", "known", "refuses", "rule", "stays", "verb")

    def __init__(
        self,
        verb: Verb,
        among: tuple[Any, ...],
        rule: Rule,
        known: tuple[Any, ...],
        refuses: Optional[Callable[..., Optional[Refusal]]] = None,
        joined: tuple[Ask, ...] = (),
    ) -> None:
        self.verb = verb
        self.among = among
        self.rule = rule
        self.known = known
        self.refuses = refuses  # the check that filtered `among`; kept to say why not
        self.joined = joined  # the parts of a question of several; what stands above is the first of them
        self.count = len(among)
        self.stays = ANSWERS_ITSELF
        self.anew: Optional[Do] = None  # asks the same again, where the choices depend on what others may not see

    def __or__(self, other: Ask) -> Ask:
        return any_of(self, other)

    def hidden(self, anew: Do) -> Ask:
        """The same question, marked as one whose choices are a secret; `anew` puts it again after a new deal."""
        return self._marked(self.stays, anew)

    def secret(self, anew: Do) -> Ask:
        """Hidden, and never answered by itself, for that would betray that there was nothing else to choose."""
        return self._marked(KEEPS_SECRET, anew)

    def waits(self, anew: Optional[Do] = None) -> Ask:
        """The same question, put also when its way out is all that is left: people end their own turns, and until then
        can take back what they did. With `anew` it is hidden as well."""
        return self._marked(WAITS, self.anew if anew is None else anew)

    def _marked(self, stays: int, anew: Optional[Do]) -> Ask:
        """Another question: this one may be shared by many games."""
        twin = Ask(self.verb, self.among, self.rule, self.known, self.refuses, self.joined)
        twin.count = self.count
        twin.stays = stays
        twin.anew = anew
        return twin

    def every_part(self) -> list[Ask]:
        """The questions that this one is made of."""
        return [part for ask in self.joined for part in ask.every_part()] if self.joined else [self]

    def parts(self) -> list[Ask]:
        """Those that have something to choose from."""
        return [part for part in self.every_part() if part.among]

    def part(self, verb: Verb) -> Optional[Ask]:
        """The one that asks for the verb."""
        if not self.joined:
            return self if verb is self.verb else None
        for ask in self.joined:
            part = ask.part(verb)
            if part is not None:
                return part
        return None

    def part_with(self, number: int) -> tuple[Ask, int]:
        """The one that holds the option of this number, and which of its own that is."""
        ask = self
        while ask.joined:
            for part in ask.joined:
                if number < part.count:
                    break
                number -= part.count
            ask = part
        return ask, number

    def options(self) -> list[Option]:
        return [Option(part.verb, on) for part in self.every_part() for on in part.among]


def any_of(*asks: Ask) -> Ask:
    """The same as `a | b | c`: a new question that offers all of these, which stay what they were."""
    return joining(asks)


def joining(asks: tuple[Ask, ...]) -> Ask:
    """The same for questions that were gathered; compiled, this is quicker than unpacking them."""
    first = asks[0]
    question = Ask(first.verb, first.among, first.rule, first.known, first.refuses, asks)
    count = 0
    for ask in asks:
        count += ask.count
    question.count = count
    question.stays = first.stays
    question.anew = first.anew
    return question


def each(
    verb: Verb, among: Iterable[T], rule: Callable[[Any, Any, T, Unpack[Ts]], Optional[Ask]], *known: Unpack[Ts]
) -> Ask:
    """Offer the verb on each of these; the answer calls the rule."""
    return Ask(verb, tuple(among), rule, known)


def offer(
    g: Any,
    me: Any,
    verb: Verb,
    among: Iterable[T],
    refuses: Callable[[Any, Any, T, Unpack[Ts]], Optional[Refusal]],
    rule: Callable[[Any, Any, T, Unpack[Ts]], Optional[Ask]],
    *known: Unpack[Ts],
) -> Ask:
    """Offer the verb on each of these that nothing refuses; the same check answers `why_not`."""
    check: Any = refuses
    more: tuple[Any, ...] = known
    count = len(more)
    if count == 0:  # spelled out because unpacking arguments is what costs most here
        free = [on for on in among if check(g, me, on) is None]
    elif count == 1:
        first = more[0]
        free = [on for on in among if check(g, me, on, first) is None]
    elif count == 2:
        first, second = more[0], more[1]
        free = [on for on in among if check(g, me, on, first, second) is None]
    elif count == 3:
        first, second, third = more[0], more[1], more[2]
        free = [on for on in among if check(g, me, on, first, second, third) is None]
    elif count == 4:
        first, second, third, fourth = more[0], more[1], more[2], more[3]
        free = [on for on in among if check(g, me, on, first, second, third, fourth) is None]
    else:
        free = [on for on in among if check(g, me, on, *more) is None]
    return Ask(verb, tuple(free), rule, known, refuses)


def objection(check: Callable[..., Optional[Refusal]], g: Any, me: Any, args: tuple[Any, ...]) -> Optional[Refusal]:
    """What the check says. Few arguments are passed one by one, for the same reason."""
    count = len(args)
    if count == 0:
        return check(g, me)
    if count == 1:
        return check(g, me, args[0])
    if count == 2:
        return check(g, me, args[0], args[1])
    return check(g, me, *args)


@mypyc_attr(acyclic=True)
class Do:
    """A rule to carry out and its arguments: an item of the agenda, or the text of a card."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: Callable[[Any, Any, Unpack[Ts]], Optional[Ask]], *args: Unpack[Ts]) -> None:
        self.rule: Rule = rule
        self.args: tuple[Any, ...] = args

    def __repr__(self) -> str:
        return f"{self.rule.__name__}{self.args}"
