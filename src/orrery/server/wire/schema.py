"""The description of the wire as JSON Schema: for the OpenAPI page, and for the types of the client."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from orrery.core.title import Title
from orrery.core.view import AtTable, Instruction
from orrery.games import titles
from orrery.server.wire import answers, requests
from orrery.server.wire.answers.state import REF

Schema = dict[str, Any]
SENT = get_args(requests.Said)  # over a socket, by clients
HEARD = (
    answers.StateMessage,
    answers.TableMessage,
    answers.ThinkingMessage,
    answers.HintedMessage,
    answers.ReplyMessage,
    answers.RefusalMessage,
    answers.ClosedMessage,
)
FORMS = tuple(
    [form for form in vars(requests).values() if isinstance(form, type) and issubclass(form, requests.Form)][1:]
)  # the first is what they have in common
NEVER_ALONE = ("REF", "Happening", "Sight")  # what others are made of
ANSWERS = (AtTable, Instruction, *[getattr(answers, name) for name in answers.__all__ if name not in NEVER_ALONE])
JSON: Schema = {
    "title": "Json",
    "description": "Whatever a game has to tell.",
    "anyOf": [
        *[{"type": kind} for kind in ("null", "boolean", "number", "string")],
        {"type": "array", "items": {"$ref": REF.format(name="Json")}},
        {"type": "object", "additionalProperties": {"$ref": REF.format(name="Json")}},
    ],
}


def ref(shape: Any) -> Schema:
    """A shape, or the name of one."""
    return {"$ref": REF.format(name=shape if isinstance(shape, str) else shape.__name__)}


def common() -> dict[str, Schema]:
    """Every shape that is the same whatever is played."""
    _, found = msgspec.json.schema_components([*FORMS, *ANSWERS], ref_template=REF)
    twice = sorted({name.rpartition(".")[2] for name in found if "." in name})  # told apart by their modules
    if twice:
        raise TypeError(f"More than one shape of the wire is called {', '.join(twice)}: give each a name of its own.")
    return {**found, "Json": JSON}


def shapes_of(title: Title) -> dict[str, Schema]:
    """What a game shows of its own, and all that it is made of: View, Content and Event are what it sends."""
    own = title.shapes
    if own is None:
        return {}
    _, found = msgspec.json.schema_components([own.view, *own.things, own.board, own.events], ref_template=REF)
    name: Schema = {"enum": [title.name]}
    things = {"type": "object", "additionalProperties": ref("Thing")}
    game = {"type": "object", "properties": {"game": name}, "required": ["game"]}
    printed = {"game": name, "board": ref("Board"), "things": things}
    view = found.pop(own.view.__name__)
    return {
        **found,
        "Seen": {**view, "title": "Seen"},
        "View": {"allOf": [ref("AtTable"), ref("Seen"), game]},
        "Thing": {"anyOf": [ref(thing) for thing in own.things]},
        "Content": {"type": "object", "properties": printed, "required": [*printed]},
        "Event": {"anyOf": [event(name, details) for name, details in found["Events"]["properties"].items()]},
    }


def event(name: str, details: Schema) -> Schema:
    told = {"event": {"enum": [name]}, "details": details}
    return {"allOf": [ref(answers.GameEvent), {"type": "object", "properties": told}]}


def components() -> dict[str, Schema]:
    """Every shape, with those of all games; what a game calls its own bears its name."""
    shared = common()
    found = dict(shared)
    sent: dict[str, list[Schema]] = {"View": [], "Content": [], "Event": []}
    for title in titles():
        parts = shapes_of(title)
        renamed = {name: f"{title.name}.{name}" for name in parts if shared.get(name) != parts[name]}
        found |= {renamed.get(name, name): renamed_refs(part, renamed) for name, part in parts.items()}
        for name, shapes in sent.items():
            shapes += [ref(renamed[name])] if name in parts else []
    for name, plain in (("View", answers.View), ("Content", answers.Content), ("Event", answers.GameEvent)):
        found[f"Any{name}"] = {"anyOf": [*sent[name], ref(plain)]}
    return found


def renamed_refs(schema: Any, names: dict[str, str]) -> Any:
    """The same schema, pointing at the new names."""
    if isinstance(schema, list):
        return [renamed_refs(item, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name in names:
        return {"$ref": REF.format(name=names[name])}
    return {key: renamed_refs(value, names) for key, value in schema.items()}
