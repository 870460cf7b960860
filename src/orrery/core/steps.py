"""What a card does, as a variant writes it: `gain_discovery(2)`, `gain((2, 2, 0))`, `trade_matter(gain_discovery(3))`.

A step is understood where the game prints one of the same form: the same rule, with arguments of the same kinds. So
whatever a variant can say has words, and rules that know what to do with it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Any, Final

from orrery.core.ask import Do, Thing

SMALLEST_LIMIT: Final = 3
MOST: Final = 6  # steps of one thing
LONGEST: Final = 200  # letters of one step
Form = tuple[Any, ...]


class Steps:
    """A list of steps, each of a form that is printed somewhere in the game."""

    def __init__(self, printed: Iterable[Do], fewest: int = 0, most: int = MOST) -> None:
        self.rules: dict[str, Any] = {}
        self.forms: dict[Form, str] = {}
        self.limits: dict[tuple[str, int], int] = {}
        self.things: dict[str, Thing] = {}
        self.fewest = fewest
        self.most = most
        for step in printed:
            self.learn(step)
        examples = sorted({form[0]: spelled for form, spelled in self.forms.items()}.values())
        self.words = f"a list of {fewest} to {most} steps of the forms {', '.join(examples)}"

    def learn(self, step: Do) -> None:
        name = step.rule.__name__
        self.rules[name] = step.rule
        self.forms.setdefault(form(step), written(step))
        for arg in step.args:
            if isinstance(arg, Do):
                self.learn(arg)
            elif isinstance(arg, Thing):
                self.things[arg.id] = arg
        for place, number in numbers(step):
            self.limits[name, place] = max(number, self.limits.get((name, place), 0))

    def read(self, raw: Any) -> tuple[Do, ...]:
        if type(raw) is not list or not self.fewest <= len(raw) <= self.most:
            raise ValueError(self.words)
        return tuple([self.step(text) for text in raw])

    def step(self, text: Any) -> Do:
        if type(text) is not str or len(text) > LONGEST:
            raise ValueError(self.words)
        try:
            found = self.value(ast.parse(text.strip(), mode="eval").body)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise ValueError(self.words) from None
        if not isinstance(found, Do) or not self.fits(found):
            raise ValueError(self.words)
        return found

    def value(self, node: Any) -> Any:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            return Do(self.rules[node.func.id], *[self.value(arg) for arg in node.args]) if self.knows(node) else None
        if isinstance(node, ast.Name):
            return self.things.get(node.id)
        if isinstance(node, ast.Tuple):
            return tuple([self.value(item) for item in node.elts])
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        return None

    def knows(self, node: Any) -> bool:
        return node.func.id in self.rules

    def fits(self, step: Do) -> bool:
        name = step.rule.__name__
        inner = [arg for arg in step.args if isinstance(arg, Do)]
        return (
            form(step) in self.forms
            and all(n <= max(SMALLEST_LIMIT, 2 * self.limits.get((name, place), 0)) for place, n in numbers(step))
            and all(self.fits(arg) for arg in inner)
        )

    def written(self, value: Iterable[Do]) -> list[str]:
        return [written(step) for step in value]


class Lines(Steps):
    """A list of lines, each a step and what is done where that cannot be: `explore(1) / settle(1)`."""

    def __init__(self, printed: Iterable[tuple[Do, ...]]) -> None:
        super().__init__([step for line in printed for step in line], 1)
        self.words = self.words.replace("steps", "lines 'step / step'")

    def read(self, raw: Any) -> Any:
        if type(raw) is not list or not self.fewest <= len(raw) <= self.most or not all(type(x) is str for x in raw):
            raise ValueError(self.words)
        return tuple([tuple([self.step(text) for text in line.split("/")]) for line in raw])

    def written(self, value: Iterable[Any]) -> list[str]:
        return [" / ".join([written(step) for step in line]) for line in value]


def form(step: Do) -> Form:
    """The rule and the kinds of its arguments; numbers may be any."""
    return (step.rule.__name__, *[form_of(arg) for arg in step.args])


def form_of(arg: Any) -> Any:
    if isinstance(arg, Do):
        return form(arg)
    if isinstance(arg, Thing):
        return arg.ref.partition(":")[0]
    return tuple([form_of(item) for item in arg]) if isinstance(arg, tuple) else type(arg).__name__


def numbers(step: Do) -> Iterator[tuple[int, int]]:
    """The numbers among the arguments, each with its place."""
    for place, arg in enumerate(step.args):
        for item in arg if isinstance(arg, tuple) else (arg,):
            if type(item) is int:
                yield place, item


def written(arg: Any) -> str:
    if isinstance(arg, Do):
        return f"{arg.rule.__name__}({', '.join([written(item) for item in arg.args])})"
    if isinstance(arg, tuple):
        return f"({', '.join([written(item) for item in arg])})"
    return arg.id if isinstance(arg, Thing) else str(arg)
