"""Games of rules 1 to 3 go on with the values that were printed then."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.core.title import RULES, Title
from orrery.games.council import TITLE
from orrery.games.council.components import GEMS
from orrery.games.council.content.former import FORMER
from orrery.play.session import Session
from orrery.play.transcript import replay, transcript, verify

OLDER = (1, 2)  # which printed the same
older_rules = pytest.mark.parametrize("rules", OLDER)

# As the specification printed them before, where rules 3 or 4 changed them.
GALAXIES = "G01 6 2 | G02 7 3 | G03 7 3 | G05 9 4 | G06 8 3 | G08 10 5 | G09 12 7"
SYSTEMS = (
    "P1-01 0 coal | P1-02 0 coal | P1-03 2 | P1-05 2 | P1-07 1 | P1-10 0 coal | "
    "P2-03 3 | P2-10 3 | P3-04 4 | P3-06 4 | P3-07 3 | P3-09 5 | P3-10 6"
)
CARDS = (
    "K02 -4 gold gold | K06 4 gold | K08 3 coal gold | K10 6 gold gold | K11 4 gold crystal | K12 4 gold | "
    "K13 2 coal crystal | K14 8 coal gold | K15 6 gold crystal | K16 5 coal gold | K17 3 gold crystal | "
    "K18 4 coal gold | K19 4 gold | K20 2 crystal | K22 1 gold | K24 1 gold | K25 1 gold gold"
)
UPGRADES = (
    "U01 coal gold | U02 gold gold | U03 crystal | U08 coal coal | U09 gold gold | U10 coal coal 4 | "
    "U13 crystal crystal 12"
)
START = "S5 2 1 0"
AUTOMA = """
A01 5: s 1 0 1 / e 1 1 0, e 5 1 0 / + 2
A02 8: s 2 0 1 / e 1 1 0, e 1 1 0 / + 3
A03 6: e 1 2 0 / s 1 0 1, + 3
A04 4: s 1 0 4 / s 1 0 1, + 4
A05 9: s 2 0 1 / e 5 2 0, e 2 1 0 / s 1 0 2, + 2
B02 7: e 2 2 1 / s 2 1 2, s 1 0 2 / e 2 1 0, + 3
B03 9: s 2 1 2 / e 8 2 0, e 1 1 0 / s 1 0 1, + 4
B04 5: s 2 0 2 / e 2 1 0, + 6
C01 12: e 3 3 2 / s 2 2 3, s 2 1 2 / e 2 2 1, + 6
C02 8: e 11 2 2 / s 2 2 11, s 1 1 3 / e 12 1 1, + 6
C04 6: s 2 1 3 / e 3 2 1, s 1 0 2 / s 1 0 1, + 8
"""
SIGNS = {"automa_settle": "s", "automa_explore": "e", "automa_energy": "+"}


def gems(these: tuple[int, ...]) -> list[str]:
    return [gem.name for gem in GEMS for _ in range(these[gem.number])]


def galaxy(it: Any) -> str:
    return f"{it.id} {it.higher} {it.lower}"


def system(it: Any) -> str:
    return " ".join([f"{it.id} {it.energy}", *gems(it.gems)])


def card(it: Any) -> str:
    return " ".join([f"{it.id} {it.consumption}", *gems(it.cost)])


def upgrade(it: Any) -> str:
    return " ".join([it.id, *gems(it.cost), *[str(n) for n in it.does.args if it.once]])


def start(it: Any) -> str:
    return " ".join([it.id, *[str(n) for n in it.does[0].args]])


def automa(it: Any) -> str:
    def said(step: Do) -> str:
        return " ".join([SIGNS[step.rule.__name__], *[str(n) for n in step.args]])

    return f"{it.id} {it.consumption}: " + ", ".join([" / ".join([said(step) for step in both]) for both in it.lines])


TABLES: list[tuple[str, Any, list[str]]] = [
    ("galaxy", galaxy, GALAXIES.split(" | ")),
    ("tile", system, SYSTEMS.split(" | ")),
    ("card", card, CARDS.split(" | ")),
    ("upgrade", upgrade, UPGRADES.split(" | ")),
    ("start", start, [START]),
    ("automa", automa, AUTOMA.strip().splitlines()),
]
# Of rules 3, where rules 4 changed them: what they had not changed themselves is in the tables above.
LATER = (
    "K02 -4 gold crystal | K10 5 gold gold | K12 3 gold | K14 7 coal gold | K15 5 coal crystal | K16 4 coal gold | "
    "K17 3 coal crystal | K19 3 gold"
)


def named(kind: str, id: str) -> str:
    return f"{'card' if kind == 'start' else kind}:{id}"


def of(rules: int) -> Title:
    return TITLE.under({RULES: str(rules)})


@older_rules
def test_every_value_that_changed_is_what_it_was(rules: int) -> None:
    assert TITLE.variants is not None
    things, today = of(rules).catalog.things, TITLE.catalog.things
    told = set()
    for kind, say, rows in TABLES:
        for row in rows:
            ref = named(kind, row.split()[0])
            assert say(things[ref]) == row
            assert say(today[ref]) != row
            told.add((kind, row.split()[0]))
    assert told == set(TITLE.variants.former_values(rules)), "and nothing else"
    assert list(FORMER) == [3, 2]


def test_rules_3_keep_what_they_printed() -> None:
    """What both changed has values of its own; the rest is what was printed before, or what is printed today."""
    assert TITLE.variants is not None
    things, first, today = of(3).catalog.things, of(2).catalog.things, TITLE.catalog.things
    changed = set(TITLE.variants.former_values(3))
    both = {row.split()[0]: row for row in LATER.split(" | ")}
    for kind, say, rows in TABLES:
        for id in [row.split()[0] for row in rows]:
            ref = named(kind, id)
            if id in both:
                assert say(things[ref]) == both[id]
            else:
                assert say(things[ref]) == say((first if (kind, id) in changed else today)[ref])
    assert {id for kind, id in changed if kind == "card"} >= set(both)


@older_rules
def test_texts_say_what_the_game_began_with(rules: int) -> None:
    def told(found: Title, ref: str) -> str:
        return found.text(found.catalog.things[ref])

    assert "Costs 2 gold" in told(of(rules), "card:K02")
    assert "Costs 1 gold and 1 crystal" in told(of(3), "card:K02")
    assert "Costs 2 crystal" in told(TITLE, "card:K02")
    assert "Majority 6, else 2 Energy" in told(of(rules), "galaxy:G01")
    assert "Majority 7, else 2 Energy" in told(TITLE, "galaxy:G01")


def sleeper(rules: int, seed: int) -> tuple[Session, list[tuple[int, ...]]]:
    """A game by chance in which Cold Sleep is bought when it can be; and what its buyer had before and after."""
    session, dice = Session(TITLE, ["Ann", "Ben"], {}, seed, "salt", rules=rules), Rng(seed)
    had: list[tuple[int, ...]] = []
    while not session.over:
        seat = min(session.game.asks)
        keys = [option.key for option in session.game.options(seat)]
        wanted = "buy card:K02" in keys
        before = session.game.players[seat].gems
        session.choose(seat, "buy card:K02" if wanted else keys[dice.below(len(keys))])
        if wanted:
            had += [before, session.game.players[seat].gems]
    return session, had


@older_rules
def test_cold_sleep_costs_two_gold_in_a_game_of_older_rules(rules: int) -> None:
    with_gold = [
        (session, had) for session, had in [sleeper(rules, seed) for seed in range(12)] if had and not had[0][2]
    ]
    assert with_gold
    for session, (before, after) in with_gold:
        assert (before[1] - after[1], after[2]) == (2, 0)
        data = transcript(session)
        assert data["rules_version"] == rules
        assert card(replay(data, "it").title.catalog.things["card:K02"]) == "K02 -4 gold gold"
        verify(data, "it")


@pytest.mark.parametrize(("rules", "crystals"), [(3, 1), (TITLE.version, 2)])
def test_it_costs_a_crystal_later_and_two_today(rules: int, crystals: int) -> None:
    bought = [had for _, had in [sleeper(rules, seed) for seed in range(12)] if had]
    assert bought
    assert min(before[2] - after[2] for before, after in bought) == crystals
