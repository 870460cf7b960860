"""Two people with a browser each, at one table."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from orrery.games import title as find_title
from tests.server.spoken import told_to
from tests.web.player import Player

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]


def together(ann: Player, ben: Player) -> str:
    id = ann.open("ultramassive", SEATS)
    link = ann.page.get_by_label("Link").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.prompt).to_be_visible()
    expect(ann.prompt).to_be_visible()
    return id


def one_choice(ann: Player, ben: Player) -> None:
    """By whoever is asked; the other sees it without doing anything."""
    ann.page.wait_for_function("() => document.querySelector('[data-zone=prompt]')")
    mover, other = (ann, ben) if ann.prompt.get_attribute("data-asked") == "true" else (ben, ann)
    mover.choose_any()
    expect(other.prompt).to_have_attribute("data-version", str(mover.version))


def test_a_friend_joins_by_link_and_both_play(ann: Player, ben: Player) -> None:
    id = together(ann, ben)
    for _ in range(6):
        one_choice(ann, ben)
    story, title = ann.ask("GET", f"/api/tables/{id}/story?seat=-1"), find_title("ultramassive")
    assert {line["seat"] for line in story} >= {0, 1}
    for seat, player in enumerate((ann, ben)):  # each is told the same, but of oneself as "you"
        lines = [told_to(title, line, ["Ann", "Ben"], seat).rstrip(".") for line in story]
        expect(player.page.get_by_role("log").get_by_role("listitem")).to_have_count(len(lines))
        shown = player.page.get_by_role("log").get_by_role("listitem").all_text_contents()
        assert [" ".join(line.split()).rstrip(".") for line in shown] == lines


def test_nobody_sees_the_others_hand(ann: Player, ben: Player) -> None:
    id = together(ann, ben)
    mine = ann.ask("GET", f"/api/tables/{id}?seat=0")["view"]["players"]
    theirs = ben.ask("GET", f"/api/tables/{id}?seat=1")["view"]["players"]
    assert isinstance(mine[0]["hand"], list)
    assert not isinstance(theirs[0]["hand"], list)


def test_a_dropped_connection_comes_back_by_itself(ann: Player, ben: Player) -> None:
    lines: list[WebSocketRoute] = []
    broken = False

    def line(route: WebSocketRoute) -> None:
        if broken:
            route.close(code=1001)
            return
        lines.append(route)
        route.connect_to_server()

    ben.page.route_web_socket("**/live*", line)
    together(ann, ben)
    for _ in range(2):
        one_choice(ann, ben)
    broken = True
    lines[-1].close(code=1001)
    strip = ben.page.get_by_text("Connection lost. Your game is safe")
    expect(strip).to_be_visible()
    before = ben.version
    while ann.prompt.get_attribute("data-asked") == "true" and ann.version < before + 2:
        ann.choose_any()
    broken = False
    expect(strip).not_to_be_visible()
    expect(ben.prompt).to_have_attribute("data-version", str(ann.version))
    one_choice(ann, ben)


def test_two_tabs_stay_in_step(ann: Player) -> None:
    ann.open("ultramassive")
    other = Player(ann.page.context.new_page())
    other.page.goto(ann.page.url)
    expect(other.prompt).to_be_visible()
    for _ in range(2):
        ann.choose_any()
    ann.my_turn()
    expect(other.prompt).to_have_attribute("data-version", str(ann.version))


def test_the_title_calls_when_it_is_ones_turn(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    expect(ann.page).to_have_title("● Your turn · ULTRAMASSIVE")
