"""A game of another package is tried out before it stands on the shelf: what it lacks is said in a sentence."""

from __future__ import annotations

import traceback
from functools import lru_cache
from pathlib import Path
from typing import Final

from orrery.core.save import BadSave, dump, load
from orrery.core.title import Title

LONGEST: Final = 200  # letters of what is told about a failure


@lru_cache(maxsize=64)
def wanting(title: Title) -> str:
    """What keeps the game from being played at all; nothing where its first question can be put, saved and shown."""
    unsaid = [verb for verb in title.catalog.verbs if verb not in title.words.labels]
    if unsaid:
        return f"its Words have no label for {', '.join(unsaid)}"
    switches = {switch.name for switch in title.rules.switches}
    for thing in title.catalog.things.values():
        if thing.switch and thing.switch not in switches:
            return f"{thing.ref} is brought by '{thing.switch}', which is no switch of the game"
    try:
        begin(title)
    except Exception as error:
        return trouble_of(error, title.rules.setup.__module__)
    return ""


def begin(title: Title) -> None:
    """Deal, save, load and show it from every seat, as a table does."""
    settings = title.settings({})
    g = title.setup(1, title.seats[0], settings)
    try:
        load(title, dump(title, g), settings)
    except BadSave as error:
        cause = f" ({error.__context__!r})" if error.__context__ else ""
        raise ValueError(f"its saves cannot be loaded{cause}: are all verbs and chapters in its Catalog?") from error
    for seat in range(-1, len(g.players)):
        seen = title.view(g, seat)
        lacking = [part for part in ("round", "acting", "waiting_for", "ask", "players") if part not in seen]
        if lacking:
            raise ValueError(f"its view has no {', '.join(lacking)}")


def trouble_of(error: BaseException, module: str) -> str:
    """What went wrong, and where in the package of this module, if it was there."""
    said = " ".join((str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}").split())
    place = line_in(error, module)
    return (f"{said[:LONGEST].rstrip('.: ')}" or type(error).__name__) + (f" ({place})" if place else "")


def line_in(error: BaseException, module: str) -> str:
    """The last line of the package that the error came through, such as `comets/__init__.py, line 12`."""
    package = module.partition(".")[0]
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] == package:
            path = Path(frame.f_code.co_filename)
            return f"{path.parent.name}/{path.name}, line {line}"
    return ""
