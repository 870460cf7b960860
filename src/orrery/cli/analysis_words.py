"""What the terminal and the page say of an analysis alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.core.sentence import plain
from orrery.core.words import join

if TYPE_CHECKING:
    from orrery.analysis.played import Played
    from orrery.analysis.shape import Analysis, Idea

FEW: Final = 2  # steps of an idea, and choices that cost most


def said(idea: Idea, game: Played, move: int, most: int = FEW) -> str:
    """The first choices of an idea in the place of this one, as their buttons say them: with a verb first."""
    view = game.title.view(game.taken[move - 1].before, -1)
    labels = [plain(game.title.said_at(view, step["label"])) for step in idea["steps"][:most]]
    return ", then ".join([*labels[:1], *[label[:1].lower() + label[1:] for label in labels[1:]]])


def costliest(found: Analysis) -> list[str]:
    """`What cost Ann most: moves 40 and 265.`, of everybody who did not win, or of the one who looks."""
    best = max([fate["result"] for fate in found["fates"]])
    lines: list[str] = []
    for fate in found["fates"]:
        seat = fate["seat"]
        own = sorted([slip for slip in found["slips"] if slip["seat"] == seat], key=lambda slip: -slip["given"])
        moves = [str(move) for move in sorted([slip["move"] for slip in own[:FEW]])]
        if moves and (fate["result"] < best or seat == found["seat"]):
            lines.append(f"What cost {found['names'][seat]} most: {'moves' if moves[1:] else 'move'} {join(moves)}.")
    return lines
