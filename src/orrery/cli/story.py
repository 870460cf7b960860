"""What happened, a line a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from orrery.core.sentence import plain
from orrery.core.words import visible
from orrery.play.session import Session

if TYPE_CHECKING:
    from rich.table import Table


def paragraphs(session: Session, seat: int, since: int = 0) -> list[tuple[int, str]]:
    """For each choice after the first so many, as far as this seat may know: its number, and what it brought."""
    found: dict[int, list[str]] = {}
    title, view = session.title, session.view(seat)
    for moves, event in session.log:
        if moves > since:
            told = [title.words.sentence(seen, session.names) for seen in visible([event], seat)]
            found.setdefault(moves, []).extend([plain(title.said_at(view, sentence)) for sentence in told])
    return [(moves, " ".join(lines)) for moves, lines in found.items() if lines]


def print_story(console: Console, session: Session, seat: int, since: int = 0, numbers: bool = False) -> None:
    for moves, paragraph in paragraphs(session, seat, since):
        text = Text(f"{moves:>3}  " if numbers else "", "dim").append(paragraph, "default not dim")
        console.print(Padding(text, (0, 0, 0, 2)))


def results(console: Console, session: Session) -> None:
    """How the game ended, the best first."""
    from rich.table import Table

    scores = sorted(session.title.scores(session.game), key=lambda score: (not score.winner, -score.total))
    table = Table(title="Result", title_justify="left", title_style="bold")
    table.add_column("")
    table.add_column("player")
    table.add_column("total", justify="right")
    columns = list(dict.fromkeys([part for score in scores for part in score.parts]))
    for part in columns:
        table.add_column(part, justify="right")
    for score in scores:
        parts = [str(score.parts.get(part, "")) for part in columns]
        mark = "winner" if score.winner else ""
        table.add_row(mark, Text(session.name(score.seat)), str(score.total), *parts, style="bold" if mark else "")
    console.print(table)
    seats = sorted([score.seat for score in scores])
    console.print(Text(session.title.scoring.why(session.game, [session.name(seat) for seat in seats])))
    found = origins(session, columns, seats)
    if found is not None:
        console.print(found)


def origins(session: Session, known: list[str], seats: list[int]) -> Table | None:
    """Where the totals came from, if the result does not say it already."""
    from rich.table import Table

    accounts = session.title.scoring.account(session.game, [event for _, event in session.log])
    sources = list(
        dict.fromkeys([entry.source for entries in accounts for entry in entries if entry.source not in known])
    )
    if not sources:
        return None
    table = Table(title="Where it came from", title_justify="left", title_style="bold")
    table.add_column("")
    for seat in seats:
        table.add_column(Text(session.name(seat)), justify="right")
    for source in sources:
        points = [sum([entry.points for entry in entries if entry.source == source]) for entries in accounts]
        table.add_row(source.replace("_", " "), *[str(n) if n else "" for n in points])
    return table
