"""Variants: a few of the printed values changed. What may change is on the sheets of a game; a variant is written as
TOML, `[card.K02]` and `cost = "gold crystal"` below it, and everything else stays as it is printed."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Optional, TypeVar

from orrery.core.ask import Thing
from orrery.core.sheets import Sheet, Values

LONGEST: Final = 20_000  # letters
LONGEST_NAME: Final = 40
NAME: Final = "name"
Changes = Mapping[tuple[str, str], Values]  # by kind and design, what is changed there
T = TypeVar("T", bound=Thing)


class Changed:
    """The changes of a variant, read and checked."""

    def __init__(self, name: str, values: Changes, lines: list[str], text: str) -> None:
        self.name = name
        self.values = values
        self.lines = lines  # what differs from the print, a sentence each
        self.text = text  # the one way to write it down

    def over(self, former: Changes) -> Changes:
        """These, laid over what was printed before."""
        return merged(former, self.values)


class Laid:
    """A variant laid over the printed things."""

    def __init__(self, things: Mapping[Thing, Optional[Thing]]) -> None:
        self.things = things

    def over(self, printed: tuple[T, ...]) -> tuple[T, ...]:
        """These as the variant has them."""
        found: list[Any] = [self.things.get(thing, thing) for thing in printed]
        return tuple([thing for thing in found if thing is not None])


class Variants:
    """What a game's variants may change, and the title that comes of it."""

    def __init__(
        self,
        sheets: Sequence[Sheet],
        title: Callable[[Laid], Any],
        fixed: str,
        former: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self.sheets = {sheet.kind: sheet for sheet in sheets}
        self.title = title
        self.fixed = fixed  # what no variant can change, in a sentence
        self.former = former  # by the last rules that had them: values that are printed otherwise today, as TOML
        self._former_values: dict[int, Changes] = {}

    def former_values(self, rules: int) -> Changes:
        """What games of these rules have in the place of what is printed today."""
        if rules not in self._former_values:
            found: Changes = {}
            for last in sorted(self.former, reverse=True):
                if last >= rules:
                    found = merged(found, self.read(self.former[last]).values)
            self._former_values[rules] = found
        return self._former_values[rules]

    def laid(self, changes: Changes) -> Laid:
        things: dict[Thing, Optional[Thing]] = {}
        for (kind, id), values in changes.items():
            sheet = self.sheets[kind]
            try:
                things |= dict(zip(sheet.designs[id], sheet.made(id, values), strict=True))
            except ValueError as error:
                raise ValueError(f"[{kind}.{id}] cannot be: {error}") from None
        return Laid(things)

    def read(self, text: str, former: Changes = MappingProxyType({})) -> Changed:
        """What a file says of the game as it is printed, or was; whatever cannot be is refused in a sentence."""
        if len(text) > LONGEST:
            raise ValueError(f"A variant has at most {LONGEST} letters; this one has {len(text)}.")
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise ValueError(f"The variant cannot be read as TOML: {error}.") from None
        name = data.pop(NAME, "")
        if type(name) is not str or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(f"The name of a variant has up to {LONGEST_NAME} ordinary letters.")
        values: dict[tuple[str, str], dict[str, Any]] = {}
        lines: list[str] = []
        for kind, id, field, raw in leaves(data):
            sheet = self.sheet(kind, id)
            known = {**sheet.printed(id), **former.get((kind, id), {})}
            if field not in known:
                has = ", ".join(known)
                raise ValueError(f"[{kind}.{id}] has no value '{field}' that a variant can change; it has {has}.")
            value, printed = self.value(sheet, id, field, raw), known[field]
            if value != printed and sheet.fields[field].written(value) != sheet.fields[field].written(printed):
                values.setdefault((kind, id), {})[field] = value
                lines.append(self.line(sheet, id, field, value, printed))
        if not values:
            raise ValueError("The variant changes nothing; write what differs, such as [kind.ID] and name = value.")
        return Changed(name, values, lines, self.text(name, values))

    def sheet(self, kind: str, id: str) -> Sheet:
        if kind not in self.sheets:
            raise ValueError(f"A variant cannot change [{kind}]; it can change {', '.join(self.sheets)}. {self.fixed}")
        if id not in self.sheets[kind].designs:
            known = ", ".join(self.sheets[kind].designs)
            raise ValueError(f"There is no [{kind}.{id}]; there are {known}.")
        return self.sheets[kind]

    def value(self, sheet: Sheet, id: str, field: str, raw: Any) -> Any:
        try:
            value = sheet.fields[field].read(raw)
        except ValueError:
            can = sheet.fields[field].words
            raise ValueError(f"[{sheet.kind}.{id}] {field} cannot be {raw!r}: it can be {can}.") from None
        printed = sheet.printed(id)[field]
        if isinstance(value, tuple) and all(type(n) is int for n in value) and len(value) != len(printed):
            raise ValueError(f"[{sheet.kind}.{id}] {field} has {len(printed)} numbers, not {len(value)}.")
        return value

    def line(self, sheet: Sheet, id: str, field: str, value: Any, printed: Any) -> str:
        kind = sheet.fields[field]
        now, was = shown(kind.written(value)), shown(kind.written(printed))
        return f"{sheet.designs[id][0].name} ({sheet.kind} {id}): {field} {now}, printed {was}"

    def text(self, name: str, values: Changes) -> str:
        """As TOML, in the order of the sheets, so that equal variants are written alike."""
        lines = [f"{NAME} = {spelled(name)}"] if name else []
        for kind, sheet in self.sheets.items():
            for id in sheet.designs:
                changed = values.get((kind, id), {})
                if changed:
                    lines.append(f"[{kind}.{id}]")
                written = {name: sheet.fields[name].written(changed[name]) for name in sheet.fields if name in changed}
                lines += [f"{name} = {spelled(value)}" for name, value in written.items()]
        return "\n".join(lines) + "\n"

    def everything(self) -> str:
        """All that may change, as it is printed: a file to begin with."""
        values = {(kind, id): sheet.printed(id) for kind, sheet in self.sheets.items() for id in sheet.designs}
        return self.text("", values)


def merged(under: Changes, over: Changes) -> Changes:
    return {design: {**under.get(design, {}), **over.get(design, {})} for design in {**under, **over}}


def leaves(data: Mapping[str, Any]) -> list[tuple[str, str, str, Any]]:
    """Every value, with where it stands."""
    found = []
    for kind, things in data.items():
        for id, fields in things.items() if type(things) is dict else ((kind, things),):
            if type(things) is not dict or type(fields) is not dict:
                raise ValueError(f"'{kind}' says nothing by itself; write [kind.ID] and name = value below it.")
            found += [(kind, id, field, raw) for field, raw in fields.items()]
    return found


def spelled(value: Any) -> str:
    """TOML for texts, numbers, lists and flat tables."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{name} = {spelled(item)}" for name, item in value.items()]) + "}"
    return json.dumps(value, ensure_ascii=False)


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join([shown(item) for item in value]) or "nothing"
    if isinstance(value, dict):
        return ", ".join([f"{name} {item}" for name, item in value.items()])
    return str(value) or "nothing"
