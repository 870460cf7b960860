"""Runs command lines in this process, with what they read and print."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from orrery.cli import run


class Ran:
    """What became of a command: its exit code and what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Shell:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.folder = folder

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        """Run a command line in an empty folder; `typed` is all its standard input."""
        self.monkeypatch.chdir(self.folder)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(arguments)
        captured = self.capsys.readouterr()
        return Ran(code, captured.out, captured.err)
