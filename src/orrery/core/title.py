"""The front door of a game: everything outside the games reaches them through a `Title`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final, Optional

from orrery.core.account import Entry
from orrery.core.ask import Option, Refusal, Rule, Thing, Verb
from orrery.core.game import Event, Game
from orrery.core.rng import Rng
from orrery.core.words import Words

RULES: Final = "rules"  # the setting that only games of older rules have


class Switch:
    """Something a table may choose before the game: a contested ruling, or a way to play. The first is the default."""

    def __init__(self, name: str, choices: tuple[str, ...], rules: str, words: str) -> None:
        self.name = name
        self.choices = choices
        self.rules: tuple[str, ...] = tuple(rules.split())
        self.words = words


class Catalog:
    """Finds the things, verbs, targets and rules that saves, journals and clients name."""

    def __init__(
        self,
        verbs: tuple[Verb, ...],
        targets: Mapping[str, tuple[Any, ...]],
        chapters: tuple[ModuleType, ...],
        aliases: Mapping[str, str],
    ) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.targets = targets  # everything a verb of this kind could ever point at
        self.things = {on.ref: on for kind in targets for on in targets[kind] if isinstance(on, Thing)}
        self.aliases = aliases  # rules that were renamed: the old name to the new one
        self.rules: dict[str, Rule] = {}
        for chapter in chapters:
            for rule in vars(chapter).values():
                if callable(rule) and not isinstance(rule, type) and rule.__module__ == chapter.__name__:
                    self.rules[rule_name(rule)] = rule
        options = [Option(verb, on) for verb in verbs for on in targets[verb.kind]]
        self.options = {option.key: option for option in options}

    def rule(self, name: str) -> Rule:
        return self.rules[self.aliases.get(name, name)]


def rule_name(rule: Any) -> str:
    """A rule as saves name it: the chapter and the function, such as `orbit.orbit_channel`."""
    return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}"


class Score:
    """How a player did: the total that is compared, what it is made of, and whether it wins."""

    def __init__(self, seat: int, total: int, parts: dict[str, int], winner: bool) -> None:
        self.seat = seat  # an opponent whom the game itself plays is numbered after the last seat
        self.total = total
        self.parts = parts
        self.winner = winner


class Title:
    """What a game package offers."""

    def __init__(
        self,
        name: str,
        title: str,
        about: str,
        version: int,
        seats: tuple[int, ...],
        switches: tuple[Switch, ...],
        catalog: Catalog,
        words: Words,
        text: Callable[[Any, Mapping[str, str]], str],
        waiting: Refusal,
        over: Refusal,
        setup: Callable[[int, int, Mapping[str, str]], Any],
        blank: Callable[[int, Mapping[str, str]], Any],
        fields: tuple[tuple[str, ...], tuple[str, ...]],
        view: Callable[[Any, int], dict[str, Any]],
        imagine: Callable[[Any, int, Rng], Any],
        scores: Callable[[Any], list[Score]],
        account: Callable[[Any, Sequence[Event]], list[list[Entry]]],
        why: Callable[[Any, Sequence[str]], str],
        evaluate: Callable[[Any, int], float],
        ahead: Optional[Callable[[Any], int]] = None,
        check: Optional[Callable[[Any], None]] = None,
        oldest: Optional[int] = None,
    ) -> None:
        self.name = name
        self.title = title
        self.about = about
        self.version = version  # of the rules: raised when the same choices would play another game
        self.oldest = version if oldest is None else oldest  # version whose games are still played by their own rules
        self.seats = seats
        self.switches = switches
        self.catalog = catalog
        self.words = words
        self._text = text
        self.waiting = waiting
        self.over = over
        self.setup = setup
        self.blank = blank
        self.fields = fields  # of the game and of a player: what a save holds
        self.view = view
        self.imagine = imagine
        self.scores = scores
        self.account = account  # what each score is made of, as far as the position and the story given tell
        self.why = why  # in a sentence with these names: who won, and by what
        self.evaluate = evaluate  # how good a seat's prospects are, from what is on the table; for bots
        self._ahead = ahead
        self._check = check

    def ahead(self, g: Any) -> int:
        """How many own turns a search should look ahead from here: more than one where a turn only prepares another."""
        return 1 if self._ahead is None else self._ahead(g)

    def check(self, g: Any) -> None:
        """Raise a ValueError where a position, which anybody may have edited, holds what no game can."""
        if self._check is not None:
            self._check(g)

    def text(self, thing: Any, settings: Optional[Mapping[str, str]] = None) -> str:
        """What a thing does at a table with these settings, in words made from its own data."""
        return self._text(thing, self.settings(settings or {}))

    def settings(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All switches with their values; a wrong one is refused in a sentence."""
        known = {switch.name: switch for switch in self.switches}
        older = self.older_rules(chosen)
        for name, value in chosen.items():
            if name in older:
                continue
            if name not in known:
                raise ValueError(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}.")
            if value not in known[name].choices:
                raise ValueError(f"Option '{name}' can be {' or '.join(known[name].choices)}, not {value!r}.")
        return {name: chosen.get(name, switch.choices[0]) for name, switch in known.items()} | older

    def older_rules(self, settings: Mapping[str, str]) -> dict[str, str]:
        """A game goes on by the rules it began with: one begun under older rules has a setting that says which."""
        rules = settings.get(RULES, "")
        return {RULES: rules} if rules in [str(version) for version in range(self.oldest, self.version)] else {}

    def picked(self, settings: Mapping[str, str]) -> dict[str, str]:
        """The switches that differ from their defaults: what stays the same when a game gets another switch."""
        return {s.name: settings[s.name] for s in self.switches if settings[s.name] != s.choices[0]}

    def why_not(self, g: Game[Any], seat: int, key: str) -> Optional[Refusal]:
        """Why this seat cannot choose that now: the rules and the words; None when it can."""
        option = self.catalog.options.get(key)
        if option is None:
            raise ValueError(f"{self.title} knows no choice called {key[:60]!r}.")
        ask = g.asks.get(seat)
        if ask is None:
            return self.waiting if g.asks else self.over
        part = ask.part(option.verb)
        if part is None:
            return option.verb.refusal
        if part.refuses is not None:
            return part.refuses(g, g.players[seat], option.on, *part.known)
        return None if option.on in part.among else option.verb.refusal
