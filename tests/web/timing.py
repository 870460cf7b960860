"""How long people wait: python -m tests.web.timing (the web client has to be built; a quiet machine is wanted)."""

from __future__ import annotations

import tempfile
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from orrery.games import titles
from tests.server.running import in_process
from tests.web.conftest import FLAGS, KEPT, chromium
from tests.web.pictures import player

VISITS = 10
CHOICES = 60

# Presses the first legal thing, lets go after 60 ms as a finger does, and waits from then on for the frame in which the
# next position is on the screen.
CHOOSE = """
() => new Promise((done) => {
  const shown = () => document.querySelector('[data-zone=prompt]').dataset.version;
  const menu = document.querySelector('[role=menu] button');
  const legal = '[data-ref][aria-disabled="false"]:not([aria-haspopup])';
  const all = document.querySelectorAll(`${legal}, button[data-key]:not(:disabled)`);
  let start = 0, version = '';
  const watch = new MutationObserver(() => {
    if (!start || shown() === version) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  });
  watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
  const one = menu ?? all[0];
  if (!one) return done(-1);
  const mouse = { bubbles: true, pointerId: 1, pointerType: 'mouse' };
  one.dispatchEvent(new PointerEvent('pointerdown', mouse));
  setTimeout(() => {
    one.dispatchEvent(new PointerEvent('pointerup', mouse));
    version = shown();
    start = performance.now();
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  }, 60);
  setTimeout(() => done(-1), 3000);
})
"""


def first_visit(browser: Browser, url: str) -> float:
    """Milliseconds from nothing in the cache to a lobby that answers."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").first.click(trial=True)
    took = float(
        page.evaluate("() => new Promise((d) => requestAnimationFrame(() => setTimeout(() => d(performance.now()))))")
    )
    context.close()
    return took


def choices(page: Page) -> list[float]:
    times: list[float] = []
    for _ in range(CHOICES):
        while not page.locator("[data-zone=prompt][data-asked=true]").count():
            page.keyboard.press("Space")  # skips what others do, which is read at leisure
            page.wait_for_timeout(100)
        took = float(page.evaluate(CHOOSE))
        if took >= 0:
            times.append(took)
    return times


def told(what: str, times: list[float]) -> str:
    p95 = quantiles(times, n=20)[-1]
    return f"{what}: median {median(times):.0f} ms, p95 {p95:.0f} ms, longest {max(times):.0f} ms, of {len(times)}"


def main() -> None:
    launch: dict[str, Any] = {"executable_path": chromium(), "args": FLAGS}
    with (
        tempfile.TemporaryDirectory() as work,
        in_process(f"sqlite:///{work}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch)
        url = server.url
        first_visit(browser, url)
        print(told("lobby, first visit", [first_visit(browser, url) for _ in range(VISITS)]))
        for title in titles():
            ann = player(browser, url, 1440, 900, kept={**KEPT, "speed": "normal"})
            ann.open(title.name)
            print(told(f"{title.title}, a choice on screen", choices(ann.page)))
        browser.close()


if __name__ == "__main__":
    main()
