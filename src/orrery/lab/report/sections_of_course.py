"""The parts of a report about how games go."""

from __future__ import annotations

from orrery.lab.report import charts_of_course as charts
from orrery.lab.report.charts import DIM, tone_of
from orrery.lab.report.facts import Count
from orrery.lab.report.section import SPAN, TOLD, Row, Section, interval, plain


def turns(count: Count) -> Section:
    rows = [(f"place {turn}", *interval(one)) for turn, one in enumerate(count.turns, 1)]
    out = [turn for turn, one in enumerate(count.turns, 1) if tone_of(one, count.even) != DIM]
    says = f"No place stands apart: every interval holds {count.even:.1%}."
    if out:
        says = f"Place {' and '.join([str(turn) for turn in out])} stands apart from an even {count.even:.1%}."
    about = "Shares of the wins by place in the first turn order"
    return Section("Who wins, by turn order", about, charts.turns(count), TOLD, rows, says=says)


def bots(count: Count) -> Section:
    rows = [(bot, *interval(one)) for bot, one in count.bots.items()]
    alone = " against the opponent whom the game plays" if count.players == 1 else ""
    about = f"Shares of the wins by bot{alone}"
    return Section("Skill: who wins, by bot", about, charts.bots(count), TOLD, rows)


def lasting(count: Count) -> Section:
    lengths = [(rounds, str(games), f"{games / count.games:.1%}") for rounds, games in count.rounds.items()]
    each = count.decisions.each
    says = (
        f"Mean {count.length.value:.1f} rounds [{count.length.low:.1f}, {count.length.high:.1f}]; "
        f"{each.value:.0f} decisions a player [{each.low:.0f}, {each.high:.0f}]."
    )
    columns = ("rounds", "games", "share")
    return Section("How long a game lasts", "Games by rounds", charts.length(count), columns, lengths, says=says)


def lead(count: Count) -> Section:
    ahead = count.lead
    rows: list[Row] = [
        ("ahead after a quarter wins", *interval(ahead.quarter)),
        ("ahead at half-time wins", *interval(ahead.half)),
        ("ahead after three quarters wins", *interval(ahead.three_quarters)),
        ("games with a change of the lead", *interval(ahead.changed)),
        ("changes of the lead in a game", *plain(ahead.changes)),
        ("drama: deficit of the later winner", *interval(ahead.drama)),
        ("decided: rounds left at 90 %", *interval(ahead.decided)),
    ]
    says = f"The lead changes in {ahead.changed.value:.0%} of the games, {ahead.changes.value:.1f} times in one."
    if ahead.drama is not None and ahead.decided is not None:
        says += (
            f" The later winner is {100 * ahead.drama.value:.0f} points behind on average; "
            f"{ahead.decided.value:.0%} of the rounds come after somebody is sure at 90 %."
        )
    about = f"Ahead by {ahead.by}. Well below 100 % there is room to catch up"
    rows = [row for row in rows if row[1]]
    return Section("Lead, drama and catching up", about, charts.leads(count), TOLD, rows, says=says)


def points(count: Count) -> Section:
    rows = [
        (s.name, *plain(s.all)[:2], *plain(s.winner), *interval(s.share)[:2], *interval(s.leader))
        for s in count.sources
    ]
    columns = (
        *("source", "a player", SPAN, "a winner", SPAN, "n"),
        *("of a winner's points", SPAN, "who has most of it wins", SPAN, "n"),
    )
    about = "Mean points" if count.added else "Means. The game is not won by adding these up"
    known = [source for source in count.sources if source.leader is not None]
    says = ""
    if known and count.added:
        most = max(known, key=lambda source: source.leader.value if source.leader else 0.0)
        says = f"Whoever has most from {most.name} wins {' '.join(interval(most.leader)[:1])}"
        says += f" [{interval(most.leader)[1]}]: no other source tells the winner as well."
    width = "six" if len(count.bots) == 1 and count.players > 1 else "wide"
    return Section("Where the points come from", about, charts.sources(count), columns, rows, width, says)


def decisions(count: Count) -> Section:
    choices = count.decisions
    scale = 100.0 if choices.unit == "win chance" else 1.0
    rows = [
        (
            k.kind,
            str(k.n),
            *plain(k.options)[:2],
            interval(k.single)[0],
            *plain(k.stakes, scale),
            *plain(k.lost, scale)[:2],
        )
        for k in choices.kinds
    ]
    columns = ("chosen", "n", "options", SPAN, "only one", "stakes", SPAN, "weighed", "given away", SPAN)
    says = f"{choices.options.value:.1f} options a decision; {choices.forced.value:.0%} leave no choice."
    if choices.close is not None:
        says += f" In {choices.close.value:.0%} another option is as good as the best."
    if choices.entropy is not None:
        low, high = choices.entropy.low, choices.entropy.high
        says += f" Entropy {choices.entropy.value:.2f} bits [{low:.2f}, {high:.2f}]."
    about = f"What is at stake by round: best minus worst option, in {choices.unit}"
    chart = charts.stakes(count) if choices.stakes else None
    return Section("Decisions that matter", about, chart, columns, rows, "wide", says)
