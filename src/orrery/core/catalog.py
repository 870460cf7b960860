"""The things, verbs, targets and rules of a game, found by the names that saves, journals and clients use."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from orrery.core.ask import Ask, Option, Rule, Thing, Verb


class Catalog:
    def __init__(
        self, verbs: tuple[Verb, ...], targets: Mapping[str, tuple[Any, ...]], chapters: tuple[ModuleType, ...]
    ) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.targets = targets  # everything a verb of this kind could ever point at
        self.things = {on.ref: on for kind in targets for on in targets[kind] if isinstance(on, Thing)}
        for things in targets.values():
            tell_apart([on for on in things if isinstance(on, Thing)])
        self.rules: dict[str, Rule] = {}
        for chapter in chapters:
            for rule in vars(chapter).values():
                if callable(rule) and not isinstance(rule, type) and rule.__module__ == chapter.__name__:
                    self.rules[rule_name(rule)] = rule
        for verb in verbs:
            if verb.kind not in targets:
                all_of_it = f"'{verb.kind}': (...)" if verb.kind else "'': (0,), since it stands alone"
                raise ValueError(f"The targets of the verb '{verb.name}' are missing in the Catalog: {all_of_it}.")
        options = [Option(verb, on) for verb in verbs for on in targets[verb.kind]]
        self.options = {option.key: option for option in options}
        self.numbered = tuple(
            self.options.values()
        )  # for programs, to whom an option is a number: the same in every game
        self._numbers: dict[Verb, dict[Any, int]] = {verb: {} for verb in verbs}
        for number, option in enumerate(self.numbered):
            self._numbers[option.verb][option.on] = number

    def mask(self, ask: Ask) -> bytearray:
        """A byte for every option: 1 where the question offers it."""
        mask = bytearray(len(self.numbered))
        for part in ask.joined or (ask,):
            for single in part.every_part() if part.joined else (part,):
                numbers = self._numbers[single.verb]
                for on in single.among:
                    mask[numbers[on]] = 1
        return mask

    def offered(self, ask: Ask) -> list[int]:
        """The numbers of all that the question offers, in the order of its options."""
        return [self._numbers[part.verb][on] for part in ask.every_part() for on in part.among]


def tell_apart(things: list[Thing]) -> None:
    """Hidden things are sorted by number before they are dealt anew: two of the same would betray how they lay."""
    refs: dict[str, Thing] = {}
    numbers: dict[int, Thing] = {}
    for thing in things:
        if thing.ref in refs:
            raise ValueError(f"There are two things called {thing.ref}: give '{thing.name}' an id of its own.")
        if thing.number in numbers:
            other = numbers[thing.number]
            raise ValueError(f"{thing.ref} and {other.ref} are both number {thing.number}: each needs its own.")
        refs[thing.ref] = numbers[thing.number] = thing


def rule_name(rule: Any) -> str:
    """A rule as saves name it: the chapter and the function, such as `orbit.orbit_channel`."""
    return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}"
