"""What answers are made of."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

REF = "#/components/schemas/{name}"


def one_of(*names: str) -> Any:
    """Stands for shapes that are described under these names: checkers of types cannot follow, readers can."""
    refs = [{"type": "null"} if name == "null" else {"$ref": REF.format(name=name)} for name in names]
    return Meta(extra_json_schema=refs[0] if len(refs) == 1 else {"anyOf": refs})


Json = Annotated[Any, one_of("Json")]  # whatever a game has to tell
AnyView = Annotated[Any, one_of("AnyView", "null")]  # the one of the table's game
Ok = Annotated[Any, one_of("Version", "Lines", "Reason", "Looked")]  # to what was asked
