"""The pictures of the documentation: python -m tests.web.pictures docs/pictures (the web client has to be built)."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.play.transcript import text_of, transcript
from orrery.server.config import Config
from tests.server.running import in_thread
from tests.web.conftest import FLAGS, KEPT, PATIENCE, chromium
from tests.web.player import Player

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
CHOICES = {"laniakea": 45, "ultramassive": 40, "council": 70}  # made before the picture is taken
LEVELS = ("learner", "novice", "player")  # who play the game that is analysed
DEAL = 11


def player(
    browser: Browser, url: str, width: int, height: int, state: object = None, kept: dict[str, object] = KEPT
) -> Player:
    size = {"width": width, "height": height}
    phone = width < 720
    context = browser.new_context(base_url=url, viewport=size, has_touch=phone, device_scale_factor=2 if phone else 1)
    context.add_init_script(f"localStorage.orrery ??= {json.dumps(json.dumps(kept))}")
    if state is not None:
        context.add_cookies(state)
    return Player(context.new_page())


def finished(game: str) -> bytes:
    """The file of a whole game between bots."""
    title = find_title(game)
    session = Session(title, ["Ann", "Bruno", "Vega"], seed=DEAL, salt="ab12", people=())
    bots = [bot(spec, seat) for seat, spec in enumerate(LEVELS)]
    while session.game.asks:
        seat = min(session.game.asks)
        number = bots[seat].choose(Seen(title, session.game, seat))
        session.choose(seat, session.game.options(seat)[number].key)
    return text_of(transcript(session, list(session.journal))).encode()


def analysis(ann: Player, phone: Player, folder: Path) -> None:
    """Of a real game, at the mistake that cost most."""
    json = {"Content-Type": "application/json"}
    id = ann.page.context.request.post("/api/import", data=finished("laniakea"), headers=json).json()["id"]
    for one, name in ((ann, "analysis.png"), (phone, "analysis-phone.png")):
        one.page.goto(f"/t/{id}/analysis")
        one.page.locator("[data-slip]").wait_for(timeout=10 * PATIENCE)
        take(one, folder / name)


def take(player: Player, path: Path) -> None:
    player.page.wait_for_timeout(800)
    player.page.screenshot(path=path)
    print(path)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as work,
        in_thread(Config(f"sqlite:///{work}/tables.sqlite", limits=False)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        ann = player(browser, url, 1440, 900)
        for game, choices in CHOICES.items():
            id = ann.open(game, SEATS)
            ann.click_on(choices)
            ann.my_turn()
            take(ann, folder / f"{game}.png")
            phone = player(browser, url, 390, 844, ann.page.context.cookies())
            phone.look(id)
            take(phone, folder / f"{game}-phone.png")
            if game == "laniakea":
                ann.page.goto(f"/t/{id}/replay#30")
                take(ann, folder / "replay.png")
            if game == "ultramassive":
                ann.look(id)
                ann.my_turn()
                ann.page.keyboard.press("t")
                ann.page.locator("[data-hint] li").first.wait_for()
                ann.page.wait_for_timeout(4000)
                take(ann, folder / "hint.png")
        analysis(ann, player(browser, url, 390, 844), folder)
        ann.page.goto("/")
        take(ann, folder / "lobby.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
