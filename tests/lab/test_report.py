"""What a report says: no more than the data does, and what the data does."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from orrery.lab.report.estimates import Difference, difference, mark_found, mean, share
from orrery.lab.report.making import report
from orrery.lab.report.writing import write
from orrery.lab.run import BadRun
from orrery.workers import Alone
from tests.cli.run import Shell
from tests.lab.made import made_up
from tests.lab.runs import new, order


def test_intervals_count_deals_and_not_games() -> None:
    once = [(deal, float(deal % 2)) for deal in range(100)]
    assert mean(once).high - mean(once).low == pytest.approx(mean(once * 4).high - mean(once * 4).low, rel=0.01)
    assert share(once * 4).n == 400
    assert share(once * 4).deals == 100
    assert math.isnan(mean([]).value)


def test_what_two_groups_share_in_a_deal_takes_itself_away() -> None:
    luck = [(deal, float(deal % 10)) for deal in range(100)]
    better = [(deal, value + 1.0) for deal, value in luck]
    paired = difference(better, luck)
    assert paired.value == pytest.approx(1.0)
    assert paired.high - paired.low < 1e-9
    apart = difference([(deal + 100, value) for deal, value in better], luck)
    assert apart.low < 0.3 < apart.high
    assert math.isnan(difference([], luck).value)


def test_of_many_comparisons_only_what_stands_out_is_found() -> None:
    def one(p: float) -> Difference:
        return Difference(value=1.0, low=0.0, high=2.0, n=10, p=p)

    lonely = {"a": one(0.04)}
    mark_found(lonely)
    assert lonely["a"].found
    many = {str(n): one(0.04 if n == 0 else 0.5) for n in range(20)} | {"strong": one(0.0001)}
    mark_found(many)
    assert [name for name, some in many.items() if some.found] == ["strong"]


def test_a_planted_card_is_found_and_the_others_are_left_alone(tmp_path: Path) -> None:
    made = report(made_up(tmp_path / "run", lifts={"anomaly:OR-02": 0.5}).folder)
    said = made.can["2 players"]
    assert any(line.startswith("These go with winning (points of win chance): Double Spiral (+") for line in said)
    assert not any("Accretion Tap" in line for line in said if "go with" in line)
    assert any(line.startswith("Hardly taken by those who could: Relic Swarm (anomaly:MA-03)") for line in said)
    (piece,) = [one for one in made.counts[0].pieces if one.ref == "anomaly:OR-02"]
    assert piece.lift is not None
    assert piece.lift.low < 0.5 < piece.lift.high
    assert any("makes its owner win" in line for line in made.cannot), "it is observed, not caused"


@pytest.mark.parametrize(("first", "words"), [(0.5, "No place in turn order"), (0.7, "Place 1 in turn order wins")])
def test_turn_order_is_called_uneven_only_where_it_is(tmp_path: Path, first: float, words: str) -> None:
    made = report(made_up(tmp_path / "run", first=first).folder)
    assert made.can["2 players"][0].startswith(words)


def test_an_experiment_tells_what_a_piece_causes(tmp_path: Path) -> None:
    made = report(made_up(tmp_path / "run", gift="anomaly:SI-01").folder)
    (effect,) = made.effects
    assert effect.worth.low < 0.2 < effect.worth.high
    assert made.can["The experiment"][0].startswith("2 players: Accretion Tap (anomaly:SI-01) as a gift is worth +")
    assert made.counts[0].games == 300, "everything else is told of the plain games"


def test_two_runs_are_compared_by_deal_and_levels_that_disagree_are_marked(tmp_path: Path) -> None:
    strong = made_up(tmp_path / "strong", first=0.75, lifts={"anomaly:OR-02": 0.4}).folder
    weak = made_up(tmp_path / "weak", first=0.25, lifts={"anomaly:OR-02": -0.4}, bots=["greedy"]).folder
    made = report(strong, weak)
    best = made.compared[0]
    assert best.difference.found
    assert "in turn order wins" in best.what or "its owner wins" in best.what
    assert any("place 1 of 2: better than even with one, worse with the other" in flip for flip in made.flips)
    assert any("Double Spiral" in flip for flip in made.flips)
    assert any("two levels disagree" in line for line in made.cannot)
    same = report(strong, made_up(tmp_path / "again", first=0.75, lifts={"anomaly:OR-02": 0.4}).folder)
    assert same.flips == []
    assert same.can["Beside the other run"] == ["Nothing measured differs by more than chance explains."]


def test_the_files_say_the_same_and_need_nothing_from_anywhere(tmp_path: Path) -> None:
    made = write(made_up(tmp_path / "run", lifts={"anomaly:OR-02": 0.5}).folder, None, tmp_path / "out")
    page, words = (tmp_path / "out" / "report.html").read_text(), (tmp_path / "out" / "report.md").read_text()
    data = json.loads((tmp_path / "out" / "report.json").read_text())
    assert data["can"] == made.can
    for sentence in made.can["2 players"]:
        assert f"- {sentence}" in words
    for loaded in ('src="', "@import", "<link", "url(h", "url(/"):
        assert loaded not in page.split("<script")[0], "the page loads nothing"
    assert '<script src="' not in page
    tables = [line for line in words.splitlines() if line.startswith("| --- |")]
    assert page.split("<script")[0].count("<table>") == len(tables), "every chart has its numbers beside it, in both"
    assert "orrery lab run ultramassive --bots random --seats 2 --games 300 --seed 1" in words


def test_what_cannot_be_reported_is_told_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    new(tmp_path / "half", order())
    ran = shell("lab", "report", str(tmp_path / "half"))
    assert ran.code == 1
    assert "unfinished: 0 of 4 games" in ran.err
    ours = made_up(tmp_path / "run", deals=40).folder
    theirs = new(tmp_path / "council", order("council", games=1))
    list(theirs.play(Alone(), 1))
    theirs.finish()
    with pytest.raises(BadRun, match="compare equals"):
        report(ours, theirs.folder)
    ran = shell("lab", "report", str(ours))
    assert ran.code == 0
    assert "What we cannot conclude" in ran.out
    assert ran.out.endswith("report.html\n")
