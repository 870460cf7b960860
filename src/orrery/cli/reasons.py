"""`why <thing>`: everything that could ever be done with it, and why not now."""

from __future__ import annotations

from orrery.cli.terminal import short
from orrery.core.ask import Option, Thing
from orrery.core.sentence import plain
from orrery.core.title import Title
from orrery.play.reasons import weighed
from orrery.play.session import Session, explain


def why(session: Session, seat: int, words: str) -> list[str]:
    """A sentence for each thing that could be done: first what can be done now, then why the rest cannot."""
    found = options_about(session.title, words)
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
    label = plain(session.title.words.label(option))
    refusal = session.why_not(seat, option.key)
    if refusal is not None:
        return f"{label}: no. {explain(refusal)}"
    number = [offered.key for offered in session.game.options(seat)].index(option.key) + 1
    return f"{label}: yes, that is option {number}."


def not_now(session: Session, seat: int, option: Option, found: int) -> str:
    """One line a verb is enough where the verb itself is not being asked for."""
    refusal = session.why_not(seat, option.key)
    said = "" if refusal is None else explain(refusal)
    return f"{plain(session.title.words.label(option)) if found < 10 else option.verb.name}: not now. {said}"


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
