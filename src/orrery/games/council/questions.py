"""One plain sentence asks: the main thing, and the way out. Whatever else can be chosen says so itself."""

from __future__ import annotations

from functools import cache
from typing import Final, Optional

from orrery.core.ask import Ask, Verb
from orrery.core.sentence import Sentence, tidy
from orrery.core.view import Choice, Question
from orrery.games.council.components import BONUS_LIMIT
from orrery.games.council.components import PURCHASES as BOUGHT_A_ROUND
from orrery.games.council.plan_sum import plan_sum
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.verbs import LEAVE
from orrery.games.council.words import WORDS, signed

WAYS_OUT: Final = {
    "stop_buying": "stop buying",
    "leave": "leave it as it is",
    "pass": "do without it",
    "stop_assessing": "end your turn",
    "spare": "remove no cube",
    "pay_less": "pay as usual",
}
LEFT_ALONE: Final = {
    "stop_buying": "There is nothing more to buy: end your buy phase",
    "stop_assessing": "There is nothing more to assess: end your turn",
}
PURCHASES: Final = ("buy", "upgrade", "station")

# where these are offered together, this is asked; the first that fits
TOGETHER: Final = (
    (("settle_three", "collect"), ("Place up to three cubes", "collect")),
    (("settle_two", "collect"), ("Place up to two cubes", "collect")),
    (("settle", "collect"), ("Place a cube", "collect")),
    (("settle", "explore"), ("Place a cube", "discover")),
    (("settle_three", "settle"), ("Place a tower of up to three cubes",)),
    (("settle_two", "settle"), ("Place a tower of up to two cubes",)),
    (("collect", "collect_once"), ("Collect the yield of the system",)),
    (("assess", "reap"), ("Assess a galaxy", "collect")),
    (("assess", "draw_from"), ("Assess a galaxy", "collect")),
    (("reap", "draw_from"), ("Collect with your leader or your station",)),
)


def question_view(g: Council, seat: int) -> Optional[Question]:
    ask = g.asks.get(seat)
    if ask is None:
        return None
    me = g.players[seat]
    parts = ask.parts()
    question = WORDS.asked(ask, g.cause, prompt(me, parts), still_open(g, me, parts), reveals(me, ask))
    if g.phase == "planning" and len(me.plan) >= len(me.slots) - 1:
        question["options"] = [revealing(g, me, choice) for choice in question["options"]]
    return question


def reveals(me: Player, ask: Ask) -> Optional[Verb]:
    """Leaving the last field as it is completes a plan in which every field shows a card. COS-PLAN-06"""
    last = len(me.plan) == len(me.slots) - 1 and bool(me.slots[-1])
    return LEAVE if last and ask.part(LEAVE) is not None else None


def revealing(g: Council, me: Player, choice: Choice) -> Choice:
    """The same on its button, with the sum. COS-CONS-01"""
    if choice["verb"] != LEAVE.name:
        return choice
    return {**choice, "label": [f"Reveal with {signed(plan_sum(g, me, me.plan))}"]}


def still_open(g: Council, me: Player, parts: list[Ask]) -> str:
    """What a glance should tell beside the way out."""
    count = {part.verb.name: part.count for part in parts}
    if "plan" in count:
        return f"Your Consumption sum so far: {signed(plan_sum(g, me, me.plan))}"
    if "stop_buying" in count:
        things = sum([count.get(verb, 0) for verb in PURCHASES])
        left = BOUGHT_A_ROUND - g.purchases
        return f"{left} purchase{'' if left == 1 else 's'} left · {things} you can pay for" if things else ""
    if "assess" in count and "stop_assessing" in count:
        more = count["assess"]
        return f"{more} galax{'y' if more == 1 else 'ies'} can still be assessed"
    return ""


def prompt(me: Player, parts: list[Ask]) -> Sentence:
    offered = tuple(dict.fromkeys([part.verb.name for part in parts]))
    if "plan" in offered:
        return [lay_a_card(me, "leave" in offered)]
    if "give_up" in offered:
        return [f"Give up one of your {len(me.bonuses)} bonus cards; {BONUS_LIMIT} are the most you can hold"]
    words, way_out = usual_words(offered)
    if words:
        return [words]
    asked = [part for part in parts if part.verb.prompt]
    first = asked[0]
    if "{" not in first.verb.prompt:
        return [f"{first.verb.prompt}{way_out}"]
    return tidy([*WORDS.fill(first.verb.prompt, first.known, ""), way_out])


@cache
def usual_words(offered: tuple[str, ...]) -> tuple[str, str]:
    """What is asked wherever these are offered together, or nothing if that depends; and the way out."""
    if len(offered) == 1 and offered[0] in LEFT_ALONE:
        return LEFT_ALONE[offered[0]], ""
    ways = [f", or {words}" for verb, words in WAYS_OUT.items() if verb in offered]
    way_out = ways[0] if ways else ""
    main = main_things(offered)
    return (", " if ways else ", or ").join(main) + way_out if main else "", way_out


def main_things(offered: tuple[str, ...]) -> tuple[str, ...]:
    purchases = [verb for verb in PURCHASES if verb in offered]
    if purchases and "stop_buying" not in offered:
        return ("Choose what to pay for with better gemstones",)
    if purchases and "land" in offered:
        return ("Buy something", "place a colony")
    if len(purchases) > 1:
        return ("Buy something",)
    for together, words in TOGETHER:
        if set(together) <= set(offered):
            return words
    return ()


def lay_a_card(me: Player, may_leave: bool) -> str:
    """Which field is planned next, and how far it reaches. COS-PLAN-02"""
    slot = len(me.plan)
    field = f"Lay a card on field {slot + 1} of {len(me.slots)} (Parsec {me.ranges[slot]})"
    if not may_leave:
        return field
    return f"{field}, or leave it{'' if me.slots[slot] else ' empty'}"
