"""A player that learns from nothing but results: MaskablePPO of sb3-contrib against a bot.

    pip install "orrery[envs]" sb3-contrib
    python learn.py --minutes 10

Minutes are those of one processor core. Every so often the games won against the bot are counted, in games that are
not learned from; they stand in `learned/curve.json`, and the policy in `learned/policy.zip`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from orrery.envs import env_id

OWN, RIVAL = "own Solar Mass", "strongest rival: Solar Mass"  # features of ULTRAMASSIVE
APART = 1_000_000  # seeds of the games that are not learned from


def table(bot: str) -> Any:
    """Unwrapped: Gymnasium's wrappers would hide `action_masks`."""
    return gymnasium.make(env_id("ultramassive"), opponents=[bot], rewards="margin").unwrapped


class Lead(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A reward on the way: by how much the lead has grown that the player sees with its own eyes. It adds up to the
    margin, so that what is learned stays the same, and is learned sooner."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        names = env.table.title.advice.names
        self.mine, self.theirs = names.index(OWN), names.index(RIVAL)
        self.lead = 0.0

    def seen_lead(self, seen: Any) -> float:
        return float(seen[self.mine]) - float(seen[self.theirs])

    def reset(self, **chosen: Any) -> Any:
        seen, info = self.env.reset(**chosen)
        self.lead = self.seen_lead(seen)
        return seen, info

    def step(self, action: Any) -> Any:
        seen, margin, over, broken_off, info = self.env.step(int(action))
        lead = margin if over else self.seen_lead(seen)
        grown, self.lead = lead - self.lead, lead
        return seen, grown, over, broken_off, info

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


def won(model: Any, scale: Any, bot: str, games: int) -> tuple[float, float]:
    """The share of games won, and the mean margin, choosing what looks best."""
    env = table(bot)
    margins = []
    for number in range(games):
        seen, info = env.reset(seed=APART + number)
        over = broken_off = False
        while not over and not broken_off:
            action, _ = model.predict(scale(seen), action_masks=info["action_mask"], deterministic=True)
            seen, margin, over, broken_off, info = env.step(int(action))
        margins.append(margin)
    wins = [1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins]
    return float(np.mean(wins)), float(np.mean(margins))


class Curve(BaseCallback):
    """Looks now and then at how good the player has become, and stops when its time is up."""

    def __init__(self, bot: str, minutes: float, games: int, out: Path) -> None:
        super().__init__()
        self.bot, self.games, self.out = bot, games, out
        self.limit = minutes * 60
        self.every = self.limit / 10
        self.points: list[dict[str, float]] = []
        self.learned = 0.0  # seconds
        self.last = time.process_time()

    def _on_rollout_start(self) -> None:
        self.learned += time.process_time() - self.last
        if self.learned >= self.every * len(self.points):
            self.measure()
        self.last = time.process_time()

    def measure(self) -> None:
        scale = self.training_env.normalize_obs
        share, margin = won(self.model, scale, self.bot, self.games)
        point = {"minutes": self.learned / 60, "decisions": self.num_timesteps, "won": share, "margin": margin}
        self.points.append(point)
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / "curve.json").write_text(json.dumps(self.points, indent=1))
        self.model.save(self.out / "policy.zip")
        self.training_env.save(str(self.out / "scale.pkl"))
        told = f"{point['minutes']:5.1f} min  {self.num_timesteps:8,} decisions  won {share:.0%}  margin {margin:+.1f}"
        print(told, flush=True)

    def _on_step(self) -> bool:
        return self.learned < self.limit


def learn(bot: str, minutes: float, games: int, out: Path, decisions: int = 10**9) -> list[dict[str, float]]:
    """Until the time is up, or so many decisions are made; says how it went."""
    torch.set_num_threads(1)
    env = VecNormalize(DummyVecEnv([lambda: Lead(table(bot))] * 16), gamma=0.995)
    env.seed(1)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=7e-4,
        n_steps=128,
        batch_size=256,
        n_epochs=6,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    curve = Curve(bot, minutes, games, out)
    model.learn(decisions, callback=curve)
    curve.measure()
    return curve.points


def picture(points: list[dict[str, float]], file: Path) -> None:
    """The share of games won by the minutes spent; `pip install orrery[lab]` has what draws it."""
    import altair

    line = altair.Chart(altair.InlineData(points)).mark_line(point=True, color="#3b6ea8")
    axes = line.encode(
        altair.X("minutes:Q", title="minutes of one core"),
        altair.Y("won:Q", title="games won", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1])),
    )
    even = altair.Chart(altair.InlineData([{"won": 0.5}])).mark_rule(strokeDash=[4, 4], color="#999")
    (even.encode(altair.Y("won:Q")) + axes).properties(width=520, height=260).save(str(file))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="random")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--games", type=int, default=100, help="that are played to see how good it is")
    asked.add_argument("--out", type=Path, default=Path("learned"))
    asked.add_argument("--picture", type=Path, help="an SVG of the curve")
    chosen = asked.parse_args()
    curve = learn(chosen.bot, chosen.minutes, chosen.games, chosen.out)
    if chosen.picture:
        picture(curve, chosen.picture)
