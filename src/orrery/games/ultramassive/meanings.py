"""What each option is for, with the numbers that hold now."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.core.meaning import Meanings, Says
from orrery.core.words import join
from orrery.games.ultramassive import meanings_of_board
from orrery.games.ultramassive.board_marks import marks
from orrery.games.ultramassive.components import (
    FIRST_SPACES,
    Anomaly,
    Card,
    DraftOption,
    Resource,
    SiphonOption,
    Token,
)
from orrery.games.ultramassive.drafting import can_pay
from orrery.games.ultramassive.gaining import cannot_place
from orrery.games.ultramassive.meanings_of_board import Known, Settings, worth
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.texts import counters, mass, sentences, step_text, text
from orrery.games.ultramassive.words import PLACES, space_name

PRICES: Final = {
    "discovery": "no [symbol:discovery|Discovery Counter]",
    "antimatter": "no Antimatter token",
    "matter": "no Matter token",
}


def of_step(g: Ultramassive, me: Player, settings: Settings, step: Do) -> str:
    """What something that can be gained is good for."""
    name, args = step.rule.__name__, step.args
    if name == "gain":
        return token(g, me, args[0])
    if name in ("trade_discovery", "trade_antimatter"):
        return f"{sentences([step_text(step, settings)])} {token(g, me, args[0])}"
    if name == "gain_discovery":
        return (
            f"You would have {me.discovery + args[0]} to buy Anomalies with, or to turn into [symbol:mass|Solar Mass]."
        )
    if name == "gain_mass":
        return f"The most [symbol:mass|Solar Mass] wins; you would stand at {me.mass + me.gaining + args[0]}."
    if name == "siphon":
        open_rows = [option for option in g.box.siphons if option.size <= me.size + me.powers.siphon_shift]
        return f"Each time you take one of the {len(open_rows)} things on the Siphon Track that are open to your size."
    if name == "orbit":
        return (
            f"{'Each time all' if args[0] > 1 else 'All'} stacks of one Channel move a space towards your Black Hole."
        )
    return sentences([step_text(step, settings)])


def token(g: Ultramassive, me: Player, gained: Token) -> str:
    ways = join([space_name(s) for s in FIRST_SPACES if cannot_place(g, me, s, gained, False) is None])
    where = f"comes in on {' or '.join(ways.split(' and '))}" if ways else "finds no free first space now"
    return f"A token that {where} and gives {worth(g, me, gained)} once it is captured."


def draft(g: Ultramassive, me: Player, settings: Settings, option: DraftOption, known: Known) -> str:
    if len(option.gives) == 1 and not option.others:
        return of_step(g, me, settings, option.gives[0].does)
    told = [in_short(g, me, settings, resource.does) for resource in dict.fromkeys(option.gives)]
    return sentences(told + [f"every rival must {step_text(other.does, settings)}" for other in option.others])


def in_short(g: Ultramassive, me: Player, settings: Settings, step: Do) -> str:
    name, args = step.rule.__name__, step.args
    if name == "gain":
        return f"[{args[0].ref}|{args[0].name}]: {worth(g, me, args[0])} once it is captured"
    if name == "gain_discovery":
        return f"{counters(args[0])} for Anomalies: you would have {me.discovery + args[0]}"
    if name == "orbit":
        return f"[symbol:orbit|Orbit]: all stacks of a Channel move in{'' if args[0] == 1 else f', {args[0]} times'}"
    return step_text(step, settings)


def draft_in_vain(g: Ultramassive, me: Player, settings: Settings, option: DraftOption, known: Known) -> str:
    """A trade that nothing on the board or in the Draft so far could pay. ULT-DRAFT-07"""
    if g.rulings.trades_are_gifts or g.rulings.resources_may_fail:
        return ""
    after = me.copy()
    after.pending = option.gives
    for chosen in me.drafted:
        after.pending += chosen.gives
    for rival in g.others(me):
        for taken in rival.drafted:
            after.pending += taken.others
    after.discovery += sum([r.does.args[0] for r in after.pending if r.does.rule.__name__ == "gain_discovery"])
    unpaid = [r for r in option.gives if r.needs and not can_pay(after, r.needs)]
    if not unpaid:
        return ""
    later = "" if option.draft_set == 2 else ", unless your next pick brings one"
    return f"As things stand it is lost: you have {PRICES[unpaid[0].needs]} to pay for it{later}."


def resolve(g: Ultramassive, me: Player, settings: Settings, gain: Resource | SiphonOption, known: Known) -> str:
    return of_step(g, me, settings, gain.does)


def give(g: Ultramassive, me: Player, settings: Settings, space: int, known: Known) -> str:
    if len(known) < 2:
        return "A Primordial Black Hole takes the place of the Antimatter token."
    return f"One token leaves this space and gives nothing; for it you {returns(settings, known[1])}."


def returns(settings: Settings, gains: Do) -> str:
    return step_text(gains, settings)


def give_drafted(g: Ultramassive, me: Player, settings: Settings, resource: Resource, known: Known) -> str:
    return f"It is never placed on your board; for it you {returns(settings, known[1])}."


def give_token(g: Ultramassive, me: Player, settings: Settings, token: Token, known: Known) -> str:
    return f"It would have given {worth(g, me, token)} when captured; for it you {returns(settings, known[1])}."


def stay(g: Ultramassive, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "You pass this effect up, and your turn goes on."


def discard(g: Ultramassive, me: Player, settings: Settings, card: object, known: Known) -> str:
    return f"You draw a new card for it and gain {mass(1)}; up to {known[0] - known[1]} more can go."


def enough(g: Ultramassive, me: Player, settings: Settings, on: int, known: Known) -> str:
    gone = known[0]
    return f"You draw {PLACES['cards'](gone)} and gain {mass(gone)}." if gone else "You keep your hand as it is."


def settled(g: Ultramassive, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "Both pairs stay on their spaces, and the game goes on."


def discover(g: Ultramassive, me: Player, settings: Settings, anomaly: Anomaly, known: Known) -> str:
    left = me.discovery - anomaly.cost
    return f"{text(anomaly, settings)} It costs {counters(anomaly.cost)}, {left} would be left."


def skip(g: Ultramassive, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"You keep your {counters(me.discovery)} for later rounds."


def play(g: Ultramassive, me: Player, settings: Settings, card: Card, known: Known) -> str:
    return with_first_step(g, me, settings, text(card, settings), card.does)


def use(g: Ultramassive, me: Player, settings: Settings, anomaly: Anomaly, known: Known) -> str:
    return with_first_step(g, me, settings, text(anomaly, settings), anomaly.does)


def with_first_step(g: Ultramassive, me: Player, settings: Settings, printed: str, does: tuple[Do, ...]) -> str:
    """A card of one step also says what that step is good for."""
    return printed if len(does) != 1 else " ".join(dict.fromkeys([printed, of_step(g, me, settings, does[0])]))


def exchange(g: Ultramassive, me: Player, settings: Settings, gained: int, known: Known) -> str:
    left = me.discovery - gained * me.powers.rate
    return f"You would stand at {mass(me.mass + gained)} and keep {counters(left)}."


def end(g: Ultramassive, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"Your turn is over: you refill your hand to {me.powers.hand} cards, and Anomalies are ready again."


SAYS: Final[dict[str, Says]] = {
    **meanings_of_board.SAYS,
    "draft": draft, "resolve": resolve, "give": give, "give_drafted": give_drafted, "give_token": give_token,
    "siphon": resolve, "stay": stay, "discard": discard, "enough": enough, "settled": settled, "discover": discover,
    "skip": skip, "play": play, "use": use, "exchange": exchange, "end": end,
}  # fmt: skip

MEANINGS: Final = Meanings(
    SAYS, {"draft": draft_in_vain}, marks, losses=frozenset(["annihilated", "lost_resources", "gave", "gave_drafted"])
)
