"""The parts of a report: each a chart, the table behind it, and what they are about, for the page and for Markdown."""

from __future__ import annotations

from orrery.lab.report.beside import comparison, experiment, wanted
from orrery.lab.report.facts import Count, Report, players_told
from orrery.lab.report.section import Section, level
from orrery.lab.report.sections_of_course import bots, decisions, lasting, lead, points, turns
from orrery.lab.report.sections_of_pieces import lifts, owners, prices


def sections(report: Report) -> list[Section]:
    found: list[Section] = []
    if report.effects:
        found.append(experiment(report))
    if report.compared:
        found.append(comparison(report))
    found = [one._replace(n=who_played(report)) for one in found]
    for count in report.counts:
        n = f"{who_played(report)} · {count.games} games of {count.deals} deals"
        group = players_told(count.players)
        found += [one._replace(group=group, players=count.players, n=n) for one in of_count(count)]
    return [*found, wanted(report)._replace(n=who_played(report))] if report.goals else found


def who_played(report: Report) -> str:
    return f"{', '.join([level(bot) for bot in report.bots])} · rules {report.rules}"


def of_count(count: Count) -> list[Section]:
    found = [turns(count)] if count.players > 1 else []
    found += [bots(count)] if len(count.bots) > 1 or count.players == 1 else []
    found += [lasting(count), lead(count), points(count)]
    return [*found, lifts(count), prices(count), decisions(count), owners(count)]
