"""The part of the features that tells of players: what each has, has still to do, and may reach."""

from __future__ import annotations

from typing import Final, Optional

from orrery.games.council.assessment import PER_MAJORITY
from orrery.games.council.bonus import panel_cubes, worth
from orrery.games.council.components import CENSUS, EMPIRE, FEUDALISM, GALAXIES, SUM_ZERO, Card
from orrery.games.council.majority import galaxy_majorities, strength, system_majorities
from orrery.games.council.player import Player
from orrery.games.council.state import Council

OWN: Final = 98
PLAYER: Final = 140  # numbers for each of the two players told in full
RIVAL: Final = 238
LESSER: Final = 378  # 16 numbers for each of two further rivals
CARDS: Final = 590  # five numbers for each AI card
BONUSES: Final = 715  # one number for each bonus card
SLOTS: Final = 4  # action fields told one by one
FIRST_AI: Final = 6  # number of the first AI card
PROJECTS: Final = 9  # number of the first special project
UNKNOWN_BONUS: Final = 5  # what a bonus card that nobody has shown may bring


def player(
    row: list[int], at: int, g: Council, p: Player, to_do: int, own: bool, before: Optional[Council], known: int
) -> None:
    """`known` are the AI cards that the seat knew at the moment of the decision, a bit each."""
    belongings(row, at, g, p, own, before, known)
    fields(row, at + 60, g, p, to_do, own or g.rulings.open_planning)
    progress(row, at, g, p, own, before)


def progress(row: list[int], at: int, g: Council, p: Player, own: bool, before: Optional[Council]) -> None:
    """Levels, Energy and Consumption, what the end of the game would add, and what the assessments to come may."""
    level, energy, consumption, gems = p.level, p.energy, p.consumption, p.gems
    gap = consumption - energy
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
    row[at + 5] = gap + 60
    row[at + 6] = 50 * level + 50 * energy // consumption
    row[at + 8] = p.spent + 20
    ends = gems[0] + 2 * gems[1] + 3 * gems[2] + 2 * row[at + 21]
    bonus = bonuses(row, at, g, p, own, before)
    final = energy + ends + bonus
    row[at + 9] = ends
    row[at + 10] = bonus
    row[at + 13] = 1 if final >= consumption else 0
    row[at + 14] = ends + bonus - gap + 60
    row[at + 15] = (100 * (level + final // consumption) + final % consumption) // 2
    row[at + 16] = gems[0]
    row[at + 17] = gems[1]
    row[at + 18] = gems[2]
    row[at + 19] = gems[1] + gems[2]
    harvest = row[at + 128]
    powers = p.powers
    if powers & (CENSUS | EMPIRE | FEUDALISM):
        income = row[at + 127] if powers & CENSUS else 0
        if powers & EMPIRE:
            income += PER_MAJORITY * galaxy_majorities(g, p)
        if powers & FEUDALISM:
            income += PER_MAJORITY * system_majorities(g, p)
        row[at + 133] = income
        harvest += income
    row[at + 131] = harvest - gap + 80
    row[at + 134] = 1 if harvest + row[at + 111] >= row[at + 113] - 60 else 0


def bonuses(row: list[int], at: int, g: Council, p: Player, own: bool, before: Optional[Council]) -> int:
    """What the bonus cards would bring now; of rivals, and of those drawn since, only their number is known."""
    held = p.bonuses
    row[at + 11] = len(held)
    known = held if own and before is None else before.players[p.seat].bonuses if own and before is not None else ()
    value = 0
    for card in held:
        if not card.dark:
            row[at + 12] += 1
        if card in known:
            value += worth(g, p, card)
            row[BONUSES + card.number] = 1
        else:
            value += UNKNOWN_BONUS
            row[at + 139] += 1
    return value


def belongings(
    row: list[int], at: int, g: Council, p: Player, own: bool, before: Optional[Council], known: int
) -> None:
    """Cards in hand and on the panel, upgrades, Dark Tech, the leader."""
    mark = CARDS - 5 * FIRST_AI + (0 if own else 2)
    plan = p.plan if own or g.rulings.open_planning else ()
    count = ai = 0
    for card in p.hand:
        number = card.number
        held = not plan or card not in plan
        if held:
            count += 1
        if number < FIRST_AI:
            if held:
                row[at + 23 + number] = 1
        else:
            ai += 1
            if known >> number & 1:
                row[mark + 5 * number] = 1
                if held and own:
                    row[mark + 5 * number + 1] = 1
            if held:
                row[at + 22] += 1
    for stack in p.slots:
        for card in stack:
            number = card.number
            if number >= FIRST_AI:
                ai += 1
                if known >> number & 1:
                    row[mark + 5 * number] = 1
    row[at + 20] = count
    row[at + 21] = ai
    row[at + 29] = p.adapted >> 1 & 1
    row[at + 30] = p.adapted >> 2 & 1
    row[at + 31] = 1 if p.stacks else 0
    row[at + 32] = panel_cubes(p)
    for upgrade in p.upgrades:
        number = upgrade.number - PROJECTS
        if 0 <= number < 4:
            row[at + 33 + number] = 1
    for tech in p.techs:
        if not own or before is None or before.looked[p.seat] >> tech.level & 1 or tech in before.players[p.seat].techs:
            row[at + 37 + tech.number] = 1
    if p.powers & SUM_ZERO:
        row[at + 53] = 1
    if p.leader is not None:
        row[at + 54 + p.leader.number] = 1


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


def fields(row: list[int], at: int, g: Council, p: Player, to_do: int, open_plan: bool) -> None:
    """The action fields: range, height, whether it is still to be carried out, what its top card can do. Then the sums
    of what is to be carried out, and Consumption as the plan will leave it."""
    planning = g.phase == "planning" and open_plan
    slots, ranges, plan = p.slots, p.ranges, p.plan
    laid = len(plan) if planning else 0
    spent = 0
    for slot in range(len(slots)):
        stack = slots[slot]
        top: Optional[Card] = plan[slot] if slot < laid else None
        if top is None and stack:
            top = stack[-1]
        now = slot < laid or to_do >> slot & 1
        here = at + 11 * slot
        if slot < SLOTS:
            row[here] = ranges[slot]
            row[here + 1] = len(stack)
            if now and top is not None:
                row[here + 2] = 1
        if top is not None:
            profile = top.profile
            spent += top.consumption
            for i in range(8):
                ability = profile[i]
                if ability:
                    if slot < SLOTS:
                        row[here + 3 + i] = ability
                    if now:
                        row[at + 44 + i] += ability
    change = 0 if not planning or p.powers & SUM_ZERO else spent
    row[at + 52] = change + 20
    row[at + 53] = p.consumption - p.energy + change + 60
    row[at + 54] = len(slots)


def lesser(row: list[int], place: int, g: Council, p: Player, to_act: bool) -> None:
    """The main things of a rival who is not the strongest."""
    at = LESSER + 16 * place
    gems = p.gems
    row[at] = 1
    row[at + 1] = p.level
    row[at + 2] = p.energy
    row[at + 3] = p.consumption
    row[at + 4] = p.consumption - p.energy + 60
    row[at + 5] = 50 * p.level + 50 * p.energy // p.consumption
    ai, mark = 0, CARDS - 5 * FIRST_AI + 2
    for card in p.hand:
        if card.number >= FIRST_AI:
            ai += 1
            row[mark + 5 * card.number] = 1
    for stack in p.slots:
        for card in stack:
            if card.number >= FIRST_AI:
                ai += 1
                row[mark + 5 * card.number] = 1
    row[at + 6] = gems[0] + 2 * gems[1] + 3 * gems[2]
    row[at + 7] = ai
    row[at + 8] = len(p.bonuses)
    seat = p.seat
    for galaxy in g.board:
        number = galaxy.number
        cubes = g.presence[seat * GALAXIES + number]
        if cubes:
            row[at + 9] += cubes
            best = 0
            for other in range(len(g.players)):
                if other != seat:
                    best = max(best, strength(g, other, number))
            if strength(g, seat, number) > best:
                row[at + 10] += 1
                row[at + 11] += galaxy.higher
            else:
                row[at + 11] += galaxy.lower
    row[at + 12] = 1 if to_act else 0
    row[at + 13] = len(p.techs)
    row[at + 14] = panel_cubes(p)
    row[at + 15] = 1 if p.powers & SUM_ZERO else 0
