"""The example that learns, in short: what it keeps plays as it was measured."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sb3_contrib", reason="it needs torch: ./test --learn fetches it and runs this")

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "learn.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_measures_and_keeps_a_policy(tmp_path: Path) -> None:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

    learn = example()
    before, *_, after = learn.learn("random", minutes=60, games=3, out=tmp_path, decisions=2048)
    assert before["decisions"] == 0
    assert after["decisions"] == 2048
    model = MaskablePPO.load(tmp_path / "policy.zip", device="cpu")
    scale = VecNormalize.load(str(tmp_path / "scale.pkl"), DummyVecEnv([lambda: learn.table("random")]))
    assert learn.won(model, scale.normalize_obs, "random", 3) == (after["won"], after["margin"])


def test_the_lead_on_the_way_adds_up_to_the_margin() -> None:
    learn = example()
    env, plain = learn.Lead(learn.table("random")), learn.table("random")
    seen, info = env.reset(seed=2)
    plain.reset(seed=2)
    total, over = env.seen_lead(seen), False
    while not over:
        action = int(info["action_mask"].argmax())
        _, grown, over, _, info = env.step(action)
        margin = plain.step(action)[1]
        total += grown
    assert total == margin
