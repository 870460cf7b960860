"""The rules of a game in our words, by ID, and the tests that hold each of them.

Run `python -m orrery.rulebook` in the repository to write the index of tests anew."""

from __future__ import annotations

import ast
import json
import re
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

from orrery.games import SHELF

INDEX = "tested.json"
CHAPTER = re.compile(r"## (?P<title>.+) \((?P<code>[A-Z0-9, ]+)\)")
RULE = re.compile(r"\*\*(?P<id>[A-Z]+-[A-Z0-9]+-\d+)\*\* (?P<text>.+)")


class Entry:
    """A rule: its ID, our words for it, and the chapter it stands in."""

    def __init__(self, id: str, text: str, chapter: str) -> None:
        self.id = id
        self.text = text
        self.chapter = chapter


class Rulebook:
    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.entries: dict[str, Entry] = {}
        chapter = ""
        for paragraph in text.split("\n"):
            heading, rule = CHAPTER.fullmatch(paragraph.strip()), RULE.fullmatch(paragraph.strip())
            if heading is not None:
                chapter = heading["title"]
            elif rule is not None:
                if rule["id"] in self.entries:
                    raise ValueError(f"{rule['id']} stands twice in the rulebook of {game}.")
                self.entries[rule["id"]] = Entry(rule["id"], rule["text"], chapter)

    def search(self, words: str) -> list[Entry]:
        """The rules whose ID begins like this, or that speak of all these words."""
        wanted = words.lower().split()
        by_id = [entry for entry in self.entries.values() if wanted and entry.id.lower().startswith("-".join(wanted))]
        return by_id or [
            entry
            for entry in self.entries.values()
            if wanted and all(word in f"{entry.text} {entry.chapter}".lower() for word in wanted)
        ]


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game on the shelf."""
    return Rulebook(game, files(f"orrery.games.{game}").joinpath("rulebook.md").read_text("utf-8"))


@cache
def tests() -> dict[str, list[str]]:
    """For each rule the tests that hold it, as `tests/games/.../test_orbit.py::test_stacks_keep_their_order`."""
    found: dict[str, list[str]] = json.loads(files("orrery.games").joinpath(INDEX).read_text("utf-8"))
    return found


def coverage() -> dict[str, dict[str, object]]:
    """For each game how many rules it has, how many of them a test holds, and which none does."""
    report: dict[str, dict[str, object]] = {}
    for game in SHELF:
        ids = list(rulebook(game).entries)
        missing = [id for id in ids if not tests().get(id)]
        report[game] = {"rules": len(ids), "tested": len(ids) - len(missing), "missing": missing}
    return report


# the index -----------------------------------------------------------------
def scan(root: Path) -> dict[str, list[str]]:
    """Find the rule marks of all tests below `root/tests`, without running anything."""
    index: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        name = file.relative_to(root).as_posix()
        for test, ids in marks(ast.parse(file.read_text("utf-8"), str(file)).body, []):
            for id in ids:
                index.setdefault(id, []).append(f"{name}::{test}")
    return {id: sorted(set(index[id])) for id in sorted(index)}


def marks(body: list[ast.stmt], inherited: list[str]) -> list[tuple[str, list[str]]]:
    """Each test with the IDs it is marked with, those of its class and module included."""
    inherited = inherited + [id for node in body if is_pytestmark(node) for id in ids_in(node)]
    found: list[tuple[str, list[str]]] = []
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            found.append((node.name, inherited + [id for mark in node.decorator_list for id in ids_in(mark)]))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [id for mark in node.decorator_list for id in ids_in(mark)]
            found += [(f"{node.name}::{test}", ids) for test, ids in marks(node.body, inherited + own)]
    return found


def is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets)


def ids_in(node: ast.AST) -> list[str]:
    """The IDs of every `pytest.mark.rule("ID", ...)` in this code, and of shorthands such as `rule("ID", 1)`."""
    found: list[str] = []
    for call in [inner for inner in ast.walk(node) if isinstance(inner, ast.Call)]:
        name = ast.unparse(call.func)
        if name.endswith("mark.rule"):
            found += [ast.literal_eval(argument) for argument in call.args]
        elif name == "rule" and call.args:
            found.append(ast.literal_eval(call.args[0]))
    return found


def index_text(root: Path) -> str:
    return json.dumps(scan(root), indent=1) + "\n"


def main() -> None:
    root = Path.cwd()
    target = root / "src" / "orrery" / "games" / INDEX
    if not target.parent.is_dir():
        sys.exit("Run this in the repository: the index lies in src/orrery/games.")
    target.write_text(index_text(root), "utf-8")
    print(f"{target.relative_to(root)}: {len(scan(root))} rules with tests.")


if __name__ == "__main__":
    main()
