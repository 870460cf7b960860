"""The table as it is drawn in a terminal: as text, as SVG, or as the pixels of a picture."""

from __future__ import annotations

import re
from io import BytesIO, StringIO
from typing import Any, Final, Optional

import numpy as np

from orrery.envs.table import Table

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDTH: Final = 150  # letters
SCALE: Final = 0.6  # of a picture: small, and still to be read


def checked(mode: Optional[str]) -> Optional[str]:
    if mode is not None and mode not in MODES:
        raise ValueError(f"A render mode can be {', '.join(MODES)}, not {mode!r}.")
    return mode


def draw(table: Table, seat: int, mode: Optional[str]) -> Any:
    """What this seat sees; -1 is a spectator. For people it is printed."""
    if mode is None:
        raise ValueError(f"Nothing can be drawn without a render mode; make the environment with one of {MODES}.")
    console = recorded(table, seat)
    if mode == "svg":
        return svg(console, table.title.title)
    if mode == "rgb_array":
        return pixels(svg(console, table.title.title))
    text = console.export_text()
    if mode == "ansi":
        return text
    print(text)
    return None


def recorded(table: Table, seat: int) -> Any:
    """The drawing, on a console of its own."""
    from rich.console import Console

    from orrery.cli.tables import Pane, whole

    shown = {
        **table.title.view(table.ready(), seat),
        "version": 0,
        "moves": table.longest - table.left,
        "names": [f"Player {number + 1}" for number in range(table.seats)],
        "settings": table.settings,
        "game": table.title.name,
    }
    console = Console(
        file=StringIO(), record=True, width=WIDTH, highlight=False, emoji=False, markup=False, force_terminal=True
    )
    pane: Pane[Any] = Pane(table.title, shown, seat, WIDTH)
    console.print(whole(pane))
    return console


def svg(console: Any, title: str) -> str:
    """Without the fonts that it would fetch from elsewhere."""
    from rich._export_format import CONSOLE_SVG_FORMAT

    offline = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    drawn: str = console.export_svg(title=title, code_format=offline, unique_id="table")
    return drawn


def pixels(drawn: str) -> np.ndarray[Any, Any]:
    """Without what cuts off nothing here, but costs most of the time."""
    from PIL import Image
    from vl_convert import svg_to_png

    unclipped = re.sub(r' clip-path="[^"]*"', "", drawn)
    picture = Image.open(BytesIO(svg_to_png(unclipped, scale=SCALE))).convert("RGB")
    return np.array(picture, np.uint8)
