"""The examples in the documents run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from orrery.games import titles

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=[str(d.relative_to(ROOT)) for d in DOCUMENTS])


@every_document
def test_examples_run(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert not failed


def test_the_numbers_are_written_down() -> None:
    """For every game what its engine takes, with the goals."""
    words = (ROOT / "docs" / "numbers.md").read_text()
    engine = words.split("## The engine")[1].split("\n## ")[0]
    for title in titles():
        assert title.title.partition(":")[0] in engine
    for measured in ("decisions a second", "copies and choices", "views", "imagined games"):
        rows = [line for line in engine.splitlines() if line.startswith(f"| {measured}")]
        assert rows
        assert re.search(r"\d", rows[0].split("|")[-2]), f"{measured} has no goal"


def test_the_documents_hold_examples() -> None:
    with_examples = [d.name for d in DOCUMENTS if ">>>" in d.read_text()]
    assert {"kernel.md", "add-a-card.md", "add-a-game.md"} <= set(with_examples)


def test_every_room_of_the_server_is_named_to_whoever_looks_for_it() -> None:
    rooms = [file.parent.name for file in (ROOT / "src" / "orrery" / "server").glob("*/__init__.py")]
    [row] = [line for line in (ROOT / "CONTRIBUTING.md").read_text().splitlines() if "`src/orrery/server`" in line]
    assert not [room for room in rooms if f"`{room}`" not in row]


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", document.read_text()):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_rulings_of_a_game_list_its_switches() -> None:
    from orrery.games import titles

    for title in titles():
        words = (ROOT / "docs" / "rulings" / f"{title.name}.md").read_text()
        for switch in title.rules.switches:
            assert f"`{switch.name}` | {', '.join(switch.choices)} |" in words, switch.name
