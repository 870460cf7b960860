"""The report in a browser without a network: every chart is drawn, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from orrery.lab.report.writing import write
from tests.lab.made import made_up

DRAWN = "document.querySelectorAll('.chart:not([data-drawn])').length === 0"


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
        found = Axe().run(page).response["violations"]
        assert [trouble["id"] for trouble in found if trouble["impact"] in ("serious", "critical")] == []
    assert errors == []
