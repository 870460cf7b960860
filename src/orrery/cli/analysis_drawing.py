"""An analysis in the terminal: the chances as a graph, what is worth a look, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from orrery.cli.analysis_words import costliest, said

if TYPE_CHECKING:
    from orrery.analysis.played import Played
    from orrery.analysis.shape import Analysis, Fate

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 100  # columns of the graph
SIGNS = {"lapse": "?!", "mistake": "?", "blunder": "??"}
MARKS = {"lapse": "'", "mistake": "?", "blunder": "!"}
HEADS = ("", "start", "luck", "given away", "all else", "result")


def draw(found: Analysis, game: Played, console: Console) -> None:
    title = game.title.title
    console.print(f"{title}: {found['summary']}" if found["summary"] else title, style="bold")
    console.print(graph(found, console.width))
    console.print(worth_a_look(found, game))
    for line in costliest(found):
        console.print(line)
    console.print(luck_and_skill(found))
    console.print(
        f"In points of the chance to win; luck is known to within its error at 95 %. Judged by {found['judge']} "
        "with only what each player could see."
    )


def graph(found: Analysis, width: int) -> Table:
    """A row of bars for each seat, the whole game from left to right; marks stand over slips."""
    table = Table(title="Chance to win", box=None, title_justify="left", show_header=False)
    longest = max([len(name) for name in found["names"]])
    columns = max(10, min(WIDEST, width - longest - 12, len(found["chances"])))
    last = len(found["chances"]) - 1
    for seat, name in enumerate(found["names"]):
        marks = [" "] * columns
        for slip in found["slips"]:
            if slip["seat"] == seat:
                marks[slip["move"] * (columns - 1) // max(1, last)] = MARKS[slip["kind"]]
        places = [at * last // max(1, columns - 1) for at in range(columns)]
        bars = [BARS[round(found["chances"][at][seat] * (len(BARS) - 1))] for at in places]
        if "".join(marks).strip():
            table.add_row("", "".join(marks), "")
        table.add_row(name, "".join(bars), percent(found["chances"][-1][seat]))
    return table


def worth_a_look(found: Analysis, game: Played) -> Table:
    table = Table(title="Worth a look", title_justify="left")
    for head in ("move", "round", "", "who", "what", "chance"):
        table.add_column(head, justify="right" if head in ("move", "chance") else "left")
    lines: list[tuple[int, int, str, int, str, float]] = []
    for slip in found["slips"]:
        played, better = [said(idea, game, slip["move"]) for idea in (slip["played"], slip["better"])]
        words = f"{played}. Better: {better}. {slip['better']['reason']}"
        round = found["rounds"][slip["move"] - 1]
        lines.append((slip["move"], round, SIGNS[slip["kind"]], slip["seat"], words.strip(), -slip["given"]))
    for stroke in found["strokes"]:
        round = found["rounds"][stroke["move"]]
        lines.append((stroke["move"], round, "luck", stroke["seat"], stroke["words"], stroke["luck"]))
    for move, round, sign, seat, words, change in sorted(lines, key=lambda line: line[0]):
        table.add_row(str(move), str(round), sign, found["names"][seat], words, points(change))
    return table


def luck_and_skill(found: Analysis) -> Table:
    table = Table(title="Luck and skill", title_justify="left")
    for head in HEADS:
        table.add_column(head, justify="right" if head else "left")
    for fate in found["fates"]:
        table.add_row(found["names"][fate["seat"]], *sum_of(fate, found["seat"]))
    return table


def sum_of(fate: Fate, eyes: int) -> list[str]:
    """How it adds up to the result: in whole points too. With the eyes of one seat nobody knows what others could have
    done better."""
    start, luck, given, result = [round(100 * fate[part]) for part in ("start", "luck", "given", "result")]
    error = f"± {max(1, round(100 * fate['error']))}"
    return [
        f"{start} %",
        f"{luck:+} {error}",
        f"{-given:+}" if eyes in (-1, fate["seat"]) else "",
        f"{result - start - luck + given:+}",
        f"{result} %",
    ]


def points(change: float) -> str:
    return f"{100 * change:+.0f}"


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
