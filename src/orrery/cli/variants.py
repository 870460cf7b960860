"""Variants as commands name them: a TOML file, laid over what is printed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from orrery.cli.stop import Stop
from orrery.core.title import VARIANT, Title
from orrery.core.variants import LONGEST
from orrery.play.transcript import cause
from orrery.play.trial import admitted

VariantFile = Annotated[
    Optional[Path], typer.Option("--variant", help="A TOML file with other values; see: orrery lab sheet")
]


def with_variant(title: Title, file: Path | None) -> Title:
    """The title with the file laid over it; ValueError says what cannot be."""
    if file is None:
        return title
    try:
        with file.open("rb") as opened:
            raw = opened.read(4 * LONGEST + 1)
    except OSError as error:
        raise Stop(f"Cannot read {file}: {cause(error)}; name a TOML file with the values of a variant.") from None
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise Stop(f"{file} is no text; name a TOML file with the values of a variant.") from None
    try:
        return admitted(title, {VARIANT: text or "\n"})
    except ValueError as error:
        raise Stop(f"{file}: {error}") from None
