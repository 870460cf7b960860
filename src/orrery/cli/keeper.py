"""Keeps the game of a terminal in its file; somewhere else when that cannot be written."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from orrery.cli.stop import Stop
from orrery.play.session import Session
from orrery.play.transcript import BadFile, write


class Keeper:
    def __init__(self, session: Session, file: Path | None, say: Callable[[str], None]) -> None:
        self.session = session
        self.file = file  # where the game is kept, if anywhere
        self.say = say

    def keep(self, last: bool = False) -> bool:
        """Whether the file holds the game as it is now; when it cannot be written the game goes on."""
        if self.file is None:
            return False
        try:
            self.write_to(self.file)
        except BadFile as trouble:
            self.say(str(trouble) if last else f"{trouble} The game goes on unsaved; try: save FILE")
            return False
        return True

    def rescue(self) -> Path | None:
        """Where a game is kept that has no file, or whose file cannot be written."""
        try:
            home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state", "orrery")
            home.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError):
            return None
        file = home / f"{self.session.title.name}-{self.session.commitment[:8]}.json"
        return file if self.put(file) else None

    def put(self, file: Path) -> bool:
        """Write without a word; whatever is ending the game may spoil this too, and must not be hidden by it."""
        try:
            write(self.session, file)
        except Exception:
            return False
        return True

    def write_to(self, file: Path) -> None:
        aside = write(self.session, file)
        if aside is not None:
            self.say(f"{file} held another game, which is now in {aside}.")

    def keep_for_good(self) -> None:
        """The finished game, if it is to be kept at all; one that is not where it should be is no success."""
        if self.file is None:
            return
        file = self.file if self.keep(last=True) else self.rescue()
        if file is None:
            raise Stop("The game could not be kept, neither there nor anywhere else.", 1)
        kept = f"kept in {file}; check it with: orrery verify {file}"
        if file != self.file:
            raise Stop(f"The game is not in {self.file} but {kept}", 1)
        self.say(f"The game is {kept}")
