"""One plain sentence asks: the main thing, and the way out. Whatever else can be chosen says so itself."""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask
from orrery.core.sentence import Sentence, parts, unmarked
from orrery.core.view import Choice, Question
from orrery.games.ultramassive.state import Player, Ultramassive
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


def question_view(g: Ultramassive, seat: int) -> Optional[Question]:
    ask = g.asks.get(seat)
    if ask is None:
        return None
    me = g.players[seat]
    question = WORDS.asked(ask, me.cause, prompt(ask), still_open(me, ask))
    question["options"] = [priced(choice, me.powers.rate) for choice in question["options"]]
    return question


def priced(choice: Choice, rate: int) -> Choice:
    """An exchange says what it costs, which depends on the table and on Anomalies. ULT-EXCH-02"""
    if choice["verb"] != "exchange":
        return choice
    mass = int(choice["target"].partition(":")[2])
    return {**choice, "label": parts(f"Exchange {PLACES['counters'](mass * rate)} for {PLACES['solar_mass'](mass)}")}


def still_open(me: Player, ask: Ask) -> str:
    """What a glance should tell beside the way out."""
    count = {part.verb.name: part.count for part in ask.parts()}
    if "end" in count:
        more = min(count.get("play", 0), me.powers.plays - me.plays)
        cards = f"{PLACES['cards'](more)} may be played" if more else ""
        ready = count.get("use", 0)
        anomalies = f"{ready} Anomal{'y is' if ready == 1 else 'ies are'} ready" if ready else ""
        return " · ".join([words for words in (cards, anomalies) if words])
    if "discover" in count:
        return f"{count['discover']} of them can be paid with your {unmarked(PLACES['counters'](me.discovery))}"
    return ""


def prompt(ask: Ask) -> Sentence:
    offered = list(dict.fromkeys([part.verb.name for part in ask.parts()]))
    if offered == ["end"]:
        return ["Nothing is left to do: end your actions"]
    if "end" in offered:
        return [f"{action([verb for verb in offered if verb in ACTIONS])}, or end your actions"]
    together = TOGETHER.get(tuple(offered))
    return WORDS.prompt(ask) if together is None else [together]


def action(offered: list[str]) -> str:
    """One action by its name; of several, one that there is."""
    first = ACTIONS[offered[0]]
    return first if len(offered) == 1 else f"{first}, take another action"
