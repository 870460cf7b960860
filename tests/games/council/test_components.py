"""What lies in the box, against the specification, table by table."""

from __future__ import annotations

import pytest

from orrery.games.council import TITLE
from orrery.games.council.components import (
    CIVILIZATIONS,
    COLOURS,
    FIELDS,
    GEMS,
    HIGHEST,
    LOWEST,
    PARSEC_OF,
)
from orrery.games.council.content import (
    AI_CARDS,
    AUTOMA_CARDS,
    BOX,
    DARK,
    EXTRA_STEPS,
    GALAXY_TABLE,
    LEADERS,
    LIGHT,
    START_CARDS,
    STATIONS,
    TECHS,
    TILES,
    UPGRADES,
)
from tests.games.council.table import Table

# As the specification prints it, in another form than the code holds it. Values of today stand here; where they differ
# from the specification, test_former_values.py has what it prints.
GALAXIES = """
Parvus Corta gray 1 2 7 2 yes 2,3,4 | Ember Reach orange 1 4 8 3 no 2,3,4 | Pale Shoal beige 1 4 8 3 yes 3,4
Azure Drift blue 2 4 8 3 yes 2,3,4 | Viridian Coil green 2 3 11 4 yes 2,3,4 | Umber Hollow brown 2 2 10 3 yes 3,4
Tennant Strand turquoise 2 2 9 4 no 4 | Crimson Gate red 3 3 12 5 no 2,3,4 | Rosette Deep pink 3 5 14 7 no 2,3,4
Heaven's Fence yellow 3 2 11 6 no 4
"""
SYSTEMS = """
P1-01 Aster: blue, blue: coal + 1 Energy | P1-02 Bellis: blue, blue, brown: coal + coal
P1-03 Cairn: blue, brown: 3 Energy
P1-04 Dovrel: blue: gold | P1-05 Eos Minor: blue, blue: 3 Energy | P1-06 Fallow: blue, brown, red: coal + 1 Energy
P1-07 Grove Cluster: blue, blue, brown, red: 2 Energy | P1-08 Hearth: blue, brown: gold
P1-09 Iri: blue, red: coal + 1 Energy | P1-10 Juno's Rest: blue, blue, red: gold
P2-01 Kestrel: blue, brown: gold | P2-02 Lode: brown, brown: gold + 1 Energy
P2-03 Meridian: blue, brown, red: 4 Energy
P2-04 Nacre: blue, blue, brown: coal + 1 Energy | P2-05 Ochre Twins: brown, red: coal + gold
P2-06 Pyre: blue, red: gold + 1 Energy | P2-07 Quartet: blue, brown, brown, red: 2 Energy | P2-08 Rime: blue: crystal
P2-09 Sirocco: brown, brown, red: gold | P2-10 Tethra: blue, blue: 4 Energy | P2-11 Ulan: blue, brown, red: coal + coal
P3-01 Vanta: brown, red: crystal | P3-02 Wrath: red, red: crystal + 1 Energy
P3-03 Xanthe: blue, brown, red: gold + 2 Energy
P3-04 Yonder: brown, brown: 5 Energy | P3-05 Zenith: red: gold + crystal | P3-06 Brand: blue, red, red: 5 Energy
P3-07 Cinder Ring: blue, brown, brown, red: 4 Energy | P3-08 Delve: brown, red, red: gold + gold
P3-09 Erebus: blue, red: 6 Energy | P3-10 Furnace: brown: 7 Energy
"""
CARDS = """
S1 Found a twin colony 6: | S2 Found a colony 3: | S3 Collect resources 3: | S4 Discover 3: | S5 Collect gemstones 2:
S6 Refine a gemstone 1: | K01 Idle Drones -2: coal | K02 Cold Sleep -4: crystal + crystal
K03 Scout Swarm -1: gold + crystal
K04 Wayfinder 3: coal | K05 Wayfinder Prime 1: gold + gold | K06 Claim Crew 3: gold
K07 Claim Crew Prime 2: coal + crystal
K08 Far Lander 3: gold | K09 Far Lander Prime 1: gold + crystal | K10 Ark Ship 4: gold + gold
K11 Ark Ship Prime 3: gold + crystal | K12 Prospector 2: coal + gold | K13 Prospector Prime 1: coal + crystal
K14 Arcology 5: coal + gold | K15 Arcology Prime 4: coal + crystal | K16 Pioneer Fleet 3: gold
K17 Pioneer Fleet Prime 2: coal + crystal | K18 Colony Barge 3: coal + gold | K19 Strip Mine 2: gold
K20 Strip Mine Prime 1: coal + crystal | K21 Deep Relay 2: coal + gold | K22 Seed Pod 1: coal + gold
K23 Trade Convoy 3: coal + gold
K24 Refinery 1: coal + gold | K25 Fusion Tap 0: gold + gold
"""
EFFECTS = """
S1 K18: settle(2) | S2 K22: settle(1) | S3: collect(2) | S4 K03: discover(settle_or_collect(1)) | S5: gain_gems(3, 0, 0)
S6: refine(1) | K01 K02: none | K04 K05: settle_or_discover(settle_or_collect(1))
K06 K07: settle(1) then collect_after_settling() | K08 K09: discover(settle_or_collect(1, 1), 1)
K10 K11: settle_apart(2, 1, 1) | K12 K13: discover(settle_and_collect()) | K14 K15: settle(3)
K16 K17: discover(settle_or_collect(2)) | K19 K20: collect(3) | K21: collect(2, 1) | K23: gain_gems(1, 2, 0)
K24: refine(2)
K25: gain_energy(3)
"""
PANEL = """
U01 Desert adaptation: coal + coal: adapt(1) | U02 Volcano adaptation: gold: adapt(2)
U03 Colony expansion: coal + coal: expand() | U04 Field 1 to Parsec 2: gold: raise_range(0, 2)
U05 Field 1 to Parsec 3: crystal: raise_range(0, 3) | U06 Field 2 to Parsec 2: gold: raise_range(1, 2)
U07 Field 2 to Parsec 3: crystal: raise_range(1, 3) | U08 Field 3 to Parsec 2: gold: raise_range(2, 2)
U09 Field 3 to Parsec 3: gold: raise_range(2, 3) | U10 Special project A: coal + coal: gain_energy(3)
U11 Special project B: gold + gold: gain_energy(7) | U12 Special project C: gold + crystal: gain_energy(9)
U13 Special project D: crystal + crystal: gain_energy(14) | X2 Field 4 to Parsec 2: gold: raise_range(3, 2)
X3 Field 4 to Parsec 3: crystal: raise_range(3, 3)
"""
BONUSES = """
L01 gems 0 | L02 gems 1 | L03 gems 2 | L04 planets 0 | L05 planets 1 | L06 planets 2 | L07 consumption 0
L08 consumption 0
L09 panel 0 | L10 panel 0 | L11 range 1 | L12 range 2 | L13 range 3 | L14 ai 0 | L15 ai 0 | L16 light 0 | L17 light 0
L18 flat 0
D01 galaxy 0 | D02 galaxy 1 | D03 galaxy 4 | D04 galaxy 7 | D05 galaxy 2 | D06 galaxy 5 | D07 galaxy 6 | D08 galaxy 9
D09 stations 0
"""
DARK_TECH = """
D1-01 New Stargate: add_field(3) then gain_gems(0, 1, 0) | D1-02 Gemstone Upgrade: gain_gems(0, 0, 1)
D1-03 Explorer Folk: none
D1-04 Scientific Settlements: settle(1, 1, 2) then collect_there() | D1-05 Empire: none
D1-06 Flexible Civilization Planning: raise_all_ranges() | D1-07 Energy Saver: lower_consumption()
D1-08 World Traveler: gain_gems(0, 0, 1) | D2-01 Resourceful Folk: collect(2, 1) | D2-02 Perpetual Motion: none
D2-03 Feudalism: none | D2-04 Journey of Discovery: discover(settle_or_collect(2, 2), 1)
D2-05 Information Breakthrough: free_card() then draw_bonus() then gain_gems(0, 0, 1)
D2-06 Dominate Folk: dominate(2, 0)
D2-07 Energy Boost: gain_energy(10) | D2-08 Secondary Settlement: settle(1, 1, 2) then settle(1, 1, 2)
"""
AUTOMA = """
A01 0 gold 7 all; top: settle 1 blue P1 / explore P1 1 blue; explore orange 1 blue / +2
A02 0 gold 10 majority; no: settle 2 blue P1 / explore P1 1 blue; explore P1 1 blue / +3
A03 0 gold 8 all; no: explore P1 1 blue / settle 1 blue P1; +3
A04 0 gold 6 majority; right: settle 1 blue gray / settle 1 blue P1; +4
A05 0 gold 11 all; no: settle 2 blue P1 / explore orange 2 blue; explore P2 1 blue / settle 1 blue P2; +2
A06 0 gold -2 majority; bottom: settle 1 blue P1 / explore P1 1 blue; +3
B01 1 gold 11 all; no: settle 2 brown blue / explore blue 2 red; settle 1 brown orange / explore orange 2 brown; +6
B02 1 gold 9 majority; no: explore P2 2 brown / settle 2 brown P2; settle 1 blue P2 / explore P2 1 blue; +3
B03 1 gold 11 all; no: settle 2 brown P2 / explore green 2 blue; explore P1 1 blue / settle 1 blue P1; +4
B04 1 gold 7 majority; left: settle 2 blue P2 / explore P2 1 blue; +6
B05 1 gold -3 all; top: explore P2 1 blue / settle 1 blue P2; +4
B06 1 silver 13 all; no: settle 2 brown P2 / explore blue 2 brown; explore P3 2 red / settle 2 red P3; +8
C01 2 gold 14 all; no: explore P3 3 red / settle 2 red P3; settle 2 brown P2 / explore P2 2 brown; +6
C02 2 gold 10 majority; no: explore red 2 red / settle 2 red red; settle 1 brown P3 / explore pink 1 brown; +6
C03 2 gold 15 all; no: settle 3 red pink / explore pink 3 red; settle 2 brown green / explore green 2 brown; +10
C04 2 gold 8 all; bottom: settle 2 brown P3 / explore P3 2 brown; settle 1 blue P2 / settle 1 blue P1; +8
C05 2 gold -5 majority; right: explore P3 1 red / settle 1 brown P3; +6
C06 2 silver 10 all; no: explore pink 3 red / settle 3 brown pink; explore red 2 red / settle 2 red P3; +12
"""
# The symbols that the rulebook shows beside its example card.
SHOWN = (
    *("settle 1 blue P2", "settle 2 blue P2", "settle 2 brown P2"),
    *("explore P2 1 blue", "explore P2 2 brown", "explore P3 3 red"),
)


def entries(table: str) -> list[str]:
    return [entry.strip() for line in table.strip().splitlines() for entry in line.split("|")]


def said(step: object) -> str:
    """A step as the tables here write it: `discover(settle_or_collect(1), 1)`."""
    rule, args = step.rule.__name__, step.args  # type: ignore[attr-defined]
    return f"{rule}({', '.join([said(a) if hasattr(a, 'rule') else str(a) for a in args])})"


def steps(does: tuple[object, ...]) -> str:
    return " then ".join([said(step) for step in does]) or "none"


def gems(counts: tuple[int, int, int]) -> str:
    return " + ".join([gem.name for gem in GEMS for _ in range(counts[gem.number])])


def worth(counts: tuple[int, int, int]) -> int:
    """What these gemstones would give in the final scoring."""
    return counts[0] + 2 * counts[1] + 3 * counts[2]


@pytest.mark.rule("COS-COMP-17", "COS-COMP-18", "COS-COMP-20")
def test_the_galaxies() -> None:
    table = [
        f"{g.name} {g.colour} {g.parsec} {len(g.fields)} {g.higher} {g.lower} {'yes' if g.light else 'no'} "
        + ",".join([str(n) for n in g.seats])
        for g in GALAXY_TABLE
    ]
    assert table == entries(GALAXIES)
    assert all(2 <= len(g.fields) <= 5 and g.higher > g.lower for g in GALAXY_TABLE)
    assert [PARSEC_OF.count(parsec) for parsec in (1, 2, 3)] == [10, 11, 10]
    assert sum([len(g.fields) for g in GALAXY_TABLE]) == FIELDS == 31


@pytest.mark.rule("COS-COMP-03", "COS-COMP-15", "COS-COMP-21")
def test_the_solar_systems() -> None:
    table = []
    for t in TILES:
        yields = [gems(t.gems)] if sum(t.gems) else []
        yields += [f"{t.energy} Energy"] if t.energy else []
        table.append(f"{t.id} {t.name}: {', '.join([COLOURS[c] for c in t.planets])}: {' + '.join(yields)}")
    assert table == entries(SYSTEMS)
    assert [len([t for t in TILES if t.parsec == parsec]) for parsec in (1, 2, 3)] == [10, 11, 10]
    assert all(1 <= len(t.planets) <= 4 for t in TILES)
    assert all(0 in t.planets for t in TILES if t.parsec == 1)
    counts = [[sum([t.planets.count(c) for t in TILES if t.parsec == p]) for c in range(3)] for p in (1, 2, 3)]
    assert counts == [[15, 5, 4], [10, 11, 6], [4, 8, 11]]
    assert COLOURS == ("blue", "brown", "red")


@pytest.mark.rule("COS-COMP-06", "COS-COMP-22", "COS-GEN-04")
def test_the_action_cards() -> None:
    table = [f"{c.id} {c.name} {c.consumption}: {gems(c.cost)}".strip() for c in START_CARDS + AI_CARDS]
    assert table == [entry.strip() for entry in entries(CARDS)]
    effects = {}
    for entry in entries(EFFECTS):
        ids, does = entry.split(": ", 1)
        effects.update(dict.fromkeys(ids.split(), does))
    assert {c.id: steps(c.does) for c in START_CARDS + AI_CARDS} == effects
    value = {c.id: c.consumption for c in START_CARDS + AI_CARDS}
    assert value["S1"] + value["S4"] + value["S3"] == 12
    assert value["S4"] + value["K01"] + value["S2"] == 4
    assert value["S2"] + value["S5"] + value["S6"] == 6
    assert len([c for c in AI_CARDS if c.cost == (1, 0, 0)]) == 2
    assert not [c for c in AI_CARDS if c.consumption < -2 and c.total <= 2 and c.upper <= 1 and not c.top]
    assert [c.id for c in AI_CARDS if c.barred] == ["K14", "K15"]
    for name in (
        "Wayfinder",
        "Claim Crew",
        "Far Lander",
        "Ark Ship",
        "Prospector",
        "Arcology",
        "Pioneer Fleet",
        "Strip Mine",
    ):
        plain, prime = [c for c in AI_CARDS if c.name in (name, f"{name} Prime")]
        assert steps(plain.does) == steps(prime.does)
        assert prime.consumption < plain.consumption, "the dearer card is the thriftier one"
        assert worth(prime.cost) > worth(plain.cost)


@pytest.mark.rule("COS-UPG-01", "COS-COMP-05")
def test_the_upgrades() -> None:
    table = [f"{u.id} {u.name}: {gems(u.cost)}: {said(u.does)}" for u in UPGRADES + EXTRA_STEPS]
    assert table == entries(PANEL)
    assert len(UPGRADES) == 13
    assert len([u for u in UPGRADES if u.once]) == 4


@pytest.mark.rule("COS-COMP-08", "COS-BC-11")
def test_the_bonus_cards() -> None:
    assert [f"{b.id} {b.family} {b.which}" for b in LIGHT + DARK] == entries(BONUSES)
    assert (len(LIGHT), len(DARK)) == (18, 9)
    assert [b.dark for b in LIGHT + DARK] == [False] * 18 + [True] * 9
    assert [b.id for b in DARK if b.seats == (4,)] == ["D07", "D08"]
    assert [b.id for b in DARK if b.seats == (3, 4)] == ["D05", "D06"]
    assert [b.id for b in DARK if b.module] == ["D09"]


@pytest.mark.rule("COS-COMP-07")
def test_the_dark_tech_cards() -> None:
    assert [f"{t.id} {t.name}: {steps(t.does)}" for t in TECHS] == entries(DARK_TECH)
    assert [t.level for t in TECHS] == [1] * 8 + [2] * 8
    lasting = {t.id for t in TECHS if t.power}
    assert lasting == {"D1-02", "D1-03", "D1-05", "D1-08", "D2-02", "D2-03"}


@pytest.mark.rule("COS-COMP-12", "COS-COMP-14")
def test_the_leaders_and_stations() -> None:
    assert {x.name: x.consumption for x in LEADERS} == {
        "Buteo": 10, "Zoe": 14, "Ava": 8, "Casares": 6, "S3E3": 7, "Breish": 5
    }  # fmt: skip
    assert {x.name: gems(x.cost) for x in STATIONS} == {
        "Collecting station": "coal + gold",
        "Harvesting station": "gold + crystal",
        "Colonizing station": "gold + gold",
    }
    assert len(START_CARDS) == 6


@pytest.mark.rule("COS-COMP-09", "COS-AUT-14")
def test_the_automa_cards() -> None:
    place = {"P1": 1, "P2": 2, "P3": 3, "gray": 4, "orange": 5, "blue": 7, "green": 8, "red": 11, "pink": 12}
    names = {at: name for name, at in place.items()}

    def line(step: object) -> str:
        rule, a = step.rule.__name__, step.args  # type: ignore[attr-defined]
        if rule == "automa_settle":
            return f"settle {a[0]} {COLOURS[a[1]]} {names[a[2]]}"
        return f"explore {names[a[0]]} {a[1]} {COLOURS[a[2]]}" if rule == "automa_explore" else f"+{a[0]}"

    rows = {(): "no", (0, 1, 2, 3): "top", (4, 5, 6, 7): "bottom", (0, 1, 4, 5): "left", (2, 3, 6, 7): "right"}
    table = [
        f"{c.id} {c.level} {'silver' if c.silver else 'gold'} {c.consumption} {'all' if c.assess_all else 'majority'}; "
        f"{rows[c.refresh]}: {'; '.join([' / '.join([line(step) for step in both]) for both in c.lines])}"
        for c in AUTOMA_CARDS
    ]
    assert table == AUTOMA.strip().splitlines()
    assert set(SHOWN) <= {line(step) for c in AUTOMA_CARDS for both in c.lines for step in both}
    assert len([c for c in AUTOMA_CARDS if c.silver]) == 2
    assert (min([c.consumption for c in AUTOMA_CARDS]), max([c.consumption for c in AUTOMA_CARDS])) == (-5, 15)


@pytest.mark.rule("COS-GEN-01")
def test_four_civilizations_and_their_other_names() -> None:
    assert [f"{c.name} {c.colour} {c.alias}" for c in CIVILIZATIONS] == [
        "Tretans violet Tretons", "Humans red Avry", "Shengar green Tak'rill", "Automas blue Automatos"
    ]  # fmt: skip
    assert TITLE.seats == (1, 2, 3, 4)
    with pytest.raises(ValueError, match="1 to 4"):
        TITLE.blank(5, TITLE.settings({}))


@pytest.mark.rule("COS-COMP-10", "COS-BUY-05", "COS-GEN-05")
def test_three_gemstones_that_never_run_out() -> None:
    assert [gem.name for gem in GEMS] == ["coal", "gold", "crystal"]
    table = Table().lay(gems=(200, 200, 200))
    table.act("S5")
    assert table.me().gems == (203, 200, 200)


@pytest.mark.rule("COS-COMP-16")
def test_the_consumption_track_runs_from_20_to_100() -> None:
    assert (LOWEST, HIGHEST) == (20, 100)
    assert Table().me().consumption == 20


@pytest.mark.rule("COS-COMP-01", "COS-COMP-11")
def test_the_side_of_the_board_and_the_covers_follow_the_player_count() -> None:
    in_play = {n: [x.colour for x in Table(n).g.board] for n in (1, 2, 3, 4)}
    assert in_play[1] == in_play[2] == ["gray", "orange", "blue", "green", "red", "pink"]
    assert len(in_play[4]) == 10
    assert [c for c in in_play[4] if c not in in_play[3]] == ["turquoise", "yellow"]


@pytest.mark.rule("COS-COMP-19", "COS-COMP-13", "COS-COMP-02", "COS-COMP-04", "COS-COMP-23")
def test_one_station_field_a_galaxy_one_throne_one_row_of_tiles_and_a_level_on_the_marker() -> None:
    table = Table(4)
    assert len(table.g.stations) == len(BOX.galaxies)
    assert table.g.throne == -1
    assert len(table.g.order) == 4
    assert len(table.g.tech_piles) == 2
    seen = TITLE.view(table.g, 0)
    assert seen["order"] == (0, 1, 2, 3)
    assert [p["level"] for p in seen["players"]] == [0, 0, 0, 0]


@pytest.mark.rule(
    "COS-SYM-01",
    "COS-SYM-02",
    "COS-SYM-03",
    "COS-SYM-04",
    "COS-SYM-05",
    "COS-SYM-09",
    "COS-SYM-10",
    "COS-SYM-11",
    "COS-SYM-12",
)
@pytest.mark.rule(
    "COS-SYM-13",
    "COS-SYM-14",
    "COS-SYM-15",
    "COS-SYM-16",
    "COS-SYM-17",
    "COS-SYM-18",
    "COS-SYM-19",
    "COS-SYM-20",
    "COS-SYM-21",
)
def test_texts_say_every_symbol_in_words() -> None:
    told = {thing.id: TITLE.text(thing) for thing in TITLE.catalog.things.values()}
    assert "gain 3 Energy" in told["K25"].replace("Gain", "gain")  # SYM-01
    assert "From now on" not in told["D2-07"]  # SYM-02
    assert "From now on, you may place one more cube on a system you discover" in told["D1-03"]  # SYM-03
    assert "before you assess" in told["D1-05"]  # SYM-04
    assert "When you buy" in told["zoe"]  # SYM-05
    assert told["K02"].startswith("Consumption \N{MINUS SIGN}4.")  # SYM-09
    assert "AI card" in told["D2-05"]  # SYM-10
    assert "anywhere, whatever its colour" in told["K10"]  # SYM-11
    assert "anywhere" in told["K21"]
    assert "ollect up to twice" in told["S3"]  # SYM-12
    assert "action field 1 reaches Parsec 2" in told["U04"].replace("Action", "action")  # SYM-13
    assert "lace a cube on a planet." in told["S2"]  # SYM-14
    assert "Counts as three more" in told["T3"]  # SYM-15
    assert "each galaxy where you have the majority" in told["D1-05"]  # SYM-16
    assert "each system where you have the majority" in told["D2-03"]  # SYM-17
    assert told["D2-03"].startswith("Level II.")  # SYM-18
    assert "Gives a light bonus card" in told["G04"]  # SYM-19
    assert "Gives a light bonus card" not in told["G08"]
    assert told["L01"].startswith("Light bonus card. Energy at the end")
    assert told["D01"].startswith("Dark bonus card. Energy at the end")  # SYM-20
    assert "Majority 8, else 3 Energy" in told["G04"]  # SYM-21
    assert "Costs 1 coal and 1 gold" in told["K18"]


@pytest.mark.rule("COS-SYM-06", "COS-SYM-07", "COS-SYM-08")
def test_the_log_names_planning_consumption_and_order() -> None:
    table = Table().reveal("S4 S1 S3", "S4 S2 S5")
    assert table.told("plan")
    assert table.told("consumed") == [(12, 32), (8, 28)]
    assert table.told("order") == [(1,), (2,)]
    words = TITLE.words
    assert words.line(("consumed", 0, (12, 32), False), ["Ann", "Bo"]) == "Consumption of Ann: +12, now 32."
