"""Questions, options and the log in words."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.card_texts import step_text
from orrery.games.laniakea.content import BOARD_SPACES
from orrery.games.laniakea.costs import gain_attack_tokens
from orrery.rulebook import rulebook
from tests.games.laniakea.table import Table


def log_of(table: Table, event: str) -> list[str]:
    return [TITLE.words.tell(e, ["Ann", "Ben"]) for e in table.g.events or [] if e[0] == event]


@pytest.mark.rule("LAN-ESPC-01", "LAN-COMP-16")
def test_a_space_of_the_board_says_what_it_does() -> None:
    table = Table().row("E01 E25 E26 E27").lay(held="VVVFFFAAA", hand="RECRUIT MOVE1 MOVE2").turn()
    labels = [TITLE.words.label(o) for o in table.choose("play RECRUIT", "recruit E01").options()]
    assert labels == [
        f"Place it on space S{number}: {step_text(step, {})}" for number, step in enumerate(BOARD_SPACES, 1)
    ]
    rule = rulebook("laniakea").entries["LAN-ESPC-01"].text
    assert all(f"{label.removeprefix('Place it on space ')}." in rule for label in labels)


def test_names_keep_their_capitals_in_a_question() -> None:
    table = Table().lay(at="0c", held="VVFF", movement=2).turn().choose("play MOVE1", "step 0b")
    assert table.g.asks[0].prompt() == (
        "Make a Basic movement to an adjacent galaxy, or take a Time Loop, or end the Move here and harvest"
    )


@pytest.mark.rule("LAN-ATTK-03", "LAN-CHAO-03")
def test_an_attack_says_how_far_it_has_got() -> None:
    table = Table().row("C02 E25 E26 E27").lay(entities="E24 E01", hand="P16a MOVE1 MOVE2", attack_tokens=3).turn()
    table.choose("attack C02", "send P16a", "spend")
    assert log_of(table, "weighed") == [
        "The attack comes to 1 of 5 hit points.",
        "The attack comes to 3 of 5 hit points.",
        "The attack comes to 4 of 5 hit points.",
    ]


@pytest.mark.rule("LAN-COMP-13")
def test_the_log_says_when_the_attack_tokens_are_out() -> None:
    table = Table().lay(1, attack_tokens=12).do(Do(gain_attack_tokens, 2))
    assert log_of(table, "gained_tokens") == ["Ann gains no attack token, for all twelve are out."]
