"""Whether everything that can be chosen says what it is for: python -m tests.web.probe looks at every target of twenty
positions of each title, by mouse, by focus and by a long press. The web client has to be built."""

from __future__ import annotations

import shutil
import tempfile
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from orrery.games import titles
from orrery.server.config import Config
from tests.server.running import in_thread
from tests.web.conftest import FLAGS, PATIENCE
from tests.web.pictures import player

POSITIONS = 20
STRIDE = 4  # choices from one position to the next

# Looks at legal targets, some or all of each position, and plays on by a small generator. What it found: how many were
# told, and what was wrong: nothing or only the verb was said, something to choose was covered, a prompt was cut off.
PROBE = """
async ({ positions, each, stride, seed, finger }) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = async (test) => { for (let i = 0; i < 3000 && !test(); i++) await pause(10); return test(); };
  const prompt = () => document.querySelector('[data-zone=prompt]');
  const over = () => document.querySelector('dialog table');
  const shown = (one) => { const b = one.getBoundingClientRect(); return b.width > 0 && b.height > 0 && b.bottom > 0; };
  const legal = () => [...document.querySelectorAll('[data-ref][aria-disabled="false"]')].filter(shown);
  const told = () => document.querySelector('.pop.prev #told')?.textContent.trim();
  const away = () => { document.activeElement?.blur();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })); };
  const point = (one, kind, more) => one.dispatchEvent(
    new PointerEvent(kind, { bubbles: true, cancelable: true, ...more }));
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const found = { told: 0, positions: 0, wrong: [] };
  let a = seed;
  const chance = (n) => { a = Math.imul(a, 1664525) + 1013904223 | 0; return (a >>> 8) % n; };
  const wrong = (what) => found.wrong.push(`${what}: ${prompt().textContent.trim().slice(0, 60)}`);

  const look = async (one, how) => {
    const { ref } = one.dataset;
    if (!await until(told)) return wrong(`${how} ${ref} says nothing`);
    found.told++;
    const title = document.querySelector('.pop.prev h3').textContent.trim();
    if (told().replace(/[.]$/, '') === title) wrong(`${how} ${ref} says only "${title}"`);
    await pause(30);
    const pop = document.querySelector('.pop')?.getBoundingClientRect();
    const hidden = pop && legal().find((other) => !other.contains(one) && !one.contains(other)
      && overlap(pop, other.getBoundingClientRect()));
    if (hidden) wrong(`${how} ${ref} covers ${hidden.dataset.ref}`);
  };
  const byMouseAndKeys = async (one) => {
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    point(one, 'pointerover', { pointerType: 'mouse', clientX: x - 20, clientY: y - 20 });
    point(one, 'pointermove', { pointerType: 'mouse', clientX: x, clientY: y });
    await look(one, 'mouse');
    away();
    await until(() => !told());
    if (one.getAttribute('tabindex') !== '0') return;
    one.focus();
    await look(one, 'focus');
    away();
    await until(() => !told());
  };
  const byFinger = async (one) => {
    const said = () => [...document.querySelectorAll('dialog[open] button small')];
    point(one, 'pointerdown', { pointerType: 'touch' });
    one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const fine = await until(() => said().length && said().every((each) => /\\w+ \\w+/.test(each.textContent)));
    if (fine) found.told++; else wrong(`press ${one.dataset.ref} says nothing`);
    document.querySelector('dialog[open] header button')?.click();
    await until(() => !document.querySelector('dialog[open]'));
  };
  const buttons = () => document.querySelectorAll('[data-zone=prompt] button[data-key]:not(:disabled)');
  const asked = () => prompt()?.dataset.asked === 'true' && legal().length + buttons().length > 0;
  const choose = async () => {
    await until(() => asked() || over());
    if (over()) return;
    const version = prompt().dataset.version;
    const all = [...legal(), ...buttons()];
    all[chance(all.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
    const done = () => prompt()?.dataset.version !== version || over();
    const menu = () => [...document.querySelectorAll('[role=menu] button')];
    await until(() => done() || menu().length);
    if (menu().length) menu()[chance(menu().length)].click();
    await until(done);
  };

  while (found.positions < positions) {
    await until(() => asked() || over());
    if (over()) break;
    found.positions++;
    const question = prompt().querySelector('h2');
    if (question && question.scrollHeight > question.clientHeight + 2) wrong('the question is cut off');
    const all = [...new Map(legal().map((one) => [one.dataset.ref, one])).values()];
    while (all.length > (each || all.length)) all.splice(chance(all.length), 1);
    for (const one of all) await (finger ? byFinger(one) : byMouseAndKeys(one));
    for (let i = 0; i < stride; i++) await choose();
  }
  return found;
}
"""


def looked(page: Page, positions: int, each: int, stride: int, finger: bool) -> dict[str, Any]:
    wish = {"positions": positions, "each": each, "stride": stride, "seed": 5, "finger": finger}
    found: dict[str, Any] = page.evaluate(PROBE, wish)
    return found


def by_mouse_and_keys(page: Page, positions: int, each: int = 0, stride: int = 1) -> dict[str, Any]:
    """`each` so many targets of a position, or all."""
    page.set_viewport_size({"width": 1440, "height": 900})
    return looked(page, positions, each, stride, False)


def by_finger(page: Page, positions: int, each: int = 0, stride: int = 1) -> dict[str, Any]:
    return looked(page, positions, each, stride, True)


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as work,
        in_thread(Config(f"sqlite:///{work}/tables.sqlite", limits=False)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for title in titles():
            for name, size, look in (
                ("mouse and keys", (1440, 900), by_mouse_and_keys),
                ("finger", (390, 844), by_finger),
            ):
                one = player(browser, url, *size)
                one.open(title.name)
                one.my_turn()
                found = look(one.page, POSITIONS, 0, STRIDE)
                print(f"{title.title}, {name}: {found['told']} told in {found['positions']} positions", flush=True)
                for wrong in found["wrong"]:
                    print(f"  {wrong}", flush=True)
                one.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
