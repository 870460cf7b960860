"""What is written: the games there are, their rules by ID, and their cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from orrery.bots.levels import usual
from orrery.bots.registry import names
from orrery.core.ask import Thing
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.games import titles
from orrery.remote.door import Refused
from orrery.rulebook import rulebook

MOST = 40  # finds that one answer holds


def known(game: str) -> Title:
    try:
        return find_title(game)
    except ValueError as error:
        raise Refused(str(error)) from None


def games() -> list[dict[str, Any]]:
    return [
        {
            "game": title.name,
            "title": title.title,
            "about": title.about,
            "seats": list(title.seats),
            "switches": {switch.name: list(switch.choices) for switch in title.rules.switches},
            "bots": names(),
            "usual_bot": usual(title),
        }
        for title in titles()
    ]


def rules(game: str) -> str:
    """The whole rulebook."""
    book = rulebook(known(game).name)
    if book.trouble:
        raise Refused(book.trouble)
    lines: list[str] = []
    chapter = ""
    for entry in book.entries.values():
        if entry.chapter != chapter:
            chapter = entry.chapter
            lines += [f"## {chapter}", ""]
        lines += [f"**{entry.id}** {entry.text}", ""]
    return "\n".join([f"# {known(game).title}", "", *lines])


def rule(game: str, id: str) -> str:
    found = rulebook(known(game).name).entries.get(id.upper())
    if found is None:
        raise Refused(f"There is no rule {id[:40]!r} in {game}; look for words with search_rules.")
    return f"{found.id} ({found.chapter}): {found.text}"


def cards(game: str) -> str:
    """Everything that is printed."""
    title = known(game)
    return "\n".join([printed(title, thing) for thing in title.catalog.things.values()])


def card(game: str, ref: str) -> str:
    title = known(game)
    thing = title.catalog.things.get(ref)
    if thing is None:
        raise Refused(no_such(title, ref))
    return printed(title, thing)


def check_there(view: Mapping[str, Any], ref: str) -> None:
    """Refused where neither the game nor its table knows it; of a game that is not installed here nothing is known."""
    try:
        title = find_title(view["game"], view["settings"])
    except ValueError:
        return
    if ref not in title.catalog.things and f'"{ref}"' not in json.dumps(view):
        raise Refused(no_such(title, ref))


def no_such(title: Title, ref: str) -> str:
    return f"Nothing in {title.name} is called {ref[:40]!r}; refs look like {next(iter(title.catalog.things))}."


def printed(title: Title, thing: Thing) -> str:
    text = title.text(thing)
    return f"{thing.ref}: {thing.name}" if text in ("", thing.name) else f"{thing.ref}: {thing.name}. {text}"


def search(game: str, words: str) -> str:
    """Rules and cards that speak of all these words."""
    title = known(game)
    found = [f"{entry.id}: {entry.text}" for entry in rulebook(title.name).search(words)]
    wanted = words.lower().split()
    everything = [printed(title, thing) for thing in title.catalog.things.values()] if wanted else []
    found += [line for line in everything if all(word in line.lower() for word in wanted)]
    if not found:
        raise Refused(f"Nothing in {game} speaks of '{words[:60]}'; try a single word.")
    more = [f"... and {len(found) - MOST} more; add a word."] if len(found) > MOST else []
    return "\n".join(found[:MOST] + more)
