"""The parts of a report: each a chart, the table behind it, and what they are about, for the page and for Markdown."""

from __future__ import annotations

from orrery.lab.report import charts
from orrery.lab.report.beside import comparison, experiment
from orrery.lab.report.facts import Count, Piece, Report, players_told
from orrery.lab.report.section import TOLD, Row, Section, interval, number, plain, scaled, shift


def sections(report: Report) -> list[Section]:
    found: list[Section] = []
    if report.effects:
        found.append(experiment(report))
    if report.compared:
        found.append(comparison(report))
    for count in report.counts:
        found += [section._replace(group=players_told(count.players)) for section in of_count(count)]
    return found


def of_count(count: Count) -> list[Section]:
    n = f"{count.games} games of {count.deals} deals"
    found = []
    if count.players > 1:
        rows = [(f"place {turn}", *interval(one)) for turn, one in enumerate(count.turns, 1)]
        found.append(
            Section("Who wins, by turn order", f"{n}; even is {count.even:.1%}", charts.turns(count), TOLD, rows)
        )
    if len(count.bots) > 1:
        rows = [(bot, *interval(one)) for bot, one in count.bots.items()]
        found.append(Section("Skill: who wins, by bot", n, charts.bots(count), TOLD, rows))
    lengths = [(rounds, str(games)) for rounds, games in count.rounds.items()]
    mean = f"mean {count.length.value:.1f} rounds; {count.decisions.each.value:.0f} decisions a player"
    found.append(Section("How long a game lasts", f"{n}; {mean}", charts.length(count), ("rounds", "games"), lengths))
    found += [lead(count, n), points(count, n), decisions(count, n)]
    return [*found, lifts(count, n), prices(count, n), owners(count, n)]


def lead(count: Count, n: str) -> Section:
    told = count.lead
    rows: list[Row] = [
        ("ahead after a quarter wins", *interval(told.quarter)),
        ("ahead at half-time wins", *interval(told.half)),
        ("ahead after three quarters wins", *interval(told.three_quarters)),
        ("games with a change of the lead", *interval(told.changed)),
        ("changes of the lead in a game", *plain(told.changes)),
        ("drama: deficit of the later winner", *interval(told.drama)),
        ("decided: rounds left at 90 %", *interval(told.decided)),
    ]
    about = f"{n}; ahead by {told.by}. A game leaves room to catch up where these stay well below 100 %"
    return Section("Lead, drama and catching up", about, charts.leads(count), TOLD, [row for row in rows if row[1]])


def points(count: Count, n: str) -> Section:
    rows = [
        (s.name, plain(s.all)[0], plain(s.winner)[0], f"{s.share:.0%}", *interval(s.leader)[:2]) for s in count.sources
    ]
    columns = ("source", "a player", "a winner", "of a winner's points", "who has most of it wins", "95 % interval")
    return Section("Where the points come from", f"{n}; mean points", charts.sources(count), columns, rows, "wide")


def lifts(count: Count, n: str) -> Section:
    pieces = sorted([p for p in count.pieces if p.lift is not None], key=lambda p: -(p.lift.value if p.lift else 0.0))
    rows = [(p.name, p.ref, *shift(p.lift), str(p.owners.n if p.owners else 0), number(p.price)) for p in pieces]
    columns = ("piece", "ref", "lift, points", "95 % interval", "could take it", "price")
    about = (
        f"{n}; observed, not caused: who is ahead can pay for more. Coloured, or starred, what many comparisons leave"
    )
    chart = charts.lifts(count.pieces) if rows else None
    return Section("How owners of a piece fare", about, chart, columns, rows, "wide")


def owners(count: Count, n: str) -> Section:
    rows = [chosen_row(piece) for piece in sorted(count.pieces, key=rarely)]
    columns = (
        "piece",
        "ref",
        "",
        "owners among those who could",
        "taken per chance",
        "used per chance",
        "rounds seen",
        "first taken in round",
    )
    about = (
        f"{n}; dead: taken in less than 2 % of its chances; out of reach: hardly ever to be had; a must: by over 85 %"
    )
    chart = charts.owners(count.pieces) if charts.chosen(count.pieces) else None
    return Section("Dead content and must-haves", about, chart, columns, rows, "full")


def rarely(piece: Piece) -> float:
    return piece.owners.value if piece.owners is not None else piece.used.value if piece.used is not None else 0.0


def chosen_row(p: Piece) -> Row:
    rates = [interval(one)[0] for one in (p.owners, p.rate, p.used)]
    return (p.name, p.ref, p.verdict, *rates, str(p.seen), number(p.round))


def prices(count: Count, n: str) -> Section:
    priced = [p for p in count.pieces if p.lift is not None and p.price]
    rows = [(p.name, number(p.price), *shift(p.lift)) for p in sorted(priced, key=lambda p: p.price or 0.0)]
    about = f"{n}; what is paid, as one number, against the observed lift. Dear pieces should stand to the upper right"
    chart = charts.prices(count.pieces) if rows else None
    return Section("Prices against worth", about, chart, ("piece", "price", "lift, points", "95 % interval"), rows)


def decisions(count: Count, n: str) -> Section:
    told = count.decisions
    scale = 100.0 if told.unit == "win chance" else 1.0
    rows = [
        (k.kind, str(k.n), f"{k.options:.1f}", f"{k.single:.0%}", scaled(k.stakes, scale), scaled(k.lost, scale))
        for k in told.kinds
    ]
    columns = ("chosen", "n", "options", "only one", "stakes", "given away")
    close = "" if told.close is None else f"; another option is as good as the best in {told.close:.0%}"
    entropy = "" if told.entropy is None else f"; entropy {told.entropy:.2f} bits"
    counted = f"{n}; {told.options:.1f} options, {told.forced:.0%} forced{close}{entropy}"
    about = f"{counted}. Stakes: best minus worst, in {told.unit}"
    chart = charts.stakes(count) if told.stakes else None
    return Section("Decisions that matter, by round", about, chart, columns, rows)
