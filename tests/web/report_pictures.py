"""What documents keep of the lab's runs: python -m tests.web.report_pictures docs/lab runs/council-2 ..."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from orrery.lab.report.writing import write
from tests.web.conftest import FLAGS, PATIENCE, chromium

WIDTH, HEIGHT = 1280, 1215  # of what one sees first: what can be concluded, who wins, where points come from
COLOURS = 128  # as many as tell them apart in a quarter of the size


def keep(page: Page, run: Path, out: Path) -> None:
    """The numbers as Markdown, and the head of the page as a picture."""
    with tempfile.TemporaryDirectory() as made:
        write(run, None, Path(made))
        words = Path(made, "report.md").read_text()
        (out / f"{run.name}.md").write_text(f"{words}\n![The first charts of this report]({run.name}.png)\n")
        page.goto(Path(made, "report.html").as_uri())
        page.locator(".chart[data-drawn] svg").first.wait_for(timeout=PATIENCE)
        page.wait_for_timeout(1000)
        picture = out / f"{run.name}.png"
        page.screenshot(path=picture)
        Image.open(picture).quantize(COLOURS).save(picture, optimize=True)


def main(out: Path, runs: list[Path]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for run in runs:
            keep(page, run, out)
            print(out / run.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
