"""The report in a browser without a network: every chart is drawn, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from orrery.lab.report.writing import write
from tests.lab.made import made_up
from tests.web.axe import troubles

TABS = '<a href="#2" data-tab="2">2</a><a href="#3" data-tab="3">3</a><p data-players="3">Three.</p>'
DRAWN = "() => document.querySelectorAll('.chart:not([data-drawn])').length === 0"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    run = made_up(folder / "run", deals=60, lifts={"anomaly:OR-02": 0.5}, gift="anomaly:SI-01")
    write(run.folder, made_up(folder / "other", deals=60).folder, folder)
    return folder / "report.html"


def test_every_chart_is_drawn_and_nothing_sticks_out(page: Page, file: Path) -> None:
    errors: list[str] = []
    page.context.set_offline(True)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: errors.append(request.url) if not request.url.startswith("file:") else None)
    for width, scheme in ((1440, "dark"), (390, "light")):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.goto(file.as_uri())
        page.wait_for_function(DRAWN, timeout=120_000)
        charts = page.locator(".chart")
        assert charts.count() >= 9
        assert page.locator(".chart svg").count() == charts.count()
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert troubles(page) == []
    assert errors == []


def test_one_number_of_players_is_shown_at_a_time(page: Page, file: Path) -> None:
    several = file.read_text().replace("<main>", TABS + "<main>", 1)
    (file.parent / "several.html").write_text(several)
    page.goto((file.parent / "several.html").as_uri())
    page.wait_for_selector("[data-players='2'] .chart[data-drawn]")
    assert not page.locator("[data-players='3']").is_visible()
    page.click("[data-tab='3']")
    assert page.locator("[data-players='3']").is_visible()
    assert not page.locator("[data-players='2']").first.is_visible()


def test_a_table_can_be_had_for_a_spreadsheet(page: Page, file: Path) -> None:
    page.goto(file.as_uri())
    page.locator(".card", has_text="Who wins, by turn order").get_by_text("As a table").click()
    with page.expect_download() as download:
        page.get_by_label("Who wins, by turn order as CSV").click()
    rows = Path(download.value.path()).read_text().splitlines()
    assert rows[0] == '"","share","95 % interval","n"'
    assert rows[1].startswith('"place 1","')
