"""Values that are printed otherwise today: a game goes on with those it began with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.core import title as titles
from orrery.core.parts import Switch
from orrery.core.title import RULES, VARIANT, Title
from orrery.core.variants import Variants
from orrery.games import title
from orrery.play.session import Session
from orrery.play.transcript import replay, transcript, verify
from tests.games.test_variants import played

OLD_PRICE = (0, 2, 0)
OLDER_PRICE = (0, 1, 1)


@pytest.fixture
def council(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """As if Cold Sleep had cost two gold up to the rules before today's, and gold and crystal before that."""
    found = title("council")
    assert found.variants is not None
    dear = found.version
    former = {dear: '[card.K02]\ncost = "gold gold"', dear - 1: '[card.K02]\ncost = "gold crystal"'}
    variants = Variants(list(found.variants.sheets.values()), found.variants.title, "", former)
    monkeypatch.setattr(found, "version", dear + 1)
    monkeypatch.setattr(found, "variants", variants)
    monkeypatch.setattr(found.saving, "oldest", dear - 1)
    titles.varied.cache_clear()
    yield found
    titles.varied.cache_clear()


def price(found: Title) -> tuple[int, ...]:
    return tuple(found.catalog.things["card:K02"].cost)


def test_a_game_has_the_values_of_its_rules_and_the_printed_one_stays(council: Title) -> None:
    today = price(council)
    before = council.under({RULES: str(council.version - 1)})
    first = council.under({RULES: str(council.version - 2)})
    assert [price(before), price(first), price(council)] == [OLD_PRICE, OLDER_PRICE, today]
    assert before.variant is None
    assert before.title == council.title
    assert council.under({RULES: str(council.version)}) is council


def test_a_variant_of_an_older_game_says_what_differs_from_what_was_printed_then(council: Title) -> None:
    older = {RULES: str(council.version - 1), VARIANT: '[card.K02]\ncost = "coal coal"\n[card.K25]\ncost = "coal"'}
    found = council.under(older)
    assert found.variant is not None
    assert price(found) == (2, 0, 0)
    assert "printed gold gold" in found.variant.lines[0]
    assert council.under({RULES: older[RULES], VARIANT: found.variant.text}) is found
    assert found.under({}) is found


def test_it_is_saved_replayed_and_verified_with_them(council: Title) -> None:
    older = council.version - 1
    began = Session(council, ["Ann", "Ben"], {}, 1, "salt", rules=older)
    assert price(began.title) == OLD_PRICE
    session = played(began.title, 1, 2, "")
    data = transcript(session)
    assert data["rules_version"] == older
    assert price(replay(data, "a file").title) == OLD_PRICE
    verify(data, "a file")


def test_a_default_that_was_another_stays_what_it_was() -> None:
    switch = Switch("prices", ("low", "high", "none"), "", "", former={1: "none", 3: "high"})
    assert [switch.default(rules) for rules in (1, 2, 3, 4)] == ["none", "high", "high", "low"]
