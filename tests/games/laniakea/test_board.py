"""The map: the table of the specification row by row, and its topology. LAN-COMP-01, LAN-KEY-10, LAN-THRO-04"""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from orrery.games.laniakea.board import (
    ABYSS_COORDINATES,
    ABYSS_NAMES,
    ABYSSES,
    ACROSS,
    AREA,
    ARTIFACT_VOIDS,
    COORDINATES,
    LINKS,
    RAYS,
    SECTOR,
    SECTOR_NAMES,
    SPACE_NAMES,
    SPACES,
    START_SPACES,
    VOID_BETWEEN,
    VOIDS,
)
from orrery.games.laniakea.bridges import DOUBLE, NO_ABYSS, SINGLE, Bridges
from tests.games.laniakea.table import space

# space, q, r, area, adjacent, across a void (* with an Artifact location), bridge (* where abysses have two to
# their own sector), start letter
MAP = """
K0 0 0 white K1,K2,K3,K4,K5,K6 - - -
K1 1 0 white K0,K2,K6 0a I0 -
K2 1 -1 white K0,K1,K3 1a* I1 -
K3 0 -1 white K0,K2,K4 2a* I2 -
K4 -1 0 white K0,K3,K5 3a I3 -
K5 -1 1 white K0,K4,K6 4a* I4 -
K6 0 1 white K0,K1,K5 5a* I5 -
0a 2 0 blue 0b 5c*,K1 I5 -
0b 3 -1 blue 0a,0c,0e,0f - I0 -
0c 3 -2 blue 0b,0f,0h 1a I0 -
0d 4 0 blue 0e 5h* O0 -
0e 4 -1 blue 0b,0d,0f - O0* -
0f 4 -2 blue 0b,0c,0e,0h - - A
0h 4 -3 blue 0c,0f 1d* O1 -
1a 2 -2 pink 1b 0c,K2* I0 -
1b 2 -3 pink 1a,1c,1e,1f - I1 -
1c 1 -3 pink 1b,1f,1h 2a I1* -
1d 4 -4 pink 1e 0h* O1 -
1e 3 -4 pink 1b,1d,1f - O1* B
1f 2 -4 pink 1b,1c,1e,1h - - -
1h 1 -4 pink 1c,1f 2d* O2 -
2a 0 -2 green/1 2b 1c,K3* I1 -
2b -1 -2 green/1 2a,2e 2c,2f I2 -
2c -2 -1 gold/1 2f,2h 2b,3a* I2 -
2d 0 -4 green/1 2e 1h* O2 C
2e -1 -3 green/1 2b,2d 2f O2* -
2f -2 -2 gold/1 2c,2h 2b,2e - -
2h -3 -1 gold/1 2c,2f 3d* O3 D
3a -2 0 red 3b 2c*,K4 I2 -
3b -3 1 red 3a,3c,3e,3f - I3 -
3c -3 2 red 3b,3f,3h 4a I3* -
3d -4 0 red 3e 2h* O3 -
3e -4 1 red 3b,3d,3f - O3* -
3f -4 2 red 3b,3c,3e,3h - - E
3h -4 3 red 3c,3f 4d* O4 -
4a -2 2 violet 4b 3c,K5* I3 -
4b -2 3 violet 4a,4c,4e,4f - I4 -
4c -1 3 violet 4b,4f,4h 5a I4* -
4d -4 4 violet 4e 3h* O4 -
4e -3 4 violet 4b,4d,4f - O4* F
4f -2 4 violet 4b,4c,4e,4h - - -
4h -1 4 violet 4c,4f 5d* O5 -
5a 0 2 gold/2 5b 4c,K6* I4 -
5b 1 2 gold/2 5a,5e 5c,5f I5 -
5c 2 1 green/2 5f,5h 0a*,5b I5 -
5d 0 4 gold/2 5e 4h* O5 G
5e 1 3 gold/2 5b,5d 5f O5* -
5f 2 2 green/2 5c,5h 5b,5e - -
5h 3 1 green/2 5c,5f 0d* O0 H
"""
# abyss, q, r, bridge ends (* where abysses have two to their own sector), colours
ABYSS_TABLE = """
I0 2 -1 0b,0c,K1,1a blue,blue,white,pink
I1 1 -2 1b,1c*,K2,2a pink,pink,white,green
I2 -1 -1 2b,2c,K3,3a green,gold,white,red
I3 -2 1 3b,3c*,K4,4a red,red,white,violet
I4 -1 2 4b,4c*,K5,5a violet,violet,white,gold
I5 1 1 5b,5c,K6,0a gold,green,white,blue
O0 3 0 0d,0e*,5h blue,blue,green
O1 3 -3 1d,1e*,0h pink,pink,blue
O2 0 -3 2d,2e*,1h green,green,pink
O3 -3 0 3d,3e*,2h red,red,gold
O4 -3 3 4d,4e*,3h violet,violet,red
O5 0 3 5d,5e*,4h gold,gold,violet
"""
ROWS = [line.split() for line in MAP.strip().splitlines()]
ABYSS_ROWS = [line.split() for line in ABYSS_TABLE.strip().splitlines()]


def names(spaces: tuple[int, ...]) -> set[str]:
    return {SPACE_NAMES[at] for at in spaces}


def listed(cell: str) -> set[str]:
    return set() if cell == "-" else set(cell.split(","))


def abyss_at(bridges: Bridges, at: int) -> str:
    return "-" if bridges.abyss_of[at] == NO_ABYSS else ABYSS_NAMES[bridges.abyss_of[at]]


def distances(start: int) -> list[int]:
    far = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in LINKS[here] + ACROSS[here]:
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return [far.get(at, 99) for at in SPACES]


@pytest.mark.rule("LAN-COMP-01", "LAN-MOVE-07", "LAN-MOVE-09", "LAN-THRO-02")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_space_is_as_the_table_says(row: list[str]) -> None:
    name, q, r, area, adjacent, across, bridge, letter = row
    at = space(name)
    assert COORDINATES[at] == (int(q), int(r))
    assert AREA[at] == area
    assert names(LINKS[at]) == listed(adjacent)
    assert names(ACROSS[at]) == {end.rstrip("*") for end in listed(across)}
    with_artifact = {SPACE_NAMES[end] for end in ACROSS[at] if VOID_BETWEEN[at, end] in ARTIFACT_VOIDS}
    assert with_artifact == {end.rstrip("*") for end in listed(across) if end.endswith("*")}
    assert abyss_at(DOUBLE, at) == bridge.rstrip("*")
    assert abyss_at(SINGLE, at) == ("-" if bridge.endswith("*") else bridge)
    assert [start for start, at_name in START_SPACES.items() if at_name == name] == ([] if letter == "-" else [letter])


@pytest.mark.rule("LAN-THRO-04")
@pytest.mark.parametrize("row", ABYSS_ROWS, ids=[row[0] for row in ABYSS_ROWS])
def test_every_abyss_is_as_the_table_says(row: list[str]) -> None:
    name, q, r, ends, colours = row
    at = ABYSS_NAMES.index(name)
    assert ABYSS_COORDINATES[at] == (int(q), int(r))
    both = list(zip(ends.split(","), colours.split(","), strict=True))
    for bridges, there in ((DOUBLE, both), (SINGLE, [row for row in both if not row[0].endswith("*")])):
        assert [SPACE_NAMES[end] for end in bridges.ends[at]] == [end.rstrip("*") for end, _ in there]
        assert [SECTOR_NAMES[sector] for sector in bridges.sectors[at]] == [colour for _, colour in there]


@pytest.mark.rule("LAN-COMP-01")
def test_there_are_61_cells_49_galaxies_and_12_abysses_within_a_hexagon_of_four() -> None:
    cells = {*COORDINATES, *ABYSS_COORDINATES}
    assert len(SPACES) == len(COORDINATES) == 49
    assert len(ABYSSES) == 12
    everywhere = {(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}
    assert cells == everywhere
    assert len(cells) == 61


@pytest.mark.rule("LAN-KEY-10")
def test_there_are_seven_sectors_of_seven_and_the_green_and_gold_ones_have_two_areas() -> None:
    assert Counter(SECTOR) == dict.fromkeys(range(7), 7)
    sizes = Counter(AREA)
    assert sizes == {
        **dict.fromkeys(("white", "blue", "pink", "red", "violet"), 7),
        "green/1": 4,
        "gold/1": 3,
        "gold/2": 4,
        "green/2": 3,
    }
    assert SECTOR[space("2a")] == SECTOR[space("5f")] == SECTOR_NAMES.index("green")


@pytest.mark.rule("LAN-MOVE-07")
def test_every_area_hangs_together_by_links() -> None:
    for area in set(AREA):
        inside = [at for at in SPACES if AREA[at] == area]
        reached, edge = {inside[0]}, [inside[0]]
        while edge:
            for there in LINKS[edge.pop()]:
                if there not in reached:
                    reached.add(there)
                    edge.append(there)
        assert reached == set(inside)
    assert sum(len(links) for links in LINKS) == 2 * 60


@pytest.mark.rule("LAN-MOVE-08")
def test_the_whole_map_hangs_together_and_the_greatest_distance_is_ten() -> None:
    assert max(max(distances(at)) for at in SPACES) == 10


@pytest.mark.rule("LAN-MOVE-09")
def test_the_24_voids_join_galaxies_of_different_areas_that_are_never_adjacent() -> None:
    assert len(VOIDS) == 24
    for a, b in VOIDS:
        assert AREA[a] != AREA[b]
        assert b not in LINKS[a]


@pytest.mark.rule("LAN-ARTI-01", "LAN-COMP-10")
def test_twelve_voids_hold_an_artifact_and_every_area_touches_two_to_four_of_them() -> None:
    assert len(set(ARTIFACT_VOIDS)) == 12
    for area in set(AREA):
        assert 2 <= sum(area in (AREA[VOIDS[void][0]], AREA[VOIDS[void][1]]) for void in ARTIFACT_VOIDS) <= 4


@pytest.mark.rule("LAN-THRO-03")
def test_no_two_abysses_touch_and_no_step_leads_into_one() -> None:
    for q, r in ABYSS_COORDINATES:
        for p, s in ABYSS_COORDINATES:
            assert (q, r) == (p, s) or max(abs(q - p), abs(r - s), abs(q + r - p - s)) > 1
    for at in SPACES:
        assert all(0 <= there < 49 for there in LINKS[at] + ACROSS[at])


@pytest.mark.rule("LAN-THRO-04")
def test_an_abyss_has_one_bridge_to_its_own_sector_but_for_the_one_of_the_rulebook() -> None:
    assert sum(len(ends) for ends in SINGLE.ends) == 42 - 9
    assert [len(ends) for ends in SINGLE.ends] == [4, 3, 4, 3, 3, 4, *[2] * 6]
    for abyss in ABYSSES:
        assert set(SINGLE.ends[abyss]) <= set(DOUBLE.ends[abyss])
        assert set(SINGLE.sectors[abyss]) == set(DOUBLE.sectors[abyss])
        if abyss != ABYSS_NAMES.index("I0"):
            assert len(SINGLE.sectors[abyss]) == len(set(SINGLE.sectors[abyss]))
    by_sector = {SECTOR_NAMES[sector]: n for sector, n in Counter(chain(*SINGLE.sectors)).items()}
    assert by_sector == {"white": 6, "blue": 5, "pink": 4, "green": 5, "gold": 5, "red": 4, "violet": 4}


@pytest.mark.rule("LAN-THRO-04")
def test_the_abyss_of_the_rulebook_has_two_blue_bridges_a_white_and_a_pink_one_on_every_map() -> None:
    for bridges in (SINGLE, DOUBLE):
        assert Counter(SECTOR_NAMES[s] for s in bridges.sectors[0]) == {"blue": 2, "white": 1, "pink": 1}


@pytest.mark.rule("LAN-THRO-04")
def test_where_abysses_have_two_bridges_to_their_own_sector_every_sector_has_six() -> None:
    assert sum(len(ends) for ends in DOUBLE.ends) == 42
    assert {len(ends) for ends in DOUBLE.ends} == {3, 4}
    assert Counter(chain(*DOUBLE.sectors)) == dict.fromkeys(range(7), 6)
    without = {SPACE_NAMES[at] for at in SPACES if DOUBLE.abyss_of[at] == NO_ABYSS}
    assert without == {"K0", "0f", "1f", "2f", "3f", "4f", "5f"}


@pytest.mark.rule("LAN-THRO-02", "LAN-THRO-04")
@pytest.mark.parametrize("bridges", [SINGLE, DOUBLE], ids=["single", "double"])
def test_a_galaxy_has_at_most_one_bridge_and_the_way_to_an_abyss_ends_at_one_of_its_own(bridges: Bridges) -> None:
    ends = Counter([end for ends in bridges.ends for end in ends])
    assert set(ends.values()) == {1}
    for at in SPACES:
        assert (at in ends) == (bridges.abyss_of[at] != NO_ABYSS)
        far = distances(at)
        assert bridges.far[at] == [min(far[end] for end in bridges.ends[abyss]) for abyss in ABYSSES]


@pytest.mark.rule("LAN-SETUP-15")
def test_eight_starts_lie_in_eight_areas_with_two_ways_out_and_an_artifact_within_two_movements() -> None:
    starts = [space(name) for name in START_SPACES.values()]
    assert len({AREA[at] for at in starts}) == 8
    for at in starts:
        assert len(LINKS[at] + ACROSS[at]) >= 2
        near = [at, *LINKS[at]]
        assert any(VOID_BETWEEN[here, there] in ARTIFACT_VOIDS for here in near for there in ACROSS[here])


@pytest.mark.rule("LAN-SOLO-11")
def test_from_every_galaxy_at_least_three_directions_lead_on() -> None:
    for at in SPACES:
        assert sum(any(there >= 0 for there in ray) for ray in RAYS[at]) >= 3
