"""What a seat sees, in words: the table as it is drawn for a terminal, the log, and the question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from orrery.core.sentence import plain
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.remote.seat import Line, RemoteSeat

Draws = Callable[[Title, Mapping[str, Any], int], str]  # the view of a seat as a drawing in letters
RECENT = 12  # lines of the log that a look tells
FRIENDS = "Open seats: {count}. The game begins when they are taken; the invitation is {link}"


def whole(seat: RemoteSeat, draws: Draws) -> str:
    """Everything on the table, the last of the log, and what is asked."""
    view = seat.state["view"]
    if view is None:
        return waiting_room(seat)
    parts = [drawing(view, seat.seat, draws), "What happened last:", *happened(seat.log[-RECENT:]), "", asked(seat)]
    return "\n".join(parts)


def drawing(view: Mapping[str, Any], seat: int, draws: Draws) -> str:
    try:
        title = find_title(view["game"], view["settings"])
    except ValueError:
        return f"{view['game']} is not installed here; the table is in the data of this answer."
    return f"{title.title}, seat {seat} ({view['names'][seat]}).\n{draws(title, view, seat)}"


def happened(log: Sequence[Line], otherwise: str = "yet") -> list[str]:
    return [f"- {line.text}" for line in log] or [f"- nothing {otherwise}"]


def waiting_room(seat: RemoteSeat) -> str:
    table = seat.state["table"]
    open_seats = [place for place in table["seats"] if place["kind"] == "open"]
    return FRIENDS.format(count=len(open_seats), link=f"{seat.door.server}/join/{table['invite']}")


def asked(seat: RemoteSeat) -> str:
    """What this seat has to decide, or why it has nothing to."""
    state, view = seat.state, seat.state["view"]
    if view is None:
        return waiting_room(seat)
    if seat.over:
        return "\n".join(["The game is over.", *[result(score) for score in state["scores"]]])
    if seat.question is None:
        names = [view["names"][other] for other in view["waiting_for"]]
        return f"Waiting for {' and '.join(names)}. Call wait_for_my_turn."
    lines = [f"You are asked: {plain(seat.question['prompt'])}."]
    for option in seat.question["options"]:
        final = "  (cannot be taken back)" if option["key"] in state["finals"] else ""
        lines.append(f"- {option['key']}: {plain(option['label'])}{final}")
    return "\n".join(lines)


def result(score: Mapping[str, Any]) -> str:
    parts = ", ".join([f"{part.replace('_', ' ')} {points}" for part, points in score["parts"].items()])
    return f"- {score['name']}: {score['total']}{' (winner)' if score['winner'] else ''}: {parts}"


def data(seat: RemoteSeat) -> dict[str, Any]:
    """The same as data: the view of the seat as its server sends it, and nothing else."""
    state = seat.state
    return {
        "seat": seat.seat,
        "my_turn": seat.question is not None,
        "over": seat.over,
        "view": state["view"],
        "scores": state["scores"],
        "undo": state["undo"],
        "cannot_be_taken_back": state["finals"],
        "log": [line.text for line in seat.log[-RECENT:]],
    }
