from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toy import forgotten, installed, on_the_shelf


@pytest.fixture
def code(tmp_path: Path) -> Iterator[Path]:
    """The one file of the game of docs/add-a-game.md, to be broken."""
    place = installed(tmp_path)
    with on_the_shelf(place), forgotten("comets"):
        yield place / "comets" / "__init__.py"
