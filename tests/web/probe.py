"""Whether everything that can be chosen says what it is for: python -m tests.web.probe looks at every target of twenty
positions of each title, by mouse, by focus and by a long press. The web client has to be built."""

from __future__ import annotations

import tempfile
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from orrery.games import titles
from orrery.server.config import Config
from tests.server.running import in_thread
from tests.web.conftest import FLAGS, PATIENCE, chromium
from tests.web.pictures import player

POSITIONS = 20
STRIDE = 2  # choices from one position to the next

# Looks at every legal target of each position, and plays on by a small generator. What it found: how many were told,
# and what was wrong: nothing or only the verb was said, something to choose was covered, a prompt was cut off. Nobody
# has to wait for what opens a little later, so that people who only pass by are not disturbed.
PROBE = """
async ({ positions, stride, seed, finger }) => {
  const later = window.setTimeout;
  window.setTimeout = (done, ms, ...more) => later(done, ms < 500 ? 0 : ms, ...more);
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const soon = () => new Promise((done) => later(done, 10)); // by the clock: what is waited for may come from afar
  const until = async (test) => { for (let i = 0; i < 12000 && !test(); i++) await soon(); return test(); };
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
  // what something covers: a box, or those along a ribbon
  const boxes = (one) => {
    const ribbon = one.querySelector('path[pointer-events=stroke]');
    if (!ribbon) return [one.getBoundingClientRect()];
    const at = ribbon.getScreenCTM(), side = Number(ribbon.getAttribute('stroke-width')) * at.a;
    return Array.from({ length: 21 }, (_, i) => {
      const { x, y } = ribbon.getPointAtLength(ribbon.getTotalLength() * i / 20).matrixTransform(at);
      return new DOMRect(x - side / 2, y - side / 2, side, side);
    });
  };
  // places have names; only one board has letters and numbers printed on it
  const coded = /\\b([0-9][a-h]|[A-Z][0-9]{1,2})\\b/, printed = document.title.includes('ULTRAMASSIVE');
  const named = (text, how) => { if (!printed && coded.test(text)) wrong(`${how} says ${coded.exec(text)[0]}`); };
  const wordsOf = (text) => new Set(text?.toLowerCase().match(/[a-z0-9]+/g));
  const found = { told: 0, positions: 0, wrong: [] };
  let a = seed;
  const chance = (n) => { a = Math.imul(a, 1664525) + 1013904223 | 0; return (a >>> 8) % n; };
  const wrong = (what) => found.wrong.push(`${what}: ${prompt().textContent.trim().slice(0, 60)}`);

  // where all choose at the same time a rival's choice may look like one's own, which then comes late
  const stands = (one) => legal().some((each) => each.dataset.ref === one.dataset.ref);

  const look = async (one, how) => {
    const { ref } = one.dataset;
    await until(() => told() || !stands(one));
    if (!stands(one)) return;
    if (!told()) return wrong(`${how} ${ref} says nothing`);
    found.told++;
    const title = document.querySelector('.pop.prev h3').textContent.trim(), verb = wordsOf(title);
    const means = document.querySelector('.pop.prev .means')?.textContent;
    if (![...wordsOf(means)].some((word) => !verb.has(word))) wrong(`${how} ${ref} says only "${title}"`);
    named(told(), `${how} ${ref}`);
    await pause(0);
    const pop = document.querySelector('.pop')?.getBoundingClientRect();
    const hidden = pop && legal().find((other) => !other.contains(one) && !one.contains(other)
      && boxes(other).some((box) => overlap(pop, box)));
    if (hidden) wrong(`${how} ${ref} covers ${hidden.dataset.ref}`);
  };
  const byMouseAndKeys = async (one) => {
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    point(one, 'pointerover', { pointerType: 'mouse', clientX: x - 20, clientY: y - 20 });
    point(one, 'pointermove', { pointerType: 'mouse', clientX: x, clientY: y });
    await look(one, 'mouse');
    away();
    await until(() => !told());
    const keyed = legal().find((each) => each.dataset.ref === one.dataset.ref && each.tabIndex === 0);
    if (!keyed) return wrong(`no key reaches ${one.dataset.ref}`);
    keyed.focus();
    await look(one, 'focus');
    away();
    await until(() => !told());
  };
  const byFinger = async (one) => {
    const said = () => [...document.querySelectorAll('dialog[open] button small')];
    point(one, 'pointerdown', { pointerType: 'touch' });
    one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const fine = () => said().length && said().every((each) => /\\w+ \\w+/.test(each.textContent));
    await until(() => fine() || !stands(one));
    if (fine()) found.told++;
    else if (stands(one)) wrong(`press ${one.dataset.ref} says nothing`);
    document.querySelector('dialog[open] header button')?.click();
    await until(() => !document.querySelector('dialog[open]'));
  };
  const buttons = () => document.querySelectorAll('[data-zone=prompt] button[data-key]:not(:disabled)');
  const free = () => prompt() && prompt().ariaBusy !== 'true';
  const asked = () => free() && prompt().dataset.asked === 'true' && legal().length + buttons().length > 0;
  const choose = async () => {
    await until(() => asked() || over());
    if (over()) return;
    const version = prompt().dataset.version;
    const all = [...legal(), ...buttons()];
    all[chance(all.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
    const done = () => (free() && prompt().dataset.version !== version) || over();
    const menu = () => [...document.querySelectorAll('[role=menu] button')];
    await until(() => done() || menu().length);
    if (menu().length) menu()[chance(menu().length)].click();
    await until(done);
  };

  while (found.positions < positions) {
    await until(() => asked() || over());
    if (over()) break;
    found.positions++;
    const said = [...prompt().querySelectorAll('.said, .q, .why')];
    if (said.some((one) => one.scrollHeight > one.clientHeight + 2)) wrong('the question is cut off');
    named(prompt().textContent, 'the question');
    named(document.querySelector('[role=log]')?.textContent ?? '', 'the log');
    const all = [...new Map(legal().map((one) => [one.dataset.ref, one])).values()];
    for (const one of all) if (stands(one)) await (finger ? byFinger(one) : byMouseAndKeys(one));
    for (let i = 0; i < stride; i++) await choose();
  }
  window.setTimeout = later;
  return found;
}
"""


def looked(page: Page, finger: bool, stride: int) -> dict[str, Any]:
    wish = {"positions": POSITIONS, "stride": stride, "seed": 5, "finger": finger}
    found: dict[str, Any] = page.evaluate(PROBE, wish)
    return found


def by_mouse_and_keys(page: Page, stride: int = STRIDE) -> dict[str, Any]:
    page.set_viewport_size({"width": 1440, "height": 900})
    return looked(page, False, stride)


def by_finger(page: Page, stride: int = STRIDE) -> dict[str, Any]:
    return looked(page, True, stride)


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as work,
        in_thread(Config(f"sqlite:///{work}/tables.sqlite", limits=False)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for title in titles():
            for name, size, look in (
                ("mouse and keys", (1440, 900), by_mouse_and_keys),
                ("finger", (390, 844), by_finger),
            ):
                one = player(browser, url, *size)
                one.open(title.name)
                one.my_turn()
                found = look(one.page)
                print(f"{title.title}, {name}: {found['told']} told in {found['positions']} positions", flush=True)
                for wrong in found["wrong"]:
                    print(f"  {wrong}", flush=True)
                one.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
