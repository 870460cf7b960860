from __future__ import annotations

import os

import hypothesis
import pytest

import orrery.core

# A deadline measures the machine, not the code; pytest-timeout still stops what hangs.
hypothesis.settings.register_profile("orrery", deadline=None)
hypothesis.settings.load_profile("orrery")


def pytest_sessionstart() -> None:
    """./test runs the suite on both builds; a run on the wrong one would prove nothing."""
    expected = os.environ.get("ORRERY_EXPECT_COMPILED")
    if expected is not None and orrery.core.compiled() != (expected == "1"):
        pytest.exit(f"{orrery.core.__file__} is not the build to be tested", returncode=3)
