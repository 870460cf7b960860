"""Gifts, bans and forced choices: the same deals with and without, and nobody else is touched."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

from orrery.games import title
from orrery.lab.order import Order, sittings
from orrery.lab.run import Run
from tests.lab.runs import files, order, played, table


def of_focus(run: Run, piece: str, arm: str) -> polars.DataFrame:
    games = table(run, "games").filter(polars.col("arm") == arm)
    pieces = table(run, "pieces").join(games, on="game")
    return pieces.filter((polars.col("piece") == piece) & (polars.col("seat") == polars.col("focus")))


def test_both_arms_play_the_same_deals_and_the_seats_take_turns() -> None:
    found = sittings(order(experiment="ban", piece="draft:D1-A", games=8, seats=[2, 3]))
    assert [(s.deal, s.arm, s.focus) for s in found[:4]] == [
        (0, "plain", 0),
        (0, "with", 0),
        (1, "plain", 1),
        (1, "with", 1),
    ]
    assert [s.number for s in found] == list(range(16))


def test_seats_are_swapped_where_that_is_asked_for() -> None:
    assert [s.seating for s in sittings(order(swap_seats=True, seats=[3], games=6))] == [0, 1, 2, 0, 1, 2]
    assert {s.seating for s in sittings(order(seats=[3], games=6))} == {0}


def test_a_banned_piece_is_never_taken_by_the_seat_and_the_other_arm_is_free(tmp_path: Path) -> None:
    run = played(tmp_path / "ban", order(experiment="ban", piece="draft:D1-A", games=8))
    assert of_focus(run, "draft:D1-A", "with")["taken"].sum() == 0
    assert of_focus(run, "draft:D1-A", "plain")["taken"].sum() > 0


def test_a_ban_is_played_only_where_something_was_taken(tmp_path: Path) -> None:
    run = played(tmp_path / "ban", order(experiment="ban", piece="anomaly:SI-01", games=16))
    games = table(run, "games")
    took = of_focus(run, "anomaly:SI-01", "plain").filter(polars.col("taken") > 0)["deal"].to_list()
    assert games.filter(polars.col("arm") == "with")["deal"].to_list() == took
    assert 0 < len(took) < 8


def test_every_piece_that_a_seat_took_is_forbidden_in_a_game_of_its_own(tmp_path: Path) -> None:
    asked = order("council", experiment="ban", piece="card,upgrade:U10", bots=["greedy"], games=18)
    run = played(tmp_path / "all", asked, size=4)
    games = table(run, "games")
    banned = games.filter(polars.col("arm") == "with")
    for row in banned.iter_rows(named=True):
        assert row["piece"].startswith("card:") or row["piece"] == "upgrade:U10"
        assert of_focus(run, row["piece"], "plain").filter(polars.col("deal") == row["deal"])["taken"].sum() > 0
        assert of_focus(run, row["piece"], "with").filter(polars.col("game") == row["game"])["taken"].sum() == 0
    assert banned.select("deal", "piece").is_unique().all()
    assert 4 <= banned.height <= 16
    assert files(run) == files(played(tmp_path / "again", asked, size=18)), "however it is cut into chunks"


def test_a_forced_piece_is_taken_whenever_it_can_be(tmp_path: Path) -> None:
    run = played(tmp_path / "force", order(experiment="force", piece="draft:D1-F", games=8))
    forced = of_focus(run, "draft:D1-F", "with")
    assert forced["taken"].to_list() == forced["chances"].to_list()
    assert forced["taken"].sum() > of_focus(run, "draft:D1-F", "plain")["taken"].sum()


GIFTS = [("council", "card:K02"), ("council", "upgrade:U02"), ("laniakea", "power:P02a"), ("laniakea", "entity:E25")]
GIFTS += [("laniakea", "artifact:R03"), ("ultramassive", "anomaly:OR-02"), ("ultramassive", "anomaly:CO-03")]


@pytest.mark.parametrize(("game", "piece"), GIFTS, ids=[piece for _, piece in GIFTS])
def test_a_gift_is_the_seats_from_the_first_round_on(tmp_path: Path, game: str, piece: str) -> None:
    asked: Order = order(game, experiment="gift", piece=piece, games=4)
    run = played(tmp_path / "gift", asked)
    games = table(run, "games")
    assert games["arm"].to_list() == ["plain", "with"] * 2
    assert games["seed"][0] == games["seed"][1], "both arms play the deal in which it can be given"
    assert of_focus(run, piece, "with")["taken"].sum() == 0, "what one owns cannot be taken again"


@pytest.mark.parametrize(("game", "piece"), GIFTS, ids=[piece for _, piece in GIFTS])
def test_what_is_given_lies_with_its_owner_and_nowhere_else(game: str, piece: str) -> None:
    found = title(game)
    thing = found.catalog.things[piece]
    for seed in range(40):
        g = found.setup(seed, 2, found.settings({"celestials": "random"} if game == "laniakea" else {}))
        before = str(found.view(g, 1)["players"][1])
        if found.study.give(g, 1, thing):
            assert str(found.view(g, 1)["players"][1]) != before
            return
    raise AssertionError("it was never given")


@pytest.mark.parametrize(
    ("game", "piece"), [("council", "tech:D1-01"), ("laniakea", "entity:E01"), ("ultramassive", "draft:D1-A")]
)
def test_what_cannot_be_given_is_refused_in_a_sentence(game: str, piece: str) -> None:
    found = title(game)
    g = found.setup(1, 2, found.settings({}))
    with pytest.raises(ValueError, match=r"cannot be given away: .* use --ban or --force"):
        found.study.give(g, 0, found.catalog.things[piece])
