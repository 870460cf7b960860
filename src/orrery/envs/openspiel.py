"""The games for OpenSpiel: import this, and `pyspiel.load_game("orrery_NAME(players=2)")` finds them.

Chance is explicit: four throws of a die with 256 sides choose the deal, and all that chance brings later follows from
it. A search that may not know the deal asks for `resample_from_infostate`, as IS-MCTS does: all that a seat does not
know is then dealt anew.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.core.title import Title
from orrery.envs import Missing
from orrery.envs.table import LONGEST, Table
from orrery.games import titles

try:
    import pyspiel
except ModuleNotFoundError:
    raise Missing(
        "This needs OpenSpiel, which is not installed; install it with `pip install orrery[openspiel]`."
    ) from None

from orrery.envs.spiel_observer import Observer
from orrery.envs.spiel_state import SIDES, THROWS, State

MOST: Final = 100_000.0  # points either way
PARAMETERS: Final[dict[str, Any]] = {"players": 2, "rewards": "win", "settings": ""}  # and their defaults


class Game(pyspiel.Game):  # type: ignore[misc]
    """`settings` are written as in `settings=switch:value;other:value`."""

    title: ClassVar[Title]

    def __init__(self, params: Any = None) -> None:
        title = self.title
        chosen = PARAMETERS | dict(params or {})
        pairs = [pair.partition(":") for pair in chosen["settings"].split(";") if pair]
        settings = {switch: value for switch, _, value in pairs}
        self.table = Table(title.name, chosen["players"], settings, chosen["rewards"], LONGEST)
        most = 1.0 if chosen["rewards"] == "win" else MOST
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.options),
            max_chance_outcomes=SIDES,
            num_players=self.table.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, chosen)

    def new_initial_state(self) -> State:
        return State(self, self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table.title, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return THROWS


def game_type(title: Title) -> Any:
    return pyspiel.GameType(
        short_name=f"orrery_{title.name}",
        long_name=title.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=title.advice.features is not None,
        parameter_specification=PARAMETERS,
    )


for _title in titles():
    # a class for each: OpenSpiel lets go of anything less only after Python has ended, and breaks
    pyspiel.register_game(game_type(_title), type(_title.name.capitalize(), (Game,), {"title": _title}))
