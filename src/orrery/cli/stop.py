"""How a command gives up."""

from __future__ import annotations


class Stop(Exception):
    """Ends a command with a sentence for people: code 2 for a wrong command line, 1 for a file that fails."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
