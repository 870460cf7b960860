"""A picture of what was said against what came true."""

from __future__ import annotations

import numpy as np

from orrery.bots.calibration import BINS
from orrery.minds.net import Floats

SIZE = 360
EDGE = 44
INK = "#8b93b8"
GOLD = "#d9a441"


def drawn(said: Floats, won: Floats) -> str:
    """An SVG: a dot for each tenth, larger the more was said there; on the line all would come true."""
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    dots = []
    for number in range(BINS):
        here = bins == number
        if here.any():
            x, y = place(float(said[here].mean())), SIZE + 2 * EDGE - place(float(won[here].mean()))
            radius = 3.0 + 14.0 * float(here.mean()) ** 0.5
            dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{GOLD}" fill-opacity="0.85"/>')
    whole = SIZE + 2 * EDGE
    ticks = [
        f'<text x="{place(t / 4):.0f}" y="{whole - EDGE + 18}" text-anchor="middle">{25 * t} %</text>'
        f'<text x="{EDGE - 8}" y="{whole - place(t / 4) + 4:.0f}" text-anchor="end">{25 * t} %</text>'
        for t in range(5)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" role="img">',
            "<title>The chance to win that was said (across) and how often it came true (up)</title>",
            f'<g font-family="sans-serif" font-size="11" fill="{INK}">{"".join(ticks)}',
            f'<text x="{whole / 2}" y="{whole - 8}" text-anchor="middle">said</text>',
            f'<text x="14" y="{whole / 2}" text-anchor="middle" transform="rotate(-90 14 {whole / 2})">',
            "came true</text></g>",
            f'<rect x="{EDGE}" y="{EDGE}" width="{SIZE}" height="{SIZE}" fill="none" stroke="{INK}"/>',
            f'<path d="M{EDGE} {whole - EDGE}L{whole - EDGE} {EDGE}" stroke="{INK}" stroke-dasharray="4 4"/>',
            *dots,
            "</svg>\n",
        ]
    )


def place(share: float) -> float:
    return EDGE + SIZE * share
