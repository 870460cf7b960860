"""A report as Markdown: the same numbers without pictures."""

from __future__ import annotations

from orrery.lab.report.facts import Report
from orrery.lab.report.section import Section
from orrery.lab.report.sections import sections


def markdown(report: Report) -> str:
    lines = [f"# {report.title}: report of the lab", "", *[f"- {name}: {value}" for name, value in about(report)], ""]
    lines += ["## What we can conclude", ""]
    for group, sentences in report.can.items():
        lines += [f"### {group}", "", *[f"- {sentence}" for sentence in sentences], ""]
    lines += ["## What we cannot", "", *[f"- {sentence}" for sentence in report.cannot], ""]
    group = ""
    for section in sections(report):
        lines += [f"## {section.group}", ""] if section.group != group else []
        group = section.group
        lines += written(section)
    return "\n".join(lines) + "\n"


def written(section: Section) -> list[str]:
    lines = [f"### {section.title}", "", f"{section.about}.", ""]
    if section.rows:
        lines.append(f"| {' | '.join(section.columns)} |")
        lines.append(f"| {' | '.join(['---' for _ in section.columns])} |")
        lines += [f"| {' | '.join([cell.replace('|', '/') for cell in row])} |" for row in section.rows]
        lines.append("")
    return lines


def about(report: Report) -> list[tuple[str, str]]:
    """What every number of the report goes with."""
    games = ", ".join([f"{count.games} games of {count.deals} deals with {count.players}" for count in report.counts])
    found = [("Bots", ", ".join(report.bots) + (f" ({report.net})" if report.net else ""))]
    found += [("Games", games), ("Seed", str(report.seed)), ("Rules", f"version {report.rules}")]
    found += [("Switches", ", ".join([f"{name}={value}" for name, value in report.settings.items()]) or "as written")]
    found += [("Variant", "; ".join(report.changes))] if report.changes else []
    found += [("Against", report.against)] if report.against else []
    return [*found, ("Intervals", "95 %, deals counted as clusters"), ("Made by", report.command)]
