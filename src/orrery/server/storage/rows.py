"""Records as rows of the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from orrery.server.storage.records import Plea, Record, Seat

JSON_COLUMNS = ("settings", "asked", "waiting", "scores", "plea")


def columns(record: Record) -> dict[str, Any]:
    values = {name: getattr(record, name) for name in record.__struct_fields__ if name != "seats"}
    for name in JSON_COLUMNS:
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


def record_of(row: Mapping[Any, Any], seats: list[Seat]) -> Record:
    values: dict[str, Any] = {**row, "seats": seats}
    values["settings"] = msgspec.json.decode(row["settings"])
    values["asked"] = msgspec.json.decode(row["asked"], type=dict[int, int])
    values["waiting"] = msgspec.json.decode(row["waiting"])
    values["scores"] = msgspec.json.decode(row["scores"])
    values["plea"] = msgspec.json.decode(row["plea"], type=Plea | None)
    return Record(**values)


def seat_of(row: Mapping[Any, Any]) -> Seat:
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["owner"])
