"""The lab in the browser: reports to look through and to share, a run of the host from the form to its report."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from orrery.lab.report.writing import write
from orrery.server.config import Config
from tests.lab.made import made_up
from tests.server.running import in_thread
from tests.web.axe import troubles
from tests.web.conftest import PATIENCE


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("lab")
    write(made_up(folder / "runs" / "base", deals=40).folder, None, folder / "runs" / "base")
    with in_thread(Config(f"sqlite:///{folder / 'tables.sqlite'}", limits=False, runs=str(folder / "runs"))) as url:
        yield url.replace("127.0.0.1", "localhost")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_report_is_found_read_and_shared(page: Page, lab: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{lab}/lab")
    card = page.locator("article", has_text="ULTRAMASSIVE")
    expect(card).to_contain_text("No place in turn order stands apart")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert troubles(page) == []
    card.get_by_role("link").click()
    expect(page).to_have_url(f"{lab}/lab/base")
    report = page.frame_locator("iframe")
    expect(report.locator("h1")).to_have_text("40 games of 40 deals, random")
    expect(report.locator(".chart[data-drawn] svg").first).to_be_visible()
    page.get_by_role("button", name="Link to this report").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    page.goto(f"{lab}/lab/none")
    expect(page.get_by_role("alert")).to_contain_text("There is no such report here")


def test_the_host_plays_a_run_and_reads_what_it_says(page: Page, lab: str) -> None:
    page.goto(f"{lab}/")
    page.get_by_role("link", name="Lab").click()
    page.get_by_role("combobox", name="Game").select_option("ultramassive")
    page.get_by_role("combobox", name="Bots").select_option("novice")
    page.get_by_role("spinbutton", name="Games for each").fill("1")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.locator("article", has_text="ultramassive-novice-1").get_by_role("link").click(timeout=PATIENCE)
    expect(page.frame_locator("iframe").locator("h1")).to_have_text("1 games of 1 deals, novice")
