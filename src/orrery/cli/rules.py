"""`orrery rules`: the rules in our words, by ID or word, the tests that hold them, and everything that is printed."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from orrery.cli.stop import Stop
from orrery.cli.terminal import short, terminal
from orrery.cli.things import show_things, things_called, things_of
from orrery.games import FIRST, shelf, titles
from orrery.rulebook import Entry, coverage, rulebook, tests


def rules(
    what: Annotated[str, typer.Argument(help="A game, a rule by its ID, or a card by its id or name.")] = "",
    search: Annotated[str, typer.Option(help="Only what speaks of these words.")] = "",
    things: Annotated[bool, typer.Option("--things", help="The cards of a game and all else that is printed.")] = False,
    cover: Annotated[bool, typer.Option("--coverage", help="How many rules of each game a test holds.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Look up a rule or a card, or all that a game has."""
    console = terminal()
    if cover:
        show_coverage(console, as_json)
        return
    if not what.strip():
        rule = next(iter(rulebook(FIRST).entries))
        raise Stop(f"Name a rule or a game: orrery rules {rule}, or: orrery rules {FIRST} --search WORD")
    found = things_of(what, search) if things else [] if is_rule(what) else things_called(what)
    if found:
        show_things(console, found, as_json)
        return
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
        if book.trouble:
            raise Stop(book.trouble, 1)
        found = book.search(search) if search else list(book.entries.values())
        if not found:
            raise Stop(f"No rule of {what} speaks of '{short(search)}'; try a single word.", 1)
        return found
    found = rules_called(what)
    if not found:
        raise Stop(f"There is no rule, card or game '{short(what)}'; try: orrery rules {FIRST} --search WORD")
    return found


def is_rule(what: str) -> bool:
    return what.lower() in shelf() or bool(rules_called(what))


def rules_called(what: str) -> list[Entry]:
    """The rules of all games whose ID begins like this."""
    books = [rulebook(title.name) for title in titles()]
    return [entry for book in books for entry in book.search(what) if entry.id.startswith(what.upper())]


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
        trouble = rulebook(game).trouble
        console.print(trouble or f"{game}: {counts['tested']} of {counts['rules']} rules are held by tests.")
        missing = counts["missing"]
        if isinstance(missing, list) and missing:
            console.print(f"  missing: {', '.join(missing)}")
