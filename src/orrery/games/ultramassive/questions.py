"""One plain sentence asks: the main thing, and the way out. Whatever else can be chosen says so itself."""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.games.ultramassive.state import Ultramassive
from orrery.games.ultramassive.words import PLACES, WORDS

ACTIONS: Final = {
    "play": "Play a card",
    "use": "Use an Anomaly",
    "activate": "Activate Wormholes",
    "exchange": "Turn Discovery Counters into Solar Mass",
}
TOGETHER: Final[dict[tuple[str, ...], str]] = {
    ("give", "give_drafted"): "Choose a token to give up, drafted or on a space",
    ("cross", "stay"): "Move a stack to the other Channel, or leave all where they are",
    ("move", "stay"): "Move a stack inward, or leave all where they are",
}


def question_view(g: Ultramassive, seat: int) -> Optional[dict[str, Any]]:
    question = WORDS.question(g.asks.get(seat), g.players[seat].cause)
    if question is not None:
        question["prompt"] = prompt(question)
        for option in question["options"]:
            if option["verb"] == "exchange":
                option["label"] = exchange(int(option["target"].partition(":")[2]), g.players[seat].powers.rate)
    return question


def exchange(mass: int, rate: int) -> str:
    """What it costs depends on the table and on Anomalies. ULT-EXCH-02"""
    return f"Exchange {PLACES['counters'](mass * rate)} for {mass} Solar Mass"


def prompt(question: dict[str, Any]) -> str:
    offered: list[str] = list(dict.fromkeys([option["verb"] for option in question["options"]]))
    if offered == ["end"]:
        return "Nothing is left to do: end your actions"
    if "end" in offered:
        return f"{action([verb for verb in offered if verb in ACTIONS])}, or end your actions"
    asked: str = question["prompt"]
    return TOGETHER.get(tuple(offered), asked)


def action(offered: list[str]) -> str:
    """One action by its name; of several, one that there is."""
    first = ACTIONS[offered[0]]
    return first if len(offered) == 1 else f"{first}, take another action"
