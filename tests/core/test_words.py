"""Sentences of the log, questions and buttons, and what they name."""

from __future__ import annotations

import pytest

from orrery.core.ask import Ask, Refusal, Thing, Verb
from orrery.core.rng import Rng
from orrery.core.sentence import Ref, capital, parts, refs, unmarked
from orrery.core.title import Title
from orrery.core.words import Words, visible
from orrery.games import titles
from orrery.play.session import Session

STAR, MOON = Thing("star", "1", "Vega", 0), Thing("moon", "a", "Io", 0)
WORDS = Words(
    {"saw": "{who} sees {0} from {1:place}.", "paid": "{who} pays {0:gems} and {1:times}."},
    {"visit": "Visit {on:place}", "watch": "Watch {on}"},
    {"place": lambda n: f"place {n}", "times": lambda n: f"{n} times"},
    {"gems": lambda gems: f"{sum(gems)} gems"},
)
WORDS.kinds = {"place"}
NEVER = Refusal("TOY-01", "Not now.")
VISIT, WATCH = Verb("visit", "place", "Visit a place near {0}", NEVER), Verb("watch", "star", "Watch a star", NEVER)


def linked(words: str, ref: str) -> Ref:
    return {"ref": ref, "name": words}


def test_things_and_places_are_linked() -> None:
    assert WORDS.sentence(("saw", 0, ((STAR, MOON), 4), False), ["Ann"]) == [
        "Ann sees ",
        linked("Vega", "star:1"),
        " and ",
        linked("Io", "moon:a"),
        " from ",
        linked("place 4", "place:4"),
        ".",
    ]


def test_amounts_are_not_linked() -> None:
    assert WORDS.sentence(("paid", 0, ((1, 2), 3), False), ["Ann"]) == ["Ann pays 3 gems and 3 times."]


def test_a_name_that_looks_like_a_mark_stays_a_name() -> None:
    said = WORDS.sentence(("paid", 0, ((1, 2), 3), False), ["[star:1|Vega] {0}"])
    assert said == ["[star:1|Vega] {0} pays 3 gems and 3 times."]


def test_a_question_and_its_options_are_linked_too() -> None:
    ask = Ask(VISIT, (3,), print, (MOON,)) | Ask(WATCH, (STAR,), print, ())
    question = WORDS.question(ask, MOON)
    assert question == {
        "prompt": ["Visit a place near ", linked("Io", "moon:a"), ", or watch a star"],
        "because": "moon:a",
        "options": [
            {
                "key": "visit place:3",
                "verb": "visit",
                "target": "place:3",
                "label": ["Visit ", linked("place 3", "place:3")],
                "ends": False,
                "spare": False,
            },
            {
                "key": "watch star:1",
                "verb": "watch",
                "target": "star:1",
                "label": ["Watch ", linked("Vega", "star:1")],
                "ends": False,
                "spare": False,
            },
        ],
        "open": [],
        "forward": "",
    }


def test_gold_is_for_the_way_forward_alone() -> None:
    visit, watch = Ask(VISIT, (3,), print, (MOON,)), Ask(WATCH, (STAR,), print, ())
    leave = Ask(Verb("leave", "", "", Refusal("", ""), ends=True), (0,), print, ())
    words = Words({}, {"visit": "", "watch": "", "leave": ""})
    asked = [words.asked(ask, None, [])["forward"] for ask in (visit | leave, visit | watch, leave, watch)]
    assert asked == ["", "", "leave", "watch star:1"], "a way out is none while something better is open"
    assert words.asked(visit | leave, None, [], forward=leave.verb)["forward"] == "leave", "unless the game says so"


def test_marked_texts() -> None:
    text = "gain [star:1|a Vega] or 2 [moon:a|Io]."
    assert parts(text) == ["gain ", linked("a Vega", "star:1"), " or 2 ", linked("Io", "moon:a"), "."]
    assert unmarked(text) == "gain a Vega or 2 Io."
    assert capital(text).startswith("Gain [star:1|")
    assert capital("[star:1|a Vega] shines") == "[star:1|A Vega] shines"
    assert refs(parts(text)) == ["star:1", "moon:a"]


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_sentences_link_only_what_there_is(title: Title) -> None:
    session, dice = Session(title, ["{Ann}", "Ben"], seed=3), Rng(3)
    known = set(title.catalog.things) | {option.target for option in title.catalog.options.values()}
    count = 0
    for _ in range(150):
        seat = min(session.game.asks)
        session.choose(seat, session.game.options(seat)[dice.below(session.game.asks[seat].count)].key)
    for event in visible([event for _, event in session.log], 0):
        named = refs(title.words.sentence(event, session.names))
        places = {ref for ref in named if ref not in known}
        assert {ref.partition(":")[0] for ref in places} <= {"symbol", *title.catalog.targets}, places
        count += len(named)
    assert count > 50
