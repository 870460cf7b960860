"""The description of the wire as JSON Schema: for the OpenAPI page, and for the types of the client."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from orrery.core.title import Title
from orrery.core.view import AtTable
from orrery.games import titles
from orrery.server.wire import answers, requests
from orrery.server.wire.answers.state import REF

Schema = dict[str, Any]
SENT = get_args(requests.Said)  # over a socket, by clients
HEARD = (
    answers.StateMessage,
    answers.TableMessage,
    answers.ThinkingMessage,
    answers.ReplyMessage,
    answers.RefusalMessage,
    answers.ClosedMessage,
)
FORMS = (requests.NewTable, requests.Joining, requests.Filling, requests.Forking)
OPERATIONS = (requests.Seated, requests.Choosing, requests.Agreeing, requests.Previewing, requests.Asking)
ANSWERS = (
    *(answers.Refused, answers.Version, answers.Lines, answers.Cause, answers.Reason, answers.Looked),
    *(answers.Game, answers.Rule, answers.Content, answers.TableInfo, answers.MyTable),
    *(answers.View, AtTable, answers.TableState),
    *(answers.GameEvent, answers.ScoreSheet, answers.Course, answers.Recovery, answers.KeptTable, answers.Transcript),
)
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
    return {"$ref": REF.format(name=shape.__name__)}


def common() -> dict[str, Schema]:
    """Every shape that is the same whatever is played."""
    _, found = msgspec.json.schema_components([*FORMS, *OPERATIONS, *SENT, *ANSWERS, *HEARD], ref_template=REF)
    return {**found, "Json": JSON}


def view_of(title: Title) -> tuple[Schema, dict[str, Schema]]:
    """The shape of a game's view, and all that it is made of."""
    if title.sight.shape is None:
        return ref(answers.View), {}
    (shape,), parts = msgspec.json.schema_components([title.sight.shape], ref_template=REF)
    return shape, parts


def components() -> dict[str, Schema]:
    """Every shape, with the views of all games; what a game calls its own bears its name."""
    shared = common()
    found, views = dict(shared), list[Schema]()
    for title in titles():
        shape, parts = view_of(title)
        renamed = {name: f"{title.name}.{name}" for name in parts if shared.get(name) != parts[name]}
        found |= {renamed.get(name, name): renamed_refs(part, renamed) for name, part in parts.items()}
        views.append(renamed_refs(shape, renamed))
    own = [view for view in views if view != ref(answers.View)]
    found["AnyView"] = {"anyOf": [*[{"allOf": [ref(answers.View), view]} for view in own], ref(answers.View)]}
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
