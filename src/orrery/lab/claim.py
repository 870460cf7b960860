"""Who plays a run just now: one process at a time, and everybody can see that it does."""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Optional

import msgspec

NAME = ".playing"


class Claim(msgspec.Struct):
    """Written in the file that is locked while somebody plays."""

    pid: int
    since: float
    done: int  # games that were there then


@contextlib.contextmanager
def claimed(folder: Path, done: int) -> Iterator[bool]:
    """Whether this process may play now; the system takes the lock from whoever is killed."""
    with (folder / NAME).open("a+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        file.truncate(0)
        file.write(msgspec.json.encode(Claim(os.getpid(), time.time(), done)))
        file.flush()
        yield True
        with contextlib.suppress(OSError):
            (folder / NAME).unlink()


def claim_on(folder: Path) -> Optional[Claim]:
    """Of the process that plays there; None where nobody does."""
    try:
        with (folder / NAME).open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except OSError:
                return msgspec.json.decode(file.read(), type=Claim)
    except (OSError, msgspec.MsgspecError):
        pass
    return None
