"""`why <thing>`: everything that could ever be done with it, and why not now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.cli.terminal import short
from orrery.core.ask import Option, Thing
from orrery.core.sentence import plain
from orrery.core.title import Title
from orrery.play.reasons import weighed
from orrery.play.session import Session, explain


def why(session: Session, seat: int, words: str) -> list[str]:
    """A sentence for each thing that could be done: first what can be done now, then why the rest cannot."""
    found = list(dict.fromkeys([*options_about(session.title, words), *options_at(session, seat, words)]))
    if not found:
        example = an_example(session)
        return [f"Nothing here is called '{short(words)}'; name a card, a place or a verb, such as: why {example}"]
    asked = session.game.asks.get(seat)
    legal, refused = weighed(session, seat, found)
    ranked = [*legal, *[option for option, _ in refused]]
    now = [option for option in ranked if asked is not None and asked.part(option.verb) is not None]
    lines = [reason(session, seat, option) for option in now]
    later = [option for option in found if option in ranked and option not in now]
    return lines + list(dict.fromkeys([not_now(session, seat, option, len(found)) for option in later]))


def reason(session: Session, seat: int, option: Option) -> str:
    label = called(session, seat, option)
    refusal = session.why_not(seat, option.key)
    if refusal is not None:
        return f"{label}: no. {explain(refusal)}"
    number = [offered.key for offered in session.game.options(seat)].index(option.key) + 1
    return f"{label}: yes, that is option {number}."


def not_now(session: Session, seat: int, option: Option, found: int) -> str:
    """One line a verb is enough where the verb itself is not being asked for."""
    refusal = session.why_not(seat, option.key)
    said = "" if refusal is None else explain(refusal)
    return f"{called(session, seat, option) if found < 10 else option.verb.name}: not now. {said}"


def called(session: Session, seat: int, option: Option) -> str:
    """What the option says, in the names of this table."""
    label = session.title.words.label(option)
    return plain(session.title.said_at(session.view(seat), label))


def options_at(session: Session, seat: int, words: str) -> list[Option]:
    """All options whose place has this name at this table alone, with a verb before it or without."""
    title, view, wanted = session.title, session.view(seat), " ".join(words.lower().split())
    verb, _, rest = wanted.partition(" ")
    named = [(option, refs_called(title, view, option)) for option in title.catalog.options.values()]
    return [
        option for option, names in named if wanted in names or (option.verb.name == verb and rest and rest in names)
    ]


def refs_called(title: Title, view: Mapping[str, Any], option: Option) -> list[str]:
    said = title.said_at(view, title.words.label(option))
    return [plain(said).lower(), *[part["name"].lower() for part in said if not isinstance(part, str)]]


def options_about(title: Title, words: str) -> list[Option]:
    """All options that the words may mean: a key, a verb, a thing or place by its name, or a verb and one of these."""
    wanted = " ".join(words.lower().split())
    everything = list(title.catalog.options.values())
    exact = [option for option in everything if wanted in (option.key.lower(), label_of(title, option))]
    if exact:
        return exact
    verb, _, rest = wanted.partition(" ")
    if verb in title.catalog.verbs:
        mine = [option for option in everything if option.verb.name == verb]
        return [option for option in mine if rest in names_of(title, option)] if rest else mine
    return [option for option in everything if wanted in names_of(title, option)]


def label_of(title: Title, option: Option) -> str:
    return plain(title.words.label(option)).lower()


def names_of(title: Title, option: Option) -> list[str]:
    """How people may call what the option points at."""
    if isinstance(option.on, Thing):
        colour = getattr(option.on, "colour", "")  # galaxies are called by it on cards
        called = [colour, f"{colour} {option.verb.kind}"] if isinstance(colour, str) and colour else []
        return [option.target.lower(), option.on.id.lower(), option.on.name.lower(), *called]
    place = title.words.places.get(option.verb.kind)
    named = place(option.on).lower() if place is not None and option.verb.kind else ""
    return [option.target.lower(), named, named.removeprefix(f"{option.verb.kind} ")] if named else [option.target]


def an_example(session: Session) -> str:
    """Something that can be asked about in this game."""
    verb = next(verb for verb in session.title.catalog.verbs.values() if verb.kind)
    on = session.title.catalog.targets[verb.kind][0]
    return Option(verb, on).key
