"""What a seat knows of a game, as a row of numbers from 0 to 255: for bots that learn, not for rules.

Nothing hidden is in it, and nothing of what came to light by chance since `before`, the game at the moment of the
decision that is being thought through: in another deal those would be other things. They count, but stay unknown.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.core.ask import Verb
from orrery.core.row import as_bytes
from orrery.games.council import verbs
from orrery.games.council.actions import act, begin_actions
from orrery.games.council.assessment import assess, begin_assessment
from orrery.games.council.automa import AUTOMA, automa_turn
from orrery.games.council.buying import begin_buying
from orrery.games.council.components import PURCHASES, Tile
from orrery.games.council.dark_tech import LAST
from orrery.games.council.feature_board import board
from orrery.games.council.feature_cards import market
from orrery.games.council.feature_players import OWN, RIVAL, cards_of, lesser, player
from orrery.games.council.player import Player
from orrery.games.council.state import Council

SIZE: Final = 623

_ACT: Final[Any] = act
_BEGIN_ACTIONS: Final[Any] = begin_actions
_BEGIN_ASSESSMENT: Final[Any] = begin_assessment
_ASSESS: Final[Any] = assess
_BEGIN_BUYING: Final[Any] = begin_buying
_AUTOMA_TURN: Final[Any] = automa_turn
# what a player has still to do, a bit each; the lowest five are action fields
TO_BUY: Final = 32
TO_ACT: Final = 64 + 31
TO_ASSESS: Final = 128

_PHASES: Final = ("leaders", "buy", "planning", "actions", "assessment", "automa")
PHASES: Final[dict[str, int]] = {phase: 7 + place for place, phase in enumerate(_PHASES)}
_QUESTIONS: Final[tuple[tuple[Verb, ...], ...]] = (
    (verbs.BUY,),
    (verbs.PLAN,),
    (verbs.SETTLE, verbs.SETTLE_TWO, verbs.SETTLE_THREE, verbs.EXPLORE, verbs.COLLECT, verbs.REFINE),
    (verbs.KEEP, verbs.PLACE),
    (verbs.ASSESS,),
    (verbs.REMOVE,),
    (verbs.GIVE_UP,),
    (verbs.TECH,),
    (verbs.PAY, verbs.FREE_CARD, verbs.BUILD, verbs.TAKE_GEM, verbs.LEAD),
    (verbs.AUTOMA_SETTLE, verbs.AUTOMA_EXPLORE, verbs.AUTOMA_KEEP, verbs.AUTOMA_PLACE, verbs.AUTOMA_REMOVE),
)
QUESTIONS: Final[dict[Verb, int]] = {verb: 29 + at for at, group in enumerate(_QUESTIONS) for verb in group}


def features(g: Council, seat: int, before: Optional[Council] = None) -> bytes:
    """The table, one's own side and the strongest rival's in full, the main things of others, galaxies and cards."""
    row = [0] * SIZE
    me = g.players[seat]
    rivals = by_strength(g, seat)
    strongest = rivals[0]
    to_do = agenda(g)
    table(row, g, seat, before)
    turns(row, g, seat, rivals, to_do)
    board(row, g, me, rivals, g.fields if before is None else known_fields(g, seat, before))
    known = -1 if before is None else cards_of(before)
    player(row, OWN, g, me, to_do[seat], before, known)
    player(row, RIVAL, g, strongest, to_do[strongest.seat], before, known)
    for place in range(1, len(rivals)):
        p = rivals[place]
        lesser(row, place - 1, g, p, to_do[p.seat] & TO_ACT > 0)
    market(row, g, me, before)
    return as_bytes(row)


def by_strength(g: Council, seat: int) -> list[Player]:
    """The others, the one furthest on the way to level III first; then by turn order."""
    found: list[Player] = []
    progress: list[int] = []
    for other in g.order:
        if other != seat:
            p = g.players[other]
            done = 100 * p.level + 100 * p.energy // p.consumption
            at = len(found)
            while at > 0 and progress[at - 1] < done:
                at -= 1
            found.insert(at, p)
            progress.insert(at, done)
    return found


def agenda(g: Council) -> list[int]:
    """What every player has still to do in this round, as far as it is certain."""
    found = [0] * len(g.players)
    for seat, step in g.agenda:
        rule: Any = step.rule
        if rule is _ACT:
            slot: int = step.args[0]
            found[seat] |= 1 << slot
        elif rule is _BEGIN_ACTIONS:
            found[seat] |= 64
        elif rule is _BEGIN_ASSESSMENT or rule is _ASSESS:
            found[seat] |= TO_ASSESS
        elif rule is _BEGIN_BUYING:
            found[seat] |= TO_BUY
        elif rule is _AUTOMA_TURN:
            found[AUTOMA] |= 64
    return found


def table(row: list[int], g: Council, seat: int, before: Optional[Council]) -> None:
    """Who plays what, the phase, the question, and what is left in the piles."""
    row[0 if g.solo else len(g.players) - 1] = 1
    row[4] = 1 if g.rulings.stations else 0
    row[5] = 1 if g.rulings.leaders else 0
    row[6] = g.round
    phase = PHASES.get(g.phase, 0)
    if phase:
        row[phase] = 1
    if g.throne >= 0:
        row[13] = 1
        row[14] = 1 if g.throne == seat else 0
    if g.phase == "buy" and g.acting == seat:
        row[28] = PURCHASES - g.purchases
    ask = g.asks.get(seat)
    if ask is not None and (before is None or g.revealed == before.revealed):
        question = QUESTIONS.get(ask.verb, 0)
        if question:
            row[question] = 1
    piles = g.piles
    row[39] = len(g.drawn)
    row[40] = len(piles[1])
    row[41] = len(piles[2])
    row[42] = len(piles[3])
    row[43] = len(g.deck)
    row[44] = len(g.light)
    row[45] = len(g.tech_piles[0])
    row[46] = len(g.tech_piles[1])
    if g.solo:
        automa(row, g, before)


def automa(row: list[int], g: Council, before: Optional[Council]) -> None:
    """What its card will do, unless that card was turned up since."""
    card = g.automa_card
    if card is not None and (before is None or card is before.automa_card):
        row[47] = card.cubes
        row[48] = card.energy
        row[49] = 1 if card.assess_all else 0
        row[50] = len(card.refresh)
    row[51] = len(g.automa_piles[min(g.players[AUTOMA].level, LAST - 1)])


def turns(row: list[int], g: Council, seat: int, rivals: list[Player], to_do: list[int]) -> None:
    """Who comes before whom, and who has still to act in this round."""
    rival = rivals[0].seat
    place = g.order.index(seat)
    row[15 + place] = 1
    row[19] = 1 if g.acting == seat else 0
    row[20] = 1 if place < g.order.index(rival) else 0
    mine, theirs = to_do[seat], to_do[rival]
    row[21] = 1 if mine & TO_BUY else 0
    row[22] = 1 if theirs & TO_BUY else 0
    row[23] = 1 if mine & TO_ACT else 0
    row[24] = 1 if theirs & TO_ACT else 0
    row[25] = 1 if mine & TO_ASSESS else 0
    row[26] = 1 if theirs & TO_ASSESS else 0
    for p in rivals[1:]:
        if to_do[p.seat] & TO_ACT:
            row[27] += 1


def known_fields(g: Council, seat: int, before: Council) -> tuple[Optional[Tile], ...]:
    """The tiles on the board, without those that were drawn since from places where the seat could not know them."""
    if g.fields is before.fields:
        return g.fields
    known = list(before.fields)
    for field, tile in enumerate(g.fields):
        if tile is not None and known[field] is None and knew(before, seat, tile):
            known[field] = tile
    return tuple(known)


def knew(g: Council, seat: int, tile: Tile) -> bool:
    """Whether the seat had seen this tile: in its hand, in the pile, or chosen and about to be placed."""
    for at, drawn in enumerate(g.drawn):
        if drawn is tile:
            return bool(g.drawn_marks[at] >> seat & 1)
    for at, lying in enumerate(g.piles[tile.parsec]):
        if lying is tile:
            return bool(g.marks[tile.parsec][at] >> seat & 1)
    return True
