"""Writes the client's types from the server's description of the wire: `python web/wire.py`, or `--check` for drift.

What all games share lies in src/wire, what a game sends of its own in src/games/<game>/wire.ts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from orrery.games import titles
from orrery.server.wire import schema
from orrery.server.wire.schema import Schema

SOURCE = Path(__file__).resolve().parent / "src"
HEAD = "/** Written by web/wire.py from the server's description of the wire: change that, not this. */\n"
UNIONS = {"Said": schema.SENT, "Heard": schema.HEARD}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LONGEST = 120  # letters in a line, as Prettier breaks them
SENT = (("View", "View"), ("Content", "Content"), ("Event", "GameEvent"))  # by a game, and by any
GAMES = """/** What each game sends of its own, by its name: its file adds to this. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}
"""
SENTENCE: Schema = schema.common()["Question"]["properties"]["prompt"]


def kind(shape: Schema) -> str:
    """A schema as a type."""
    if shape == SENTENCE:
        return "Sentence"
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join([json.dumps(value) for value in shape["enum"]])
    if "anyOf" in shape:
        return " | ".join([kind(part) for part in shape["anyOf"]])
    if shape["type"] == "array":
        return row(shape)
    if shape["type"] == "object":
        return fields(shape) if "properties" in shape else named(kind(shape["additionalProperties"]))
    return SIMPLE[shape["type"]]


def named(item: str) -> str:
    """A Record cannot hold what it is itself a part of."""
    return f"{{ [name: string]: {item} }}" if item == "Json" else f"Record<string, {item}>"


def row(shape: Schema) -> str:
    if "prefixItems" in shape or shape.get("maxItems") == 0:
        return f"[{', '.join([kind(part) for part in shape.get('prefixItems', [])])}]"
    item = kind(shape["items"])
    return f"({item})[]" if "|" in item else f"{item}[]"


def fields(shape: Schema) -> str:
    required = shape.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {kind(part)};\n" for name, part in shape["properties"].items()
    ]
    return f"{{\n{''.join(lines)}}}"


def comment(words: str) -> str:
    lines = [line.strip() for line in words.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *[f" * {line}\n" for line in lines], " */\n"])


def declared(name: str, shape: Schema) -> str:
    said = comment(shape["description"]) if "description" in shape else ""
    if "properties" in shape:
        return f"{said}export interface {name} {fields(shape)}\n"
    if "allOf" in shape:
        *bases, own = shape["allOf"]
        return f"{said}export interface {name} extends {', '.join([kind(base) for base in bases])} {fields(own)}\n"
    return said + alias(name, kind(shape))


def alias(name: str, meant: str) -> str:
    line = f"export type {name} = {meant};\n"
    return line if len(line) <= LONGEST else line.replace(" = ", " =\n  ")


def names_in(found: Any) -> set[str]:
    if found == SENTENCE:
        return {"Sentence"}
    if isinstance(found, list):
        return set[str]().union(*[names_in(item) for item in found])
    if not isinstance(found, dict):
        return set()
    here = {kind(found)} if "$ref" in found else set[str]()
    return here.union(*[names_in(item) for item in found.values()])


def shared() -> str:
    """What all games have; what each sends of its own, its file adds to `Games`."""
    known = schema.common()
    types = [declared(name, shape) for name, shape in sorted(known.items())]
    types.append(f"export type Sentence = {row(SENTENCE)};\n")
    unions = [alias(name, " | ".join([shape.__name__ for shape in shapes])) for name, shapes in UNIONS.items()]
    sent = [f'export type Any{part} = Games[keyof Games]["{part.lower()}"] | {plain};\n' for part, plain in SENT]
    return "\n".join([HEAD, *types, *unions, GAMES, *sent])


EVENT = """export type Event = {
  [E in keyof Events]: Omit<GameEvent, "event" | "details"> & { event: E; details: Events[E] };
}[keyof Events];
"""


def of_game(title: Any) -> str:
    common = schema.common()
    own = {name: shape for name, shape in schema.shapes_of(title).items() if common.get(name) != shape}
    used = sorted({*names_in(list(own.values()))} - own.keys())
    types = [EVENT if name == "Event" else declared(name, shape) for name, shape in own.items()]
    sent = "".join([f"  {part.lower()}: {part};\n" for part, _ in SENT])
    types.append(f"export interface Sent {{\n{sent}}}\n")
    added = f'declare module "../../wire" {{\n  interface Games {{\n    {title.name}: Sent;\n  }}\n}}\n'
    return "\n".join([HEAD, f'import type {{ {", ".join(used)} }} from "../../wire";\n', *types, added])


def files() -> dict[Path, str]:
    drawn = [title for title in titles() if title.shapes is not None and (SOURCE / "games" / title.name).is_dir()]
    games = {SOURCE / "games" / title.name / "wire.ts": of_game(title) for title in drawn}
    return {SOURCE / "wire" / "index.ts": shared(), **games}


def main() -> None:
    written = files()
    stale = [path for path, text in written.items() if not path.is_file() or path.read_text() != text]
    if "--check" in sys.argv:
        if stale:
            names = ", ".join([str(path.relative_to(SOURCE.parent)) for path in stale])
            sys.exit(f"{names}: not what the server describes. Write anew: python web/wire.py")
        return
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written[path])
        print(f"Written: {path.relative_to(SOURCE.parent)}")


if __name__ == "__main__":
    main()
