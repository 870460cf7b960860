"""Variants: a few printed values changed, in a title of their own beside the printed one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.core.title import VARIANT, Title
from orrery.games import SHELF, title, titles
from orrery.play.session import Session
from orrery.play.transcript import BadFile, replay, transcript, verify
from orrery.play.trial import admitted

EXAMPLES = {
    "laniakea": (
        '[tile.05]\ntop = "voyage aether"\npoints = 9\n[power.P01]\nattack = 4\ncopies = 1\n'
        '[entity.E30]\ncost = "voyage voyage forge"\n[entity.E13]\nboon = {basic_free = 2}\n[entity.E25]\nvalue = 5\n'
        '[entity.E01]\ndoes = ["gain((1, 1, 1))"]\n[chaos.C01]\nhit_points = 5\nreward = ["gain_stones(1)"]\n'
        "[artifact.R06]\nattack = 2\n[celestial.A]\nrates = [1, 1, 2, 3]\n[adversary.1]\n"
        'does = ["adversary_ascends()"]\n'
    ),
    "ultramassive": (
        "[card.AC-03]\ncopies = 3\n[anomaly.OR-05]\ncost = 3\n[anomaly.CO-05]\npassive = {cap = 15}\n"
        '[resource.matter-trade]\nname = "Matter for 2"\ndoes = ["trade_matter(gain_discovery(2))"]\n'
        '[draft.D1-E]\ngives = ["discovery-2", "BG"]\n[siphon.SS-3]\nname = "4 Solar Mass"\ndoes = ["gain_mass(4)"]\n'
    ),
    "council": (
        "[galaxy.G01]\nhigher = 8\n[tile.P1-03]\nenergy = 4\n[start.S6]\nconsumption = 0\n[card.K02]\n"
        'cost = "gold crystal"\n[card.K25]\ndoes = ["gain_energy(5)"]\n[upgrade.U10]\ndoes = ["gain_energy(4)"]\n'
        '[bonus.L18]\ncopies = 0\n[station.T2]\ncost = "gold"\n[automa.A01]\nlines = ["automa_energy(4)"]\n'
    ),
}
every_game = pytest.mark.parametrize("name", SHELF)


def played(found: Title, seed: int, seats: int, text: str) -> Session:
    session, dice = Session(found, ["Ann", "Ben", "Cleo", "Dan"][:seats], {VARIANT: text}, seed, "salt"), Rng(seed)
    while not session.over:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    return session


@every_game
def test_what_may_change_can_be_written_down_and_changes_nothing_as_it_is_printed(name: str) -> None:
    found = title(name)
    assert found.variants is not None
    with pytest.raises(ValueError, match="changes nothing"):
        found.variants.read(found.variants.everything())


@every_game
def test_every_changed_value_is_on_the_thing_and_said_in_a_line(name: str) -> None:
    found = title(name)
    varied = admitted(found, {VARIANT: EXAMPLES[name]})
    assert varied.variant is not None
    assert varied.variant.text == found.under({VARIANT: varied.variant.text}).variant.text  # type: ignore[union-attr]
    assert len(varied.variant.lines) == EXAMPLES[name].count(" = ") - EXAMPLES[name].count("{")
    assert varied.title == f"{found.title.partition(':')[0]} (a variant)"
    assert varied.name == found.name


def printed(found: Title) -> str:
    settings = found.settings({})
    return json.dumps(
        [[ref, found.text(thing), found.printed.facts(thing, settings)] for ref, thing in found.catalog.things.items()],
        default=str,
    )


@every_game
def test_variant_and_printed_game_live_side_by_side(name: str) -> None:
    found = title(name)
    before = printed(found)
    plain = dump(found, found.setup(5, 2, found.settings({})))
    varied = found.under({VARIANT: EXAMPLES[name]})
    assert printed(varied) != before
    played(found, 3, 2, EXAMPLES[name])
    assert printed(found) == before
    assert dump(found, found.setup(5, 2, found.settings({}))) == plain
    ours = {id(thing) for thing in found.catalog.things.values()}
    changed = [thing for thing in varied.catalog.things.values() if id(thing) not in ours]
    assert len(changed) >= EXAMPLES[name].count("[") // 2


@every_game
def test_a_game_of_a_variant_saves_replays_and_verifies(name: str) -> None:
    session = played(title(name), 3, 2, EXAMPLES[name])
    data = transcript(session)
    assert data["game"] == name
    assert data["settings"][VARIANT] == session.title.variant.text  # type: ignore[union-attr]
    assert verify(data, "it").title is session.title
    again = replay(data, "it", 20)
    position = json.loads(json.dumps(dump(session.title, again.game)))
    assert dump(session.title, load(session.title, position, session.settings)) == position
    without = {**data, "settings": {k: v for k, v in data["settings"].items() if k != VARIANT}}
    with pytest.raises(BadFile, match="not the one that was fixed"):
        verify(without, "it")


def test_a_changed_price_is_what_the_rules_ask_for() -> None:
    council = title("council")
    varied = council.under({VARIANT: '[card.K02]\ncost = "coal"\n'})
    asked: dict[str, Any] = {}
    for found in (council, varied):
        for seed in range(40):
            g = found.setup(seed, 2, found.settings({}))
            seat = min(g.asks)
            keys = [option.key for option in g.options(seat)]
            if any(card.id == "K02" for card in g.display):
                asked[found.title] = "buy card:K02" in keys
                break
    assert asked == {council.title: False, varied.title: True}, "a coal and a gold are what everybody starts with"


REFUSED = [
    (
        "council",
        '[card.K02]\ncost = "gold gold gold"',
        r"\[card.K02\] cost cannot be 'gold gold gold': it can be 1 to 2",
    ),
    ("council", "[card.K02]\ncost = 3", "it can be 1 to 2 words of coal, gold, crystal"),
    ("council", "[card.K02]\nprice = 3", "has no value 'price' .* it has cost, consumption, does, copies"),
    ("council", '[card.K99]\ncost = "gold"', "There is no .card.K99.; there are K01"),
    ("council", "[tech.D1-01]\nlevel = 2", "cannot change .tech.; it can change galaxy, .* rulings are switches"),
    ("council", "card = 3", "'card' says nothing by itself"),
    ("council", "[card.K02", "cannot be read as TOML"),
    ("council", '[card.K02]\ndoes = ["__import__(1)"]', "a list of 0 to 6 steps of the forms"),
    ("council", '[card.K02]\ndoes = ["gain_energy(99)"]', "a list of 0 to 6 steps"),
    ("council", '[card.K02]\ndoes = ["gain_energy((((("]', "a list of 0 to 6 steps"),
    ("council", "[galaxy.G01]\nhigher = 1", "cannot be: the lower yield is not above"),
    ("council", "[galaxy.G01]\nhigher = true", "a whole number from 0 to 20"),
    ("council", 'name = "x"', "changes nothing"),
    ("council", "name = 3\n[galaxy.G01]\nhigher = 7", "name of a variant"),
    ("laniakea", "[celestial.A]\nrates = [1, 2]", "has 4 numbers, not 2"),
    ("laniakea", '[power.P01]\ndoes = ["gain_stones(2)"]', "its first step stays move"),
    ("laniakea", "[entity.E01]\nboon = {hand = 1}", "no value 'boon'"),
    ("ultramassive", '[siphon.SS-3]\ndoes = ["gain_mass(4)"]', "say its new name"),
    ("ultramassive", '[draft.D1-E]\ngives = ["sun"]', "a list of 1 to 3 of BG"),
    ("ultramassive", "[anomaly.CO-05]\npassive = {luck = 1}", "a table such as"),
]


@pytest.mark.parametrize(("name", "text", "words"), REFUSED, ids=[text[:30] for _, text, _ in REFUSED])
def test_what_cannot_be_is_refused_in_a_sentence(name: str, text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        title(name).under({VARIANT: text})
    assert str(refused.value).endswith(".")


def test_a_variant_that_cannot_be_played_is_found_out_by_playing_it() -> None:
    text = "\n".join([f"[card.K{n:02}]\ncopies = 0" for n in range(1, 24)])
    with pytest.raises(ValueError, match="a game of the variant broke off"):
        admitted(title("council"), {VARIANT: text})


def test_a_game_without_sheets_has_no_variants() -> None:
    plain = titles()[0]
    sheets, plain.variants = plain.variants, None
    try:
        with pytest.raises(ValueError, match="has no variants"):
            plain.settings({VARIANT: "[a.b]\nc = 1"})
    finally:
        plain.variants = sheets
