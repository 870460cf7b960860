"""What can be done with a thing now, or why nothing can: every reason there is, the most helpful first."""

from __future__ import annotations

from functools import lru_cache

from orrery.core.ask import Option, Refusal, Thing
from orrery.core.sentence import Sentence, parts, tidy
from orrery.core.title import Title
from orrery.play.reasons import asked, different, weighed
from orrery.play.session import Session
from orrery.server.wire import answers

NOTHING = "Nothing is ever done with this by itself; it only shows something."


@lru_cache(maxsize=32)
def by_target(title: Title) -> dict[str, list[Option]]:
    """Everything that could ever be done with each thing and place."""
    found: dict[str, list[Option]] = {}
    for option in title.catalog.options.values():
        found.setdefault(option.target, []).append(option)
    return found


def why(session: Session, seat: int, ref: str) -> answers.Reason:
    legal, refused = weighed(session, seat, by_target(session.title).get(ref, []))
    if legal:
        barred = [(o, refusal) for o, refusal in refused if isinstance(o.on, Thing) and asked(session, seat, o)]
        others = [cause(session, option, refusal) for option, refusal in barred]
        return {"words": can(session, seat, legal), "rules": [], "verb": legal[0].verb.name, "more": others}
    if not refused:
        return through(session, seat, ref)
    first, *others = [cause(session, option, refusal) for option, refusal in different(refused)]
    return {"words": first["words"], "rules": first["rules"], "verb": first["verb"], "more": others}


def can(session: Session, seat: int, legal: list[Option]) -> Sentence:
    """All that can be done, in the words of its buttons."""
    offered = {choice["key"]: choice["label"] for choice in session.view(seat)["ask"]["options"]}
    said: Sentence = ["You can: "]
    for number, option in enumerate(legal):
        said += ["; or: ", *offered[option.key]] if number else offered[option.key]
    return tidy([*said, "."])


def cause(session: Session, option: Option, refusal: Refusal) -> answers.Cause:
    label = session.title.words.label(option)
    return {"words": parts(refusal.words), "rules": list(refusal.rules), "verb": option.verb.name, "label": label}


def through(session: Session, seat: int, ref: str) -> answers.Reason:
    """No choice points at it, but one may concern it, as cards are laid on a field: the game says which."""
    title = session.title
    verb = title.catalog.verbs.get(title.printed.concerns.get(ref.partition(":")[0], ""))
    ask = session.game.asks.get(seat)
    if verb is None:
        return {"words": [NOTHING], "rules": [], "verb": "", "more": []}
    now = ask is not None and ask.part(verb) is not None
    words = tidy([*session.view(seat)["ask"]["prompt"], "."]) if now else parts(verb.refusal.words)
    return {"words": words, "rules": list(verb.refusal.rules), "verb": verb.name, "more": []}
