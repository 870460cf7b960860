"""The front door of a game: everything outside the games reaches them through a `Title`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Optional

from orrery.core.ask import Option, Refusal, Rule, Thing
from orrery.core.game import Game
from orrery.core.meaning import Meanings
from orrery.core.openly import Open
from orrery.core.parts import Advice, Printed, Rules, Saving, Score, Scoring, Settings, Shapes, Sight
from orrery.core.rng import Rng
from orrery.core.sentence import Part, Sentence, renamed
from orrery.core.study import Study
from orrery.core.variants import Changed, Variants
from orrery.core.words import Words

RULES: Final = "rules"  # the setting that only games of older rules have
VARIANT: Final = "variant"  # the setting that only games of a variant have: what it changes, as TOML
REMEMBERED: Final = 64  # variants of all titles


class Title:
    """What a game package offers, in parts. What everybody asks for has a door here; the rest is asked of its part."""

    def __init__(
        self,
        name: str,
        title: str,
        about: str,
        version: int,
        seats: tuple[int, ...],
        rules: Rules,
        words: Words,
        scoring: Scoring,
        saving: Saving,
        sight: Optional[Sight] = None,
        printed: Optional[Printed] = None,
        advice: Optional[Advice] = None,
        shapes: Optional[Shapes] = None,
        variants: Optional[Variants] = None,
        study: Optional[Study] = None,
        meanings: Optional[Meanings] = None,
    ) -> None:
        self.name = name
        self.title = title
        self.about = about
        self.version = version  # of the rules: raised when the same choices would play another game
        self.seats = seats
        self.rules = rules
        self.catalog = rules.catalog
        self.words = words
        words.kinds = frozenset(rules.catalog.targets)
        self.scoring = scoring
        self.saving = saving
        if sight is None:
            everything = Open(words, saving.fields)
            sight = Sight(everything.view, everything.imagine)
        self.sight = sight
        self.printed = printed or Printed()
        self.advice = advice or Advice(scoring.lead)
        self.meanings = meanings or Meanings()
        self.shapes = shapes  # of what is shown; a game without them is shown as plain data
        self.variants = variants
        self.study = study or Study(takes=tuple(rules.catalog.verbs))
        self.variant: Optional[Changed] = None  # what differs from the printed game, where this is a variant of one
        self.printed_title: Title = self  # the game as it is printed today: this is a variant of it, or itself
        self.began = version  # under which rules games of this title begin: older ones print other values

    def setup(self, seed: int, seats: int, settings: Settings) -> Any:
        """A game before its first choice."""
        return self.rules.setup(seed, seats, settings)

    def view(self, g: Any, seat: int) -> Mapping[str, Any]:
        """All that a seat may know; -1 is a spectator."""
        return self.sight.view(g, seat)

    def imagine(self, g: Any, seat: int, rng: Rng) -> Any:
        """A game which that seat cannot tell from this one: what is hidden from it is dealt anew."""
        return self.sight.imagine(g, seat, rng)

    def said_at(self, view: Mapping[str, Any], sentence: Sequence[Part]) -> Sentence:
        """The sentence with places called as those at this table call them."""
        called, things = self.words.called, self.catalog.things
        if called is None:
            return list(sentence)
        return renamed(sentence, lambda ref: called(view, ref, lambda thing: things[thing].name))

    def scores(self, g: Any) -> list[Score]:
        return self.scoring.scores(g)

    def text(self, thing: Any, settings: Optional[Settings] = None) -> str:
        """What a thing does at a table with these settings, or with none of its own."""
        return self.printed.text(thing, self.settings(settings or {}))

    def blank(self, seats: int, settings: Settings) -> Any:
        """A game for a save to be read into."""
        return self.setup(0, seats, settings) if self.saving.blank is None else self.saving.blank(seats, settings)

    def under(self, settings: Settings) -> Title:
        """The title that a table with these settings plays: this one, or one with things of its own. A variant has
        them, and so has a game that was begun when other values were printed."""
        text = settings.get(VARIANT, "" if self.variant is None else self.variant.text)
        printed, began = self.printed_title, settings.get(RULES, str(self.began))
        if printed.has_former(began):
            return varied(printed, text, int(began))
        return varied(printed, text, printed.version) if text else printed

    def has_former(self, rules: str) -> bool:
        """Whether games of these rules, older than today's, are played with values that were printed then."""
        older = bool(self.older_rules({RULES: rules}))
        return older and self.variants is not None and bool(self.variants.former_values(int(rules)))

    def rule(self, name: str) -> Rule:
        """The rule that a save names, which may have had another name then."""
        return self.catalog.rules[self.saving.aliases.get(name, name)]

    def thing(self, ref: str) -> Thing:
        """The thing that a save names, which may have had another name then."""
        return self.catalog.things[self.saving.things.get(ref, ref)]

    def option(self, key: str) -> Optional[Option]:
        """The option that a journal or a client names; None when there is none."""
        option = self.catalog.options.get(key)
        if option is None and self.saving.things:
            verb, _, target = key.partition(" ")
            option = self.catalog.options.get(f"{verb} {self.saving.things.get(target, target)}")
        return option

    def settings(self, chosen: Settings, rules: int = 0) -> dict[str, str]:
        """All switches with their values, where nothing is chosen as they were under these rules (today's, if none are
        named); a wrong one is refused in a sentence."""
        known = {switch.name: switch for switch in self.rules.switches}
        older = self.older_rules(chosen)
        played = self.under(chosen)
        for name, value in chosen.items():
            if name in older or name == VARIANT:
                continue
            if name not in known:
                raise ValueError(f"{self.title} has no switch {name!r}; it has {', '.join(known) or 'none'}.")
            if value not in known[name].choices:
                raise ValueError(f"Switch '{name}' can be {' or '.join(known[name].choices)}, not {value!r}.")
        rules = rules or int(older.get(RULES, self.version))
        values = {name: chosen.get(name, switch.default(rules)) for name, switch in known.items()}
        return values | ({} if played.variant is None else {VARIANT: played.variant.text}) | older

    def older_rules(self, settings: Settings) -> dict[str, str]:
        """A game goes on by the rules it began with: one begun under older rules has a setting that says which."""
        rules = settings.get(RULES, "")
        older = [str(version) for version in range(self.saving.oldest, self.version)]
        return {RULES: rules} if rules in older else {}

    def plays(self, rules: int) -> bool:
        """Whether games begun under this version of the rules are still played by them."""
        return rules == self.version or self.saving.oldest <= rules < self.version

    def picked(self, settings: Settings, rules: int = 0) -> dict[str, str]:
        """The switches that differ from their defaults, under these rules (today's, if none are named): what stays the
        same when a game gets another switch. A variant differs too."""
        rules = rules or int(settings.get(RULES, self.version))
        picked = {s.name: settings[s.name] for s in self.rules.switches if settings[s.name] != s.default(rules)}
        return picked | {name: settings[name] for name in (VARIANT,) if name in settings}

    def why_not(self, g: Game[Any], seat: int, key: str) -> Optional[Refusal]:
        """Why this seat cannot choose that now: the rules and the words; None when it can."""
        option = self.option(key)
        if option is None:
            raise ValueError(f"{self.title} knows no choice called {key[:60]!r}.")
        ask = g.asks.get(seat)
        if ask is None:
            return self.rules.waiting if g.asks else self.rules.over
        part = ask.part(option.verb)
        if part is None:
            return option.verb.refusal
        if option.on in part.among:
            return None
        refused = None if part.refuses is None else part.refuses(g, g.players[seat], option.on, *part.known)
        return refused or option.verb.not_this or option.verb.refusal


@lru_cache(maxsize=REMEMBERED)
def varied(printed: Title, text: str, rules: int) -> Title:
    """A printed game with what a variant changes, and with what was printed under older rules. Equal ones are one
    title, however they are written."""
    if printed.variants is None:
        raise ValueError(f"{printed.title} has no variants.")
    former = printed.variants.former_values(rules)
    changed = printed.variants.read(text, former) if text else None
    if changed is not None and changed.text != text:
        return varied(printed, changed.text, rules)
    made: Title = printed.variants.title(printed.variants.laid(former if changed is None else changed.over(former)))
    if changed is not None:
        made.title = f"{printed.title.partition(':')[0]} ({changed.name or 'a variant'})"
    made.variant = changed
    made.printed_title = printed
    made.began = rules
    return made
