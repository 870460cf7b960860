"""The examples in the documents run, and their links, files and commands are there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from orrery.cli import COMMANDS, Commands
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


MADE_LATER = {"tests/games/laniakea/test_comets.py", "tests/server/test_pins.py", "src/orrery/server/static"}


@every_document
def test_files_and_folders_that_are_named_are_there(document: Path) -> None:
    named = re.findall(r"(?<![\w/.-])(?:src|tests|web|docs|site|requirements)/[\w./*-]*\w", document.read_text())
    places = (ROOT, ROOT / "web")
    assert not [name for name in {*named} - MADE_LATER if not any(any(at.glob(name)) for at in places)]


@every_document
def test_commands_and_options_that_are_named_are_there(document: Path) -> None:
    called = re.findall(r"(?:^|[`( ])(?:orrery|\./play) ([a-z-]+\b[^`|#\n]*)", document.read_text(), re.MULTILINE)
    wrong = [words for words in called if words.split()[0] in COMMANDS and unknown(words.split())]
    assert not wrong


def unknown(words: list[str]) -> list[str]:
    """The options of a command line that the command does not have."""
    command: Any = Commands().get_command(None, words[0])
    for word in words[1:]:
        command = getattr(command, "commands", {}).get(word, command)
    options = {"--help", *[name for option in command.params for name in (*option.opts, *option.secondary_opts)]}
    named = [re.split("[^a-z-]", word)[0] for word in words if word.startswith("--")]
    return [name for name in named if name not in options]


def test_an_update_installs_all_that_the_first_installation_did() -> None:
    """The engine compiled, the client, the documents: what is left out would be gone after it."""
    parts = [
        sorted(re.findall(r"ORRERY_[A-Z]+=1", line))
        for file in (ROOT / "Containerfile", ROOT / "docs" / "hosting.md")
        for line in file.read_text().splitlines()
        if "pip install" in line and "--no-deps" in line
    ]
    assert len(parts) == 2
    assert parts[0] == parts[1]


def test_the_rulings_of_a_game_list_its_switches() -> None:
    for title in titles():
        words = (ROOT / "docs" / "rulings" / f"{title.name}.md").read_text()
        for switch in title.rules.switches:
            assert f"`{switch.name}` | {', '.join(switch.choices)} |" in words, switch.name
