"""What Enhancements do for their owner and Chaos cards to everybody, added up. LAN-ETYP-03, LAN-CHAO-04, LAN-EFF-03"""

from __future__ import annotations

from typing import Final, Optional, Union

from orrery.games.laniakea.components import Chaos, Entity


class Boons:
    """What a player's Enhancements add up to. LAN-ETYP-03, LAN-EFF-03"""

    def __init__(self, spaces: tuple[Optional[Entity], ...]) -> None:
        total: dict[str, int] = {}
        for entity in spaces:
            if entity is not None:
                for name, value in entity.boon:
                    total[name] = total.get(name, 0) + value
        self.basic_free = total.get("basic_free", 0) > 0
        self.loop_free = total.get("loop_free", 0) > 0
        self.movements = total.get("movements", 0)
        self.void_less = total.get("void_less", 0)  # stones
        self.sanctum_less = total.get("sanctum_less", 0)  # F
        self.recruit_less = total.get("recruit_less", 0)  # units
        self.market_less = total.get("market_less", 0)  # A
        self.seraph_aether = total.get("seraph_aether", 0)
        self.void_forge = total.get("void_forge", 0)
        self.discovery_voyage = total.get("discovery_voyage", 0)
        self.hand = total.get("hand", 0)
        self.attack = total.get("attack", 0)


class Weather:
    """What the Chaos cards in the row do to everybody. LAN-CHAO-04, LAN-EFF-03"""

    def __init__(self, row: tuple[Union[Entity, Chaos, None], ...]) -> None:
        self.cards: tuple[Chaos, ...] = tuple([card for card in row if isinstance(card, Chaos)])
        total: dict[str, int] = {}
        for chaos in self.cards:
            for name, value in chaos.effect:
                total[name] = total.get(name, 0) + value
        self.void_more = total.get("void_more", 0)  # V
        self.recruit_more = total.get("recruit_more", 0)  # stones
        self.market_more = total.get("market_more", 0)  # A
        self.harvest_less = total.get("harvest_less", 0)  # stones
        self.hand = total.get("hand", 0)
        self.no_time_loop = total.get("no_time_loop", 0) > 0
        self.no_teleport = total.get("no_teleport", 0) > 0


CALM: Final = Weather(())
