"""A report as one HTML file that needs nothing from anywhere: charts, the program that draws them, and their tables."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from html import escape
from importlib.resources import files
from pathlib import Path

from orrery.lab.extra import needed
from orrery.lab.report.facts import Report, players_told
from orrery.lab.report.markdown import about
from orrery.lab.report.section import Section
from orrery.lab.report.sections import sections

TITLE = "{title}: report of the lab"
STYLES = ("colours.css", "cards.css", "layout.css")  # the last says what small screens change
LONG = 60  # letters of a cell that is broken
FONT = "assets/outfit-latin-wght-normal-*.woff2"  # of the built web client


def page(report: Report) -> str:
    found = sections(report)
    specs = {f"spec{n}": section.chart for n, section in enumerate(found) if section.chart is not None}
    groups = {section.group: section.players for section in found}
    parts = []
    for group, players in groups.items():
        cards = [card(n, section) for n, section in enumerate(found) if section.group == group]
        only = f' data-players="{players}"' if players else ""
        beside = said(report, group) if players else ""
        parts.append(f'<div{only}><h2>{escape(group)}</h2><div class="grid">{beside}{"".join(cards)}</div></div>')
    title = escape(TITLE.format(title=report.title))
    scripts = [
        f'<script type="application/json" id="{id}">{as_script(json.dumps(spec))}</script>'
        for id, spec in specs.items()
    ]
    bundle = as_script(needed("vl_convert").javascript_bundle())
    body = f"<main>{head(report)}{''.join(parts)}{sample(report)}</main>"
    styles = "".join([resource(name) for name in STYLES])
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{font()}{styles}</style></head><body>{body}"
        f"{''.join(scripts)}<script>{bundle}</script><script>{resource('page.js')}</script></body></html>\n"
    )


def font() -> str:
    """The typeface of the table, where the web client was built; else that of the system."""
    known = sorted(Path(str(files("orrery") / "server" / "static")).glob(FONT))
    if not known:
        return ""
    data = b64encode(known[0].read_bytes()).decode()
    return (
        "@font-face{font-family:Outfit;font-weight:100 900;font-display:block;"
        f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
    )


def resource(name: str) -> str:
    return (files("orrery.lab.report") / name).read_text()


def as_script(text: str) -> str:
    """Nothing in a script may end it."""
    return re.sub("</(script)", r"<\\/\1", text, flags=re.IGNORECASE).replace("<!--", "<\\!--")


def head(report: Report) -> str:
    games = sum([count.games for count in report.counts])
    deals = sum([count.deals for count in report.counts])
    changes = "".join([f'<p class="variant">Variant: {escape(line)}.</p>' for line in report.changes])
    counts = [count.players for count in report.counts]
    tabs = "".join([f'<a href="#{players}" data-tab="{players}">{tab(players)}</a>' for players in counts])
    nav = f'<nav class="tabs" aria-label="Number of players">{tabs}</nav>' if len(counts) > 1 else ""
    bots = " and ".join(report.bots)
    return (
        f'<header><div><p class="over">Report · {escape(report.title)}</p>'
        f"<h1>{games:,} games of {deals:,} deals, {escape(bots)}</h1>{changes}</div>{nav}</header>"
    )


def tab(players: int) -> str:
    return f"{players} players" if players > 1 else "alone"


def said(report: Report, group: str) -> str:
    """What follows and what does not, beside the numbers of a group."""
    others = {players_told(count.players) for count in report.counts} - {group}
    can = [f"<h4>{escape(of)}</h4>{listed(some)}" for of, some in report.can.items() if of not in others]
    return (
        '<aside class="card said">'
        f'<section class="can"><h3>What we can conclude</h3>{"".join(can)}</section>'
        f'<section class="cannot"><h3>What we cannot</h3>{listed(report.cannot)}</section></aside>'
    )


def sample(report: Report) -> str:
    """What every number goes with, and how to have it again."""
    facts = "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in about(report)[:-1]])
    return (
        '<div><h2>The sample</h2><div class="grid">'
        f'<section class="card half"><h3>What every number goes with</h3><dl>{facts}</dl></section>'
        f'<section class="card half"><h3>Run it yourself</h3><pre>{escape(broken(report.command))}</pre>'
        "<p>Same seed, same report, on any machine.</p></section></div></div>"
    )


def broken(command: str) -> str:
    """A command over several lines."""
    first, *options = command.split(" --")
    return " \\\n    --".join([f"$ {first}", *options])


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
    says = f'<p class="says">{escape(section.says)}</p>' if section.says else ""
    heading = f'<h3>{escape(section.title)}</h3><p class="n">{escape(section.n)}</p><p>{escape(section.about)}.</p>'
    return f'<section class="card {section.width}">{heading}{chart}{says}{table}</section>'


def rows(section: Section) -> str:
    heads = "".join([f'<th scope="col">{escape(column)}</th>' for column in section.columns])
    lines = []
    for first, *rest in section.rows:
        cells = "".join([f"<td{kind(cell)}>{escape(cell)}</td>" for cell in rest])
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    caption = escape(section.title)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def kind(cell: str) -> str:
    """What stands out, and what needs room."""
    known = {"✓": ' class="holds"', "✕": ' class="fails"'}
    return known.get(cell[:1], ' class="long"' if len(cell) > LONG else "")
