"""Opening tables and sitting down at them."""

from __future__ import annotations

import pytest

from tests.server.running import Browser


def test_a_table_without_open_seats_begins_at_once(ann: Browser) -> None:
    table = ann.table("council", "Ann", "Ben")
    assert table["status"] == "running"
    assert [(seat["name"], seat["kind"], seat["yours"]) for seat in table["seats"]] == [
        ("Ann", "person", True),
        ("Ben", "person", True),
    ]
    assert ann.get(f"/api/tables/{table['id']}", seat=0)["view"]["names"] == ["Ann", "Ben"]


def test_a_solo_game_has_one_seat_and_an_opponent_of_its_own(ann: Browser) -> None:
    table = ann.table("council", "Ann")
    assert len(table["seats"]) == 1
    assert ann.get(f"/api/tables/{table['id']}", seat=0)["view"]["names"] == ["Ann", "The Automa"]


def test_friends_take_seats_by_link_or_code_and_the_last_one_begins(ann: Browser, ben: Browser, server: str) -> None:
    table = ann.table("ultramassive", "Ann", "friend", "friend")
    assert table["status"] == "open"
    assert ben.get(f"/api/invites/{table['invite']}")["invite"] == "", "the invitation is for those who sit there"
    joined = ben.post(f"/api/invites/{table['invite']}", {"name": "Ben", "seat": 2})
    assert [seat["yours"] for seat in joined["seats"]] == [False, False, True]
    cleo = Browser(server)
    code = f"{table['code'][:4]}-{table['code'][4:].lower()}"
    assert cleo.post(f"/api/invites/{code}", {"name": "Cleo"})["status"] == "running"
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table['id']}")["table"]["seats"]] == ["Ann", "Cleo", "Ben"]


def test_a_table_can_be_opened_for_others_alone(ann: Browser, ben: Browser) -> None:
    opened = ann.table("ultramassive", "friend", "bot:greedy", seed="1")
    assert [seat["yours"] for seat in opened["seats"]] == [False, False]
    joined = ben.post(f"/api/invites/{opened['invite']}", {"name": "Ben"})
    assert joined["seats"][0]["yours"]


def test_a_full_table_refuses_others_and_its_code_no_longer_works(ann: Browser, ben: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "friend")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    late = Browser(ann.url)
    assert "taken" in late.post(f"/api/invites/{table['invite']}", {"name": "Cleo"}, 409)["error"]
    late.post(f"/api/invites/{table['code']}", {"name": "Cleo"}, 404)


def test_open_seats_can_be_filled_with_bots_by_those_who_sit_there(ann: Browser, ben: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "friend", "friend")
    ben.post(f"/api/tables/{table['id']}/fill", {"bot": "random"}, 403)
    filled = ann.post(f"/api/tables/{table['id']}/fill", {"bot": "random"})
    assert filled["status"] == "running"
    assert [seat["name"] for seat in filled["seats"]] == ["Ann", "Pip", "Otto"]
    ann.post(f"/api/tables/{table['id']}/fill", {"bot": "random"}, 409)
    usual = ann.post(f"/api/tables/{ann.table('ultramassive', 'Ann', 'friend')['id']}/fill", {})
    assert usual["seats"][1]["bot"] == "player"


def test_those_who_wait_see_who_comes(ann: Browser, ben: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "friend")
    with ann.socket(table["id"], 0) as socket:
        assert socket.state()["view"] is None
        assert "not begun" in socket.ask("choose", seat=0, key="end", version=1)["error"]
        ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
        seen = socket.state(2)
        assert seen["view"]["names"] == ["Ann", "Ben"]
        assert any('"on":"table"' in heard for heard in socket.heard)


def test_my_tables_are_listed_with_whose_turn_it_is(ann: Browser, ben: Browser) -> None:
    assert ann.get("/api/tables") == []
    table = ann.table("ultramassive", "Ann", "friend")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    [mine], [theirs] = ann.get("/api/tables"), ben.get("/api/tables")
    assert mine["table"]["id"] == theirs["table"]["id"] == table["id"]
    waiting = mine["waiting_for"]
    assert waiting
    assert (mine["your_turn"], theirs["your_turn"]) == ("Ann" in waiting, "Ben" in waiting)


@pytest.mark.parametrize(
    ("game", "seats", "more", "status", "words"),
    [
        ("chess", ("Ann", "Ben"), {}, 404, "no game called"),
        ("council", ("Ann",) * 5, {}, 400, "for 1 to 4 players"),
        ("ultramassive", ("Ann", "Ann"), {}, 400, "already called"),
        ("ultramassive", ("A" * 30, "Ben"), {}, 400, "1 to 20"),
        ("ultramassive", ("Ann\x07", "Ben"), {}, 400, "ordinary letters"),
        ("ultramassive", ("Ann", "bot:hal"), {}, 400, "no bot called"),
        ("ultramassive", ("Ann", "bot:search:900"), {}, 400, "too long"),
        ("ultramassive", ("Ann", "bot:search:3.1"), {}, 400, "at most 3 seconds"),
        ("ultramassive", ("bot:greedy", "bot:greedy"), {}, 400, "Somebody has to play"),
        ("ultramassive", ("Ann", "Ben"), {"settings": {"gravity": "off"}}, 400, "no switch"),
        ("ultramassive", ("Ann", "Ben"), {"seed": "12x"}, 400, "digits"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_a_sentence(
    ann: Browser, game: str, seats: tuple[str, ...], more: dict[str, object], status: int, words: str
) -> None:
    refused = ann.table(game, *seats, expect=status, **more)
    assert words in refused["error"]


def test_the_same_seed_deals_the_same_game(ann: Browser) -> None:
    views = []
    for _ in range(2):
        table = ann.table("council", "Ann", "Ben", seed="7")
        views.append(ann.get(f"/api/tables/{table['id']}", seat=0)["view"])
    assert views[0] == views[1]


def test_everybody_is_told_that_the_seed_was_chosen(ann: Browser, ben: Browser) -> None:
    """Whoever chose it may know how the cards lie."""
    for seed, seeded in (("12345", True), ("", False), (None, False)):
        table = ann.table("council", "Ann", "friend", seed=seed)
        assert ben.get(f"/api/invites/{table['invite']}")["seeded"] is seeded, "before sitting down"
        assert ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})["seeded"] is seeded
        assert ann.get(f"/api/tables/{table['id']}", seat=0)["table"]["seeded"] is seeded
