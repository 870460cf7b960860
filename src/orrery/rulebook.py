"""The rules of a game in our words, by ID, and the tests that hold each of them."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from orrery.games import title as find_title
from orrery.games import titles
from orrery.tested import scan

INDEX = "tested.json"  # made by the build from the tests; a clone reads its tests instead
CHAPTER = re.compile(r"## (?P<title>.+) \((?P<code>[A-Z0-9, ]+)\)")
RULE = re.compile(r"\*\*(?P<id>[A-Z]+-[A-Z0-9]+-\d+)\*\* (?P<text>.+)")


class Entry:
    """A rule: its ID, our words for it, and the chapter it stands in."""

    def __init__(self, id: str, text: str, chapter: str) -> None:
        self.id = id
        self.text = text
        self.chapter = chapter


class Rulebook:
    def __init__(self, game: str, text: str, trouble: str = "") -> None:
        self.game = game
        self.trouble = trouble  # why there is nothing in it, as a sentence
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
    """The rulebook of a game on the shelf; one without a book has an empty one."""
    package = find_title(game).rules.book
    if not package:
        return Rulebook(game, "")
    try:
        return Rulebook(game, files(package).joinpath("rulebook.md").read_text("utf-8"))
    except OSError:
        lost = f"The rulebook of {game} was not installed with it: the package '{package}' has to bring a rulebook.md."
        return Rulebook(game, "", lost)


@cache
def tests() -> dict[str, list[str]]:
    """For each rule the tests that hold it, as `tests/games/.../test_orbit.py::test_stacks_keep_their_order`."""
    index = files("orrery").joinpath(INDEX)
    if index.is_file():
        found: dict[str, list[str]] = json.loads(index.read_text("utf-8"))
        return found
    return scan(Path(__file__).parents[2])


def coverage() -> dict[str, dict[str, object]]:
    """For each game how many rules it has, how many of them a test holds, and which none does."""
    report: dict[str, dict[str, object]] = {}
    for title in titles():
        ids = list(rulebook(title.name).entries)
        missing = [id for id in ids if not tests().get(id)]
        report[title.name] = {"rules": len(ids), "tested": len(ids) - len(missing), "missing": missing}
    return report
