"""The documentation site: built without a network and without a warning, and every link of it leads somewhere."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from playwright.sync_api import Browser

from orrery.games import titles
from orrery.rulebook import rulebook
from orrery.server.config import Config
from orrery.server.http import pages
from tests.server.running import in_thread
from tests.web.conftest import PATIENCE

ROOT = Path(__file__).parents[2]
NOWHERE = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Built once, for all processes that test."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "documents"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(folder)
    return folder


def build(folder: Path) -> None:
    quiet = {"NO_MKDOCS_2_WARNING": "1", "http_proxy": NOWHERE, "https_proxy": NOWHERE}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-f", "site/mkdocs.yml", "-d", str(folder)]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet}, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


class Leaf(HTMLParser):
    """A page: what it leads to, what it loads, and what can be pointed at in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.inline = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag == "link" and found.get("rel") != "canonical":
            self.loads.append(found["href"])
        elif "src" in found:
            self.loads.append(found["src"])
        elif tag == "script" and "json" not in found.get("type", ""):
            self.inline += 1


class Leaves:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def pages(self) -> dict[str, Leaf]:
        found = self.folder.rglob("*.html")
        return {f"/{file.relative_to(self.folder)}": Leaf(file.read_text("utf-8")) for file in found}

    def trouble(self, page: str, link: str) -> str:
        """Why this link leads nowhere; nothing where it does."""
        if urlsplit(link).scheme in ("http", "https", "mailto"):
            return ""
        path, anchor = urldefrag(urljoin(page, link))
        target = unquote(path) + ("index.html" if path.endswith("/") else "")
        if not (self.folder / target.lstrip("/")).is_file():
            return f"{page}: {link} leads nowhere"
        if anchor and target.endswith(".html") and unquote(anchor) not in self.pages[target].anchors:
            return f"{page}: nothing is called {link} there"
        return ""


@pytest.fixture(scope="module")
def leaves(site: Path) -> Leaves:
    return Leaves(site)


def test_every_link_leads_somewhere_and_nothing_comes_from_elsewhere(leaves: Leaves) -> None:
    every = [(name, link) for name, leaf in leaves.pages.items() for link in leaf.links + leaf.loads]
    assert len(leaves.pages) > 60
    assert [told for told in [leaves.trouble(*one) for one in every if one[0] != "/404.html"] if told] == []
    assert [load for leaf in leaves.pages.values() for load in leaf.loads if load.startswith(("http", "//"))] == []
    assert sum(leaf.inline for leaf in leaves.pages.values()) == 0, "the server's pages run nothing within themselves"


def test_every_rule_can_be_linked_and_found(site: Path, leaves: Leaves) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text())
    places = {entry["location"] for entry in index["docs"]}
    for title in titles():
        page = leaves.pages[f"/rules/{title.name}/index.html"]
        for id in rulebook(title.name).entries:
            assert id in page.anchors
            assert f"rules/{title.name}/#{id}" in places


def test_the_reference_tells_what_docstrings_tell(site: Path) -> None:
    words = (site / "reference" / "core" / "title" / "index.html").read_text()
    assert "All that a seat may know; -1 is a spectator." in words


def test_a_rule_is_found_by_its_id_in_a_browser(
    site: Path, tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also under the headers of the server, which let no page run what stands within it."""
    monkeypatch.setattr(pages, "SITE", site)
    told: list[str] = []
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite", limits=False)) as url, browser.new_context() as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: told.append(str(error)))
        page.on("console", lambda said: told.append(said.text))
        page.goto(f"{url}/docs/why/")
        page.get_by_role("textbox", name="Search").fill("ULT-ORBIT-04")
        page.locator(".md-search-result__link", has_text="Stacks move in order of nearness").first.click()
        page.wait_for_url("**/docs/rules/ultramassive/**#ULT-ORBIT-04")
    assert told == []
