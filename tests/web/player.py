"""Somebody at a browser: opens tables, clicks what glows, and looks at what is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

LEGAL = '[data-ref][aria-disabled="false"]'
BOTS: Sequence[dict[str, str]] = ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})

# Clicks on, inside the page, until the game is over or as often as told; says how often it did.
# Which of the legal elements is a matter of a small generator, so that a run can be repeated.
CLICK_ON = """
async ([most, seed]) => {
  let a = seed, clicks = 0, quiet = 0;
  const chance = (n) => { a = Math.imul(a, 1664525) + 1013904223 | 0; return (a >>> 8) % n; };
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const prompt = () => document.querySelector('[data-zone=prompt]');
  while (clicks < most && quiet < 100000) {
    if (document.querySelector('dialog table')) break;
    const menu = [...document.querySelectorAll('[role=menu] button')];
    const others = document.querySelectorAll('[data-ref][aria-disabled="false"], button[data-key]:not(:disabled)');
    const all = menu.length ? menu : [...others];
    const mine = prompt()?.dataset.asked === 'true' && prompt().ariaBusy !== 'true';
    if (!mine || !all.length) { await pause(4); quiet++; continue; }
    const version = prompt().dataset.version, options = menu.length || !all.length;
    all[chance(all.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    clicks++;
    quiet = 0;
    const same = () => prompt()?.dataset.version === version && !document.querySelector('[role=menu]');
    for (let i = 0; i < 1000 && same(); i++) await pause(2);
    if (options && prompt()?.dataset.version === version) await pause(20);
  }
  return clicks;
}
"""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("[data-zone=prompt]")
        self.legal = page.locator(LEGAL)

    def open(
        self, game: str, seats: Sequence[dict[str, str]] = BOTS, seed: int = 7, moves: int = 0, **settings: str
    ) -> str:
        """A table of this browser, where so many choices have been made, opened and looked at; its id."""
        wish = {"game": game, "seats": list(seats), "settings": settings, "seed": str(seed)}
        id = str(self.ask("POST", "/api/tables", wish)["id"])
        if moves:
            self.play(id, moves)
        self.look(id)
        return id

    def play(self, id: str, moves: int) -> None:
        """Some choices of the first seat, made without a page: a click takes ten times as long."""
        for turn in range(moves):
            options = self.asked(id)
            if not options:
                break
            key = options[turn * 7 % len(options)]["key"]
            self.ask("POST", f"/api/tables/{id}/choose", {"seat": 0, "key": key})
        self.asked(id)

    def asked(self, id: str) -> list[Any]:
        """What the first seat can choose, as soon as it is asked; nothing where the game is over."""
        while True:
            state = self.ask("GET", f"/api/tables/{id}?seat=0")
            if state["table"]["status"] == "over":
                return []
            if state["view"]["ask"]:
                return list(state["view"]["ask"]["options"])
            self.page.wait_for_timeout(10)

    def look(self, id: str) -> None:
        self.page.goto(f"/t/{id}")
        expect(self.page.get_by_role("banner")).to_be_visible()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server, with the cookie of this browser."""
        return self.page.context.request.fetch(path, method=method, data=body).json()

    @property
    def version(self) -> int:
        return int(self.prompt.get_attribute("data-version") or 0)

    def my_turn(self) -> None:
        expect(self.prompt).to_have_attribute("data-asked", "true")
        expect(self.prompt).to_have_attribute("aria-busy", "false")

    def drawn(self) -> None:
        """What has come is drawn, and what is measured after a frame has been measured."""
        self.page.evaluate("""async () => {
          for (let n = 0; n < 4; n++) await new Promise((next) => requestAnimationFrame(next)); }""")

    def choose(self, target: Locator) -> None:
        """Click it, pick the first of several options if there are, and wait until it has happened."""
        before, several = str(self.version), target.get_attribute("aria-haspopup") == "menu"
        target.click()
        if several:
            self.page.get_by_role("menuitem").first.click()
        expect(self.prompt).not_to_have_attribute("data-version", before)

    def choose_any(self) -> None:
        self.my_turn()
        buttons = self.prompt.locator("button[data-key]")
        expect(self.legal.or_(buttons).first).to_be_visible()
        self.choose(self.legal.first if self.legal.count() else buttons.first)

    def stir(self) -> None:
        """Move the mouse: over a table that has just changed nothing is shown before."""
        self.page.mouse.move(300, 300)
        self.page.mouse.move(320, 320)

    def click_on(self, most: int = 100_000, seed: int = 1) -> int:
        return int(self.page.evaluate(CLICK_ON, [most, seed]))
