"""The puzzle of a day: a position of a game between bots in which one choice is clearly best."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from orrery.bots.levels import has_levels
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.play.receipt import digest
from orrery.server.storage import codec
from orrery.server.storage.records import BOT, Move, Record, Seat
from orrery.server.thinking.process import note

GAMES = 12  # that are looked through at most
CLEAR = 0.05  # chance to win by which the best has to be ahead of every other choice
AGAIN = 10  # times the thinking under which the difference has to hold


class Found(msgspec.Struct):
    opened: tuple[Record, list[Move], tuple[int, str]]
    analysis: bytes
    puzzle: dict[str, Any]


def find(data: bytes, slot: int = -1) -> Found:
    """In the other process: everything follows from the title and the day."""
    from orrery.analysis.analysing import analyse
    from orrery.analysis.played import Played, played
    from orrery.analysis.surely import surely_best
    from orrery.server.tables import forking
    from orrery.server.tables.puzzles import puzzle

    name, day = msgspec.json.decode(data, type=tuple[str, str])
    title = find_title(name)
    for number in range(GAMES):
        seed = int(digest([name, day, number])[:12], 16)
        record = between_bots(title, seed)
        journal = bots_play(record)
        game: Played = played(codec.begin(record), journal)
        analysis = analyse(game, partial(looked_through, slot, number))
        slips = analysis["slips"]
        worst = sorted(range(len(slips)), key=lambda at: (not slips[at]["better"]["gains"], -slips[at]["given"]))
        for at in worst[:4]:  # those first that can be explained
            slip = slips[at]
            if surely_best(game, slip["move"] - 1, slip["better"]["key"], CLEAR, AGAIN):
                session = codec.begin(record)
                for seat, key in journal:
                    session.choose(seat, key)
                opened = forking.opened(record, session)
                return Found(opened, msgspec.json.encode(analysis), dict(puzzle(record.id, analysis, at, day)))
    raise ValueError(f"No position of today's games of {title.title} has one clearly best choice; come back tomorrow.")


def looked_through(slot: int, number: int, share: float) -> None:
    """Nobody knows how many games it takes, and the first often has one: each counts for half of what is left."""
    note(slot, 1, 1.0 - 0.5 ** (number + share))


def between_bots(title: Title, seed: int) -> Record:
    from orrery.server.tables import lobby

    specs = ("learner", "player") if has_levels(title) else ("greedy", "planner")
    seats: list[Seat] = []
    for number in range(max(2, title.seats[0])):
        made = lobby.bot_seat(number, specs[number % 2], [seat.name for seat in seats])
        seats.append(made)
    return lobby.blank(title, seats, {}, seed, "")


def bots_play(record: Record) -> list[tuple[int, str]]:
    session = codec.begin(record)
    bots = [bot(seat.bot, seat.seat) for seat in record.seats if seat.kind == BOT]
    while session.game.asks:
        seat = min(session.game.asks)
        number = bots[seat].choose(Seen(session.title, session.game, seat))
        session.choose(seat, session.game.options(seat)[number].key)
    return list(session.journal)
