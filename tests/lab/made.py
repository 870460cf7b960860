"""Runs made up for tests of the report: what is in them is known."""

from __future__ import annotations

import random
from pathlib import Path

from orrery.lab.order import PLAIN, WITH
from orrery.lab.run import Run, write_table
from orrery.lab.tables import SCHEMA, add, empty
from tests.lab.runs import new, order

PIECES = {"anomaly:OR-02": 0.0, "anomaly:SI-01": 0.0, "anomaly:MA-03": 0.0}


def made_up(
    folder: Path,
    deals: int = 300,
    first: float = 0.5,
    lifts: dict[str, float] | None = None,
    gift: str = "",
    **more: object,
) -> Run:
    """Games of two in which the first in turn order wins so often, and owners of a piece so much more. `MA-03` is there
    but nobody takes it."""
    asked = order(games=2 * deals if gift else deals, experiment="gift" if gift else "", piece=gift, **more)
    run, columns, dice = new(folder, asked), empty(), random.Random(7)
    number = 0
    for deal in range(deals):
        luck = dice.random()
        for arm in (PLAIN, WITH) if gift else (PLAIN,):
            owner = {ref: dice.randrange(2) for ref in PIECES}
            known = {**PIECES, **(lifts or {})}
            shift = sum([known[ref] * (1 if seat == 0 else -1) / 2 for ref, seat in owner.items() if ref in known])
            chance = first + shift + (0.2 if arm == WITH and deal % 2 == 0 else -0.2 if arm == WITH else 0.0)
            winner = 0 if luck < chance else 1
            about = (arm, deal % 2 if gift else -1, gift if arm == WITH else "")
            add(columns, "games", number, 2, deal, str(deal), 0, *about, 6, 40)
            for seat in (0, 1):
                score = 50 + 10 * (seat == winner)
                add(columns, "seats", number, seat, "greedy", seat, score, 50, float(seat == winner), 20, False)
                add(columns, "sources", number, seat, "cards", score)
                for at in range(1, 7):
                    add(columns, "rounds", number, at, seat, 10 * at + (seat == winner), None)
                for ref in PIECES:
                    took = int(owner[ref] == seat and ref != "anomaly:MA-03")
                    row = (3, 2, took, 0, 0, 2 if took else None, "discovery" if took else None, 3 if took else None)
                    add(columns, "pieces", number, seat, ref, *row)
                add(columns, "decisions", number, seat, seat, 1, "draft", 4, "draft", "draft:D1-A", 2.0, 0.5, 1, None)
            number += 1
    for table in SCHEMA:
        write_table(folder / f"{table}.parquet", table, [columns[table]])
    run.card.complete = True
    run.write()
    return run
