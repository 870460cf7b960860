"""A report of a run, and beside another one."""

from __future__ import annotations

from pathlib import Path

from orrery.core.study import Study
from orrery.core.title import VARIANT
from orrery.games import title as find_title
from orrery.lab.report import content, course, winning
from orrery.lab.report.causes import effects
from orrery.lab.report.comparing import compared, flips
from orrery.lab.report.conclusions import can, cannot
from orrery.lab.report.data import Data
from orrery.lab.report.facts import Count, Report
from orrery.lab.report.goals import goals
from orrery.lab.run import BadRun, in_words


def report(folder: Path, against: Path | None = None) -> Report:
    data, beside = Data(folder), None
    made = of_run(data)
    if against is not None:
        other = Data(against)
        if other.card.order.game != data.card.order.game:
            raise BadRun(
                f"{against} is a run of {other.card.title}, {folder} one of {data.card.title}; compare equals."
            )
        made.against = in_words(other.card)
        made.other_rules = other.card.order.rules if other.card.order.rules != made.rules else 0
        made.compared = compared(data, other)
        beside = of_run(other)
        made.flips = flips(made, beside)
    made.goals = goals(made, study_of(data), beside)
    made.can, made.cannot = can(made), cannot(made)
    return made


def study_of(data: Data) -> Study:
    """What the game is meant to be like, where it is still on the shelf."""
    try:
        return find_title(data.card.order.game).study
    except ValueError:
        return Study(())


def of_run(data: Data) -> Report:
    card = data.card
    order = card.order
    return Report(
        title=card.title,
        game=order.game,
        rules=order.rules,
        bots=order.bots,
        net=card.net,
        seed=order.seed,
        settings=picked(order.game, order.settings),
        changes=card.changes,
        command=command(data),
        counts=[count(data, players) for players in data.counts()],
        effects=effects(data),
    )


def count(data: Data, players: int) -> Count:
    seats = winning.people(data, players)
    lengths, length = course.rounds(data, players)
    games = list(data.rows("games", players))
    return Count(
        players=players,
        games=len(games),
        deals=len({row["deal"] for row in games}),
        even=1.0 / players,
        turns=winning.by_turn(seats, players),
        bots=winning.by_bot(seats),
        scores=winning.scores(data, players),
        sources=winning.sources(data, players, seats),
        added=winning.are_added(data, players, seats),
        pieces=content.pieces(data, players, seats),
        rounds=lengths,
        length=length,
        lead=course.lead(data, players, seats),
        decisions=course.decisions(data, players, seats),
    )


def picked(game: str, settings: dict[str, str]) -> dict[str, str]:
    """The switches that differ from the rules as written, where the game is still on the shelf."""
    try:
        title = find_title(game)
        return {name: value for name, value in title.picked(title.settings(settings)).items() if name != VARIANT}
    except ValueError:
        return {name: value for name, value in settings.items() if name != VARIANT}


def command(data: Data) -> str:
    """How the same run is made again."""
    order = data.card.order
    words = [f"orrery lab run {order.game} --bots {','.join(order.bots)}"]
    words.append(f"--seats {','.join([str(count) for count in order.seats])} --games {order.games} --seed {order.seed}")
    words += [f"--set {name}={value}" for name, value in picked(order.game, order.settings).items()]
    words += ["--variant FILE.toml"] if data.card.changes else []
    words += [f"--{order.experiment} {order.piece}"] if order.experiment else []
    words += ["--swap-seats"] if order.swap_seats else []
    return " ".join([*words, f"--out {data.folder.name}"])
