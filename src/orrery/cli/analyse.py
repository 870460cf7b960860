"""`orrery analyse`: which moves lost a game, and how much was luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.cli.analysis_drawing import draw
from orrery.cli.analysis_page import page
from orrery.cli.files import read_game
from orrery.cli.stop import Stop
from orrery.cli.terminal import terminal
from orrery.play.transcript import shown
from orrery.play.transcript import verify as verified

if TYPE_CHECKING:
    from orrery.analysis.played import Played


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[
        Optional[int], typer.Option(help="Of a running game: what this seat knows, counted from 1.")
    ] = None,
    html: Annotated[Optional[Path], typer.Option(help="Write a page that needs nothing from anywhere.")] = None,
    out: Annotated[Optional[Path], typer.Option(help="Write all that was found, as JSON.")] = None,
    net: Annotated[
        Optional[Path], typer.Option(help="A net of one's own; else the one that comes with Orrery.")
    ] = None,
) -> None:
    """Everybody's chance to win after each move, the mistakes and what was better, and what was luck."""
    from orrery.analysis.analysing import analyse as analysed
    from orrery.analysis.judging import Unjudged
    from orrery.minds.files import Misfit

    game = read(file, seat)
    columns = (TextColumn("analysing"), BarColumn(), TextColumn("{task.percentage:.0f} %"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=1.0)
        try:
            found = analysed(
                game, lambda share: progress.update(task, completed=share), "" if net is None else str(net)
            )
        except (Unjudged, Misfit) as error:
            raise Stop(str(error)) from None
    draw(found, game, terminal())
    if html is not None:
        write(html, page(found, game))
    if out is not None:
        write(out, json.dumps(found, ensure_ascii=False) + "\n")


def read(file: Path, seat: Optional[int]) -> Played:
    from orrery.analysis.played import played, seen_by

    data = read_game(file)
    session = verified(data, str(file))
    whole = played(begun(data, str(file)), session.journal)
    if session.over:
        return whole
    if seat is None:
        raise Stop(f"{file} is a running game, and would be spoilt; see what one seat knows of it with: --seat 1")
    if not 1 <= seat <= len(session.names):
        raise Stop(f"There is no seat {seat} in {file}; its seats are 1 to {len(session.names)}.")
    return seen_by(whole, seat - 1, {number for number, _ in session.veil.choices})


def begun(data: dict[str, Any], name: str) -> Any:
    from orrery.play.transcript import replay

    return replay(data, name, 0)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Stop(f"Cannot write {shown(path)}: {error.strerror or error}; choose another place.") from None
    print(f"Written: {path}")
