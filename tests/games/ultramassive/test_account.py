"""Solar Mass by source, against what the choices of the same games say."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.account import Entry
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.components import Anomaly, Card
from orrery.games.ultramassive.gaining import gain_mass, gain_mass_for_categories, gain_mass_for_stacks
from orrery.play.session import Session
from tests.play.games import begin, play

GIVES = (gain_mass, gain_mass_for_stacks, gain_mass_for_categories)


def chance_settings(seed: int) -> dict[str, str]:
    """Every other game is played by rulings picked by chance."""
    dice = Rng(seed)
    picked = {switch.name: switch.choices[dice.below(len(switch.choices))] for switch in TITLE.rules.switches}
    return picked if seed % 2 else {}


def account(session: Session) -> list[list[Entry]]:
    return TITLE.scoring.account(session.game, [event for _, event in session.log])


def by_source(lines: list[Entry]) -> dict[str, int]:
    return {line.source: sum([other.points for other in lines if other.source == line.source]) for line in lines}


@pytest.mark.parametrize("seed", range(12))
def test_every_solar_mass_has_a_source(seed: int) -> None:
    session = play(begin(2 + seed % 3, seed, **chance_settings(seed)), 9999, seed)
    rulings = session.game.rulings
    for p, lines in zip(session.game.players, account(session), strict=True):
        found = by_source(lines)
        assert sum(found.values()) == p.mass
        assert found.get("start", 0) == rulings.start_mass
        assert "before" not in found
        mine = [key.partition("exchange mass:")[2] for seat, key in session.journal if seat == p.seat]
        assert found.get("exchange", 0) == sum([int(mass) for mass in mine if mass])
        if rulings.mass_for_discarded:
            assert found.get("swapped", 0) == told(session, p.seat, "discarded")
        for line in lines:
            check(line)


def told(session: Session, seat: int, name: str) -> int:
    return sum([1 for _, event in session.log if event[:2] == (name, seat)])


def check(line: Entry) -> None:
    """Only what can give Solar Mass did, and as much as is printed on it."""
    what: Any = line.what
    if isinstance(what, Anomaly) and what.passive:
        assert line.each in what.passive.values()
    elif isinstance(what, (Card, Anomaly)):
        steps = [step for step in what.does if step.rule in GIVES]
        assert len(steps) == 1
        if steps[0].rule is gain_mass:
            assert line.each == steps[0].args[0]
    elif line.source == "blue_giants":
        assert line.each == 2


def test_what_came_before_the_known_story_is_said_to_have() -> None:
    """As at a table that went on from the middle of another one."""
    session = play(begin(seed=8), 140, 8)
    masses = [p.mass for p in session.game.players]
    owned = [len(p.anomalies) for p in session.game.players]
    assert min(masses) > 1
    assert max(owned) > 0
    session.game = load(TITLE, dump(TITLE, session.game), session.settings)
    session.log = []
    play(session, 9999, 3)
    for p, mass, lines in zip(session.game.players, masses, account(session), strict=True):
        found = by_source(lines)
        assert sum(found.values()) == p.mass
        assert found["before"] == mass
        assert "start" not in found
        for line in lines:
            check(line)


def test_the_verdict_names_what_broke_the_tie() -> None:
    session = begin(3)
    ann, ben, cleo = session.game.players
    ann.mass, ben.mass, cleo.mass = 30, 30, 12
    ann.discovery, ben.discovery = 1, 4
    names = session.names
    assert (
        TITLE.scoring.why(session.game, names)
        == "Ann and Ben tie in Solar Mass; Ben has more Discovery Counters: 4 to 1."
    )
    ann.discovery = 4
    assert (
        TITLE.scoring.why(session.game, names)
        == "Ann and Ben tie in Solar Mass, Discovery Counters and Anomalies: they share the victory."
    )
    cleo.mass = 31
    assert TITLE.scoring.why(session.game, names) == "Cleo has the most Solar Mass: 31 to 30."
    shared = begin(3, ties="shared").game
    for p, mass in zip(shared.players, (9, 9, 3), strict=True):
        p.mass = mass
        p.discovery = p.seat
    assert TITLE.scoring.why(shared, names) == "Ann and Ben tie in Solar Mass: they share the victory."
