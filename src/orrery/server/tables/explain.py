"""Why nothing can be done with a thing now: of everything that ever could, the reason that helps most."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from orrery.core.ask import Option
from orrery.core.sentence import parts, tidy
from orrery.games import title as find_title
from orrery.play.session import Session

NOTHING = "Nothing is ever done with this by itself; it only shows something."


@cache
def by_target(game: str) -> dict[str, list[Option]]:
    """Everything that could ever be done with each thing and place."""
    found: dict[str, list[Option]] = {}
    for option in find_title(game).catalog.options.values():
        found.setdefault(option.target, []).append(option)
    return found


def why(session: Session, seat: int, ref: str) -> dict[str, Any]:
    """What is being asked for comes first: its refusal speaks of this thing and not only of the moment."""
    options = by_target(session.title.name).get(ref, [])
    ask = session.game.asks.get(seat)
    now = [option for option in options if ask is not None and ask.part(option.verb) is not None]
    for option in [*now, *options]:
        refusal = session.why_not(seat, option.key)
        if refusal is None:
            label = session.title.words.label(option)
            return {"words": tidy(["You can: ", *label, "."]), "rules": [], "verb": option.verb.name}
        return {"words": parts(refusal.words), "rules": list(refusal.rules), "verb": option.verb.name}
    return through(session, seat, ref)


def through(session: Session, seat: int, ref: str) -> dict[str, Any]:
    """No choice points at it, but one may concern it, as cards are laid on a field: the game's content says which."""
    served: dict[str, str] = getattr(import_module(f"orrery.server.content.{session.title.name}"), "SERVED", {})
    verb = session.title.catalog.verbs.get(served.get(ref.partition(":")[0], ""))
    ask = session.game.asks.get(seat)
    if verb is None:
        return {"words": [NOTHING], "rules": [], "verb": ""}
    asked = ask is not None and ask.part(verb) is not None
    words = tidy([*session.view(seat)["ask"]["prompt"], "."]) if asked else parts(verb.refusal.words)
    return {"words": words, "rules": list(verb.refusal.rules), "verb": verb.name}
