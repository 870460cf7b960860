"""An analysis as one page that needs nothing from anywhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from orrery.cli.analysis_drawing import HEADS, SIGNS, percent, points, sum_of
from orrery.cli.analysis_words import costliest, said

if TYPE_CHECKING:
    from orrery.analysis.played import Played
    from orrery.analysis.shape import Analysis

COLOURS = ("#1fc3cb", "#ff8d3c", "#f4efe1", "#b98cff")
DASHES = ("", "8 5", "2 5", "12 4 2 4")
WIDE, HIGH = 1000, 260
STYLE = """
body { margin: 0; background: #0b0f1d; color: #e8ecf8; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 64rem; margin: auto; padding: 2rem 1rem }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 2rem }
th, td { text-align: left; padding: 0.4rem 0.6rem; border-bottom: 1px solid #2a3350; vertical-align: top }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; background: #10162a; border-radius: 8px }
svg text { fill: #9aa6c7; font-size: 13px }
.dim { color: #9aa6c7 }
.wide { overflow-x: auto }
@media (max-width: 40rem) {
  body { font-size: 14px }
  th, td { padding: 0.3rem }
  svg { min-width: 40rem }
}
"""


def page(found: Analysis, game: Played) -> str:
    title = escape(game.title.title)
    body = [
        f"<h1>{title}</h1><p>{escape(found['summary'])}</p>",
        f"<h2>Chance to win</h2>{legend(found)}{wide(graph(found))}",
        f"<h2>Worth a look</h2>{worth_a_look(found, game)}<p>{escape(' '.join(costliest(found)))}</p>",
        f"<h2>Luck and skill</h2>{luck_and_skill(found)}",
        '<p class="dim">In points of the chance to win; luck is known to within its error at 95 %. Judged by '
        f"{escape(found['judge'])} with only what each player could see.</p>",
        f"<details><summary>What the bots thought</summary>{thoughts(found, game)}</details>"
        if found["thoughts"]
        else "",
        f"<details><summary>The graph as a table</summary>{every_move(found)}</details>",
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: analysis</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>{''.join(body)}</main></body></html>\n"
    )


def legend(found: Analysis) -> str:
    names = [
        f'<span style="color:{COLOURS[seat % 4]}">● {escape(name)}</span>' for seat, name in enumerate(found["names"])
    ]
    return f"<p>{' &nbsp; '.join(names)}</p>"


def graph(found: Analysis) -> str:
    """Lines that colour alone does not tell apart, rounds below, slips as marks on the line of who made them."""
    last = max(1, len(found["chances"]) - 1)
    parts = [f'<svg viewBox="0 -20 {WIDE} {HIGH + 50}" role="img" aria-label="Chance to win after each move">']
    for share in (0, 25, 50, 75, 100):
        y = HIGH * (100 - share) / 100
        parts.append(f'<path d="M0 {y:.0f}H{WIDE}" stroke="#222b46"/><text x="4" y="{y - 3:.0f}">{share}</text>')
    for at in range(1, len(found["rounds"])):
        if found["rounds"][at] != found["rounds"][at - 1]:
            x = WIDE * at / last
            parts.append(f'<path d="M{x:.0f} 0V{HIGH}" stroke="#2f3a3a"/>')
            parts.append(f'<text x="{x + 3:.0f}" y="{HIGH + 20}">{found["rounds"][at]}</text>')
    for seat in range(len(found["names"])):
        dots = [f"{WIDE * at / last:.1f},{HIGH * (1 - row[seat]):.1f}" for at, row in enumerate(found["chances"])]
        style = f'stroke="{COLOURS[seat % 4]}" stroke-dasharray="{DASHES[seat % 4]}"'
        parts.append(f'<polyline points="{" ".join(dots)}" fill="none" stroke-width="2" {style}/>')
    for slip in found["slips"]:
        x, y = WIDE * slip["move"] / last, HIGH * (1 - found["chances"][slip["move"]][slip["seat"]])
        ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="#0b0f1d" stroke="{COLOURS[slip["seat"] % 4]}"/>'
        sign = f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">{SIGNS[slip["kind"]]}</text>'
        parts.append(f"<g><title>Move {slip['move']}: {points(-slip['given'])}</title>{ring}{sign}</g>")
    for stroke in found["strokes"]:
        x, y = WIDE * stroke["move"] / last, HIGH * (1 - found["chances"][stroke["move"]][stroke["seat"]])
        colour = COLOURS[stroke["seat"] % 4]
        die = f'<rect x="{x - 8:.1f}" y="{y - 8:.1f}" width="16" height="16" rx="3" fill="#0b0f1d" stroke="{colour}"/>'
        dots = [f'<circle cx="{x + d:.1f}" cy="{y + d:.1f}" r="1.8" fill="{colour}"/>' for d in (-4, 0, 4)]
        said_so = f"<title>Move {stroke['move']}, luck: {points(stroke['luck'])}</title>"
        parts.append(f"<g>{said_so}{die}{''.join(dots)}</g>")
    return "".join([*parts, "</svg>"])


def worth_a_look(found: Analysis, game: Played) -> str:
    rows: list[tuple[int, int, list[str]]] = []
    for slip in found["slips"]:
        played, better = [said(idea, game, slip["move"]) for idea in (slip["played"], slip["better"])]
        better = f"{better}. {slip['better']['reason']}"
        what = f"{escape(played)}<br><span class=dim>Better: {escape(better)}</span>"
        name = escape(found["names"][slip["seat"]])
        cells = [SIGNS[slip["kind"]], name, what, points(-slip["given"])]
        rows.append((slip["move"], found["rounds"][slip["move"] - 1], cells))
    for stroke in found["strokes"]:
        name = escape(found["names"][stroke["seat"]])
        cells = ["luck", name, escape(stroke["words"]), points(stroke["luck"])]
        rows.append((stroke["move"], found["rounds"][stroke["move"]], cells))
    rows.sort(key=lambda row: row[0])
    lines = [row_of([str(move), str(round), *cells]) for move, round, cells in rows]
    return table(("move", "round", "", "who", "what", "chance"), lines)


def luck_and_skill(found: Analysis) -> str:
    return table(
        HEADS, [row_of([escape(found["names"][fate["seat"]]), *sum_of(fate, found["seat"])]) for fate in found["fates"]]
    )


def thoughts(found: Analysis, game: Played) -> str:
    """What every bot expected whenever it planned, and why."""
    rows: list[str] = []
    for thought in found["thoughts"]:
        idea, who = thought["idea"], escape(found["names"][thought["seat"]])
        what = said(idea, game, thought["move"], len(idea["steps"]))
        words = f"{escape(what)}<br><span class=dim>{escape(idea['reason'])}</span>"
        rows.append(row_of([str(thought["move"]), who, words, percent(idea["chance"])]))
    return table(("move", "who", "what it expected", "chance"), rows)


def every_move(found: Analysis) -> str:
    rows = [
        row_of([str(at), str(found["rounds"][at]), *[percent(chance) for chance in row]])
        for at, row in enumerate(found["chances"])
    ]
    return table(("move", "round", *[escape(name) for name in found["names"]]), rows)


def row_of(cells: list[str]) -> str:
    return f"<tr>{''.join([f'<td>{cell}</td>' for cell in cells])}</tr>"


def table(heads: tuple[str, ...], rows: list[str]) -> str:
    said_heads = "".join([f"<th>{head}</th>" for head in heads])
    return wide(f"<table><thead><tr>{said_heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>")


def wide(what: str) -> str:
    """Moved sideways by itself where the screen is narrow, by keys too."""
    return f'<div class="wide" tabindex="0">{what}</div>'
