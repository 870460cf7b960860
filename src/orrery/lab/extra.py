"""What only the lab needs is asked for only there, and told in a sentence where it is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Missing(ValueError):
    """A package is not installed; the message says how to get it."""


def needed(package: str) -> Any:
    try:
        return import_module(package)
    except ImportError:
        raise Missing(
            f"The lab needs {package.replace('_', '-')}, which is not installed; install it with "
            "`pip install orrery[lab]`."
        ) from None
