"""What a host can set. Worker processes get it through the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

VARIABLE = "ORRERY_SERVER"


class Config(msgspec.Struct, frozen=True):
    database: str
    thinkers: int = 1  # processes in which bots think
    lease: float = 30.0  # seconds after which a bot that has not answered is given to another process
    sweep: float = 5.0  # seconds between two looks for bots that were forgotten
    keep: int = 1000  # games held in memory
    idle: float = 600.0  # seconds after which a game that nobody looks at leaves the memory
    limits: bool = True  # whether a browser that asks too often has to wait
    hosts: tuple[str, ...] = ()  # names under which it is served, besides those of this machine; "*" for any
    metrics: bool = True  # whether /metrics is answered here
    metrics_port: int = 0  # where else its numbers are, if anywhere
    connections: int = 100  # of one address, sockets not counted
    room: int = 20_000  # connections of all; the limit of open files may lower it
    head_seconds: float = 10.0  # in which a request has to say what it wants
    body_seconds: float = 60.0  # and in which the rest of it has to come
    unfinished: int = 100  # tables not played to the end that one browser may have opened
    kept: int = 1000  # tables that one browser may have
    runs: str = ""  # the folder of the lab's runs; nothing else of the disk is shown
    expire_days: float = 0.0  # after which a finished table is removed; 0 for never


def data_directory() -> Path:
    """Where games are kept when nothing else is said."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "orrery")


def default_database() -> str:
    return f"sqlite:///{data_directory() / 'tables.sqlite'}"


def to_environment(config: Config) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    text = os.environ.get(VARIABLE)
    return msgspec.json.decode(text, type=Config) if text else Config(default_database())
