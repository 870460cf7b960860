"""For whoever watches the server: numbers, and a line of JSON for everything worth knowing."""

from __future__ import annotations

import json
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "orrery-metrics-"
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


@contextmanager
def common_numbers() -> Iterator[None]:
    """Where the workers of this process put their numbers together; what servers left that were killed is removed."""
    for left in Path(tempfile.gettempdir()).glob(f"{FOLDER}[0-9]*-*"):
        number = left.name.removeprefix(FOLDER).partition("-")[0]
        if number.isdigit() and not running(int(number)):
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f"{FOLDER}{os.getpid()}-") as numbers:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = numbers
        yield


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True  # somebody else's
    return True


def shared() -> bool:
    """Whether several processes put their numbers together."""
    return "PROMETHEUS_MULTIPROC_DIR" in os.environ


def of_all() -> CollectorRegistry:
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def serve_apart(port: int, registry: CollectorRegistry) -> None:
    """On a port of its own, for this machine only."""
    start_http_server(port, "127.0.0.1", registry)


class Metrics:
    def __init__(self) -> None:
        at = self.registry = CollectorRegistry()
        self.moves = Histogram("orrery_move_seconds", "Making a choice and writing it down.", buckets=FAST, registry=at)
        self.thinking = Histogram("orrery_thinking_seconds", "Bots at one decision.", buckets=SLOW, registry=at)
        self.loads = Counter("orrery_loads", "Games taken up from the database.", registry=at)
        self.refused = Counter("orrery_refused", "Requests and messages refused.", ["status"], registry=at)
        self.tables = Gauge("orrery_tables", "Tables in memory.", registry=at, multiprocess_mode="livesum")
        self.sockets = Gauge("orrery_sockets", "Open connections.", registry=at, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """Of all processes together, where there are several."""
        return generate_latest(of_all() if shared() else self.registry)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_settings(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`, in every worker process."""
    handler = {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "orrery.server.monitoring.Lines"}},
        "handlers": {"out": handler},
        "loggers": {
            "orrery": {"handlers": ["out"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["out"], "level": "WARNING", "propagate": False},
        },
    }
