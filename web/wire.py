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
VIEW, AT_TABLE = "View", "AtTable"
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
    if "prefixItems" in shape:
        return f"[{', '.join([kind(part) for part in shape['prefixItems']])}]"
    item = kind(shape["items"])
    return f"({item})[]" if "|" in item else f"{item}[]"


def fields(shape: Schema, without: tuple[str, ...] = ()) -> str:
    required = shape.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {kind(part)};\n"
        for name, part in shape["properties"].items()
        if name not in without
    ]
    return f"{{\n{''.join(lines)}}}"


def comment(words: str) -> str:
    lines = [line.strip() for line in words.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *[f" * {line}\n" for line in lines], " */\n"])


def declared(name: str, shape: Schema, base: str = "") -> str:
    said = comment(shape["description"]) if "description" in shape else ""
    if "properties" in shape:
        return f"{said}export interface {name}{f' extends {base}' if base else ''} {fields(shape)}\n"
    return f"{said}export type {name} = {kind(shape)};\n"


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
    """Of every view the client knows what all games have; the game's own folder knows the rest."""
    known = schema.common()
    known["AnyView"] = {"$ref": f"#/{VIEW}"}
    types = [declared(name, shape) for name, shape in sorted(known.items())]
    types.append(f"export type Sentence = {row(SENTENCE)};\n")
    unions = [f"export type {name} = {' | '.join([s.__name__ for s in shapes])};\n" for name, shapes in UNIONS.items()]
    return "\n".join([HEAD, *types, *unions])


def of_game(title: Any) -> str:
    _, parts = schema.view_of(title)
    common = schema.common()
    own = {name: shape for name, shape in parts.items() if common.get(name) != shape}
    used = sorted({*names_in(list(own.values())), AT_TABLE} - own.keys())
    types = [declared(name, shape, AT_TABLE if name == VIEW else "") for name, shape in own.items()]
    return "\n".join([HEAD, f'import type {{ {", ".join(used)} }} from "../../wire";\n', *types])


def files() -> dict[Path, str]:
    folders = {title.name: SOURCE / "games" / title.name for title in titles() if title.sight.shape is not None}
    games = {folder / "wire.ts": name for name, folder in folders.items() if folder.is_dir()}
    known = {title.name: title for title in titles()}
    return {SOURCE / "wire" / "index.ts": shared(), **{path: of_game(known[name]) for path, name in games.items()}}


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
