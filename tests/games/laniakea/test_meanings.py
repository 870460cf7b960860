"""What options say of themselves before they are chosen, and cards that cannot be played."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.core.sentence import plain, unmarked
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.board import space_called
from orrery.games.laniakea.core_actions import core_action
from orrery.play.foresight import foretold
from orrery.play.session import Session
from orrery.server.tables.explain import why
from tests.games.laniakea.table import Table


def at_table(table: Table) -> Session:
    session = Session(TITLE, ["Ann", "Ben"], seed=1, salt="x")
    session.game = table.g
    return session


def test_a_card_that_can_only_be_discarded_says_what_its_use_would_take() -> None:
    table = Table().lay(0, hand="BUILD1 MOVE1 UPGRADE", held="V").turn()
    answer = why(at_table(table), 0, "power:BUILD1")
    assert [plain(cause["label"]) for cause in answer["more"]] == ["Play Build"]
    reason = plain(answer["more"][0]["words"])
    assert "A Sanctum takes 2 Voyage Stones and 2 Forge Stones." in reason
    assert "A Gateway needs a Sanctum of yours." in reason
    assert reason.endswith("You hold 1 Voyage Stone.")


def test_other_refusals_have_their_numbers_too() -> None:
    table = Table().lay(0, hand="RECRUIT MOVE1 GAIN1", held="").turn()
    session = at_table(table)
    for card, words in (("RECRUIT", "you hold nothing"), ("MOVE1", "The first movement takes 1 Voyage Stone")):
        refusal = session.why_not(0, f"play power:{card}")
        assert refusal is not None
        assert words in unmarked(refusal.words)


def test_core_actions_that_no_card_does_have_their_numbers_too() -> None:
    for held, core, words in (
        ("VA", 2, "You hold 1 Voyage Stone and 1 Aether."),
        ("VVFF", 3, "costs 1 Aether; you have 0."),
        ("VVFF", 4, "costs 1 Aether; you hold 2 Voyage Stones and 2 Forge Stones."),
    ):
        table = Table().row("E33 E26 E27 E28").market("P01a P02a P03a -").lay(0, at="0b", held=held)
        answer = why(at_table(table.do(Do(core_action, 1))), 0, f"core:{core}")
        assert plain(answer["words"]).endswith(words)


def test_galaxies_are_called_by_their_names_and_say_what_they_bring() -> None:
    table = Table().lay(0, hand="MOVE1 BUILD1 UPGRADE", held="VV").turn().choose("play MOVE1")
    key = next(option.key for option in table.options() if option.verb.name == "step")
    told = foretold(TITLE, table.g, 0, key, TITLE.settings({}))
    space = int(key.partition(":")[2])
    meaning = plain(told.meaning)
    assert table.g.tiles[space].name in meaning
    assert meaning.startswith("Costs 1 Voyage Stone. Landing on ")
    here = space_called(table.at())
    assert told.marks[0]["origins"] == [f"space:{here}"]


def test_every_celestial_says_which_of_its_numbers_holds_also_one_whose_points_never_rise() -> None:
    session = Session(TITLE, ["Ann", "Ben"], seed=1, salt="x")
    for option in session.game.options(0):
        meaning = plain(foretold(TITLE, session.game, 0, option.key, TITLE.settings({})).meaning)
        assert "The first number holds at the start" in meaning
        assert "counts for" not in meaning


def test_only_what_is_given_up_for_good_is_asked_twice() -> None:
    table = Table().lay(0, hand="MOVE1 BUILD1 UPGRADE").turn().choose("end")
    finals, losses = at_table(table).finality(0)
    assert "keep" in finals, "it draws cards"
    assert not losses, "but everybody draws them"
