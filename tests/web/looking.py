"""What can be seen and touched on a page, asked of the page itself."""

from __future__ import annotations

from playwright.sync_api import Page

# the box of the board, rounded to pixels
BOARD = """() => { const b = document.querySelector('[data-zone=board]').getBoundingClientRect();
  return [b.x, b.y, b.width, b.height].map(Math.round); }"""

# points at which an element is the one that would be touched; on a hollow drawing the middle need not be
HIT = """
const hit = (one) => { const b = one.getBoundingClientRect();
  for (const fx of [.5, .25, .75, .1, .9]) for (const fy of [.5, .25, .75, .1, .9]) {
    const x = b.left + b.width * fx, y = b.top + b.height * fy;
    if (document.elementFromPoint(x, y)?.closest('[data-ref]')?.dataset.ref === one.dataset.ref) return [x, y];
  }
  return null; };
const legal = () => [...document.querySelectorAll('[data-ref][aria-disabled="false"]')];
"""

# legal things that no tab, drawer or sliding brings under the finger
OUT_OF_REACH = (
    """async () => {"""
    + HIT
    + """
  const pause = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
  const tabs = [...document.querySelectorAll('nav.tabs button')], lost = [];
  const was = tabs.find((tab) => tab.getAttribute('aria-current'));
  for (const ref of new Set(legal().map((one) => one.dataset.ref))) {
    let found = false;
    for (const one of legal().filter((each) => each.dataset.ref === ref)) {
      const zone = one.closest('[data-zone]').dataset.zone;
      const tab = tabs[['board', 'side'].indexOf(zone)];
      if (tab) { tab.click(); await pause(); }
      for (const band of document.querySelectorAll('[data-zone=board] button')) {
        if (!one.getBoundingClientRect().width) { band.click(); await pause(); }
      }
      if (zone !== 'board' || one.closest('[data-over]')) one.scrollIntoView({ block: 'center', inline: 'center' });
      await pause();
      found ||= Boolean(hit(one));
    }
    if (!found) lost.push(ref);
  }
  was?.click();
  return lost;
}"""
)

# where to touch something that can be chosen, as the page stands: the n-th of them, or null
TOUCH = (
    "(n) => {" + HIT + "const all = legal().map(hit).filter(Boolean); return all.length ? all[n % all.length] : null; }"
)
HAND_UNSEEN = (
    "() => {"
    + HIT
    + "const all = legal().filter((one) => one.closest('[data-zone=hand]')); return all.length > 0 && !all.some(hit); }"
)


def board(page: Page) -> tuple[int, ...]:
    return tuple(page.evaluate(BOARD))


def out_of_reach(page: Page) -> list[str]:
    return list(page.evaluate(OUT_OF_REACH))
