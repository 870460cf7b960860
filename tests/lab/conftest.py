from __future__ import annotations

from tests.cli.conftest import shell
from tests.web.conftest import browser_type_launch_args

__all__ = ["browser_type_launch_args", "shell"]
