"""Generations of self-play: games by the net of today, learning from the latest games, the net of tomorrow.

Everything follows from the seed and the number of games, so a training that was interrupted goes on as if it had not
been, and the same training gives the same net with any number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from orrery.core.title import Title
from orrery.minds.actors import play_chunk
from orrery.minds.checkpoints import read, replace, write
from orrery.minds.files import akin, card_for, packed
from orrery.minds.learning import Learner
from orrery.minds.net import OWN, RIVAL, WIN, Net
from orrery.minds.progress import Progress, log_line
from orrery.minds.selfplay import Chunk
from orrery.minds.stories import Rows
from orrery.workers import Workers

GAMES = 50  # in a chunk
FIRST = 16  # chunks before it learns: a net that learns from a few games knows only those
CHUNKS = 4  # of every later one
WINDOW = 40  # chunks to learn from
PASSES = 4  # through as many rows as are new
REACH = 0.3  # of a game
POOL = 4  # older nets that play along
KEEP = 20  # generations between two of them
RIVALS = 0.4  # of the games: older nets, and what looks best to the hand-written evaluation
RATE, SLOWEST = 1e-3, 1e-4
EXPLORE, CALMEST = 0.25, 0.08
KEPT = ("seed", "generation", "games", "seconds", "chunk_games", "strength", "pool", "learner", "window")


class Training:
    """One net on its way. All of it is in its directory."""

    def __init__(
        self,
        title: Title,
        out: Path,
        seed: int,
        games: int = 0,
        hidden: tuple[int, ...] = (64, 32),
        first: int = 0,
        chunks: int = 0,
    ) -> None:
        self.title = title
        self.out = out
        self.seed = seed
        self.chunk_games = games or GAMES
        self.first = first or FIRST
        self.later = chunks or CHUNKS
        self.generation = 0
        self.games = 0
        self.seconds = 0.0
        self.strength: dict[str, str] = {}  # against bots that never change, as last measured
        self.learner = Learner(Net(len(title.advice.names), len(title.advice.sources), hidden, seed))
        self.window: list[Rows] = []
        self.pool: list[bytes] = []
        out.mkdir(parents=True, exist_ok=True)

    @property
    def weights(self) -> Path:
        return self.out / f"{self.title.name}.npz"

    @property
    def state(self) -> Path:
        return self.out / f"{self.title.name}.training"

    def packed(self) -> bytes:
        net = self.learner.average.shrunk(self.trust(self.games))
        card = card_for(self.title, net)
        card.games, card.hours, card.seed = self.games, round(self.seconds / 3600, 2), self.seed
        card.strength = self.strength
        return packed(net, card)

    def trust(self, games: int) -> float:
        """The share of what was learned from so many games that is believed."""
        doubt = self.title.advice.doubt
        return games / (games + doubt) if games else 1.0

    def begin_with(self, data: bytes, name: str) -> None:
        """What a net knows already need not be learned again, also where it knew other cards."""
        net, card = akin(self.title, data, name)
        net.temper[:] = (0.0, 1.0)  # what is said is tempered when nothing more is learned
        self.learner = Learner(net.shrunk(1.0 / self.trust(card.games)))
        self.generation, self.games, self.seconds = 1, card.games, card.hours * 3600

    def generate(self, workers: Workers) -> Progress:
        """Play, learn, write down."""
        start = time.monotonic()
        fresh = self.generation == 0
        parts = list(workers.each(play_chunk, [self.packed(), *self.pool], self.chunks()))
        rows = Rows.joined(parts)
        speed = len(parts) * self.chunk_games / (time.monotonic() - start)
        score = float(rows.results[:, OWN].mean()) * self.unit
        if fresh:
            parts = self.measure(parts)
        self.window = [*self.window, *parts][-WINDOW:]
        losses = self.learn(len(rows.rows))
        self.generation += 1
        self.games += len(parts) * self.chunk_games
        self.seconds += time.monotonic() - start
        if self.generation % KEEP == 0:
            self.pool = [*self.pool, self.packed()][-POOL:]
        self.save()
        return Progress(self.games, self.seconds, speed, losses, score)

    @property
    def unit(self) -> float:
        return self.learner.net.unit

    def chunks(self) -> list[Chunk]:
        """Seeds follow from the training's own, so that any game can be played again."""
        fresh = self.generation == 0
        calm = self.games / 20_000
        explore = max(CALMEST, EXPLORE / (1.0 + calm))
        seats = mixed(self.title.seats)
        first = self.seed * 1_000_003 + self.games
        return [
            Chunk(
                self.title.name,
                (first + number * self.chunk_games) % 2**62,
                self.chunk_games,
                seats,
                explore,
                0.0 if fresh else REACH,
                RIVALS,
                "" if self.title.variant is None else self.title.variant.text,
            )
            for number in range(self.later if self.window else self.first)
        ]

    def measure(self, parts: list[Rows]) -> list[Rows]:
        """Scales of inputs and scores, from the first games: what leads usually are counts as one."""
        rows = Rows.joined(parts)
        leads = (rows.results[:, OWN] - rows.results[:, RIVAL]) * self.unit
        unit = max(1.0, float(leads.std()))
        share = np.float32(self.unit / unit)
        for net in (self.learner.net, self.learner.average):
            net.unit = unit
            net.scale = np.asarray(1.0 / np.maximum(1.0, 2.0 * rows.rows.std(0)), np.float32)
            net.fold()
        return [part.rescaled(share) for part in parts]

    def learn(self, new: int) -> list[float]:
        """A pass through as many positions as there are new ones, some times over, from the whole window."""
        chance = np.random.default_rng((self.seed, self.generation))
        data = Rows.joined(self.window)
        rate = max(SLOWEST, RATE / (1.0 + self.games / 10_000))
        losses = []
        for _ in range(PASSES):
            some = chance.choice(len(data.rows), min(new, len(data.rows)), replace=False)
            losses.append(self.learner.fit(data.rows[some], data.prior[some], data.taught[some], rate, chance))
        return [round(float(value), 4) for value in np.mean(losses, 0)[: WIN + 1]]

    def save(self) -> None:
        write(self.state, {"title": self.title.name} | {name: getattr(self, name) for name in KEPT})
        replace(self.weights, self.packed())

    def resume(self) -> bool:
        """Go on where the directory says; whether there was anything to go on from."""
        if not self.state.exists():
            return False
        for name, value in read(self.state, KEPT).items():
            setattr(self, name, value)
        return True


def mixed(seats: tuple[int, ...]) -> tuple[int, ...]:
    """How many play in each game, in turn: mostly two, and every other number."""
    others = [count for count in seats if count != 2]
    return tuple([count for other in others for count in (2, 2, other)] or [2])


def train(training: Training, workers: Workers, seconds: float, say: Callable[[Progress], None]) -> None:
    """For so long; at least a generation."""
    begin = time.monotonic()
    while True:
        progress = training.generate(workers)
        with (training.out / f"{training.title.name}.log").open("a") as log:
            log.write(log_line(progress) + "\n")
        say(progress)
        if time.monotonic() - begin > seconds:
            return
