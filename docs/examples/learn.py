"""A player that learns by its lead alone, without examples: MaskablePPO of sb3-contrib against a bot.

    python learn.py --minutes 10

Minutes are those of one processor core, without the games that only measure it: now and then it plays some that it
does not learn from. `learned/curve.json` tells the share won and the mean lead, `learned/policy.zip` is the player.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    from orrery.envs import env_id
except ModuleNotFoundError as error:
    needed = 'pip install "orrery[envs]" sb3-contrib (in a clone ".[envs]" for "orrery[envs]")'
    raise SystemExit(f"This needs {error.name}, which is not installed; install all of it with: {needed}") from None

GAME = env_id("ultramassive")
OWN, RIVAL = "own Solar Mass", "strongest rival: Solar Mass"  # features of ULTRAMASSIVE
LOOKS = 10  # how often it is seen how good the player has become: more often in the beginning
APART = 1_000_000  # seeds of the games that are not learned from
TOGETHER = 32  # games that are learned from at the same time
POINTS = 0.1  # of reward for a Solar Mass, so that rewards are about 1, as a net likes them


def scaled(seen: Any) -> Any:
    """Features are bytes: as floats of a few units a net learns from them sooner. And they must be floats, for
    stable-baselines3 keeps what it saw in the type of the space: numbers below 1 would become 0 there."""
    return np.log1p(seen, dtype=np.float32)


class Lead(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A reward on the way: by how much the lead has grown that the player sees with its own eyes. It adds up to the
    margin, so that what is learned stays the same, and is learned sooner."""

    def __init__(self, bot: str) -> None:
        super().__init__(gymnasium.make(GAME, opponents=[bot], rewards="margin"))
        self.observation_space = gymnasium.spaces.Box(0.0, 6.0, self.env.observation_space.shape, np.float32)
        names = self.unwrapped.table.title.advice.names
        self.mine, self.theirs = names.index(OWN), names.index(RIVAL)
        self.lead = 0.0

    def seen_lead(self, seen: Any) -> float:
        return float(seen[self.mine]) - float(seen[self.theirs])

    def reset(self, **chosen: Any) -> Any:
        seen, info = self.env.reset(**chosen)
        self.lead = self.seen_lead(seen)
        return scaled(seen), info

    def step(self, action: Any) -> Any:
        seen, margin, over, broken_off, info = self.env.step(int(action))
        lead = margin if over else self.seen_lead(seen)
        grown, self.lead = lead - self.lead, lead
        return scaled(seen), grown * POINTS, over, broken_off, info

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


def measured(model: Any, bot: str, games: int) -> tuple[float, float]:
    """The share of games won, and the mean lead at their end, choosing what looks best: all games side by side."""
    env = gymnasium.make_vec(GAME, num_envs=games, opponents=[bot], rewards="margin")
    rows, info = env.reset(seed=[APART + number for number in range(games)])
    leads = np.full(games, np.nan)
    while np.isnan(leads).any():
        actions, _ = model.predict(scaled(rows), action_masks=info["action_mask"], deterministic=True)
        rows, rewards, over, broken_off, info = env.step(actions)
        first = np.isnan(leads) & (over | broken_off)
        leads[first] = rewards[first]
    return float(np.mean((leads > 0) + 0.5 * (leads == 0))), float(leads.mean())


class Curve(BaseCallback):
    """Looks now and then at how good the player has become, and stops when its time is up."""

    def __init__(self, bot: str, minutes: float, games: int, out: Path) -> None:
        super().__init__()
        self.bot, self.games, self.out = bot, games, out
        self.limit = minutes * 60
        self.points: list[dict[str, float]] = []
        self.learned = 0.0  # seconds
        self.last = time.process_time()

    def _on_rollout_start(self) -> None:
        self.learned += time.process_time() - self.last
        if self.learned >= self.limit * (len(self.points) / LOOKS) ** 2:
            self.measure()
        self.last = time.process_time()

    def measure(self) -> None:
        won, lead = measured(self.model, self.bot, self.games)
        point = {"minutes": self.learned / 60, "decisions": self.num_timesteps, "won": won, "lead": lead}
        self.points.append(point)
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / "curve.json").write_text(json.dumps(self.points, indent=1))
        self.model.save(self.out / "policy.zip")
        told = f"{point['minutes']:5.1f} min  {self.num_timesteps:9,} decisions  won {won:4.0%}  lead {lead:+6.1f}"
        print(told, flush=True)

    def _on_step(self) -> bool:
        return self.learned < self.limit


def learn(bot: str, minutes: float, games: int, out: Path, decisions: int = 10**9) -> list[dict[str, float]]:
    """Until the time is up, or so many decisions are made; says how it went."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    env = DummyVecEnv([lambda: Lead(bot)] * TOGETHER)
    env.seed(1)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=5e-4,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    curve = Curve(bot, minutes, games, out)
    model.learn(decisions, callback=curve)
    if curve.learned < curve.limit:
        curve.measure()
    return curve.points


def picture(points: list[dict[str, float]], file: Path) -> None:
    """The share of games won, and the mean lead; `pip install "orrery[lab]"` has what draws it."""
    import altair

    def line(what: str, words: str, **more: Any) -> Any:
        y = altair.Y(f"{what}:Q", title=words, **more)
        axes = altair.Chart(altair.InlineData(points)).encode(altair.X("minutes:Q", title="minutes of one core"), y)
        return axes.mark_line(point=True, color="#3b6ea8").properties(width=330, height=220)

    share = altair.Axis(format="%")
    won = line("won", "games won", axis=share, scale=altair.Scale(domain=[0, 1]))
    (won | line("lead", "mean lead in Solar Mass")).save(str(file))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="random")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--games", type=int, default=200, help="that are played to see how good it is")
    asked.add_argument("--out", type=Path, default=Path("learned"))
    asked.add_argument("--picture", type=Path, help="an SVG of the curve")
    asked.add_argument("--measure", type=Path, help="learn nothing, only play with this player: learned/policy.zip")
    chosen = asked.parse_args()
    if chosen.picture and find_spec("altair") is None:
        asked.error('--picture needs altair; install it with: pip install "orrery[lab]"')
    if chosen.measure and not chosen.measure.is_file():
        asked.error(f"there is no file {chosen.measure}; the player that was learned is learned/policy.zip")
    try:
        Lead(chosen.bot).close()
    except ValueError as error:
        asked.error(str(error))
    if chosen.measure:
        share, ahead = measured(MaskablePPO.load(chosen.measure, device="cpu"), chosen.bot, chosen.games)
        print(f"won {share:.1%} of {chosen.games} games against {chosen.bot}, mean lead {ahead:+.1f}")
    else:
        curve = learn(chosen.bot, chosen.minutes, chosen.games, chosen.out)
        if chosen.picture:
            picture(curve, chosen.picture)
