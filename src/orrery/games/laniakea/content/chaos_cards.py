"""The ten Chaos cards."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.laniakea.artifacts import draw_artifacts
from orrery.games.laniakea.cards import draw_cards
from orrery.games.laniakea.components import Chaos
from orrery.games.laniakea.core_actions import core_action
from orrery.games.laniakea.costs import gain, gain_attack_tokens, gain_stones
from orrery.games.laniakea.upgrading import upgrade

_FIRST = 36  # Chaos cards and Entities share a deck, so their numbers go on


def _chaos(number: int, name: str, hit_points: int, points: int, requirement: str, effect: str, *reward: Do) -> Chaos:
    effects = ((effect, 1),) if effect else ()
    return Chaos(_FIRST + number - 1, f"C{number:02}", name, hit_points, points, requirement, effects, reward)


CHAOS: tuple[Chaos, ...] = (
    _chaos(1, "Hollow Tide", 3, 1, "", "void_more", Do(gain_stones, 3)),
    _chaos(2, "Legion of Borrowed Faces", 3, 1, "hp_entity", "", Do(draw_cards, 2)),
    _chaos(3, "The Stopped Clock", 4, 2, "white", "no_time_loop", Do(upgrade, 1)),
    _chaos(4, "Pack of the Unlit", 4, 2, "hp_other_chaos", "recruit_more", Do(gain_attack_tokens, 2)),
    _chaos(5, "Mirrorbane", 4, 3, "hp_defeated", "market_more"),
    _chaos(6, "Famine Star", 5, 3, "", "harvest_less", Do(gain, (0, 0, 2))),
    _chaos(7, "The Sealed Mouth", 5, 4, "discard", "no_teleport"),
    _chaos(8, "Leech of Crowns", 6, 4, "aether", "", Do(draw_artifacts, 1)),
    _chaos(9, "Lullaby of Oblivion", 6, 5, "", "hand"),
    _chaos(10, "Worldmaw", 7, 5, "", "", Do(core_action, 1, 1)),
)
