"""A position as OpenSpiel wants it, and what a player sees of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Optional

import pyspiel

from orrery.core.floats import floats
from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.envs.table import Table

CHANCE: Final[int] = pyspiel.PlayerId.CHANCE
OVER: Final[int] = pyspiel.PlayerId.TERMINAL
SIDES: Final = 256  # of the die that chooses the deal
THROWS: Final = 4
OUTCOMES: Final = [(side, 1 / SIDES) for side in range(SIDES)]


class Position:
    """The game, and the throws before it. OpenSpiel copies a state by copying all that it holds, so this is all that it
    holds."""

    __slots__ = ("game", "left", "table", "throws")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Any = None
        self.throws: tuple[int, ...] = ()
        self.left = table.longest

    def __deepcopy__(self, memo: Any) -> Position:
        twin = Position(self.table)
        twin.game = None if self.game is None else self.game.copy()
        twin.throws, twin.left = self.throws, self.left
        return twin

    def __reduce__(self) -> Any:
        """Saves of the game serve OpenSpiel too."""
        saved = "" if self.game is None else json.dumps(dump(self.table.title, self.game))
        return restored, (self.table.made, self.throws, self.left, saved)

    def throw(self, side: int) -> None:
        if not 0 <= side < SIDES:
            raise Illegal(f"A throw is a whole number from 0 to {SIDES - 1}, not {side}.")
        self.throws += (side,)
        if len(self.throws) == THROWS:
            seed = int.from_bytes(bytes(self.throws), "big")
            self.game = self.table.title.setup(seed, self.table.seats, self.table.settings)


def restored(made: Any, throws: tuple[int, ...], left: int, saved: str) -> Position:
    position = Position(Table(*made))
    position.throws, position.left = throws, left
    if saved:
        position.game = load(position.table.title, json.loads(saved), position.table.settings)
    return position


class State(pyspiel.State):  # type: ignore[misc]
    """While several act at the same time, they are asked in the order of their seats. What can be chosen and what is
    seen is answered here for callers in Python: through C++ and back it takes longer than the choice itself."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.position = Position(table)

    def current_player(self) -> int:
        position = self.position
        game = position.game
        if game is None:
            return CHANCE
        return min(game.asks) if game.asks and position.left else OVER

    def is_terminal(self) -> bool:
        position = self.position
        return position.game is not None and not (position.game.asks and position.left)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        position = self.position
        game = position.game
        if game is None:
            found: list[int] = super().legal_actions()
            return found
        asks = game.asks
        if not asks or not position.left:
            return []
        ask = asks.get(min(asks) if player is None else player)
        return [] if ask is None else sorted(position.table.catalog.offered(ask))

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position.game is None else self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        position = self.position
        game = position.game
        if game is None:
            position.throw(action)
        elif not (game.asks and position.left):
            raise Illegal("The game is over; begin another with new_initial_state().")
        else:
            position.table.apply(game, min(game.asks), action)
            position.left -= 1

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        position = self.position
        seat = self.current_player() if player is None else player
        features = position.table.title.advice.features
        if position.game is None or features is None or not 0 <= seat < position.table.seats:
            refused: list[float] = super().observation_tensor(seat)
            return refused
        return floats(features(position.game, seat, None))

    def _action_to_string(self, player: int, action: int) -> str:
        options = self.position.table.options
        if not 0 <= action < (SIDES if player == CHANCE else len(options)):
            raise Illegal(f"There is no action {action} for player {player}.")
        return f"throw {action}" if player == CHANCE else options[action].key

    def returns(self) -> list[float]:
        position = self.position
        if not self.is_terminal() or position.game.asks:
            return [0.0] * position.table.seats
        return position.table.reward(position.table.title.scores(position.game))[: position.table.seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A position that this player cannot tell from this one: what is hidden from it is dealt anew."""
        seats = self.position.table.seats
        if not 0 <= player < seats:
            raise Illegal(f"There is no player {player}; of {seats} players the last is {seats - 1}.")
        twin: State = self.clone()
        position = twin.position
        if position.game is not None:
            position.game = position.table.title.imagine(position.game, player, Rng(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        position = self.position
        if position.game is None:
            return f"throws {position.throws}"
        made = position.table.longest - position.left
        return f"round {position.game.round}, {made} choices, {sorted(position.game.asks)} to choose"
