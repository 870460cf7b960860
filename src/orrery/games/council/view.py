"""What one seat can see. COS-SET-10, COS-BON-03, COS-PLAN-01"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Thing
from orrery.core.openly import in_order
from orrery.games.council.bonus import ai_cards, dark_cards, panel_cubes
from orrery.games.council.components import COLOURS, PARSECS, PLANETS
from orrery.games.council.plan_sum import planning_view
from orrery.games.council.player import Player
from orrery.games.council.questions import question_view
from orrery.games.council.shape import AutomaView, PlayerView, StationView, TechPile, View
from orrery.games.council.state import Council
from orrery.games.council.verbs import AUTOMA_PLACE, PLACE

__all__ = ["View", "view"]

PARSEC_KEYS: Final = ("", "1", "2", "3")
PLANET_KEYS: Final[tuple[str, ...]] = tuple([str(planet) for planet in range(PLANETS)])


def view(g: Council, seat: int) -> View:
    """All that this seat may know; a seat of -1 is a spectator."""
    return {
        "round": g.round,
        "phase": g.phase,
        "acting": g.acting,
        "acting_field": acting_field(g),
        "order": g.order,
        "throne": g.throne,
        "solo": g.solo,
        "galaxies": refs(g.board),
        "fields": [None if tile is None else tile.ref for tile in g.fields],
        "planets": {PLANET_KEYS[planet]: stack for planet, stack in enumerate(g.planets) if stack},
        "stations": stations_view(g),
        "piles": {PARSEC_KEYS[parsec]: pile_view(g, seat, parsec) for parsec in PARSECS},
        "drawn": drawn_view(g, seat),
        "display": [None if card is None else card.ref for card in g.display],
        "deck": len(g.deck),
        "discard": in_order(g.discard),
        "dark_tech": [tech_view(g, seat, level) for level in (1, 2)],
        "light": {"count": len(g.light), "known": known_light(g, seat)},
        "leaders": refs(g.leaders),
        "automa": automa_view(g),
        "planning": planning_view(g, seat),
        "players": [player_view(g, p, seat == p.seat) for p in g.players],
        "waiting_for": sorted(g.asks),
        "ask": question_view(g, seat),
    }


def behind_screens(g: Council) -> bool:
    """While plans are laid in secret nobody learns more of a rival than whether the plan is done. COS-PLAN-01"""
    return g.phase == "planning" and bool(g.lanes) and not g.rulings.open_planning


def refs(things: tuple[Thing, ...]) -> list[str]:
    return [thing.ref for thing in things]


def acting_field(g: Council) -> int:
    """The action field whose card is being carried out, counted from 0; all plans are open by then. COS-ACT-01"""
    if g.phase == "actions":
        for field, stack in enumerate(g.players[g.acting].slots):
            if stack and stack[-1] is g.cause:
                return field
    return -1


def stations_view(g: Council) -> dict[str, StationView]:
    return {
        galaxy.ref: {
            "seat": g.stations[galaxy.number] // 3,
            "station": g.box.stations[g.stations[galaxy.number] % 3].ref,
        }
        for galaxy in g.board
        if g.stations[galaxy.number] >= 0
    }


def knows(seat: int, marks: int) -> bool:
    return seat >= 0 and bool(marks >> seat & 1)


def pile_view(g: Council, seat: int, parsec: int) -> list[Optional[str]]:
    """The pile from the top: tiles this seat knows, None for the others."""
    pile, marks = g.piles[parsec], g.marks[parsec]
    mine = 1 << seat if seat >= 0 else 0
    return [pile[at].ref if marks[at] & mine else None for at in range(len(pile) - 1, -1, -1)]


def drawn_view(g: Council, seat: int) -> list[Optional[str]]:
    """Tiles in the hand of whoever looks at them; the one kept of them is shown to all before it lies. COS-DISC-02"""
    for ask in g.asks.values():
        if ask.verb is PLACE or ask.verb is AUTOMA_PLACE:
            return [ask.known[0].ref]
    return [tile.ref if knows(seat, g.drawn_marks[at]) else None for at, tile in enumerate(g.drawn)]


def tech_view(g: Council, seat: int, level: int) -> TechPile:
    """The number of cards in the pile; which, only for those who have looked through it."""
    pile = g.tech_piles[level - 1]
    return {
        "count": len(pile),
        "cards": in_order(pile) if seat >= 0 and has_looked(g, seat, level) else None,
    }


def has_looked(g: Council, seat: int, level: int) -> bool:
    return bool(g.looked[seat] >> level & 1)


def known_light(g: Council, seat: int) -> list[str]:
    """Light cards this seat has put under the pile and knows to be there still."""
    if seat < 0 or not g.hunches[seat]:
        return []
    labelled = [1 << ticket for ticket in g.tickets if ticket >= 0]
    return sorted([card.ref for card, at in g.hunches[seat] if at in labelled])


def automa_view(g: Council) -> Optional[AutomaView]:
    if not g.solo:
        return None
    return {
        "card": None if g.automa_card is None else g.automa_card.ref,
        "piles": [len(pile) for pile in g.automa_piles],
        "used": [in_order(used) for used in g.automa_used],
    }


def player_view(g: Council, p: Player, mine: bool) -> PlayerView:
    dark = dark_cards(p)
    return {
        "civilization": g.civilization(p).ref,
        "automa": g.is_automa(p),
        "energy": p.energy,
        "consumption": p.consumption,
        "spent": p.spent,
        "level": p.level,
        "gems": p.gems,
        "hand": in_order(p.hand),
        "slots": [refs(stack) for stack in p.slots],
        "plan": plan_view(p) if mine or g.rulings.open_planning else None,
        "ranges": p.ranges,
        "upgrades": refs(p.upgrades),
        "adapted": [name for colour, name in enumerate(COLOURS) if p.adapted >> colour & 1],
        "stacks": p.stacks,
        "techs": refs(p.techs),
        "leader": None if p.leader is None else p.leader.ref,
        "panel": panel_cubes(p),
        "ai_cards": ai_cards(p),
        "bonuses": {"light": len(p.bonuses) - dark, "dark": dark},
        "cards": in_order(p.bonuses) if mine or g.phase == "over" else None,
        "returned": refs(g.returned[p.seat]) if mine else len(g.returned[p.seat]),
    }


def plan_view(p: Player) -> list[Optional[str]]:
    return [None if card is None else card.ref for card in p.plan]
