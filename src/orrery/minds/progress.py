"""What a training tells of itself."""

from __future__ import annotations

import json


class Progress:
    """What one generation brought."""

    def __init__(self, games: int, seconds: float, speed: float, losses: list[float], score: float) -> None:
        self.games = games
        self.seconds = seconds
        self.speed = speed  # games a second
        self.losses = losses
        self.score = score


def log_line(progress: Progress) -> str:
    return json.dumps(
        {
            "games": progress.games,
            "minutes": round(progress.seconds / 60, 2),
            "games_a_second": round(progress.speed, 2),
            "losses": progress.losses,
            "score": round(progress.score, 1),
        }
    )
