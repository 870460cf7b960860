"""The games for programs that learn and search: as environments of PettingZoo and Gymnasium, and as games of OpenSpiel.

Nothing here is loaded by the rest of Orrery. What it needs comes with `pip install orrery[envs]`, and for OpenSpiel
with `pip install orrery[openspiel]`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orrery.games import shelf


class Missing(ImportError):
    """A package is not installed; the message says how to get it."""


def needed(module: str, extra: str) -> Any:
    """A module of this package, or a sentence that says what to install for it."""
    try:
        return import_module(f"orrery.envs.{module}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("orrery"):
            raise
        raise Missing(
            f"This needs {error.name}, which is not installed; install it with `pip install orrery[{extra}]`."
        ) from None


def aec(name: str, **chosen: Any) -> Any:
    """A table of PettingZoo's kind, where agents act one after another: see `agents.Agents` for what can be
    chosen."""
    return needed("turnwise", "envs").Turnwise(name, **chosen)


def parallel(name: str, **chosen: Any) -> Any:
    """The same with all who are asked acting at once: see `together.Together`."""
    return needed("together", "envs").Together(name, **chosen)


def single(name: str, **chosen: Any) -> Any:
    """One learning seat among bots, for Gymnasium: see `learner.Learner`."""
    return needed("learner", "envs").Learner(name, **chosen)


def vector(name: str, **chosen: Any) -> Any:
    """Many such games in one process: see `learners.Learners`."""
    return needed("learners", "envs").Learners(name, **chosen)


def env_id(name: str) -> str:
    """What Gymnasium calls a game."""
    return f"orrery/{name.capitalize()}-v0"


def register() -> None:
    """Tell Gymnasium which games there are. Since 1.0 it looks for none by itself: whoever wants to make one imports
    this package, or asks for `orrery.envs:orrery/...`."""
    if find_spec("gymnasium") is None:
        return
    from gymnasium.envs.registration import register as tell

    for name in shelf():
        tell(
            env_id(name),
            entry_point="orrery.envs:single",
            vector_entry_point="orrery.envs:vector",
            kwargs={"name": name},
        )


register()
