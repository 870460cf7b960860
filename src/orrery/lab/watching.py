"""One game of a run, played and written down."""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.bots.circles import Trail
from orrery.bots.contest import Fixture, thoughts
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.lab.judging import Scales, Weighed
from orrery.lab.meddling import Meddler
from orrery.lab.order import PLAIN, Order, Sitting, bots_of, is_about, seed_of, sittings
from orrery.lab.pieces import Fates
from orrery.lab.tables import Columns, add, empty

TRIES: Final = 200  # deals, until a gift lies where it can be given


def play_games(order: Order, numbers: tuple[int, int]) -> Columns:
    """The games of a run from the first to before the second number: work that any process can do."""
    title = find_title(order.game, order.settings)
    arms = Arms(title, order, Scales(title, order.bots))
    columns = empty()
    for sitting in sittings(order)[slice(*numbers)]:
        arms.play(sitting, columns)
    return columns


class Arms:
    """The plain game of a deal, and then those that something is changed in."""

    def __init__(self, title: Title, order: Order, scales: Scales) -> None:
        self.title = title
        self.order = order
        self.scales = scales
        self.plain: Optional[Sitting] = None  # the last plain game
        self.took: list[str] = []  # what the seat took in it that the experiment is about

    def play(self, sitting: Sitting, columns: Columns) -> None:
        if sitting.arm == PLAIN:
            self.plain, self.took = sitting, self.watched(sitting, "", columns)
            return
        if self.order.experiment != "ban":
            self.watched(sitting, self.order.piece, columns)
            return
        plain = sitting._replace(number=sitting.number - sitting.slot - 1, arm=PLAIN, slot=0)
        if self.plain != plain:  # another process has played it
            self.play(plain, empty())
        if sitting.slot < len(self.took):
            self.watched(sitting, self.took[sitting.slot], columns)

    def watched(self, sitting: Sitting, piece: str, columns: Columns) -> list[str]:
        watched = Watched(self.title, self.order, sitting, self.scales, piece)
        watched.play(columns)
        return watched.took


class Watched:
    def __init__(self, title: Title, order: Order, sitting: Sitting, scales: Scales, piece: str = "") -> None:
        self.title = title
        self.order = order
        self.sitting = sitting
        self.scales = scales
        self.piece = piece  # that something is done about
        self.took: list[str] = []

    def play(self, columns: Columns) -> None:
        """Where a gift lies open in a deal, the next one is played instead."""
        for tried in range(TRIES):
            seed = seed_of(self.order, self.sitting.players, self.sitting.deal, tried)
            found = empty()
            if self.played(seed, found):
                for table, rows in found.items():
                    for column, values in rows.items():
                        columns[table][column] += values
                return
        raise ValueError(f"{self.order.piece} could not be given in any of {TRIES} deals; use --ban or --force.")

    def played(self, seed: int, columns: Columns) -> bool:
        sitting, players = self.sitting, self.sitting.players
        specs = bots_of(self.order, players)
        chance = thoughts(Fixture(self.order.game, tuple(specs), seed, sitting.seating, self.order.settings))
        dice = Rng(seed ^ 0x1AB)
        sitting_there = [(seat + sitting.seating) % players for seat in range(players)]
        bots = [bot(specs[index], chance.fork().state, files=True) for index in sitting_there]
        g = self.title.setup(seed, players, self.order.settings)
        g.events = []
        turns = [p.seat for p in g.turn_order() if p.seat < players]
        trails = [Trail(self.title, seat) for seat in range(players)]
        fates = Fates(self.title, players)
        meddler = Meddler(self.title, self.order, sitting, self.piece or self.order.piece)
        taken, last = [0] * players, -1
        while g.asks:
            if not meddler.gives(g):
                return False
            if g.round != last:
                self.round_over(columns, g, last, dice)
                fates.look(g)
                last = g.round
            seat = min(g.asks)
            meddler.bans(g, seat)
            fates.asked(g, seat)
            trails[seat].note(g)
            number = bots[seat].choose(Seen(self.title, g, seat, trails[seat]))
            forced = meddler.forces(g, seat)
            number = number if forced is None else forced
            self.decided(columns, g, seat, number, sum(taken), dice)
            fates.chosen(g, seat, g.options(seat)[number])
            taken[seat] += 1
            g.choose(seat, number)
        self.round_over(columns, g, g.round, dice)
        about = (sitting.arm, sitting.focus, self.piece)
        counts = (sitting.players, sitting.deal, str(seed), sitting.seating, *about)
        add(columns, "games", sitting.number, *counts, g.round, sum(taken))
        self.ended(columns, g, [specs[index] for index in sitting_there], turns, taken)
        fates.tell(columns, sitting.number)
        if self.order.experiment == "ban":
            self.took = [ref for ref in fates.taken_by(sitting.focus) if is_about(self.order, ref)]
            Rng(seed ^ 0x0BA2).shuffle(self.took)  # where there are more than slots, none is left out every time
        return True

    def round_over(self, columns: Columns, g: Any, last: int, dice: Rng) -> None:
        """The setup, before any round, is none."""
        if last < 1:
            return
        chances: list[Optional[float]] = self.scales.chances(g, dice)
        for score in self.title.scores(g):
            chance = chances[score.seat] if score.seat < len(chances) else None
            if not g.asks:
                chance = None if chance is None else float(score.winner)
            add(columns, "rounds", self.sitting.number, last, score.seat, score.total, chance)

    def decided(self, columns: Columns, g: Any, seat: int, number: int, so_far: int, dice: Rng) -> None:
        ask, option = g.asks[seat], g.options(seat)[number]
        weighs = self.order.weigh and not self.piece and so_far % self.order.weigh == 0
        weighed = self.scales.weigh(g, seat, number, dice) if weighs else Weighed()
        kind = "|".join(dict.fromkeys([part.verb.name for part in ask.every_part()]))
        where = (self.sitting.number, seat, so_far, g.round)
        add(columns, "decisions", *where, kind, ask.count, option.verb.name, option.target, *weighed)

    def ended(self, columns: Columns, g: Any, bots: list[str], turns: list[int], taken: list[int]) -> None:
        scores = sorted(self.title.scores(g), key=lambda score: score.seat)
        winners = max(1, sum([score.winner for score in scores]))
        for score in scores:
            seat, guest = score.seat, score.seat >= len(bots)
            rival = max([other.total for other in scores if other.seat != seat], default=0)
            who = (self.title.words.guest, -1) if guest else (bots[seat], turns.index(seat))
            result = (score.total, rival, score.winner / winners, 0 if guest else taken[seat], guest)
            add(columns, "seats", self.sitting.number, seat, *who, *result)
        for seat, account in enumerate(self.title.scoring.account(g, g.events)):
            points: dict[str, int] = {}
            for entry in account:
                points[entry.source] = points.get(entry.source, 0) + entry.points
            for source, count in points.items():
                add(columns, "sources", self.sitting.number, seat, source, count)
