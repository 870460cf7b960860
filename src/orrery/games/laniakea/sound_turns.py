"""What is left to do in every position: the rest of a turn, and a question that its rule would ask again."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.ask import Ask, Do
from orrery.core.soundness import need, once, row, some_of, whole
from orrery.games.laniakea.additional import take_resource
from orrery.games.laniakea.board import SPACES
from orrery.games.laniakea.components import MOST, NOTHING, ROW, Chaos, Entity
from orrery.games.laniakea.core_actions import CORES, core_action
from orrery.games.laniakea.moving import ALL, FORBIDDEN, LOOPED, STILL, travel
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import occupy, refill
from orrery.games.laniakea.seraph import harvest_own
from orrery.games.laniakea.slots import spend_on_slot
from orrery.games.laniakea.sound_questions import asked_again
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.tile_abilities import sell_stones, swap
from orrery.games.laniakea.turns import finish_card, next_turn, refill_hand, take_step, upkeep
from orrery.games.laniakea.upgrading import MOVEMENT_OVERPOWER
from orrery.games.laniakea.verbs import PLAY, SHED

MOST_MOVEMENTS: Final = 30  # more than any Move has
MANY: Final = 10_000  # more trades than any exchange has


def check_kernel(g: Laniakea) -> None:
    need(all(isinstance(ask, Ask) for ask in g.asks.values()), "the questions")
    need(all(isinstance(item, tuple) and len(item) == 2 for item in g.agenda), "the agenda")
    need(all(isinstance(item[1], Do) for item in g.agenda), "a step")


def check_turn(g: Laniakea) -> None:
    """The one whose turn it is is asked something, until the last round is over. LAN-TURN-01, LAN-END-02"""
    for p in g.players:
        need(p.seat == g.acting or (p.playing is None and not p.doubling), "a player out of turn")
    if g.acting < 0:
        need(not g.asks and not g.agenda and g.round == g.final, "the end of the game")
        return
    need(list(g.asks) == [g.acting] and all(whole(seat, g.acting, g.acting) for seat, _ in g.agenda), "who is asked")
    me, ask = g.players[g.acting], g.asks[g.acting]
    check_question(g, me, ask)
    left = [step for _, step in g.agenda]
    turn: list[Any] = [next_turn, refill_hand] if ask.verb is SHED else [next_turn, refill_hand, upkeep]
    if me.playing is not None:
        turn += [take_step, finish_card]
    rest = left[len(turn) :]
    need([step.rule for step in left[: len(turn)]] == turn and not any(s.args for s in left[: len(turn)]), "the turn")
    need(ask.verb not in (PLAY, SHED) or not (rest or me.playing), "what is left of the turn")
    for step in rest:
        need(is_step(g, step), "what is left to do")
    check_gaps(g, rest)


def check_gaps(g: Laniakea, rest: list[Do]) -> None:
    """Where a card has been taken from the row, another is about to come. LAN-RECR-05"""
    coming = [step.args[0] for step in rest if step.rule is refill]
    gaps = [place for place in range(ROW) if g.row[place] is None]
    need(once(coming) and set(coming) <= set(gaps) and (not g.entities or len(coming) == len(gaps)), "the row")


def is_step(g: Laniakea, step: Do) -> bool:
    """Something printed, or what a rule leaves for later."""
    args = step.args
    if step.rule is refill:
        return row(args, 1, 0, ROW - 1)
    if step.rule is harvest_own and args:
        return len(args) == 3 and row((args[0], args[2]), 2, 0, 1) and some_of(args[1], SPACES, len(SPACES))
    if step.rule is core_action and len(args) == 3:
        return row(args[:2], 2, 1, 2) and some_of(args[2], CORES, len(CORES))
    return is_resume(g, step) or any(step.rule is p.rule and args == p.args for p in printed(g))


def is_resume(g: Laniakea, step: Do) -> bool:
    """Where the turn goes on after an additional action. LAN-ADD-01"""
    if step.rule is travel and g.rulings.within_moves:
        return len(step.args) == 1 and is_trip(step.args[0])
    return step.rule is take_step and not step.args


def printed(g: Laniakea) -> list[Do]:
    steps = [MOVEMENT_OVERPOWER, *g.box.spaces]
    for power in g.box.starting + g.box.market:
        steps += power.does
    for entity in g.box.entities:
        steps += entity.does
    for artifact in g.box.artifacts:
        steps += artifact.does
    for chaos in g.box.chaos:
        steps += chaos.reward
    for celestial in g.box.celestials:
        steps += celestial.overpower
    return steps


def is_trip(trip: Any) -> bool:
    left, purse, free, done, used = trip
    return (
        whole(left, 0, MOST_MOVEMENTS)
        and row(purse, len(NOTHING), 0, MOST)
        and row(free, 3, FORBIDDEN, ALL)
        and whole(done, STILL, LOOPED)
        and some_of(used, SPACES, len(SPACES))
    )


def is_assault(g: Laniakea, me: Player, assault: Any) -> bool:
    chaos, resume, sent, tokens, aids = assault
    return (
        isinstance(chaos, Chaos)
        and chaos in g.row
        and is_resume(g, resume)
        and set(sent) <= set(me.seen)
        and once(sent)
        and whole(tokens, 0, me.attack_tokens)
        and set(aids) <= set(me.artifacts)
        and once(aids)
    )


def check_question(g: Laniakea, me: Player, ask: Ask) -> None:
    lowest = -MANY if ask.rule in (sell_stones, swap) else 0  # an exchange without limit counts down from there
    need(all(is_known(g, me, x, lowest) for x in ask.known), "what a question knows")
    need(ask.rule not in (take_resource, spend_on_slot) or isinstance(ask.known[-1], Do), "what follows an answer")
    need(asked_again(g, me, ask), "a question")


def is_known(g: Laniakea, me: Player, x: Any, lowest: int) -> bool:
    if isinstance(x, Do):
        return is_resume(g, x)
    if isinstance(x, Entity):
        return x in g.row or x in me.spaces or x in entity_in_hand(g)
    if not isinstance(x, tuple):
        return whole(x, lowest, ALL)
    if len(x) == 5 and isinstance(x[0], Chaos):
        return is_assault(g, me, x)
    if len(x) == 5 and isinstance(x[0], int) and isinstance(x[1], tuple):
        return is_trip(x)
    return all(row(i, len(NOTHING), 0, MOST) if isinstance(i, tuple) else whole(i, 0, ALL) for i in x)


def entity_in_hand(g: Laniakea) -> list[Entity]:
    """The one that has just been paid for and is being placed. LAN-RECR-02"""
    return [entity for ask in g.asks.values() if ask.rule is occupy for entity in ask.known]
