"""Where a training has come to, as a file that it goes on from."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def write(path: Path, state: dict[str, Any]) -> None:
    replace(path, pickle.dumps(state, protocol=5))


def read(path: Path, names: Sequence[str]) -> dict[str, Any]:
    """What was written under these names; a damaged file is told in a sentence."""
    try:
        state: dict[str, Any] = pickle.loads(path.read_bytes())
        return {name: state[name] for name in names}
    except Exception as trouble:  # whatever a damaged file makes of itself
        raise ValueError(f"{path} cannot be read ({trouble}); remove it, or give another --out.") from None


def replace(path: Path, data: bytes) -> None:
    """Never half a file: whoever is killed meanwhile leaves the old one."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    beside.replace(path)
