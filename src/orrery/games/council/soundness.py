"""What holds in every position, so that an edited one is refused when it is loaded and does not break a game later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from orrery.core.ask import Thing
from orrery.core.soundness import all_of, need, row, whole
from orrery.games.council.bonus import FIRST_TICKET
from orrery.games.council.components import (
    ANYWHERE,
    DISPLAY,
    FIELDS,
    GALAXIES,
    GALAXY_OF,
    HEIGHT,
    HIGHEST,
    LOWEST,
    PARSECS,
    PLANETS,
    PLANETS_PER_TILE,
    ROUNDS,
    AutomaCard,
    Bonus,
    Card,
    Leader,
    Tech,
    Tile,
    Upgrade,
)
from orrery.games.council.player import Player
from orrery.games.council.state import Council

MUCH: Final = 10_000  # more Energy, gemstones, moves and labels than any game brings
ALL_BITS: Final = (1 << 60) - 1


def check(g: Council) -> None:
    """Raise a ValueError where the position is none of this game."""
    check_counters(g)
    check_labels(g)
    check_board(g)
    check_piles(g)
    for p in g.players:
        check_player(g, p)
    check_pieces(g)


def seats_of(rows: Any, seats: int) -> bool:
    return len(rows) == seats and all(isinstance(items, tuple) for items in rows)


def check_counters(g: Council) -> None:
    seats = len(g.players)
    need(not g.solo or seats == 2, "an Automa at the table")
    need(whole(g.round, 0, ROUNDS), "the round")
    need(whole(g.acting, -1, seats - 1) and whole(g.throne, -1, seats - 1), "whose turn it is")
    need(row(g.order, seats, 0, seats - 1) and len(set(g.order)) == seats, "the order")
    need(whole(g.moves, 0, MUCH) and whole(g.purchases, 0, MUCH), "what was counted")
    need(whole(g.reach, 0, ANYWHERE) and whole(g.found, -1, FIELDS - 1), "what is being carried out")
    need(whole(g.assessed, 0, ALL_BITS) and whole(g.used, 0, ALL_BITS), "what was used")
    need(row(g.looked, seats, 0, ALL_BITS), "who has looked")


def check_labels(g: Council) -> None:
    """Labels are bits, so a high one would need more memory than there is. COS-BON-02"""
    seats = len(g.players)
    need(whole(g.ticket, 0, MUCH), "the number of labels")
    last = FIRST_TICKET + g.ticket - 1
    need(row(g.tickets, len(g.light), -1, last), "the labels")
    need(seats_of(g.hunches, seats) and seats_of(g.returned, seats), "bonus cards given up")
    for seat in range(seats):
        need(all_of(g.returned[seat], Bonus), "dark cards given up")
        for hunch in g.hunches[seat]:
            need(isinstance(hunch, tuple) and len(hunch) == 2 and isinstance(hunch[0], Bonus), "light cards given up")
            need(whole(hunch[1], 0, (1 << last + 1) - 1), "where they are")


def check_board(g: Council) -> None:
    """Cubes stand on planets, three at most, and are counted rightly. COS-SETL-05"""
    seats = len(g.players)
    need(len(g.fields) == FIELDS and all(t is None or isinstance(t, Tile) for t in g.fields), "the fields")
    need(len(g.planets) == PLANETS, "the planets")
    cubes, presence = [0] * (FIELDS * seats), [0] * (GALAXIES * seats)
    for planet, stack in enumerate(g.planets):
        field = planet // PLANETS_PER_TILE
        tile = g.fields[field]
        need(isinstance(stack, tuple) and len(stack) <= HEIGHT and row(stack, len(stack), 0, seats - 1), "a stack")
        need(not stack or (tile is not None and planet % PLANETS_PER_TILE < len(tile.planets)), "cubes beside a planet")
        for seat in stack:
            cubes[seat * FIELDS + field] += 1
            presence[seat * GALAXIES + GALAXY_OF[field]] += 1
    need(row(g.cubes, len(cubes), 0, MUCH) and g.cubes == cubes, "the cubes")
    need(row(g.presence, len(presence), 0, MUCH) and g.presence == presence, "the cubes in the galaxies")
    need(row(g.stations, GALAXIES, -1, 3 * seats - 1), "the stations")


def check_piles(g: Council) -> None:
    everybody = (1 << len(g.players)) - 1
    need(len(g.piles) == len(g.marks) == len(PARSECS) + 1, "the piles of tiles")
    for pile, marks in ((g.drawn, g.drawn_marks), *zip(g.piles, g.marks, strict=True)):
        need(all_of(pile, Tile) and row(marks, len(pile), 0, everybody), "a pile of tiles")
    for parsec, pile in enumerate(g.piles):
        need(all(tile.parsec == parsec for tile in pile), "a tile in another pile")
    need(len({tile.parsec for tile in g.drawn}) < 2, "the tiles drawn")
    need(len(g.display) == DISPLAY and all_of(shown(g), Card), "the display")
    need(all_of(g.deck, Card) and all_of(g.discard, Card), "the AI cards")
    need(
        all_of(g.light, Bonus) and all_of(g.dark_box, Bonus) and all_of(g.leaders, Leader), "the cards beside the board"
    )
    need(len(g.tech_piles) == 2, "the Dark Tech piles")
    for level, techs in enumerate(g.tech_piles, 1):
        need(all_of(techs, Tech) and all(tech.level == level for tech in techs), "a Dark Tech pile")
    need(len(g.automa_piles) == len(g.automa_used) == 3, "the Automa's piles")
    for level, (ready, used) in enumerate(zip(g.automa_piles, g.automa_used, strict=True)):
        need(all_of(ready, AutomaCard) and all_of(used, AutomaCard), "the Automa's cards")
        need(all(card.level == level for card in ready + used) and (bool(ready + used) or not g.solo), "their levels")
    need(g.automa_card is None or isinstance(g.automa_card, AutomaCard), "the Automa's card")
    need(g.cause is None or isinstance(g.cause, Thing), "what is being carried out")


def shown(g: Council) -> tuple[Card, ...]:
    return tuple([card for card in g.display if card is not None])


def check_player(g: Council, p: Player) -> None:
    need(whole(p.energy, 0, MUCH) and whole(p.arrived, 0, MUCH) and whole(p.level, 0, MUCH), "the Energy")
    need(whole(p.consumption, LOWEST, HIGHEST) and whole(p.spent, -MUCH, MUCH), "the Consumption")
    need(row(p.gems, 3, 0, MUCH), "the gemstones")
    need(all_of(p.hand, Card) and all(all_of(stack, Card) for stack in p.slots), "the action cards")
    need(len(p.plan) <= len(p.slots) and all(card is None or card in p.hand for card in p.plan), "the plan")
    need(row(p.ranges, len(p.slots), 1, ANYWHERE) and len(p.slots) <= 5, "the action fields")
    need(not g.is_automa(p) or not p.slots, "the Automa's panel")
    need(whole(p.adapted, 0, 7) and whole(p.powers, 0, ALL_BITS), "what can be done")
    need(all_of(p.upgrades, Upgrade) and all_of(p.techs, Tech) and all_of(p.bonuses, Bonus), "what was bought")
    need(p.leader is None or isinstance(p.leader, Leader), "the leader")


def check_pieces(g: Council) -> None:
    """Nothing that there is once is anywhere twice; only the start cards are everybody's."""
    pieces: list[Thing] = [tile for tile in g.fields if tile is not None]
    groups: list[Iterable[Thing]] = [*g.piles, g.drawn, shown(g), g.deck, g.discard, *g.tech_piles, g.light]
    groups += [g.dark_box, g.leaders, *g.returned, *g.automa_piles, *g.automa_used]
    for p in g.players:
        groups += [p.techs, p.bonuses, [] if p.leader is None else [p.leader]]
        own = [card for stack in (p.hand, *p.slots) for card in stack]
        need(len(set(own)) == len(own) and len(set(p.upgrades)) == len(p.upgrades), "a card or a cube of the panel")
        groups.append([card for card in own if card.ai])
    for group in groups:
        pieces += group
    need(len(set(pieces)) == len(pieces), "the same piece in two places")
