"""The cards of the players' decks: ten to start with, and 20 designs for the market, two copies each."""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Do
from orrery.games.laniakea.building import HERE, NEAR, build, cannot_build
from orrery.games.laniakea.cards import draw_cards
from orrery.games.laniakea.components import Check, Power
from orrery.games.laniakea.core_actions import cannot_act_at_all, core_action
from orrery.games.laniakea.cosmic_powers import TO_HAND, cannot_gain, gain_power
from orrery.games.laniakea.costs import gain, gain_attack_tokens, gain_stones
from orrery.games.laniakea.harvesting import may_harvest_adjacent
from orrery.games.laniakea.moving import ALL, cannot_move, move
from orrery.games.laniakea.recruiting import cannot_recruit_any, recruit
from orrery.games.laniakea.seraph import seraph
from orrery.games.laniakea.tile_abilities import cannot_exchange_aether, exchange_aether
from orrery.games.laniakea.upgrading import cannot_upgrade_any, may_upgrade, upgrade


def _starting(
    number: int, id: str, name: str, attack: int, permanent: bool, refuses: Optional[Check], does: Do
) -> Power:
    return Power(number, id, name, name, attack, permanent, refuses, (does,), market=False)


STARTING: tuple[Power, ...] = (
    _starting(0, "MOVE1", "Move", 1, True, cannot_move, Do(move)),
    _starting(1, "MOVE2", "Move", 1, True, cannot_move, Do(move)),
    _starting(2, "BUILD1", "Build", 1, False, cannot_build, Do(build)),
    _starting(3, "BUILD2", "Build", 1, False, cannot_build, Do(build)),
    _starting(4, "GAIN1", "Gain a Cosmic Power", 1, False, cannot_gain, Do(gain_power)),
    _starting(5, "GAIN2", "Gain a Cosmic Power", 1, False, cannot_gain, Do(gain_power)),
    _starting(6, "RECRUIT", "Recruit", 1, False, cannot_recruit_any, Do(recruit)),
    _starting(7, "UPGRADE", "Upgrade", 2, False, cannot_upgrade_any, Do(upgrade)),
    _starting(8, "SERAPH1", "Seraph", 0, True, None, Do(seraph)),
    _starting(9, "SERAPH2", "Seraph", 0, True, None, Do(seraph)),
)

PERMANENT = ("P02", "P16", "P20")
COPIES = "ab"
DESIGNS: tuple[tuple[str, str, str, int, Optional[Check], tuple[Do, ...]], ...] = (
    ("P01", "Farstride", "Move", 1, cannot_move, (Do(move, 1),)),
    ("P02", "Walk the Unlit Road", "Move", 1, cannot_move, (Do(move, 0, 0, 1),)),
    ("P03", "Hourglass Drift", "Move", 2, cannot_move, (Do(move, 0, 0, 0, 1),)),
    ("P04", "Starlit Procession", "Move", 2, cannot_move, (Do(move, 0, ALL),)),
    ("P05", "Slipstream", "Move", 1, cannot_move, (Do(move), Do(draw_cards, 1))),
    ("P06", "Twin Horizons", "Move", 0, cannot_move, (Do(move), Do(may_harvest_adjacent))),
    ("P07", "Masonry of Light", "Build", 1, cannot_build, (Do(build, 2),)),
    ("P08", "Outstretched Hand", "Build", 2, cannot_build, (Do(build, 0, NEAR),)),
    ("P09", "First Fruits", "Build", 1, cannot_build, (Do(build, 0, HERE, 1),)),
    ("P10", "Herald of the Bargain", "Recruit", 2, cannot_recruit_any, (Do(recruit, 2),)),
    ("P11", "Oath and Offering", "Recruit", 2, cannot_recruit_any, (Do(recruit), Do(gain, (0, 0, 1)))),
    ("P12", "Epiphany", "Upgrade", 1, cannot_upgrade_any, (Do(upgrade, 1),)),
    ("P13", "Double Helix", "Upgrade", 3, cannot_upgrade_any, (Do(upgrade), Do(may_upgrade))),
    ("P14", "Open the Vault", "Gain", 2, cannot_gain, (Do(gain_power, 2),)),
    ("P15", "Sudden Insight", "Gain", 1, cannot_gain, (Do(gain_power, 0, TO_HAND),)),
    ("P16", "Prime Mover", "Core", 2, cannot_act_at_all, (Do(core_action, 1),)),
    ("P17", "Twofold Will", "Core", 0, cannot_act_at_all, (Do(core_action, 2),)),
    ("P18", "Milk of the Nebula", "Economy", 0, None, (Do(gain_stones, 2), Do(draw_cards, 1))),
    ("P19", "Alchemy of Suns", "Economy", 3, cannot_exchange_aether, (Do(exchange_aether, 3),)),
    ("P20", "Sunlance", "Combat", 3, None, (Do(gain_attack_tokens, 1), Do(draw_cards, 1))),
)


def _market() -> list[Power]:
    cards: list[Power] = []
    for id, name, family, attack, refuses, does in DESIGNS:
        draws = does[-1].rule is draw_cards
        for copy in COPIES:
            number = len(STARTING) + len(cards)
            permanent = id in PERMANENT
            cards.append(Power(number, f"{id}{copy}", name, family, attack, permanent, refuses, does, True, draws))
    return cards


MARKET: tuple[Power, ...] = tuple(_market())
