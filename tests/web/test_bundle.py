"""What a browser has to fetch before it shows something, and that the pages need no exception from the policy."""

from __future__ import annotations

import gzip
import re

from orrery.server.http import pages

MOST = 300_000  # bytes, compressed


def test_scripts_of_the_first_load_are_small() -> None:
    """All scripts together but those of the games, which are fetched with their tables, are far below the limit."""
    page = (pages.FOLDER / "index.html").read_text()
    first = {pages.FOLDER / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', page)}
    assert first, "the page loads no script"
    lazily = {path for path in (pages.FOLDER / "assets").glob("*.js") if path.name.split("-")[0] in ("Lobby", "Table")}
    assert len(lazily) >= 2
    assert sum(len(gzip.compress(path.read_bytes())) for path in first | lazily) < MOST


def test_nothing_is_written_into_the_page_itself() -> None:
    page = (pages.FOLDER / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    assert re.findall(r"\son\w+=", page) == []
