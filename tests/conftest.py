from __future__ import annotations

import os
import sys
from asyncio import events
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

import orrery.core
from orrery import games
from orrery.bots import brought

# A deadline measures the machine, not the code; pytest-timeout still stops what hangs.
hypothesis.settings.register_profile("orrery", deadline=None)
hypothesis.settings.load_profile("orrery")


def pytest_configure(config: pytest.Config) -> None:
    """pytest loses the fixtures of a folder that is left and entered again; named in order, each is entered once."""
    config.args.sort()
    hide_foreign_packages()


def hide_foreign_packages() -> None:
    """What somebody installed beside Orrery is not what is tested here; games and bots that a test shelves are."""
    places = {Path(place) for place in sys.path}
    found = games.entry_points
    for module in (games, brought):
        module.entry_points = lambda **wanted: [
            p for p in found(**wanted) if Path(p.dist.locate_file("")) not in places
        ]
        module.brought.cache_clear()


def pytest_sessionstart() -> None:
    """./test runs the suite on both builds; a run on the wrong one would prove nothing."""
    expected = os.environ.get("ORRERY_EXPECT_COMPILED")
    if expected is not None and orrery.core.compiled() != (expected == "1"):
        pytest.exit(f"{orrery.core.__file__} is not the build to be tested", returncode=3)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """The browser's driver leaves its event loop behind as the running one of the thread: tests after it could run no
    loop, and which tests come after it depends on which worker was quicker."""
    at_home = item.path.is_relative_to(item.config.rootpath / "tests" / "web")
    with_browser = at_home or "playwright" in getattr(item, "fixturenames", ())
    loop = None if with_browser else events._get_running_loop()
    if loop is None:
        return (yield)
    events._set_running_loop(None)
    try:
        return (yield)
    finally:
        events._set_running_loop(loop)
