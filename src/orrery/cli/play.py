"""`orrery play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console

from orrery.cli.files import check_writable, read_game
from orrery.cli.host import Host, Leave
from orrery.cli.seats import Chair, chairs, chairs_again
from orrery.cli.stop import Stop
from orrery.cli.terminal import short, terminal
from orrery.cli.variants import VariantFile, with_variant
from orrery.core.title import Title
from orrery.games import FIRST
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.play.transcript import resume

INTERRUPTED = 130
SEATS = "me,greedy,greedy"


def play(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")] = "",
    seats: Annotated[str, typer.Option(help="Who plays: me, me:Ann, or a bot such as random or greedy.")] = "",
    seed: Annotated[Optional[int], typer.Option(help="Deal the same game again.")] = None,
    open_hands: Annotated[bool, typer.Option("--open", help="Play with open hands, or open plans.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Skip the choices of setup where the game allows it.")] = False,
    settings: Annotated[Optional[list[str]], typer.Option("--set", help="A switch of the game: name=value.")] = None,
    variant: VariantFile = None,
    save: Annotated[Optional[Path], typer.Option(help="Keep the game, with its receipt, in this file.")] = None,
    resume_file: Annotated[Optional[Path], typer.Option("--resume", help="Go on with a game from a file.")] = None,
) -> None:
    """Play a game here in the terminal."""
    console = terminal()
    if resume_file is not None:
        if game or seed is not None or open_hands or quick or settings or variant:
            raise Stop("A resumed game brings its own rules and seed; only --seats and --save go with --resume.")
        host = sit_down_again(console, resume_file, seats, save)
    else:
        flags = [flag for flag, given in (("open", open_hands), ("quick", quick)) if given]
        host = sit_down(console, game or FIRST, seats or SEATS, seed, flags, settings or [], variant, save)
    try:
        host.run()
    except (Leave, KeyboardInterrupt) as reason:
        raise typer.Exit(goodbye(host, interrupted=isinstance(reason, KeyboardInterrupt))) from None
    except Stop:
        raise
    except BaseException:
        rescued(host)
        raise


def picked(title: Title, flags: list[str], settings: list[str]) -> dict[str, str]:
    """The switches named on the command line."""
    chosen: dict[str, str] = {}
    for flag in flags:
        meant = [(switch.name, switch.choices[1]) for switch in title.rules.switches if switch.flag == flag]
        if not meant:
            raise Stop(f"{title.title} has nothing that --{flag} could mean; see: orrery games {title.name}")
        chosen |= dict(meant)
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Stop(f"A switch is set as name=value, not '{short(setting)}'; see: orrery games")
        chosen[short(name)] = short(value)  # all that exist are short, and others are repeated in a refusal
    return chosen


def sit_down(
    console: Console,
    game: str,
    seats: str,
    seed: int | None,
    flags: list[str],
    settings: list[str],
    variant: Path | None,
    save: Path | None,
) -> Host:
    """A new game."""
    try:
        title = with_variant(find_title(short(game)), variant)
        places = chairs(seats)
        people = [seat for seat, place in enumerate(places) if not place.bot]
        chosen = picked(title, flags, settings)
        session = Session(title, [place.name for place in places], chosen, seed, people=people)
    except ValueError as error:
        raise Stop(str(error)) from None
    warning = check_writable(save) if save is not None else ""
    welcome(console, title, places)
    console.print(f"Commitment: {session.commitment}", soft_wrap=True)
    if warning:
        console.print(warning)
    return Host(session, places, console, save)


def sit_down_again(console: Console, file: Path, seats: str, save: Path | None) -> Host:
    """A game from a file; it goes on in that file unless another is named."""
    session = resume(read_game(file), str(file))
    places = chairs_again(session.names, sorted(session.people))
    if seats:
        given = chairs(seats)
        if len(given) != len(places):
            raise Stop(f"The game in {file} has {len(places)} seats, not {len(given)}.")
        places = [Chair(place.name, new.bot) for place, new in zip(places, given, strict=True)]
        session.people = frozenset([seat for seat, place in enumerate(places) if not place.bot])
    warning = check_writable(save) if save is not None and save != file else ""
    welcome(console, session.title, places)
    console.print(f"Resumed after {len(session.journal)} choices. {warning}".strip())
    return Host(session, places, console, save or file)


def welcome(console: Console, title: Title, places: list[Chair]) -> None:
    console.print(f"{title.title}: {title.about}")
    for line in title.variant.lines if title.variant is not None else ():
        console.print(f"Variant: {line}.")
    if any(not place.bot for place in places):
        console.print("Type the number of your choice. Type help for the rest: undo, why, log, save, rules, quit.")


def goodbye(host: Host, interrupted: bool) -> int:
    """What becomes of an unfinished game."""
    if interrupted:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second Ctrl-C must not stop the saving
        host.say("\nStopped.")
    file, wanted = None, host.begun and (host.keeper.file is not None or interrupted)
    if wanted:
        file = host.keeper.file if host.keeper.keep(last=True) else host.keeper.rescue()
    kept = f"Go on another time with: orrery play --resume {file}" if file else "It was not saved."
    host.say(f"The game is unfinished. {kept if host.begun else 'Nothing was chosen yet.'}")
    if interrupted:
        return INTERRUPTED
    return 1 if wanted and file != host.keeper.file else 0


def rescued(host: Host) -> None:
    """Before something unexpected ends everything, the game is put where it can be found."""
    file = host.keeper.file
    if host.begun and (file is None or not host.keeper.put(file)):
        file = host.keeper.rescue() if host.people else None
    if host.begun and file is not None:
        print(f"The game so far is kept; go on with: orrery play --resume {file}", file=sys.stderr)
