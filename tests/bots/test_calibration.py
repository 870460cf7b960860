"""Whether what a net says comes true: the sums, and the command that does them."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from orrery.bots.calibration import (
    Job,
    Sayings,
    brier,
    by_score_alone,
    error_interval,
    expected_error,
    fitted,
    log_odds,
    quarter,
    tempered,
    watch,
)
from orrery.cli import run
from orrery.core.rng import Rng
from orrery.games import title
from orrery.minds.chances import chances
from orrery.minds.files import card_for, packed, unpacked
from orrery.minds.judgement import Judge
from orrery.minds.net import Net

GAME = title("ultramassive")


def sayings(true: np.ndarray, said: np.ndarray) -> Sayings:
    chance = np.random.default_rng(5)
    won = (chance.random(len(true)) < true).astype(np.float32)
    when = np.linspace(0, 0.999, len(true)).astype(np.float32)
    return Sayings(said.astype(np.float32), (true - 0.5).astype(np.float32), won, when, np.zeros(len(true)))


def test_who_is_too_sure_is_tempered() -> None:
    true = np.random.default_rng(1).uniform(0.1, 0.9, 20_000)
    odds = np.log(true / (1 - true))
    told = sayings(true, 1 / (1 + np.exp(-(0.5 + 2.0 * odds))))
    shift, slope = fitted(log_odds(told.said), told.won)
    assert slope == pytest.approx(0.5, abs=0.05)
    assert shift == pytest.approx(-0.25, abs=0.1)
    better = tempered(told.said, np.array([shift, slope], np.float32))
    assert expected_error(better, told.won) < 0.02 < 0.1 < expected_error(told.said, told.won)
    assert brier(better, told.won) < brier(told.said, told.won)


def test_an_error_is_the_distance_between_said_and_true() -> None:
    said = np.array([0.9] * 10 + [0.1] * 10, np.float32)
    won = np.array([1.0] * 8 + [0.0] * 2 + [0.0] * 10, np.float32)
    assert expected_error(said, won) == pytest.approx(0.1)
    assert error_interval(said, won, np.zeros(20, np.float32)) == pytest.approx((0.1, 0.1)), (
        "one game tells nothing of others"
    )
    low, high = error_interval(said, won, np.arange(20, dtype=np.float32) % 10)
    assert low < 0.1 < high


def test_scores_alone_tell_what_they_can() -> None:
    true = np.random.default_rng(2).uniform(0.0, 1.0, 4000)
    told = sayings(true, np.full(4000, 0.5))
    assert brier(by_score_alone(told, told), told.won) < 0.2
    assert len(quarter(told, 0).said) == pytest.approx(1000, abs=2)


def test_chances_of_a_table_add_up_and_do_not_see_what_is_hidden() -> None:
    net = Net(len(GAME.advice.names), len(GAME.advice.sources), (8, 4), 3)
    judge = Judge(GAME, net)
    g = GAME.setup(3, 3, GAME.settings({}))
    said = chances(judge, g, Rng(1))
    assert said.sum() == pytest.approx(1.0)
    assert chances(judge, GAME.imagine(g, -1, Rng(9)), Rng(2)) == pytest.approx(said, abs=1e-5)


def small_net(path: Path) -> Path:
    net = Net(len(GAME.advice.names), len(GAME.advice.sources), (8, 4), 3)
    path.write_bytes(packed(net, card_for(GAME, net)))
    return path


def test_a_net_is_judged_drawn_and_tempered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from orrery.cli import judge

    monkeypatch.setattr(judge, "FEWEST", 2)
    net, picture = small_net(tmp_path / "small.npz"), tmp_path / "drawn.svg"
    command = ["judge", "ultramassive", "--net", str(net), "--games", "2", "--cores", "1", "--temper"]
    assert run([*command, "--picture", str(picture)]) == 0
    assert re.search(r"Expected calibration error [\d.]+ \[[\d.]+, [\d.]+\] points", capsys.readouterr().out)
    assert picture.read_text().startswith("<svg")
    assert unpacked(net.read_bytes())[0].temper.tolist() != [0.0, 1.0]


def test_who_plays_alone_is_judged_in_every_round_and_nobody_else() -> None:
    said = watch(None, Job("council", 4, 1, ""))
    assert {len(part) for part in said} == {len(said.when)}
    assert len(said.when) >= 5
    assert len(set(said.won.tolist())) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--games", "3"], "it takes 20"), (["--net", "none.npz"], "cannot be read"), (["--temper"], "Name the net")],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    net = small_net(tmp_path / "small.npz")
    given = [*arguments, "--net", str(net)] if arguments[0] == "--games" else arguments
    assert run(["judge", "ultramassive", *given]) != 0
    assert words in capsys.readouterr().err
