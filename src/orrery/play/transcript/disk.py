"""Game files on a disk: what is there is read with care, and nothing that somebody may miss is overwritten."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path
from typing import Any

from orrery.play.session import Session
from orrery.play.transcript.contents import text_of, transcript
from orrery.play.transcript.reading import BadFile, parse

LONGEST_NAME = 255  # letters of a file's name
LARGEST = 50_000_000  # bytes of a file; a game has far less


def write(session: Session, path: Path) -> Path | None:
    """Written beside and renamed, so that a crash leaves the old file or the new one, never half of one. Another game
    that was there is kept; the answer says where."""
    text = text_of(transcript(session))
    try:
        aside = where_to_keep(session, path)
        real = path.resolve() if path.is_symlink() else path  # a link stays one
        beside = write_beside(real, text)
        try:
            if aside is not None:
                real.replace(aside)
            beside.replace(real)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise BadFile(f"Cannot write {shown(path)}: {cause(error)}. Choose another place for the file.") from None
    return aside


def write_beside(real: Path, text: str) -> Path:
    """A new file in the same directory; none when it cannot be written to its end."""
    prefix = f".{real.name[:40]}."
    with tempfile.NamedTemporaryFile("w", dir=real.parent, prefix=prefix, delete=False) as beside:
        try:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
        except BaseException:
            Path(beside.name).unlink()
            raise
    return Path(beside.name)


def where_to_keep(session: Session, path: Path) -> Path | None:
    """Where a file of another game is set aside; anything that is not a game of ours is not touched at all."""
    there = look(path)
    if there is None or (stat.S_ISREG(there.st_mode) and there.st_size == 0):
        return None
    if read_data(path)["commitment"] == session.commitment:
        return None
    real = path.resolve() if path.is_symlink() else path
    for number in range(1, 1000):
        aside = real.with_name(f"{real.name}~{number if number > 1 else ''}")
        if not aside.exists():
            return aside
    raise BadFile(f"{path} holds another game, and so do too many files beside it. Choose another place for the file.")


def look(path: Path) -> os.stat_result | None:
    """What is there; None when nothing is. A place that cannot be looked at is an OSError."""
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def read_data(path: Path) -> dict[str, Any]:
    """The checked contents of a game file."""
    try:
        there = look(path)
        if there is not None and not stat.S_ISREG(there.st_mode):  # a pipe would be waited for, a device never ends
            raise BadFile(f"Cannot read {shown(path)}: it is a directory, a pipe or a device and not a file.")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"Cannot read {shown(path)}: {cause(error)}.") from None
    if len(raw) > LARGEST:
        raise BadFile(f"{shown(path)} is not an Orrery game: it is larger than {LARGEST // 1_000_000} MB.")
    return parse(raw, str(path))


def shown(path: Path) -> str:
    """The path as a sentence can say it: names that no file can have may be anything."""
    name = f"{path.name[:59]}…" if len(path.name) > LONGEST_NAME else path.name
    said = str(path.with_name(name)) if path.name else str(path)
    return said if said.isprintable() else repr(said)


def cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error)
