"""`orrery sit`: a program of one's own, in any language, at a table of a running server."""

from __future__ import annotations

import asyncio
import shlex
import shutil
from typing import Annotated, Optional

import typer

from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.remote.arriving import sit_down, way_back
from orrery.remote.door import Refused
from orrery.remote.playing import Playing
from orrery.remote.seat import RemoteSeat
from orrery.remote.speaker import Speaker

INTERRUPTED = 130


def sit(
    table: Annotated[
        str, typer.Option(help="The invitation to a table (.../join/...), or to a seat (.../recover/...).")
    ],
    command: Annotated[str, typer.Option(help="The program that plays; see docs/add-a-bot.md.")],
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Program",
    seat: Annotated[Optional[int], typer.Option(help="Which open seat; the first if not said.", min=0)] = None,
    seconds: Annotated[float, typer.Option(help="How long it may think about a question.", min=0.01)] = 60.0,
) -> None:
    """Let a program of your own play at a table: it is told what its seat sees in lines of JSON, and answers so."""
    words = split(command)
    try:
        raise typer.Exit(asyncio.run(seated(table, name, seat, Speaker(words, seconds))))
    except Refused as refused:
        raise Stop(str(refused), 1) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Stop(f"--command cannot be read: {error}.") from None
    if not words:
        raise Stop("Name the program that plays, as in --command ./mybot")
    if shutil.which(words[0]) is None:
        raise Stop(f"'{short(words[0])}' is no program that can be started; name its file, as in --command ./mybot")
    return words


async def seated(table: str, name: str, seat: Optional[int], speaker: Speaker) -> int:
    place = await sit_down(table, name, seat)
    say(f"Seat {place.seat} at {place.door.server}/t/{place.table}")
    say(f"Should this stop, go on with: --table {await way_back(place)}")
    playing = Playing(place, speaker, say)
    try:
        await playing.play()
    finally:
        await place.leave()
    return say_result(place, playing)


def say_result(place: RemoteSeat, playing: Playing) -> int:
    for score in place.state["scores"]:
        say(f"{score['name']}: {score['total']}{' (winner)' if score['winner'] else ''}")
    if playing.stood_in:
        say(f"Another choice had to stand in {playing.stood_in} times.")
    return 0


def say(sentence: str) -> None:
    typer.echo(sentence, err=True)
