"""The part of the features that tells of players: what each has, has still to do, and may reach."""

from __future__ import annotations

from typing import Final, Optional

from orrery.games.council.assessment import PER_MAJORITY
from orrery.games.council.bonus import panel_cubes, worth
from orrery.games.council.components import CENSUS, EMPIRE, FEUDALISM, GALAXIES, SUM_ZERO, Card
from orrery.games.council.majority import galaxy_majorities, strength, system_majorities
from orrery.games.council.player import Player
from orrery.games.council.state import Council

OWN: Final = 52
RIVAL: Final = 145  # the strongest one, with the same 93 numbers
FIELDS: Final = 238  # ten numbers for each of the first four own action fields
LESSER: Final = 278  # 15 numbers for each of two further rivals
CARDS: Final = 468  # five numbers for each AI card
BONUSES: Final = 593  # one number for each bonus card
SLOTS: Final = 4
FIRST_AI: Final = 6  # number of the first AI card
FIRST_PROJECT: Final = 9
LAST_PROJECT: Final = 12
UNKNOWN_BONUS: Final = 5  # what a bonus card that nobody has shown may bring


def player(row: list[int], at: int, g: Council, p: Player, to_do: int, before: Optional[Council], known: int) -> None:
    """The seat itself or its strongest rival. `known` are the AI cards that the seat knew when it decided, a bit each;
    what lies on the board has been told before."""
    cards(row, at, g, p, known)
    possessions(row, at, p, before)
    fields(row, at, g, p, to_do)
    progress(row, at, p, bonuses(row, at, g, p, before))
    assessments(row, at, g, p)


def progress(row: list[int], at: int, p: Player, bonus: int) -> None:
    """Levels, Energy, Consumption and gemstones, and what the end of the game would add."""
    level, energy, consumption, gems = p.level, p.energy, p.consumption, p.gems
    if level >= 1:
        row[at] = 1
    if level >= 2:
        row[at + 1] = 1
    if level >= 3:
        row[at + 2] = 1
    else:
        row[at + 7] = max(0, (3 - level) * consumption - energy) // 2
    row[at + 3] = energy
    row[at + 4] = consumption
    row[at + 5] = consumption - energy + 60
    row[at + 6] = 50 * level + 50 * energy // consumption
    row[at + 8] = p.spent + 20
    ends = gems[0] + 2 * gems[1] + 3 * gems[2] + 2 * row[at + 19]
    final = energy + ends + bonus
    row[at + 9] = ends
    row[at + 10] = bonus
    if final >= consumption:
        row[at + 13] = 1
        level += final // consumption
        final = final % consumption
    row[at + 14] = (100 * level + final) // 2
    row[at + 15] = gems[0]
    row[at + 16] = gems[1]
    row[at + 17] = gems[2]


def bonuses(row: list[int], at: int, g: Council, p: Player, before: Optional[Council]) -> int:
    """What the bonus cards would bring now; of rivals, and of those drawn since, only their number is known."""
    held = p.bonuses
    row[at + 11] = len(held)
    known = () if at != OWN else held if before is None else before.players[p.seat].bonuses
    value = light = unknown = 0
    for card in held:
        if not card.dark:
            light += 1
        if card in known:
            value += worth(g, p, card)
            if not card.switch:
                row[BONUSES + card.number] = 1
        else:
            value += UNKNOWN_BONUS
            unknown += 1
    row[at + 12] = light
    row[at + 92] = unknown
    return value


def cards(row: list[int], at: int, g: Council, p: Player, known: int) -> None:
    """In hand, where those planned openly or by the seat itself no longer are, and on the panel."""
    own = at == OWN
    mark = CARDS - 5 * FIRST_AI + (0 if own else 2)
    plan = p.plan if own or g.rulings.open_planning else ()
    held = ready = ai = 0
    for card in p.hand:
        number = card.number
        planned = card in plan if plan else False
        if not planned:
            held += 1
        if number >= FIRST_AI:
            ai += 1
            if not planned:
                ready += 1
            if known >> number & 1 and not card.switch:
                row[mark + 5 * number] = 1
                if own and not planned:
                    row[mark + 5 * number + 1] = 1
        elif not planned:
            row[at + 21 + number] = 1
    for stack in p.slots:
        for card in stack:
            number = card.number
            if number >= FIRST_AI:
                ai += 1
                if known >> number & 1 and not card.switch:
                    row[mark + 5 * number] = 1
    row[at + 18] = held
    row[at + 19] = ai
    row[at + 20] = ready


def possessions(row: list[int], at: int, p: Player, before: Optional[Council]) -> None:
    """Upgrades, Dark Tech, the leader. A Dark Tech card of a pile that the seat has looked through since is unknown."""
    row[at + 27] = p.adapted >> 1 & 1
    row[at + 28] = p.adapted >> 2 & 1
    row[at + 29] = 1 if p.stacks else 0
    row[at + 30] = panel_cubes(p)
    for upgrade in p.upgrades:
        if FIRST_PROJECT <= upgrade.number <= LAST_PROJECT:
            row[at + 31] += 1
    for tech in p.techs:
        if tech.switch:
            continue
        if before is None or at != OWN or knew_tech(before, p.seat, tech.level) or tech in before.players[p.seat].techs:
            row[at + 32 + tech.number] = 1
    if p.leader is not None and not p.leader.switch:
        row[at + 48 + p.leader.number] = 1


def knew_tech(g: Council, seat: int, level: int) -> bool:
    return g.looked[seat] >> level & 1 == 1


def cards_of(g: Council) -> int:
    """The AI cards that lie open or are anybody's, a bit each."""
    found = 0
    for card in g.display:
        if card is not None:
            found |= 1 << card.number
    for p in g.players:
        for held in p.hand:
            found |= 1 << held.number
        for stack in p.slots:
            for lying in stack:
                found |= 1 << lying.number
    return found


def fields(row: list[int], at: int, g: Council, p: Player, to_do: int) -> None:
    """Ranges, what the cards still to be carried out can do, and Consumption as the plan will leave it; own fields also
    one by one: height, whether to be carried out, what the top card can do."""
    own = at == OWN
    planning = g.phase == "planning" and (own or g.rulings.open_planning)
    slots, ranges, plan = p.slots, p.ranges, p.plan
    laid = len(plan) if planning else 0
    spent = 0
    for slot in range(len(slots)):
        stack = slots[slot]
        top: Optional[Card] = plan[slot] if slot < laid else None
        if top is None and stack:
            top = stack[-1]
        now = slot < laid or to_do >> slot & 1 == 1
        if slot < SLOTS:
            row[at + 54 + slot] = ranges[slot]
        if top is None:
            continue
        spent += top.consumption
        if own and slot < SLOTS:
            here = FIELDS + 10 * slot
            row[here] = len(stack)
            row[here + 1] = 1 if now else 0
            show(row, here + 2, top.profile)
        if now:
            show(row, at + 58, top.profile)
    change = 0 if not planning or p.powers & SUM_ZERO else spent
    row[at + 66] = change + 20
    row[at + 67] = p.consumption - p.energy + change + 60
    row[at + 68] = len(slots)


def show(row: list[int], at: int, profile: list[int]) -> None:
    for ability in profile:
        if ability:
            row[at] = row[at] + ability  # compiled, `+=` would make objects of the numbers
        at += 1


def assessments(row: list[int], at: int, g: Council, p: Player) -> None:
    """What comes before them by leader and Dark Tech, and whether with it they lead to the next level."""
    powers = p.powers
    income = 0
    if powers & (CENSUS | EMPIRE | FEUDALISM):
        income = row[at + 81] if powers & CENSUS else 0
        if powers & EMPIRE:
            income += PER_MAJORITY * galaxy_majorities(g, p)
        if powers & FEUDALISM:
            income += PER_MAJORITY * system_majorities(g, p)
        row[at + 86] = income
    if row[at + 82] + income + row[at + 65] >= row[at + 67] - 60:
        row[at + 87] = 1


def lesser(row: list[int], place: int, g: Council, p: Player, to_act: bool) -> None:
    """The main things of a rival who is not the strongest."""
    at = LESSER + 15 * place
    gems = p.gems
    row[at] = 1
    row[at + 1] = p.level
    row[at + 2] = p.energy
    row[at + 3] = p.consumption
    row[at + 4] = p.consumption - p.energy + 60
    row[at + 5] = 50 * p.level + 50 * p.energy // p.consumption
    row[at + 6] = gems[0] + 2 * gems[1] + 3 * gems[2]
    ai, mark = 0, CARDS - 5 * FIRST_AI + 2
    for card in p.hand:
        if card.number >= FIRST_AI:
            ai += 1
            if not card.switch:
                row[mark + 5 * card.number] = 1
    for stack in p.slots:
        for card in stack:
            if card.number >= FIRST_AI:
                ai += 1
                if not card.switch:
                    row[mark + 5 * card.number] = 1
    row[at + 7] = ai
    row[at + 8] = len(p.bonuses)
    colonies(row, at + 9, g, p.seat)
    row[at + 12] = 1 if to_act else 0
    row[at + 13] = len(p.techs)
    row[at + 14] = panel_cubes(p)


def colonies(row: list[int], at: int, g: Council, seat: int) -> None:
    """Cubes, majorities, and the Energy of all assessments."""
    presence = g.presence
    seats = len(g.players)
    cubes = majorities = energy = 0
    for galaxy in g.board:
        number = galaxy.number
        mine = presence[seat * GALAXIES + number]
        if mine:
            cubes += mine
            if g.rulings.stations:
                mine = strength(g, seat, number)
            leads = True
            for other in range(seats):
                if other != seat and presence[other * GALAXIES + number] >= mine:
                    leads = False
            majorities += int(leads)
            energy += galaxy.higher if leads else galaxy.lower
    row[at] = cubes
    row[at + 1] = majorities
    row[at + 2] = energy
