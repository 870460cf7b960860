"""The levels and when they were reached, the last Energy and what it is made of. COS-FIN, COS-TIE"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.account import Criterion, Entry, verdict
from orrery.core.ask import Thing
from orrery.core.game import Event
from orrery.games.council.bonus import ai_cards, panel_cubes, worth
from orrery.games.council.components import GEMS
from orrery.games.council.player import Player
from orrery.games.council.scoring import LEVEL, PER_AI_CARD, scores
from orrery.games.council.settling import count_cubes
from orrery.games.council.state import Council
from orrery.games.council.words import level_name


def account(g: Council, events: Sequence[Event]) -> list[list[Entry]]:
    """For each player, and last for the Automa."""
    return [levels(p, events) + energy(g, p, events) + panel(p) for p in g.players]


def levels(p: Player, events: Sequence[Event]) -> list[Entry]:
    """With the round in which each was reached, and the Dark Tech that came with it. COS-DT-01, COS-FIN-06"""
    when = ["before this table"] * p.level
    tech: dict[int, Thing] = {}
    now = "before the first round"
    for name, seat, details, _ in events:
        if name == "round":
            now = f"in round {details[0]}"
        elif name == "scored":
            now = "in the final scoring"
        elif name == "rose" and seat == p.seat:
            when[details[0] - 1] = now
        elif name == "took_tech" and seat == p.seat:
            tech[details[0].level] = details[0]
    return [Entry("level", tech.get(n), 1, note=f"{level_name(n)} {round}") for n, round in enumerate(when, 1)]


def energy(g: Council, p: Player, events: Sequence[Event]) -> list[Entry]:
    """What the final scoring gave, what it cost to rise once more, and what was there before. COS-FIN-02 to -06"""
    mine = [name for name, seat, _, _ in events if seat == p.seat]
    if "scored" not in mine:
        return []
    entries = [Entry("energy", gem, n * each, n, each) for gem, n, each in zip(GEMS, p.gems, (1, 2, 3), strict=True)]
    cards = ai_cards(p)
    entries.append(Entry("energy", None, PER_AI_CARD * cards, cards, PER_AI_CARD, "AI cards"))
    entries += [Entry("energy", card, worth(g, p, card)) for card in p.bonuses]
    risen = mine[mine.index("scored") :].count("rose")
    entries.append(Entry("energy", None, -p.consumption * risen, risen, -p.consumption, "paid to rise a level"))
    held = p.energy - sum([entry.points for entry in entries])
    entries.append(Entry("energy", None, held, note="held before the final scoring"))
    return [entry for entry in entries if entry.points]


def panel(p: Player) -> list[Entry]:
    """COS-TIE-03"""
    entries = [Entry("panel", upgrade, 1) for upgrade in p.upgrades]
    more = panel_cubes(p) - len(entries)
    return [*entries, Entry("panel", None, more, more, 1, "additional action fields")] if more > 0 else entries


def why(g: Council, names: Sequence[str]) -> str:
    """The highest level, then the most Energy, then the most cubes. COS-TIE-01 to -04"""
    planets = g.rulings.planets_break_ties
    cubes = [count_cubes(g, p) if planets else panel_cubes(p) for p in g.players]
    criteria = [
        Criterion("Dark Tech levels", [p.level for p in g.players], level_name),
        Criterion("Energy", [p.energy for p in g.players]),
        Criterion("cubes on planets" if planets else "cubes on the panel", cubes),
    ]
    return verdict(names, [score.seat for score in scores(g) if score.winner], criteria)


def said(total: int) -> str:
    """A total in levels and Energy."""
    return f"level {level_name(total // LEVEL)} and {total % LEVEL} Energy"


def apart(higher: int, lower: int) -> str:
    """Levels count first, Energy between those of the same level. COS-TIE-01, -02"""
    levels = higher // LEVEL - lower // LEVEL
    return (f"{levels} level{'s' if levels > 1 else ''}") if levels else f"{higher - lower} Energy"
