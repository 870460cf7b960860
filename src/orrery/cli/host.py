"""Sits at the table for everybody: lets bots answer, shows people where things stand, and asks them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from orrery.cli import orders, tables
from orrery.cli.keeper import Keeper
from orrery.cli.question import ask
from orrery.cli.seats import Chair, answer_of
from orrery.cli.story import print_story, results
from orrery.cli.tables import Pane
from orrery.cli.terminal import short
from orrery.core.game import Illegal
from orrery.play.session import Session

CLEAR_LINE = "\r\x1b[K"
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away too


class Leave(Exception):
    """Somebody stops before the game is over."""


class Host:
    def __init__(self, session: Session, chairs: list[Chair], console: Console, file: Path | None) -> None:
        self.session = session
        self.chairs = chairs
        self.console = console
        self.keeper = Keeper(session, file, self.say)
        self.live = sys.stdin.isatty() and console.is_terminal
        self.people = [seat for seat, chair in enumerate(chairs) if not chair.bot]
        self.heard = [len(session.journal)] * len(chairs)  # how many choices each person has read of
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.drawn: Any = None  # what the last drawing showed

    def run(self) -> None:
        """Play to the end."""
        for chair in self.chairs:
            if chair.bot:
                self.console.print(Text(f"{chair.name} is a bot ({chair.bot}).", "dim"))
        while not self.session.over:
            people = [seat for seat in self.session.game.asks if seat in self.people]
            if not people:
                self.let_bot_choose(min(self.session.game.asks))
            elif self.at_keyboard in people:
                self.let_person_choose(self.at_keyboard)
            else:
                self.let_person_choose(min(people))
        self.finish()

    def let_bot_choose(self, seat: int) -> None:
        if self.live:
            self.console.print(Text(f"{self.chairs[seat].name} is thinking ...", "dim"), end="\r")
        key = answer_of(self.session, seat, self.chairs[seat].bot)
        if self.live:
            self.console.file.write(CLEAR_LINE)
        self.session.choose(seat, key)

    def let_person_choose(self, seat: int) -> None:
        """Show, ask, and obey until something at the table has changed."""
        self.present(seat)
        version = self.session.version
        while self.session.version == version:
            line = self.read()
            if line is None:
                raise Leave
            try:
                if orders.obey(self, seat, line):
                    raise Leave
            except Illegal as refused:
                self.say(str(refused))
        self.heard[seat] = min(self.heard[seat], len(self.session.journal))
        self.keeper.keep()

    def present(self, seat: int) -> None:
        """What happened since, where things stand, and the question."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        print_story(self.console, self.session, seat, self.heard[seat])
        self.heard[seat] = len(self.session.journal)
        view: Any = self.session.view(seat)
        pane: Pane[Any] = Pane(self.session.title, view, seat, self.console.width)
        turn = (seat, view.get("round"), view.get("phase"), view.get("acting"))
        with self.console.capture() as own:
            self.console.print(tables.mine(pane))
        explained: set[str] = set()
        if self.drawn is None or self.drawn[0] != turn:
            self.console.print(tables.whole(pane))
            explained = tables.explained(pane)
        elif self.drawn[1] != own.get():
            self.console.file.write(own.get())
        self.drawn = (turn, own.get())
        ask(self.console, self.session, pane, explained)

    def pane(self, seat: int) -> Pane[Any]:
        view: Any = self.session.view(seat)
        return Pane(self.session.title, view, seat, self.console.width)

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        before, self.at_keyboard = self.at_keyboard, seat
        name = self.session.names[seat]
        seen = [self.session.view(person)["players"] for person in self.people]
        if self.live and any(view != seen[0] for view in seen):
            if before >= 0:
                self.console.file.write(CLEAR)
            if self.read(f"Pass the keyboard to {name}, and press Enter. ") is None:
                raise Leave
            self.console.file.write(CLEAR)
        else:
            self.console.print(Rule(Text(f"{name} at the keyboard"), characters="="))

    def read(self, prompt: str = "> ") -> str | None:
        """A line typed by somebody; None at the end of the input."""
        try:
            if self.live:
                return input(prompt)
            self.console.print(prompt, end="")
            line = sys.stdin.readline()
        except EOFError:
            self.console.print()
            return None
        self.console.print(Text(short(line.rstrip("\n"))))  # a script's answers belong into what it prints
        return line if line else None

    @property
    def begun(self) -> bool:
        """Whether there is anything to lose: nobody misses a game in which no person has chosen yet."""
        return any(seat in self.people for seat, _ in self.session.journal) or not self.people

    def say(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    def finish(self) -> None:
        """The last things that happened, the result, and the opening of the receipt."""
        last = self.people[0] if len(self.people) == 1 else -1
        since = self.heard[last] if last >= 0 else min([self.heard[seat] for seat in self.people], default=0)
        print_story(self.console, self.session, last, since)
        self.console.print(tables.whole(self.pane(last)))
        results(self.console, self.session)
        self.say(f"The shuffle was fixed by seed {self.session.seed} and salt {self.session.salt}.")
        self.say(f"The choices are sealed as {self.session.seal}.")
        if self.keeper.file is None and self.live and self.people:
            name = self.read("Name a file to keep this game in, or press Enter to let it go: ") or ""
            self.keeper.file = Path(name.strip()) if name.strip() else None
        self.keeper.keep_for_good()
