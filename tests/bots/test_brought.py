"""Bots of other packages: found by entry point, and whatever is wrong with one, a greedy choice stands in."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.bots.brought import about
from orrery.bots.greedy import Greedy
from orrery.bots.names import free_name, spec_again
from orrery.bots.registry import bot, is_brought
from orrery.bots.seen import Seen
from orrery.games import titles
from tests.bots.mischief import mischief
from tests.toy import BOT, forgotten, home, on_the_shelf

every_game = pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])


@pytest.fixture
def _mischief(tmp_path: Path) -> Iterator[None]:
    with on_the_shelf(mischief(tmp_path)), forgotten("mischief"):
        yield


def question(title: object) -> Seen:
    g = title.setup(7, 2, title.settings({}))  # type: ignore[attr-defined]
    return Seen(title, g, min(g.asks))  # type: ignore[arg-type]


@every_game
def test_the_bot_of_the_document_answers_in_every_game(title: object) -> None:
    with on_the_shelf(home(BOT)), forgotten("horizon"):
        seen = question(title)
        found = bot("horizon", 3)
        assert 0 <= found.choose(seen) < seen.count
        assert getattr(found, "trouble", None) == ""
        assert about("horizon") == "Looks at what every option leads to in three imagined games."
        name = free_name("horizon", ["Ann"])
        assert (name, spec_again(name), spec_again(free_name("horizon", [name]))) == ("Horizon", "horizon", "horizon")
    assert spec_again("Horizon") == "greedy", "where it is not installed any more another goes on"


@pytest.mark.usefixtures("_mischief")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("crashing", "could not answer: ZeroDivisionError"),
        ("quitting", "could not answer: SystemExit: 3"),
        ("wrong", "which is no option"),
        ("silent", "answered None, which is no option"),
        ("cancelled", "could not answer: CancelledError"),
        ("speechless", "could not answer: Unspeakable"),
        ("odd", "answered Odd, which is no option"),
        ("unborn", "could not answer: KeyError: 'weights'"),
    ],
)
def test_a_greedy_choice_stands_in_and_the_log_says_so(name: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    seen = question(titles()[0])
    with caplog.at_level(logging.WARNING):
        failing = bot(name, 3)
        assert failing.choose(seen) == Greedy(3).choose(seen)
        failing.choose(seen)
    assert len(caplog.messages) == 1, "once is enough"
    assert f"Bot '{name}'" in caplog.text
    assert why in caplog.text
    assert "A greedy choice stands in." in caplog.text


@pytest.mark.usefixtures("_mischief")
def test_what_cannot_be_opened_is_refused_in_a_sentence() -> None:
    with pytest.raises(
        ValueError, match=r"'nothing' is installed but cannot be opened: mischief:NOTHING makes no bot\."
    ):
        bot("nothing", 1)
    with pytest.raises(ValueError, match=r"'lost' is installed but cannot be opened: AttributeError"):
        bot("lost", 1)
    with pytest.raises(ValueError, match=r"takes no budget"):
        bot("crashing:3", 1)


@pytest.mark.usefixtures("_mischief")
def test_nobody_takes_the_name_of_one_of_ours_or_one_that_cannot_be_said() -> None:
    assert isinstance(bot("greedy", 1), Greedy)
    assert not is_brought("greedy")
    assert not is_brought("No Name")
    with pytest.raises(ValueError, match=r"'Capital' is left out: a bot's name has up to 16 small letters"):
        bot("capital", 1)
    assert is_brought("crashing")
