"""A bot that is a process of its own, in whatever language: a line of JSON to it, a line of JSON from it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any, Optional

from orrery.remote.door import Refused

LONGEST = 1 << 20  # bytes of an answer
ENDING = 5.0  # seconds that it has to end by itself


class Silent(Exception):
    """It gave no answer; why, as a sentence."""


class Speaker:
    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.command = list(command)
        self.seconds = seconds  # for an answer
        self.process: Optional[Process] = None

    async def begin(self, greeting: Any) -> None:
        """Started for the first time, or again after it ended."""
        if self.process is not None and self.process.returncode is None:
            return
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
        except OSError as error:
            raise Refused(f"'{self.command[0]}' cannot be started: {error.strerror}.") from None
        self.tell(greeting)

    def tell(self, message: Any) -> None:
        """Nothing is expected in return. That nobody listens any more is found out by whoever asks; nor is it waited
        until somebody does, for a program may answer without reading."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")

    async def ask(self, question: Any) -> Any:
        self.tell(question)
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), self.seconds)
        except TimeoutError:
            await self.end(0.0)
            raise Silent(f"The bot took longer than {self.seconds:g} seconds and was ended.") from None
        except ValueError:
            await self.end(0.0)
            raise Silent("The bot answered with a line that does not end, and was ended.") from None
        if not line:
            await self.end(ENDING)
            raise Silent(f"The bot has ended, with exit code {self.process.returncode}.")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return line.decode(errors="replace").strip()

    async def end(self, seconds: float = ENDING) -> None:
        """Its input is closed; where that does not end it, it is ended, with all that it has started."""
        process = self.process
        if process is None:
            return
        if process.returncode is None:
            await ended(process, seconds)
        process._transport.close()  # type: ignore[attr-defined]  # what it left running may hold the other ends


async def ended(process: Process, seconds: float) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), seconds)
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        # it is waited for until all that it said is read; what it has set apart from itself may say more for ever
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                while await process.stdout.read(LONGEST):
                    pass
                await process.wait()
