"""`orrery games`: what there is to play, and the switches of each game."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from orrery.cli.stop import Stop
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.games import titles


def games(
    game: Annotated[str, typer.Argument(help="A game, to see the switches a table can set.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List the games and how many can play; for one of them, also the switches a table can set."""
    try:
        found = [find_title(game)] if game else titles()
    except ValueError as error:
        raise Stop(str(error)) from None
    if as_json:
        print(json.dumps([facts(title) for title in found], indent=2))
        return
    from rich.padding import Padding

    from orrery.cli.terminal import terminal

    console = terminal()
    for title in found:
        players = f"{title.seats[0]} to {title.seats[-1]} players"
        console.print(f"{title.name}  {title.title}, {players}, rules {title.version}")
        console.print(Padding(f"{title.about} Play it with: orrery play {title.name}", (0, 0, 1, 2)))
    if game:
        show_switches(console, found[0])
    else:
        console.print("The switches of a game: orrery games NAME")


def show_switches(console: Any, title: Title) -> None:
    from rich.table import Table

    if not title.rules.switches:
        console.print("  It has no switches.")
        return
    console.print("  Switches, the default first, for --set name=value:")
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    for switch in title.rules.switches:
        table.add_row(switch.name, " | ".join(switch.choices), switch.words)
    console.print(table)


def facts(title: Title) -> dict[str, Any]:
    return {
        "name": title.name,
        "title": title.title,
        "about": title.about,
        "rules_version": title.version,
        "seats": list(title.seats),
        "switches": [
            {"name": s.name, "choices": s.choices, "default": s.choices[0], "rules": s.rules, "about": s.words}
            for s in title.rules.switches
        ],
    }
