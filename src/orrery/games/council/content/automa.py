"""The Automa cards: 16 with a golden background and two with a silver one."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.council.automa import IN_GALAXY, automa_energy, automa_explore, automa_settle
from orrery.games.council.components import BLUE, BROWN, RED, AutomaCard

P1, P2, P3 = 1, 2, 3
GRAY, ORANGE, AZURE, GREEN, CRIMSON, PINK = [IN_GALAXY + galaxy for galaxy in (0, 1, 3, 4, 7, 8)]
_TOP, _BOTTOM, _LEFT, _RIGHT = (0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 4, 5), (2, 3, 6, 7)
_KEEP: tuple[int, ...] = ()
_MAJORITY, _ALL = False, True


def _settle(cubes: int, colour: int, place: int) -> Do:
    return Do(automa_settle, cubes, colour, place)


def _explore(place: int, cubes: int, colour: int) -> Do:
    return Do(automa_explore, place, cubes, colour)


def _gain(energy: int) -> Do:
    return Do(automa_energy, energy)


AUTOMA_CARDS: tuple[AutomaCard, ...] = (
    AutomaCard(0, "A01", 0, False, 7, (
        (_settle(1, BLUE, P1), _explore(P1, 1, BLUE)),
        (_explore(ORANGE, 1, BLUE), _gain(2)),
    ), _TOP, _ALL),
    AutomaCard(1, "A02", 0, False, 10, (
        (_settle(2, BLUE, P1), _explore(P1, 1, BLUE)),
        (_explore(P1, 1, BLUE), _gain(3)),
    ), _KEEP, _MAJORITY),
    AutomaCard(2, "A03", 0, False, 8, (
        (_explore(P1, 1, BLUE), _settle(1, BLUE, P1)),
        (_gain(3),),
    ), _KEEP, _ALL),
    AutomaCard(3, "A04", 0, False, 6, (
        (_settle(1, BLUE, GRAY), _settle(1, BLUE, P1)),
        (_gain(4),),
    ), _RIGHT, _MAJORITY),
    AutomaCard(4, "A05", 0, False, 11, (
        (_settle(2, BLUE, P1), _explore(ORANGE, 2, BLUE)),
        (_explore(P2, 1, BLUE), _settle(1, BLUE, P2)),
        (_gain(2),),
    ), _KEEP, _ALL),
    AutomaCard(5, "A06", 0, False, -2, (
        (_settle(1, BLUE, P1), _explore(P1, 1, BLUE)),
        (_gain(3),),
    ), _BOTTOM, _MAJORITY),
    AutomaCard(6, "B01", 1, False, 11, (
        (_settle(2, BROWN, AZURE), _explore(AZURE, 2, RED)),
        (_settle(1, BROWN, ORANGE), _explore(ORANGE, 2, BROWN)),
        (_gain(6),),
    ), _KEEP, _ALL),
    AutomaCard(7, "B02", 1, False, 9, (
        (_explore(P2, 2, BROWN), _settle(2, BROWN, P2)),
        (_settle(1, BLUE, P2), _explore(P2, 1, BLUE)),
        (_gain(3),),
    ), _KEEP, _MAJORITY),
    AutomaCard(8, "B03", 1, False, 11, (
        (_settle(2, BROWN, P2), _explore(GREEN, 2, BLUE)),
        (_explore(P1, 1, BLUE), _settle(1, BLUE, P1)),
        (_gain(4),),
    ), _KEEP, _ALL),
    AutomaCard(9, "B04", 1, False, 7, (
        (_settle(2, BLUE, P2), _explore(P2, 1, BLUE)),
        (_gain(6),),
    ), _LEFT, _MAJORITY),
    AutomaCard(10, "B05", 1, False, -3, (
        (_explore(P2, 1, BLUE), _settle(1, BLUE, P2)),
        (_gain(4),),
    ), _TOP, _ALL),
    AutomaCard(11, "B06", 1, True, 13, (
        (_settle(2, BROWN, P2), _explore(AZURE, 2, BROWN)),
        (_explore(P3, 2, RED), _settle(2, RED, P3)),
        (_gain(8),),
    ), _KEEP, _ALL),
    AutomaCard(12, "C01", 2, False, 14, (
        (_explore(P3, 3, RED), _settle(2, RED, P3)),
        (_settle(2, BROWN, P2), _explore(P2, 2, BROWN)),
        (_gain(6),),
    ), _KEEP, _ALL),
    AutomaCard(13, "C02", 2, False, 10, (
        (_explore(CRIMSON, 2, RED), _settle(2, RED, CRIMSON)),
        (_settle(1, BROWN, P3), _explore(PINK, 1, BROWN)),
        (_gain(6),),
    ), _KEEP, _MAJORITY),
    AutomaCard(14, "C03", 2, False, 15, (
        (_settle(3, RED, PINK), _explore(PINK, 3, RED)),
        (_settle(2, BROWN, GREEN), _explore(GREEN, 2, BROWN)),
        (_gain(10),),
    ), _KEEP, _ALL),
    AutomaCard(15, "C04", 2, False, 8, (
        (_settle(2, BROWN, P3), _explore(P3, 2, BROWN)),
        (_settle(1, BLUE, P2), _settle(1, BLUE, P1)),
        (_gain(8),),
    ), _BOTTOM, _ALL),
    AutomaCard(16, "C05", 2, False, -5, (
        (_explore(P3, 1, RED), _settle(1, BROWN, P3)),
        (_gain(6),),
    ), _RIGHT, _MAJORITY),
    AutomaCard(17, "C06", 2, True, 10, (
        (_explore(PINK, 3, RED), _settle(3, BROWN, PINK)),
        (_explore(CRIMSON, 2, RED), _settle(2, RED, P3)),
        (_gain(12),),
    ), _KEEP, _ALL),
)  # fmt: skip
