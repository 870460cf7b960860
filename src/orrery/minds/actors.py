"""The games of a training, as work that anybody can do."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import lru_cache

from orrery.core.title import VARIANT
from orrery.games import title
from orrery.minds.files import unpacked
from orrery.minds.net import Net
from orrery.minds.selfplay import Chunk, SelfPlay
from orrery.minds.stories import Rows


@lru_cache(8)
def net_of(data: bytes) -> Net:
    return unpacked(data)[0]


def play_chunk(nets: Sequence[bytes], chunk: Chunk) -> Rows:
    """The first net plays, the others are its older rivals."""
    net, *older = [net_of(data) for data in nets]
    gc.disable()  # positions hold no circles, and looking for them takes a twelfth of the time
    try:
        return SelfPlay(title(chunk.game, {VARIANT: chunk.variant}), net, older).play(chunk)
    finally:
        gc.enable()
