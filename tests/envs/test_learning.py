"""The example that learns, in short: it learns to beat chance, and what it keeps plays as it was measured."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sb3_contrib", reason="it needs torch: ./test --learn fetches it and runs this")

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "learn.py"
DECISIONS = 10 * 32 * 128  # ten rounds of learning


def example() -> Any:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_chance_and_keeps_what_it_learned(tmp_path: Path) -> None:
    from sb3_contrib import MaskablePPO

    learn = example()
    before, *_, after = learn.learn("random", minutes=60, games=40, out=tmp_path, decisions=DECISIONS)
    assert before["decisions"] == 0
    assert after["decisions"] == DECISIONS
    assert after["won"] > max(0.75, before["won"])
    assert after["lead"] > 10
    model = MaskablePPO.load(tmp_path / "policy.zip", device="cpu")
    assert learn.measured(model, "random", 40) == (after["won"], after["lead"])


def test_the_lead_on_the_way_adds_up_to_the_margin() -> None:
    learn = example()
    env = learn.Lead("random")
    plain = env.unwrapped
    _, info = env.reset(seed=2)
    total, over = env.lead, False
    while not over:
        _, grown, over, _, info = env.step(int(info["action_mask"].argmax()))
        total += grown / learn.POINTS
    totals = [score.total for score in sorted(plain.table.title.scores(plain.table.game), key=lambda one: one.seat)]
    assert total == pytest.approx(totals[0] - totals[1])
