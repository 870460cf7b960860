"""`orrery rules`: the rules in our words, by ID or word, and the tests that hold them."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from orrery.cli.stop import Stop
from orrery.cli.terminal import short, terminal
from orrery.games import FIRST, shelf
from orrery.rulebook import Entry, coverage, rulebook, tests


def rules(
    what: Annotated[str, typer.Argument(help="A rule by its ID, or a game.")] = "",
    search: Annotated[str, typer.Option(help="Only rules that speak of these words.")] = "",
    cover: Annotated[bool, typer.Option("--coverage", help="How many rules of each game a test holds.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Look up a rule, or the rules of a game."""
    console = terminal()
    if cover:
        show_coverage(console, as_json)
        return
    if not what:
        rule = next(iter(rulebook(FIRST).entries))
        raise Stop(f"Name a rule or a game: orrery rules {rule}, or: orrery rules {FIRST} --search WORD")
    entries = find(what, search)
    if as_json:
        print(json.dumps([in_json(entry) for entry in entries], indent=2))
    elif what.lower() in shelf():
        for entry in entries:
            console.print(Text(entry.id, "bold").append(f"  {entry.text}", "not bold"))
    else:
        for entry in entries:
            describe(console, entry)


def find(what: str, search: str) -> list[Entry]:
    """The rules that were asked for; a sentence when there are none."""
    if what.lower() in shelf():
        book = rulebook(what.lower())
        found = book.search(search) if search else list(book.entries.values())
        if not found:
            raise Stop(f"No rule of {what} speaks of '{short(search)}'; try a single word.", 1)
        return found
    found = [entry for game in shelf() for entry in rulebook(game).search(what) if entry.id.startswith(what.upper())]
    if not found:
        raise Stop(f"There is no rule or game '{short(what)}'; try: orrery rules {FIRST} --search WORD")
    return found


def describe(console: Console, entry: Entry) -> None:
    console.print(Text(entry.id, "bold").append(f"  {entry.chapter}", "not bold italic"))
    console.print(Padding(Text(entry.text), (0, 0, 0, 2)))
    held = tests().get(entry.id, [])
    console.print(Padding(Text("Held by:" if held else "No test holds it."), (0, 0, 0, 2)))
    for test in held:
        console.print(Text(f"    {test}", "dim"), soft_wrap=True)


def in_json(entry: Entry) -> dict[str, object]:
    return {"id": entry.id, "chapter": entry.chapter, "text": entry.text, "tests": tests().get(entry.id, [])}


def show_coverage(console: Console, as_json: bool) -> None:
    report = coverage()
    if as_json:
        print(json.dumps(report, indent=2))
        return
    for game, counts in report.items():
        console.print(f"{game}: {counts['tested']} of {counts['rules']} rules are held by tests.")
        missing = counts["missing"]
        if isinstance(missing, list) and missing:
            console.print(f"  missing: {', '.join(missing)}")
