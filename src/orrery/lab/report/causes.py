"""The arms of an experiment side by side: the same deals, so that their luck takes itself away."""

from __future__ import annotations

from typing import Any

from orrery.lab.order import PLAIN, WITH
from orrery.lab.report.data import Data, Rows, grouped
from orrery.lab.report.estimates import difference, mark_found, share
from orrery.lab.report.facts import Effect
from orrery.lab.report.winning import LEAST

Values = list[tuple[int, float]]


def effects(data: Data) -> list[Effect]:
    """What the pieces that the experiment is about do for the seat that it is about."""
    found = [one for players in data.counts() for one in effects_of(data, players)]
    mark_found({f"{one.piece} {one.players}": one.worth for one in found})
    return sorted(found, key=lambda one: (one.players, -one.worth.value))


def effects_of(data: Data, players: int) -> list[Effect]:
    """Each game is paired with the plain one of its deal and seating. Who is forbidden a piece lacks it in the changed
    game; who is given or made to take one, has it there."""
    kind = data.card.order.experiment
    plain = {place(data, row): row for row in focused(data, players, PLAIN)}
    found = []
    for (piece,), rows in sorted(grouped(focused(data, players, WITH), "piece").items()):
        if len(rows) < LEAST:
            continue
        pairs = [(row, plain[place(data, row)]) for row in rows]
        having = [usual if kind == "ban" else changed for changed, usual in pairs]
        lacking = [changed if kind == "ban" else usual for changed, usual in pairs]
        found.append(
            Effect(
                kind=kind,
                piece=piece,
                name=data.name(piece),
                players=players,
                having=share(values(having, "win")),
                lacking=share(values(lacking, "win")),
                worth=difference(values(having, "win"), values(lacking, "win")),
                score=difference(values(having, "score"), values(lacking, "score")),
            )
        )
    return found


def focused(data: Data, players: int, arm: str) -> Rows:
    """The seats that the experiment is about."""
    games = data.games
    rows = [row for row in data.rows("seats", players, arm) if row["seat"] == games[row["game"]]["focus"]]
    return [{**row, "piece": games[row["game"]]["piece"]} for row in rows]


def place(data: Data, row: dict[str, Any]) -> tuple[int, int]:
    return row["deal"], data.games[row["game"]]["seating"]


def values(rows: Rows, what: str) -> Values:
    return [(row["deal"], float(row[what])) for row in rows]
