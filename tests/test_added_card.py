"""docs/add-a-card.md, done to the letter in a copy of the project: golden games replay, new cards are played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "add-a-card.md").read_text()
FILES = dict(re.findall(r"^```python file=(\S+)\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL))
TESTS = dict(re.findall(r"^```python test=(\S+)\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL))
SWITCH = re.findall(r"^```python last=SWITCHES\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)[0]
ROW = re.findall(r"^```markdown row\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)[0]
DECKS = {"ultramassive": "ULT-COMP-16", "laniakea": "LAN-COMP-05", "council": "COS-COMP-07"}
FILES_OF = "src/orrery/games/{game}/content/extras.py"
REFS = {"ultramassive": "card:AC-21", "laniakea": "entity:E37", "council": "tech:D2-09"}
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout")
SWITCHED = "every_choice_of_every_switch or own_chapters or of_its_name or list_its_switches"

KINDS = {  # that extras take: the tables whose first thing gets a twin
    "ultramassive": ("anomalies.ANOMALIES", "anomalies.CORES", "cards.CARDS"),
    "laniakea": (
        *("adversary_cards.ADVERSARY_DECK", "artifact_cards.ARTIFACTS", "chaos_cards.CHAOS", "entities.ENTITIES"),
        "powers.MARKET",
    ),
    "council": (
        *("automa.AUTOMA_CARDS", "bonuses.DARK", "bonuses.LIGHT", "cards.AI_CARDS", "modules.LEADERS"),
        *("techs.TECHS", "tiles.TILES"),
    ),
}
TWINS = """

from copy import copy
from importlib import import_module

for number, (module, table) in enumerate([name.split(".") for name in {tables}]):
    twin = copy(getattr(import_module(f"orrery.games.{game}.content.{{module}}"), table)[0])
    twin.id, twin.ref, twin.number = f"{{twin.id}}-twin", f"{{twin.ref}}-twin", 500 + number
    EXTRAS += brought_by("comets", twin)
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with everything that the document tells to write."""
    copy = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored)
    for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / file, copy)
    for name, text in FILES.items():
        assert (copy / name).exists(), name
        (copy / name).write_text(beside((copy / name).read_text(), text))
    for name, text in TESTS.items():
        there = (ROOT / FILES_OF.format(game=Path(name).parent.name)).read_text()
        (copy / name).write_text(text.replace("E37", "E3700") if "brought_by(" in there else text)
    for game, rule in DECKS.items():
        rulings = copy / "src" / "orrery" / "games" / game / "rulings.py"
        told, end, rest = rulings.read_text().partition(")  # fmt: skip\n")
        switch = SWITCH.strip().replace(DECKS["ultramassive"], rule)
        if '"comets"' not in told:
            rulings.write_text(f"{told}    {switch},\n{end}{rest}")
        page = copy / "docs" / "rulings" / f"{game}.md"
        page.write_text(re.sub(r"(\n\|[^\n]*\n)(?!\|)", lambda row: row[1] + ROW, page.read_text(), count=1))
    return copy


def beside(there: str, document: str) -> str:
    """The extras of the document, and those that the project already has: theirs may have taken the same numbers."""
    if "brought_by(" not in there:
        return document
    added = re.sub(r'\b(\d+), "(\w+-?)(\d+)"', r'\g<1>00, "\g<2>\g<3>00"', document.split("annotations\n")[1])
    return f"{there}\nTHERE = EXTRAS\n{added}\nEXTRAS = (*THERE, *EXTRAS)\n"


def run(project: Path, *arguments: str) -> str:
    place = {"PYTHONPATH": str(project / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "ORRERY_"))}
    command = [sys.executable, *arguments]
    ran = subprocess.run(command, cwd=project, env=alone | place, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_document_adds_a_card_to_each_game() -> None:
    assert set(FILES) == {FILES_OF.format(game=game) for game in DECKS}


def test_what_a_new_card_does_is_tested_as_the_document_says(project: Path) -> None:
    assert "1 passed" in run(project, *PYTEST, *TESTS)


def test_golden_games_replay_and_the_new_cards_are_played(project: Path) -> None:
    told = run(project, *PYTEST, "-rA", "tests/games/test_extras.py")
    for ref in REFS.values():
        assert f"test_with_its_switch_it_is_played_and_breaks_nothing[{ref}" in told
    golden = run(project, *PYTEST, "tests/golden", "-k", "replayed_by")
    assert re.search(r"\d\d passed", golden)


def test_the_tests_of_switches_accept_the_new_one(project: Path) -> None:
    suites = [f"tests/games/{game}/test_rulings.py" for game in DECKS]
    run(project, *PYTEST, *suites, "tests/test_docs.py", "-k", SWITCHED)


def test_learned_bots_cope_with_an_extra_of_every_kind(project: Path) -> None:
    files = {game: project / "src" / "orrery" / "games" / game / "content" / "extras.py" for game in KINDS}
    before = {file: file.read_text() for file in files.values()}
    for game, file in files.items():
        file.write_text(before[file] + TWINS.format(game=game, tables=KINDS[game]))
    try:
        run(project, *PYTEST, "tests/games/test_extras.py", "-k", "learned_bots")
    finally:
        for file, text in before.items():
            file.write_text(text)
