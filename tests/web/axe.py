"""What axe finds to be serious on a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

LIGHT = ("color-contrast", "link-in-text-block")  # all that another light can change
RUN = """async ([but, only]) => {
  const rules = only.length ? { runOnly: { type: 'rule', values: only } } : {};
  const options = { resultTypes: ['violations'], selectors: false, preload: false, ...rules };
  return (await axe.run(but ? { exclude: [[but]] } : document, options)).violations; }"""


def troubles(page: Page, but: str = "", only: Sequence[str] = ()) -> list[str]:
    page.evaluate("document.adoptedStyleSheets = []")  # what is not drawn has no colours: see `sitting`
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, [but, list(only)])
    return [
        f"{trouble['id']}: {node['html'][:160]}"
        for trouble in found
        if trouble["impact"] in ("serious", "critical")
        for node in trouble["nodes"][:3]
    ]


def by_day(page: Page) -> list[str]:
    """The same page in the other light; boards stay as they are by night."""
    page.evaluate("document.documentElement.toggleAttribute('data-day', true)")
    found = troubles(page, ".night" if page.locator(".night").count() else "", LIGHT)
    page.evaluate("document.documentElement.toggleAttribute('data-day', false)")
    return found
