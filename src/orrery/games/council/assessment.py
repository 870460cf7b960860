"""The assessment step. COS-ASM"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.council.bonus import draw_light
from orrery.games.council.components import (
    CENSUS,
    EMPIRE,
    FEUDALISM,
    FIELDS,
    GALAXIES,
    GALAXY_OF,
    HARVESTING,
    KEEPS_CUBES,
    LEADER_COLLECTS,
    PLANETS_PER_TILE,
    TIE_WINS,
    Galaxy,
)
from orrery.games.council.energy import gain_by, gain_energy
from orrery.games.council.leaders import cannot_reap, reap
from orrery.games.council.majority import best_rival, galaxy_majorities, strength, system_majorities
from orrery.games.council.player import Player
from orrery.games.council.settling import count_cubes, own_planets, take_cube
from orrery.games.council.state import Council
from orrery.games.council.stations import cannot_draw_from, collecting_fields, draw_from
from orrery.games.council.verbs import ASSESS, DRAW_FROM, REAP, REMOVE, SPARE, STOP_ASSESSING

NOT_PRESENT: Final = Refusal("COS-ASM-02", "You have no colony in that galaxy.")
ASSESSED: Final = Refusal("COS-ASM-03", "You have assessed that galaxy this round.")
NOT_THERE: Final = Refusal("COS-ASM-06", "The cube that leaves is one of yours in the galaxy just assessed.")
PER_MAJORITY: Final = 3
CASARES_NEEDS: Final = 3


def begin_assessment(g: Council, me: Player) -> None:
    """S3E3, Empire and Feudalism come before any assessment. COS-ASM-10, COS-LD-14, -15, COS-D1-05, COS-D2-03"""
    g.phase = "assessment"
    g.cause = None
    g.assessed = g.assessed >> GALAXIES << GALAXIES  # what others have assessed this round is kept above
    g.used = 0
    if me.powers & CENSUS and not g.rulings.census_every_galaxy:
        gain_by(g, me, CENSUS, count_cubes(g, me))
    if me.powers & EMPIRE:
        gain_by(g, me, EMPIRE, PER_MAJORITY * galaxy_majorities(g, me))
    if me.powers & FEUDALISM:
        gain_by(g, me, FEUDALISM, PER_MAJORITY * system_majorities(g, me))


def assess(g: Council, me: Player) -> Optional[Ask]:
    """Galaxies and optional collects in any order, until the player stops. COS-ASM-01, -03, -10"""
    mine = me.seat * GALAXIES
    presence, assessed = g.presence, g.assessed
    left = [galaxy for galaxy in g.board if presence[mine + galaxy.number] and not assessed >> galaxy.number & 1]
    ask = Ask(ASSESS, tuple(left), choose_galaxy, (), cannot_assess)
    if me.powers & LEADER_COLLECTS:
        own = [field for field in range(FIELDS) if g.cubes[me.seat * FIELDS + field]]
        ask = ask | offer(g, me, REAP, own, cannot_reap, reap_and_go_on)
    if g.rulings.stations:
        ask = ask | offer(g, me, DRAW_FROM, collecting_fields(g, me), cannot_draw_from, draw_and_go_on)
    if ask.among and not g.rulings.assessing_optional:
        return ask
    ask = ask | OR_STOP
    return ask if g.rulings.phases_end_themselves else ask.waits()


def cannot_assess(g: Council, me: Player, galaxy: Galaxy) -> Optional[Refusal]:
    """A colony there, and once a round. COS-ASM-02, -03"""
    if not g.presence[me.seat * GALAXIES + galaxy.number]:
        return NOT_PRESENT
    return ASSESSED if g.assessed >> galaxy.number & 1 else None


def has_assessed(g: Council, me: Player, galaxy: Galaxy) -> bool:
    """In this round; remembered only where Dominate Folk asks for it. COS-D2-06"""
    return bool(g.assessed >> (me.seat + 1) * GALAXIES + galaxy.number & 1)


def choose_galaxy(g: Council, me: Player, galaxy: Galaxy) -> Optional[Ask]:
    g.assessed |= 1 << galaxy.number
    if not g.rulings.dominate_again:
        g.assessed |= 1 << (me.seat + 1) * GALAXIES + galaxy.number
    g.then(me, ASSESS_MORE)
    if me.powers & CENSUS and g.rulings.census_every_galaxy:
        gain_by(g, me, CENSUS, count_cubes(g, me))
    return assess_galaxy(g, me, galaxy)


def reap_and_go_on(g: Council, me: Player, field: int) -> Optional[Ask]:
    reap(g, me, field)
    return assess(g, me)


def draw_and_go_on(g: Council, me: Player, field: int) -> Optional[Ask]:
    draw_from(g, me, field)
    return assess(g, me)


def stop_assessing(g: Council, me: Player, _: int) -> None:
    g.tell("stopped_assessing", me)


ASSESS_MORE: Final = Do(assess)
OR_STOP: Final = each(STOP_ASSESSING, (0,), stop_assessing)


def assess_galaxy(g: Council, me: Player, galaxy: Galaxy) -> Ask:
    """The majority is counted first, then a cube of one's choice leaves. COS-ASM-06"""
    energy = galaxy_yield(g, me, galaxy)
    planets = tuple(own_planets(g, me, galaxy.number))
    ask = Ask(REMOVE, planets, remove_cube, (galaxy, energy), cannot_remove)
    return ask | each(SPARE, (0,), spare_cubes, galaxy, energy) if may_keep(g, me, galaxy) else ask


def galaxy_yield(g: Council, me: Player, galaxy: Galaxy) -> int:
    """The higher number with the majority, else the lower; Breish wins ties. COS-ASM-04, -05, COS-LD-17"""
    lead = strength(g, me.seat, galaxy.number) - best_rival(g, me, galaxy.number)
    return galaxy.higher if lead > 0 or (lead == 0 and me.powers & TIE_WINS) else galaxy.lower


def may_keep(g: Council, me: Player, galaxy: Galaxy) -> bool:
    """Harvesting station, or Casares with three colonies there. COS-ST-11, -12, COS-LD-12"""
    if me.powers & KEEPS_CUBES and g.presence[me.seat * GALAXIES + galaxy.number] >= CASARES_NEEDS:
        return True
    return g.stations[galaxy.number] == me.seat * 3 + HARVESTING


def cannot_remove(g: Council, me: Player, planet: int, galaxy: Galaxy, energy: int) -> Optional[Refusal]:
    there = GALAXY_OF[planet // PLANETS_PER_TILE] == galaxy.number and me.seat in g.planets[planet]
    return None if there else NOT_THERE


def remove_cube(g: Council, me: Player, planet: int, galaxy: Galaxy, energy: int) -> Optional[Ask]:
    """It goes back to its player's supply: the only way cubes leave the board. COS-ASM-06, -09"""
    take_cube(g, me.seat, planet)
    g.tell("removed", me, planet)
    return pay_out(g, me, galaxy, energy)


def spare_cubes(g: Council, me: Player, _: int, galaxy: Galaxy, energy: int) -> Optional[Ask]:
    return pay_out(g, me, galaxy, energy)


def pay_out(g: Council, me: Player, galaxy: Galaxy, energy: int) -> Optional[Ask]:
    """Energy, and a light bonus card where the galaxy shows one. COS-ASM-07"""
    g.tell("assessed", me, galaxy, energy)
    gain_energy(g, me, energy)
    return draw_light(g, me) if galaxy.light or g.rulings.every_galaxy_gives_light else None
