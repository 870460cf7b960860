"""What is printed in a game, looked up by id, ref or name: for `orrery rules`."""

from __future__ import annotations

import json

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.core.ask import Thing
from orrery.core.title import Title
from orrery.games import FIRST, shelf, titles
from orrery.games import title as find_title

Found = list[tuple[Title, Thing]]


def things_called(what: str) -> Found:
    """Those of this id, ref or name in any game; where there are none, those whose name holds all these words."""
    said = what.lower()
    everything = [(title, thing) for title in titles() for thing in title.catalog.things.values()]
    called = [found for found in everything if said in (found[1].id.lower(), found[1].ref.lower())]
    named = [found for found in everything if said == found[1].name.lower()]
    return called or named or [found for found in everything if all(w in found[1].name.lower() for w in said.split())]


def things_of(game: str, search: str) -> Found:
    """Everything that is printed in a game, or what speaks of these words."""
    if game.lower() not in shelf():
        raise Stop(f"Name a game whose cards you want to see: orrery rules {FIRST} --things")
    title = find_title(game.lower())
    found = [(title, thing) for thing in title.catalog.things.values() if speaks_of(title, thing, search)]
    if not found:
        raise Stop(f"Nothing printed in {title.title} speaks of '{short(search)}'; try a single word.", 1)
    return found


def speaks_of(title: Title, thing: Thing, search: str) -> bool:
    said = f"{thing.ref} {thing.name} {title.text(thing)}".lower()
    return all(word in said for word in search.lower().split())


def show_things(console: Console, found: Found, as_json: bool) -> None:
    if as_json:
        print(json.dumps([in_json(title, thing) for title, thing in found], indent=2))
        return
    several = len({title.name for title, _ in found}) > 1
    for title, thing in found:
        name = f"{thing.name} ({title.title})" if several else thing.name
        console.print(Text(thing.ref, "bold").append(f"  {name}", "not bold"))
        if text_of(title, thing):
            console.print(Padding(Text(text_of(title, thing)), (0, 0, 0, 2)))


def text_of(title: Title, thing: Thing) -> str:
    """Its text, and what brings it into the game."""
    text = title.text(thing)
    says = "" if text == thing.name else text
    brought = f"In the game with --set {thing.switch}=yes." if thing.switch else ""
    return " ".join([part for part in (says, brought) if part])


def in_json(title: Title, thing: Thing) -> dict[str, str]:
    return {
        "game": title.name,
        "ref": thing.ref,
        "name": thing.name,
        "text": title.text(thing),
        "switch": thing.switch,
    }
