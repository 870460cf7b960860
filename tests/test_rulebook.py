"""Every rule of a catalogue is held by a test, and an installed copy knows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery import rulebook
from orrery.games import SHELF, titles
from orrery.games import title as find_title
from orrery.rulebook import Rulebook
from orrery.tested import scan

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    return scan(ROOT)


@pytest.mark.parametrize("game", SHELF)
def test_every_rule_has_a_test(game: str, found: dict[str, list[str]]) -> None:
    assert [id for id in rulebook.rulebook(game).entries if id not in found] == []


def test_no_mark_names_an_unknown_rule(found: dict[str, list[str]]) -> None:
    known = {id for game in SHELF for id in rulebook.rulebook(game).entries}
    assert {id: tests for id, tests in found.items() if id not in known} == {}


def test_a_clone_reads_its_own_tests(found: dict[str, list[str]]) -> None:
    assert rulebook.tests() == found


def test_an_installed_copy_reads_the_index_it_came_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / rulebook.INDEX).write_text('{"X-A-01": ["tests/test_it.py::test_one"]}')
    monkeypatch.setattr(rulebook, "files", lambda package: tmp_path)
    assert rulebook.tests.__wrapped__() == {"X-A-01": ["tests/test_it.py::test_one"]}


def test_every_rule_that_the_game_itself_names_is_in_the_book() -> None:
    for title in titles():
        known = rulebook.rulebook(title.name).entries
        refusals = [refusal for verb in title.catalog.verbs.values() for refusal in (verb.refusal, verb.not_this)]
        named = [rule for refusal in refusals if refusal is not None for rule in refusal.rules]
        named += [rule for switch in title.rules.switches for rule in switch.rules]
        assert [rule for rule in named if rule not in known] == []


def test_marks_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('X-A-01')\n"
        "@pytest.mark.rule('X-A-02', 'X-A-03')\ndef test_one(): ...\n"
        "@pytest.mark.rule('X-A-04')\nclass TestMore:\n    @pytest.mark.rule('X-A-05')\n    def test_two(self): ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('X-A-06'))])\ndef test_three(n): ...\n"
        "@pytest.mark.parametrize('n', [rule('X-A-07', 1)])\ndef test_four(n): ...\n"
        "@pytest.mark.rule('X-A-08')\ndef helper(): ...\n"
    )
    names = ("test_one", "TestMore::test_two", "test_three", "test_four")
    one, two, three, four = [f"tests/test_it.py::{name}" for name in names]
    assert scan(tmp_path) == {
        "X-A-01": [two, four, one, three],
        "X-A-02": [one],
        "X-A-03": [one],
        "X-A-04": [two],
        "X-A-05": [two],
        "X-A-06": [three],
        "X-A-07": [four],
    }


NOT_FOR_PLAYERS = (
    *("lost in", "icons? (is |are )?lost", "pictures? (is |are )?lost", "(the|two|three) examples?", "trial games?"),
    "rulebook's",
    *("scanning", "garbled", "our text", "the book", "running text", "glossary", "cut off", "engine", "interface"),
    *("automated", "procedure"),
    *("tooltip", "when cards are added", "set in [0-9]", "one constant"),
)
AUTHORS = re.compile(rf"\b({'|'.join(NOT_FOR_PLAYERS)})\b", re.IGNORECASE)


@pytest.mark.parametrize("game", SHELF)
def test_the_books_speak_to_players_and_not_of_how_they_came_about(game: str) -> None:
    said = {id: AUTHORS.search(entry.text) for id, entry in rulebook.rulebook(game).entries.items()}
    said |= {switch.name: AUTHORS.search(switch.words) for switch in find_title(game).rules.switches}
    assert {id: found.group() for id, found in said.items() if found} == {}


def test_a_book_is_read_chapter_by_chapter() -> None:
    book = Rulebook(
        "x", "# Title\n\nIntro.\n\n## First (AA)\n\n**X-AA-01** One star.\n\n## Next (BB)\n\n**X-BB-01** Two.\n"
    )
    assert [(e.id, e.text, e.chapter) for e in book.entries.values()] == [
        ("X-AA-01", "One star.", "First"),
        ("X-BB-01", "Two.", "Next"),
    ]
    assert [e.id for e in book.search("star")] == ["X-AA-01"]
    assert [e.id for e in book.search("x-bb")] == ["X-BB-01"]
    assert book.search("") == []


def test_a_rule_may_not_stand_twice_in_a_book() -> None:
    with pytest.raises(ValueError, match="X-AA-01 stands twice"):
        Rulebook("x", "**X-AA-01** One.\n**X-AA-01** Again.\n")
