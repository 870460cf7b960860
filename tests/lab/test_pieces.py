"""What the lab writes down about the pieces of a game, also where no verb points at them."""

from __future__ import annotations

from orrery.games.laniakea import TITLE
from orrery.lab.pieces import Fate, Fates
from tests.games.laniakea.table import Table

ALEMBIC = "artifact:R15"


def watched(artifacts: str, *keys: str) -> Fate:
    """What becomes of the Alembic while these choices are made, one question after another."""
    table, fates = Table().lay(artifacts=artifacts, held="VV").turn(), Fates(TITLE, 2)
    for key in keys:
        fates.asked(table.g, 0)
        fates.chosen(table.g, 0, TITLE.catalog.options[table.spell(key)])
        table.choose(key)
    return fates.of[0].get(ALEMBIC) or Fate()


def test_an_artifact_is_used_where_its_aether_is_taken_for_a_card() -> None:
    fate = watched("R15", "cash MOVE1", "gain A", "cash MOVE2", "gain F")
    assert (len(fate.usable), fate.used) == (1, 1)


def test_it_could_have_been_used_where_a_stone_was_taken_or_nothing_discarded() -> None:
    for choices in (("cash MOVE1", "gain F"), ("end",)):
        fate = watched("R15", *choices)
        assert (len(fate.usable), fate.used) == (1, 0)


def test_without_it_nothing_is_noted() -> None:
    fate = watched("R13", "cash MOVE1", "gain F")
    assert (len(fate.usable), fate.used) == (0, 0)
