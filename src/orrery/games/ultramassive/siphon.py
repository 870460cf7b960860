"""Siphon. ULT-SIPHON"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.ultramassive.components import SiphonOption
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import SIPHON

TOO_SMALL: Final = Refusal("ULT-SIPHON-03", "Your Black Hole is too small for that part of the Siphon Track.")


def siphon(g: Ultramassive, me: Player, times: int) -> Ask:
    """Pick an option of the Siphon Track, each time anew. ULT-SIPHON-01, -05"""
    return offer(g, me, SIPHON, g.box.siphons, cannot_siphon, siphon_option, times)


def cannot_siphon(g: Ultramassive, me: Player, option: SiphonOption, times: int) -> Optional[Refusal]:
    """The options of the present size and all smaller ones are open. ULT-SIPHON-02, -03, -04"""
    return TOO_SMALL if option.size > me.size + me.powers.siphon_shift else None


def siphon_option(g: Ultramassive, me: Player, option: SiphonOption, times: int) -> None:
    """Its effect comes right away, before the next Siphon. ULT-SIPHON-02"""
    me.gaining += me.powers.per_siphon
    g.tell("siphoned", me, option)
    if times > 1:
        g.then(me, option.does, Do(siphon, times - 1))
    else:
        g.then(me, option.does)
