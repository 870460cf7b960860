"""How a game has gone so far, and how much of that each seat knows."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from orrery.core.game import Event
from orrery.core.title import RULES, Title
from orrery.core.words import visible
from orrery.play.chain import Chain
from orrery.play.moments import Moments
from orrery.play.receipt import commitment, digest, first_link
from orrery.play.veil import Veil


class History:
    """`people` are the seats in which somebody sits who could remember what was taken back; bots forget it."""

    def __init__(
        self,
        title: Title,
        names: Sequence[str],
        settings: Mapping[str, str] | None = None,
        seed: int | None = None,
        salt: str | None = None,
        people: Iterable[int] | None = None,
        rules: int | None = None,
    ) -> None:
        if len(names) not in title.seats:
            raise ValueError(f"{title.title} is for {counts(title.seats)} players, not {len(names)}.")
        self.rules = title.began if rules is None else rules  # under which version of the rules the game began
        self.title = title = title.under({**(settings or {}), RULES: str(self.rules)})
        self.names = list(names)
        self.people = frozenset(range(len(names)) if people is None else people)
        chosen = {name: value for name, value in (settings or {}).items() if name != RULES}
        self.settings = title.settings(chosen | title.older_rules({RULES: str(self.rules)}), self.rules)
        self.seed = secrets.randbits(64) if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        picked = title.picked(self.settings, self.rules)
        self.commitment = commitment(self.seed, self.salt, title.name, self.rules, len(names), picked)
        self.game = title.setup(self.seed, len(names), self.settings)
        self.game.events = []
        self.chain = Chain(first_link(self.commitment, self.names, self.people))
        self.moments = Moments(self.names)
        self.log: list[tuple[int, Event]] = []  # how many choices had been made, and what happened then
        self.version = 0  # rises with everything that happens at the table
        self.veil = Veil()
        self.asked: dict[int, tuple[Any, int]] = {}  # each open question, and since which version of its seat it stands
        self.note_questions()

    @property
    def journal(self) -> list[tuple[int, str]]:
        """Who chose what."""
        return self.chain.choices

    @property
    def seal(self) -> str:
        """The end of the chain: whoever has seen it can tell whether a choice was changed later."""
        return self.chain.heads[-1]

    @property
    def moves(self) -> int:
        """How many choices have been made."""
        return self.chain.moves

    @property
    def over(self) -> bool:
        return not self.game.asks

    @property
    def screened(self) -> bool:
        """Whether all choose behind screens now."""
        return self.title.sight.screened(self.game)

    def version_for(self, seat: int) -> int:
        """Rises with everything that this seat can notice; -1 is a spectator."""
        return self.veil.version(self.version, seat)

    def moves_for(self, seat: int, moves: int | None = None) -> int:
        """How many choices this seat knows of, or knew of after so many; when the game is over nothing is hidden."""
        return (
            self.moves if self.over and moves is None else self.veil.moves(self.moves if moves is None else moves, seat)
        )

    def waiting(self) -> list[int]:
        """Who is known to be choosing. Behind screens that is every bot until all are done: how long one thinks would
        tell how many choices it has."""
        bots = [seat for seat in range(len(self.names)) if seat not in self.people] if self.screened else []
        return sorted({*self.game.asks, *bots})

    def date(self, version: int, changes: Mapping[int, int]) -> None:
        """Count on from here; every open question is new."""
        self.version, self.veil.changes = version, dict(changes)
        self.asked = {seat: (ask, self.version_for(seat)) for seat, ask in self.game.asks.items()}

    def name(self, seat: int) -> str:
        """Of a seat, or of the one who plays along without a seat of their own."""
        return self.names[seat] if seat < len(self.names) else self.title.words.guest

    def has_chosen(self, seat: int) -> bool:
        return self.chain.has_choice_of(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """All a client at this seat may know; -1 is a spectator."""
        return {
            "version": self.version_for(seat),
            "moves": self.moves_for(seat),
            "names": [self.name(p.seat) for p in self.game.players],
            "settings": self.settings,
            "game": self.title.name,
            **self.title.view(self.game, seat),
            "waiting_for": self.waiting(),
        }

    def story(self, seat: int, since: int = 0) -> list[str]:
        """The log in words, as this seat may read it, from the given number of choices on."""
        events = [event for moves, event in self.log if moves >= since]
        return [self.title.words.line(event, self.names) for event in visible(events, seat)]

    def reseat(self, people: Iterable[int]) -> None:
        """These seats are people's from now on; the chain of choices begins with that."""
        self.people = frozenset(people)
        self.chain.begin_with(first_link(self.commitment, self.names, self.people))

    def dice(self, seat: int) -> int:
        """The seed of a bot's thoughts: the same in the same place of the same game, so taking back gains nothing."""
        return int(digest([str(self.seed), seat, self.veil.moves(self.moves, seat)])[:16], 16)

    def seen_from_outside(self) -> tuple[int, list[int]] | None:
        """All that others see of the choices behind screens."""
        return (self.game.stage, self.waiting()) if self.screened else None

    def changed(self, hidden_by: int = -1) -> None:
        """Behind a screen only the seat itself notices."""
        self.version += 1
        if hidden_by >= 0:
            self.veil.changed(hidden_by)
        self.note_questions()

    def note_questions(self) -> None:
        for seat, ask in self.game.asks.items():
            if seat not in self.asked or self.asked[seat][0] is not ask:
                self.asked[seat] = (ask, self.version_for(seat))


def counts(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
