"""The kernel: a game is what lies on the table, plus an agenda of what is left to do."""

from __future__ import annotations

from typing import Any, Final, Generic, Optional, TypeVar

from orrery.core.ask import Ask, Do, Option, Refusal
from orrery.core.building import mypyc_attr
from orrery.core.rng import Rng

Agenda = list[tuple[int, Do]]  # (seat, instruction), next one last
Event = tuple[str, int, tuple[Any, ...], bool]  # what happened, to whom, its details, and whether only they may know
UNCERTAIN: Final = "?"  # stands in the events of a watched game where something hidden came to light


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Seat:
    """What every player has: a place at the table."""

    seat: int

    def copy(self) -> Seat:
        raise NotImplementedError


P = TypeVar("P", bound=Seat)


class Illegal(Exception):
    """That choice is not offered. The message says why, in a sentence for people; `refusal` also by which rules."""

    def __init__(self, words: str, refusal: Optional[Refusal] = None) -> None:
        super().__init__(words)
        self.refusal = refusal


def carry_out(step: Do, g: Any, me: Seat) -> Optional[Ask]:
    """Call the rule. Few arguments are passed one by one, because unpacking them would cost more than most rules."""
    args = step.args
    count = len(args)
    if count == 0:
        return step.rule(g, me)
    if count == 1:
        return step.rule(g, me, args[0])
    if count == 2:
        return step.rule(g, me, args[0], args[1])
    return step.rule(g, me, *args)


def answer(ask: Ask, g: Any, me: Seat, on: Any) -> Optional[Ask]:
    """Call the rule that waits for this answer."""
    known = ask.known
    count = len(known)
    if count == 0:
        return ask.rule(g, me, on)
    if count == 1:
        return ask.rule(g, me, on, known[0])
    if count == 2:
        return ask.rule(g, me, on, known[0], known[1])
    if count == 3:
        return ask.rule(g, me, on, known[0], known[1], known[2])
    if count == 4:
        return ask.rule(g, me, on, known[0], known[1], known[2], known[3])
    return ask.rule(g, me, on, *known)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    # copies are made by the thousand, and objects of more than thirty attributes are slow to fill without this
    __slots__ = (
        *("agenda", "asks", "chooser", "events", "lanes", "owned", "players"),
        *("revealed", "rng", "round", "shown", "stage", "todo"),
    )

    agenda: Agenda
    lanes: list[Agenda]  # a lane for each seat while all act at the same time
    todo: Agenda  # the agenda or lane being carried out
    asks: dict[int, Ask]  # who must choose now, and what
    round: int  # which one is being played; the game counts
    stage: int  # how often all have acted together
    revealed: int  # how often chance or another player brought something hidden to light: no undo past one
    shown: int  # how often a player showed their secret to everybody

    def __init__(self, rng: Rng, players: list[P]) -> None:
        """A table that has nothing to do yet: `begin` gives it an empty agenda, `share_agenda` that of another game."""
        self.rng = rng
        self.players = players
        self.owned = -1  # a bit for each seat: clear where the player is shared with a copy of this game
        self.chooser = -1  # whose choice is being carried out
        self.events: Optional[list[Event]] = None  # kept only while someone watches

    def begin(self) -> None:
        self.agenda = self.todo = []
        self.lanes = []
        self.asks = {}
        self.stage = self.revealed = self.shown = 0

    # what rules use -------------------------------------------------------
    def then(self, me: Seat, *steps: Do) -> None:
        """Do these next, in this order, before anything already on the agenda."""
        self.then_all(me, steps)

    def then_all(self, me: Seat, steps: tuple[Do, ...]) -> None:
        """The same for what a card lists; compiled, this is quicker than unpacking it."""
        seat, todo = me.seat, self.todo
        for step in reversed(steps):
            todo.append((seat, step))

    def together(self, step: Do) -> None:
        """All players do this at the same time; the agenda waits for the last of them."""
        self.stage += 1
        self.lanes = [[(player.seat, step)] for player in self.players]

    def mine(self, seat: int) -> P:
        """The player, to be changed: not shared with any copy. Rules get `me` like that; anybody else needs this."""
        if not self.owned >> seat & 1:
            self.players[seat] = self.players[seat].copy()  # type: ignore[assignment]
            self.owned |= 1 << seat
        return self.players[seat]

    def everyone(self) -> list[P]:
        """All players, to be changed."""
        return [self.mine(seat) for seat in range(len(self.players))]

    def tell(self, event: str, me: Seat, *details: Any) -> None:
        """For the log and the animations of everybody."""
        if self.events is not None:
            self.events.append((event, me.seat, details, False))

    def announce(self, event: str, *details: Any) -> None:
        """The same for what is nobody's doing."""
        if self.events is not None:
            self.events.append((event, -1, details, False))

    def whisper(self, event: str, me: Seat, *details: Any) -> None:
        """For this player's log and animations only."""
        if self.events is not None:
            self.events.append((event, me.seat, details, True))

    def reveal(self) -> None:
        """Somebody is about to learn something hidden: from here on nothing can be taken back."""
        self.revealed += 1
        if self.events is not None:
            self.events.append((UNCERTAIN, -1, (), False))

    def show(self, me: Seat) -> None:
        """A player shows their secret to everybody: by choice, or because somebody else's choice made it so."""
        if me.seat == self.chooser:
            self.shown += 1
        else:
            self.reveal()

    # what everyone else uses ----------------------------------------------
    def copy(self) -> Game[P]:
        """An independent twin."""
        raise NotImplementedError

    def turn_order(self) -> list[P]:
        """Who comes before whom: by seat, unless the game says otherwise."""
        return self.players

    def options(self, seat: int) -> list[Option]:
        ask = self.asks.get(seat)
        return ask.options() if ask is not None else []

    def apply(self, seat: int, option: Option) -> None:
        """Take the option, then play on until someone must choose again."""
        ask = self.asks.get(seat)
        part = ask.part(option.verb) if ask is not None else None
        if part is None or option.on not in part.among:
            raise Illegal(f"Seat {seat} cannot choose '{option.key}' now.")
        self._answer(seat, part, option.on)

    def choose(self, seat: int, number: int) -> None:
        """Take the option with this number; the fast way for bots."""
        ask = self.asks.get(seat)
        if ask is None or not 0 <= number < ask.count:
            raise Illegal(f"Seat {seat} has no option number {number} now.")
        part, place = ask.part_with(number)
        self._answer(seat, part, part.among[place])

    def play_on(self) -> None:
        """Carry out what is left to do until someone must choose or the game is over."""
        if self.lanes:
            for seat, lane in enumerate(self.lanes):
                if seat not in self.asks:
                    self._carry_out(lane)
            if not self.asks:
                self.lanes = []
        while self.agenda and not self.asks:
            self._carry_out(self.agenda)
            if self.lanes:
                for lane in self.lanes:
                    self._carry_out(lane)
                if not self.asks:
                    self.lanes = []

    def ask_again(self, seat: int) -> None:
        """Put a hidden question anew, after the secrets behind it were dealt again."""
        ask = self.asks[seat]
        if ask.anew is not None:
            again = carry_out(ask.anew, self, self.players[seat])
            assert again is not None
            self.asks[seat] = again

    def restored(self) -> None:
        """Derive what a save does not hold."""

    def share_players(self) -> list[P]:
        """The players for a copy. Both games then copy a player only when they are about to change it."""
        self.owned = 0
        return self.players[:]

    def share_agenda(self, twin: Game[P]) -> None:
        """Give a copy the same things to do. Instructions and questions never change, so both may hold them."""
        twin.agenda = twin.todo = self.agenda[:]
        twin.lanes = [lane[:] for lane in self.lanes] if self.lanes else self.lanes
        twin.asks = self.asks.copy()
        twin.stage = self.stage
        twin.revealed = self.revealed
        twin.shown = self.shown

    def _answer(self, seat: int, part: Ask, on: Any) -> None:
        del self.asks[seat]
        self.chooser = seat
        self.todo = self.lanes[seat] if self.lanes else self.agenda
        ask = answer(part, self, self.players[seat] if self.owned >> seat & 1 else self.mine(seat), on)
        if ask is not None:
            self._put(seat, ask)
        self.play_on()

    def _carry_out(self, todo: Agenda) -> None:
        self.todo = todo
        while todo:
            seat, step = todo.pop()
            ask = carry_out(step, self, self.players[seat] if self.owned >> seat & 1 else self.mine(seat))
            if ask is not None and self._put(seat, ask):
                return
            if self.lanes and todo is self.agenda:
                return

    def _put(self, seat: int, ask: Optional[Ask]) -> bool:
        """Put the question to the player; answer it when there is only one option, drop it when none."""
        while ask is not None:
            if ask.count > 1 or (ask.stays and ask.count):
                self.asks[seat] = ask
                return True
            if not ask.count:
                return False
            only, place = ask.part_with(0)
            ask = answer(only, self, self.mine(seat), only.among[place])
        return False
