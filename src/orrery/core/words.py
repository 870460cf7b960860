"""How a game's events, options and places are said in words."""

from __future__ import annotations

import string
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final, Optional

from orrery.core.ask import Ask, Option, Thing, Verb
from orrery.core.game import UNCERTAIN, Event
from orrery.core.person import to_you
from orrery.core.sentence import Sentence, either, listed, parts, plain, tidy
from orrery.core.view import Choice, Question

REMEMBERED: Final = 2_000  # choices of a verb
LONGEST: Final = 70  # letters of a question: what is read at one glance


class Unsaid(LookupError):
    """A game tells something that it has no words for."""


class Words:
    """Templates such as `{who} puts a {0} on {1:space}` name things by themselves and places by their kind."""

    def __init__(
        self,
        events: Mapping[str, str],
        labels: Mapping[str, str],
        places: Optional[Mapping[str, Callable[[Any], str]]] = None,
        bundles: Optional[Mapping[str, Callable[[Any], str]]] = None,
        guest: str = "",
        called: Optional[Callable[[Mapping[str, Any], str, Callable[[str], str]], str]] = None,
    ) -> None:
        self.events = events
        self.labels = labels
        self.places = places or {}  # by kind, what a number of it is called; things have their names
        self.bundles = bundles or {}  # how tuples are said that mean one thing, such as a handful of gemstones; marked
        self.guest = guest  # the name of one who plays along without a seat of their own, such as an automaton
        self.called = called  # of a view and a place: its name at that table, which may be that of a thing lying there
        self.kinds: Container[str] = ()  # of places that can be pointed at; the title knows them
        self._templates: dict[str, list[tuple[str, str, str]]] = {}
        self._choices: dict[Verb, dict[Any, Choice]] = {}  # that were said before, by what they were said of
        self._prompts: dict[tuple[Verb, ...], Sentence] = {}

    def line(self, event: Event, names: Sequence[str], you: int = -1) -> str:
        """A sentence for the log, in words alone."""
        return plain(self.sentence(event, names, you))

    def sentence(self, event: Event, names: Sequence[str], you: int = -1) -> Sentence:
        """A sentence for the log, in parts; whoever sits at seat `you` is spoken to."""
        name, seat, details, _ = event
        if seat >= len(names):
            names = [*names, self.guest]
        if seat == you and seat >= 0:
            return self.fill(to_you(self.template(name)), details, "")
        return self.fill(self.template(name), details, names[seat] if seat >= 0 else "")

    def template(self, event: str) -> str:
        found = self.events.get(event)
        if found is None:
            raise Unsaid(f"there are no words for the event '{event}'; the game's Words need a line for it")
        return found

    def label(self, option: Option) -> Sentence:
        """What the option says on a button."""
        return self.choice(option)["label"]

    def choice(self, option: Option) -> Choice:
        """The option as a client receives it. It says the same in every game, so it is made once: do not change it."""
        verb = option.verb
        said = self._choices.setdefault(verb, {})
        known = said.get(option.on)
        if known is not None:
            return known
        label = self.fill(self.labels[verb.name], (option.on,), "")
        made: Choice = {
            "key": option.key,
            "verb": verb.name,
            "target": option.target,
            "label": label,
            "ends": verb.ends,
            "spare": verb.spare,
        }
        if len(said) >= REMEMBERED:  # of things that only variants had which nobody plays any more
            said.clear()
        said[option.on] = made
        return made

    def clauses(self, ask: Ask) -> list[Sentence]:
        """What each part of the question asks. One that would be long keeps what comes first and the way out; whatever
        else can be done is seen."""
        asked = [part for part in ask.parts() if part.verb.prompt]
        said = [self.fill(part.verb.prompt, part.known, "") for part in asked]
        if len(plain(either(said))) > LONGEST:
            alone = [words for part, words in zip(asked, said, strict=True) if not part.verb.kind]
            said = [said[0], alone[-1] if alone and alone[-1] != said[0] else said[-1]]
        return said

    def prompt(self, ask: Ask) -> Sentence:
        """The question in a sentence. One that names nothing says the same in every game, so it is made once: do not
        change it."""
        verbs = tuple([part.verb for part in ask.parts() if part.verb.prompt])
        known = self._prompts.get(verbs)
        if known is not None:
            return known
        said = either(self.clauses(ask))
        if not [verb for verb in verbs if "{" in verb.prompt]:
            self._prompts[verbs] = said
        return said

    def question(self, ask: Optional[Ask], cause: Optional[Thing] = None) -> Optional[Question]:
        """A question as a client receives it."""
        if ask is None:
            return None
        return self.asked(ask, cause, self.prompt(ask))

    def asked(
        self, ask: Ask, cause: Optional[Thing], prompt: Sentence, open: str = "", forward: Optional[Verb] = None
    ) -> Question:
        """The same where the game has words of its own for it; `forward` completes it whatever else can be done."""
        options = self.choices(ask)
        onward = None if forward is None else ask.part(forward)
        return {
            "prompt": prompt,
            "because": "" if cause is None else cause.ref,
            "options": options,
            "open": [open] if open else [],
            "forward": self.choices(onward)[0]["key"] if onward is not None and onward.among else way_forward(options),
        }

    def choices(self, ask: Ask) -> list[Choice]:
        """All that can be chosen. Most of it was said before; then no option need be made to say it."""
        found: list[Choice] = []
        for part in ask.every_part():
            verb = part.verb
            said = self._choices.setdefault(verb, {})
            for on in part.among:
                known = said.get(on)
                found.append(self.choice(Option(verb, on)) if known is None else known)
        return found

    def fill(self, template: str, details: Sequence[Any], who: str) -> Sentence:
        """The template with what it names in its places: `{0}` is the first detail, so is the `{on}` of a label."""
        pieces = self._templates.get(template)
        if pieces is None:
            pieces = self._templates[template] = [
                (literal, field or "", kind or "") for literal, field, kind, _ in string.Formatter().parse(template)
            ]
        said: Sentence = []
        for literal, field, kind in pieces:
            said.append(literal)
            if field == "who":
                said.append(who)
            elif field:
                said += self.named(details[0 if field == "on" else int(field)], kind)
        return tidy(said)

    def named(self, value: Any, kind: str) -> Sentence:
        """A thing, place, number or several of them, in words, and what can be pointed at with its ref."""
        if kind in self.bundles:
            return parts(self.bundles[kind](value))
        if isinstance(value, Thing):
            return [{"ref": value.ref, "name": value.name}]
        if isinstance(value, tuple):
            return listed([self.named(item, kind) for item in value])
        if kind not in self.places:
            return [str(value)]
        name = self.places[kind](value)
        return [{"ref": f"{kind}:{value}", "name": name}] if kind in self.kinds else parts(name)


def way_forward(options: Sequence[Choice]) -> str:
    """A way out leads forward when nothing but ways out is left; so does the only thing that can be done."""
    if len(options) == 1:
        return options[0]["key"]
    for choice in options:
        if not choice["ends"]:
            return ""
    return options[-1]["key"] if options else ""


def visible(events: Sequence[Event], seat: int) -> list[Event]:
    """The events this seat may know of."""
    return [e for e in events if e[0] != UNCERTAIN and (not e[3] or e[1] == seat)]


def join(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
