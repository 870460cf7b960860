"""Self-play and training: the same from the same seed, and no worse for being interrupted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from orrery.games import title
from orrery.minds.actors import play_chunk
from orrery.minds.files import Misfit, fitting, packed, unpacked
from orrery.minds.judgement import Asked, Judge
from orrery.minds.net import OWN, ROUNDS, WIN, Net
from orrery.minds.selfplay import Chunk, SelfPlay, Table
from orrery.minds.stories import Story
from orrery.minds.training import Training, mixed
from orrery.workers import Alone, Processes

GAME = title("ultramassive")


def net() -> Net:
    return Net(len(GAME.advice.names), len(GAME.advice.sources), (8, 4))


def small(out: Path, seed: int = 1) -> Training:
    return Training(GAME, out, seed, games=1, hidden=(8, 4), first=1, chunks=1)


def test_the_same_chunk_is_the_same_games() -> None:
    chunk = Chunk("ultramassive", 5, 2, (2, 3), 0.5, 0.8, 0.5)
    one, other = [SelfPlay(GAME, net(), [net()], 1, 4).play(chunk) for _ in range(2)]
    for mine, theirs in zip(one, other, strict=True):
        assert (mine == theirs).all()
    assert set(one.games) == {0.0, 1.0}


def test_what_is_learned_of_a_finished_game_is_its_result() -> None:
    found = SelfPlay(GAME, net(), (), 1, 4).play(Chunk("ultramassive", 6, 1, (2,), 0.0, 0.0, 0.0))
    wins = {(round(float(row[OWN]), 3), float(row[WIN])) for row in found.results}
    assert len(wins) == 2
    assert found.taught[:, : WIN + 1] == pytest.approx(found.results[:, : WIN + 1])
    assert found.taught[:, ROUNDS].max() == 5
    assert found.taught[:, ROUNDS].min() == 0
    sources = found.taught[:, ROUNDS + 1 :].sum(1)
    assert sources == pytest.approx(found.results[:, OWN], abs=1e-4)


def test_who_learns_meets_what_it_would_not_choose() -> None:
    """In Laniakea everybody would choose the same Celestial for ever, and never learn what the others are worth."""
    laniakea = title("laniakea")
    settings = [Table(laniakea, 1, seats, number).settings["celestials"] for seats in (1, 2) for number in range(3)]
    assert settings == ["chosen", "chosen", "chosen", "chosen", "random", "random"]


@pytest.mark.parametrize(("older", "rivals"), [(0, {0}), (2, {0, 1, 2})])
def test_somebody_else_has_a_seat(older: int, rivals: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """By an older net, or by what looks best; the net that learns is not asked what it would do in that seat."""
    playing = SelfPlay(GAME, net(), [net()] * older, 1, 4)
    playing.chance = np.random.default_rng(1)
    tables = [playing.table(Chunk("ultramassive", 5, 40, (2, 3), 0.0, 0.3, 1.0), number) for number in range(40)]
    assert {table.rival for table in tables} == rivals
    mine: list[bool] = []
    decide = SelfPlay.decide

    def spied(self: SelfPlay, asked: list[tuple[Table, Asked]], judge: Judge) -> None:
        mine.extend([table.guest != one.seat for table, one in asked if judge is self.judges[0]])
        decide(self, asked, judge)

    monkeypatch.setattr(SelfPlay, "decide", spied)
    playing.play(Chunk("ultramassive", 5, 2, (2,), 0.0, 0.3, 1.0))
    assert mine
    assert all(mine)


def test_a_detour_teaches_nothing_to_what_went_before() -> None:
    story = Story()
    for thought, detour in ((0.1, False), (0.2, True), (0.3, False)):
        story.rows.append(np.zeros(1, np.uint8))
        story.thought.append(np.full(4, thought, np.float32))
        story.best.append(np.full(4, 0.9, np.float32))
        story.detour.append(detour)
        story.rounds.append(1)
    first, second, third = story.taught(np.full(4, 1.0, np.float32), 3, 2 / 3)
    assert third[OWN] == pytest.approx(1.0)
    assert second[OWN] == pytest.approx(0.3 + 0.5 * (1.0 - 0.3))
    assert first[OWN] == pytest.approx(0.9)
    assert first[WIN] == pytest.approx((0.9 + 1.0) / 2)


def test_a_training_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    straight = small(tmp_path / "straight")
    for _ in range(3):
        straight.generate(Alone())
    broken = small(tmp_path / "broken")
    broken.generate(Alone())
    again = small(tmp_path / "broken", seed=99)
    assert again.resume()
    for _ in range(2):
        again.generate(Alone())
    assert again.games == straight.games
    for mine, theirs in zip(again.learner.net.weights, straight.learner.net.weights, strict=True):
        assert (mine == theirs).all()


def test_workers_play_the_same_games_and_a_killed_one_costs_only_its_chunk(tmp_path: Path) -> None:
    import os
    import signal

    chunks = [Chunk("ultramassive", seed, 1, (2,), 0.0, 0.0, 0.0) for seed in (1, 2, 3)]
    training = small(tmp_path)
    nets = [training.packed()]
    expected = list(Alone().each(play_chunk, nets, chunks))
    workers = Processes(2)
    try:
        played = workers.each(play_chunk, nets, chunks)
        found = [next(played)]
        for process in list(workers.pool._processes.values())[:1]:
            os.kill(process.pid, signal.SIGKILL)
        found += list(played)
    finally:
        workers.close()
    for mine, theirs in zip(found, expected, strict=True):
        assert (mine.rows == theirs.rows).all()


@pytest.mark.parametrize(("seats", "expected"), [((2, 3, 4), (2, 2, 3, 2, 2, 4)), ((2,), (2,)), ((1, 2), (2, 2, 1))])
def test_most_games_are_for_two_and_all_numbers_of_players_are_played(seats, expected) -> None:
    assert mixed(seats) == expected


def test_a_training_can_begin_with_what_a_net_knows_of_other_cards(tmp_path: Path) -> None:
    taught = small(tmp_path / "taught")
    taught.generate(Alone())
    known, card = unpacked(taught.packed())
    card.content = "other cards"
    net = packed(known, card)
    with pytest.raises(Misfit, match="other cards"):
        fitting(GAME, net)
    pupil = small(tmp_path / "pupil")
    pupil.begin_with(net, "The net")
    assert pupil.games == taught.games
    for mine, theirs in zip(pupil.learner.average.weights, known.weights, strict=True):
        assert (mine == theirs).all()
    pupil.generate(Alone())
    assert pupil.games == taught.games + 1
    assert fitting(GAME, pupil.packed())[1].games == pupil.games


def test_where_results_are_mostly_chance_only_a_share_of_what_was_learned_is_believed(tmp_path: Path) -> None:
    council = title("council")
    teacher = Training(council, tmp_path / "a", 1, hidden=(8, 4))
    teacher.learner.average.weights[-1][:] = 1.0
    teacher.games = int(council.advice.doubt)
    told, _ = unpacked(teacher.packed())
    assert told.weights[-1][:, :ROUNDS] == pytest.approx(0.5)
    assert told.weights[-1][:, ROUNDS:] == pytest.approx(1.0)
    pupil = Training(council, tmp_path / "b", 2, hidden=(8, 4))
    pupil.begin_with(teacher.packed(), "The net")
    assert pupil.learner.average.weights[-1] == pytest.approx(1.0)
    assert small(tmp_path / "c").trust(50) == 1.0
