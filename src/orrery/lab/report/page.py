"""A report as one HTML file that needs nothing from anywhere: charts, the program that draws them, and their tables."""

from __future__ import annotations

import json
import re
from html import escape
from importlib.resources import files

from orrery.lab.extra import needed
from orrery.lab.report.facts import Report
from orrery.lab.report.markdown import about
from orrery.lab.report.section import Section
from orrery.lab.report.sections import sections

TITLE = "{title}: report of the lab"


def page(report: Report) -> str:
    found = sections(report)
    groups = list(dict.fromkeys([section.group for section in found]))
    specs = {f"spec{n}": section.chart for n, section in enumerate(found) if section.chart is not None}
    body = [head(report, groups), said(report)]
    for at, group in enumerate(groups):
        cards = [card(n, section) for n, section in enumerate(found) if section.group == group]
        body.append(f'<h2 id="part{at}">{escape(group)}</h2><div class="grid">{"".join(cards)}</div>')
    body.append(sample(report))
    title = escape(TITLE.format(title=report.title))
    scripts = [
        f'<script type="application/json" id="{id}">{as_script(json.dumps(spec))}</script>'
        for id, spec in specs.items()
    ]
    bundle = as_script(needed("vl_convert").javascript_bundle())
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{resource('page.css')}</style></head><body><main>{''.join(body)}</main>"
        f"{''.join(scripts)}<script>{bundle}</script><script>{resource('page.js')}</script></body></html>\n"
    )


def resource(name: str) -> str:
    return (files("orrery.lab.report") / name).read_text()


def as_script(text: str) -> str:
    """Nothing in a script may end it."""
    return re.sub("</(script)", r"<\\/\1", text, flags=re.IGNORECASE).replace("<!--", "<\\!--")


def head(report: Report, groups: list[str]) -> str:
    games = sum([count.games for count in report.counts])
    deals = sum([count.deals for count in report.counts])
    links = "".join([f'<a href="#part{n}">{escape(group)}</a>' for n, group in enumerate(groups)])
    changes = "".join([f"<p>Variant: {escape(line)}.</p>" for line in report.changes])
    return (
        f'<header><p class="over">Report · {escape(report.title)}</p>'
        f"<h1>{games:,} games of {deals:,} deals, {escape(' and '.join(report.bots))}</h1>"
        f"{changes}"
        f'<nav aria-label="Parts of the report">{links}</nav></header>'
    )


def said(report: Report) -> str:
    can = "".join([f"<h4>{escape(group)}</h4>{listed(some)}" for group, some in report.can.items()])
    return (
        '<h2>What it says</h2><div class="said">'
        f'<section class="card can"><h3>What we can conclude</h3>{can}</section>'
        f'<section class="card cannot"><h3>What we cannot</h3>{listed(report.cannot)}</section></div>'
    )


def listed(sentences: list[str]) -> str:
    return f"<ul>{''.join([f'<li>{escape(sentence)}</li>' for sentence in sentences])}</ul>"


def card(n: int, section: Section) -> str:
    chart = ""
    if section.chart is not None:
        label = escape(f"Chart: {section.title}. The table below has the same numbers.")
        chart = f'<div class="chart" role="img" aria-label="{label}" data-spec="spec{n}"></div>'
    opened = "" if section.chart is not None else " open"
    table = (
        f"<details{opened}><summary>As a table</summary>{rows(section)}</details>"
        if section.rows
        else "<p>Too few to tell.</p>"
    )
    heading = f"<h3>{escape(section.title)}</h3><p>{escape(section.about)}.</p>"
    return f'<section class="card {section.width}">{heading}{chart}{table}</section>'


def rows(section: Section) -> str:
    heads = "".join([f'<th scope="col">{escape(column)}</th>' for column in section.columns])
    lines = []
    for first, *rest in section.rows:
        cells = "".join([f"<td>{escape(cell)}</td>" for cell in rest])
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    caption = escape(section.title)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def sample(report: Report) -> str:
    same = "<p>Same seed, same report, on any machine.</p>"
    facts = "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in about(report)])
    return f'<h2>The sample</h2><section class="card"><dl>{facts}</dl>{same}</section>'
