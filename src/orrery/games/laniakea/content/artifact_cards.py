"""The 15 Artifacts: twelve work once in the game, three once a turn."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.laniakea.artifacts import cannot_double, double_next_harvest
from orrery.games.laniakea.building import build_free_gateway, cannot_convert_any
from orrery.games.laniakea.cards import cannot_trash_any, draw_cards, trash
from orrery.games.laniakea.components import Artifact
from orrery.games.laniakea.costs import gain, gain_stones
from orrery.games.laniakea.moving import cannot_step_at_all, step
from orrery.games.laniakea.recruiting import cannot_recruit_any, recruit
from orrery.games.laniakea.slots import cannot_fill_any, fill_free
from orrery.games.laniakea.tile_abilities import cannot_exchange_stones, exchange_stones
from orrery.games.laniakea.travelling import (
    cannot_relocate_structure,
    cannot_relocate_to_passage,
    relocate_structure,
    relocate_to_passage,
)

ONE_TIME, EACH_TURN = True, False
ARTIFACTS: tuple[Artifact, ...] = (
    Artifact(0, "R01", "Sail of Unlight", ONE_TIME, cannot_step_at_all, (Do(step, 0, 1),)),
    Artifact(1, "R02", "Knot of Passage", ONE_TIME, cannot_relocate_to_passage, (Do(relocate_to_passage),)),
    Artifact(2, "R03", "Cache of a Drowned Sun", ONE_TIME, None, (Do(gain_stones, 3),)),
    Artifact(3, "R04", "Phial of First Light", ONE_TIME, None, (Do(gain, (0, 0, 2)),)),
    Artifact(4, "R05", "Codex of Echoes", ONE_TIME, None, (Do(draw_cards, 2),)),
    Artifact(5, "R06", "Spear of Cold Stars", ONE_TIME, attack=3),
    Artifact(6, "R07", "Bell of Plenty", ONE_TIME, cannot_double, (Do(double_next_harvest),)),
    Artifact(7, "R08", "Keystone Shard", ONE_TIME, cannot_convert_any, (Do(build_free_gateway),)),
    Artifact(8, "R09", "Seeds of the Old Garden", ONE_TIME, cannot_fill_any, (Do(fill_free, 2),)),
    Artifact(9, "R10", "Prism of Forgetting", ONE_TIME, cannot_trash_any, (Do(trash, 2, 0),)),
    Artifact(10, "R11", "Horn of Summons", ONE_TIME, cannot_recruit_any, (Do(recruit, 3),)),
    Artifact(11, "R12", "Cradle Engine", ONE_TIME, cannot_relocate_structure, (Do(relocate_structure, 1),)),
    Artifact(12, "R13", "Balance of Twins", EACH_TURN, cannot_exchange_stones, (Do(exchange_stones, 1),)),
    Artifact(13, "R14", "Ember of the Warden", EACH_TURN, attack=1),
    Artifact(14, "R15", "Alembic of Ashes", EACH_TURN, aether_for_card=True),
)
