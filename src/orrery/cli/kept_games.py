"""The games of a match in a file, a line each, so that a long match can be stopped and goes on where it was."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from orrery.bots.contest import Fixture, Standing
from orrery.bots.levels import net_file
from orrery.cli.stop import Stop
from orrery.core.title import Title


class Heading(msgspec.Struct):
    """The first line: what was played. Files of other matches are not mixed with it."""

    game: str
    rules: int
    net: str  # a hash of what the levels have learned
    bots: list[str]
    settings: dict[str, str]


class Played(msgspec.Struct):
    """A game."""

    seed: int
    rotation: int
    places: list[Standing]  # as files of before call it


class KeptGames:
    """A file that grows by a line whenever a game is over."""

    def __init__(self, path: Path, title: Title, fixture: Fixture) -> None:
        self.path = path
        self.heading = Heading(title.name, title.version, net_of(title), list(fixture.bots), dict(fixture.settings))
        self.known: dict[tuple[int, int], list[Standing]] = {}
        try:
            self.read()
            self.file = path.open("ab")
        except OSError as trouble:
            raise Stop(f"{path} cannot be used ({trouble.strerror}); name another file.") from None
        if not self.known and not path.stat().st_size:
            self.write(self.heading)

    def read(self) -> None:
        if not self.path.exists():
            return
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]  # a line that was being written when somebody pulled the plug is none
        try:
            first, *lines = whole.splitlines() or [b""]
            heading = msgspec.json.decode(first, type=Heading) if first else self.heading
            games = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.MsgspecError:
            raise Stop(f"{self.path} does not hold the games of a match; name another file.") from None
        if heading != self.heading:
            raise Stop(f"{self.path} holds games of {', '.join(heading.bots)}, or of other nets; name another file.")
        self.known = {(game.seed, game.rotation): game.places for game in games}
        if len(whole) < len(data):
            self.path.write_bytes(whole)

    def write(self, line: Heading | Played) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def missing(self, jobs: list[Fixture]) -> list[Fixture]:
        return [fixture for fixture in jobs if (fixture.seed, fixture.rotation) not in self.known]

    def all(self, jobs: list[Fixture], played: Iterator[list[Standing]]) -> Iterator[list[Standing]]:
        """All games in their order: those of the file, and those that are only now played, which are added to it."""
        for fixture in jobs:
            standings = self.known.get((fixture.seed, fixture.rotation))
            if standings is None:
                standings = next(played)
                self.write(Played(fixture.seed, fixture.rotation, standings))
            yield standings


def net_of(title: Title) -> str:
    file = net_file(title)
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""
