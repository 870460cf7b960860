"""The HTTP side does what its description says, whatever it is sent."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Browser

PROTOCOL = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
def description(ann: Browser) -> Any:
    return ann.get("/api/openapi.json")


def test_everything_is_described(description: Any) -> None:
    described = {f"{method.upper()} {path}" for path, at in description["paths"].items() for method in at}
    for line in PROTOCOL.read_text().splitlines():
        for method, path in re.findall(r"`(GET|POST) (/api[^`?\s]*)", line):
            assert f"{method} {path}" in described


def test_nothing_that_is_sent_breaks_the_server(ann: Browser) -> None:
    schema = schemathesis.openapi.from_url(f"{ann.url}/api/openapi.json")
    table = ann.table("ultramassive", "Ann", "Ben", seed="3")

    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
        )
        @schemathesis_given(operation)
        def holds(case: Any) -> None:
            if case.path_parameters and "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
                case.path_parameters["id"] = table["id"]
            case.call_and_validate(checks=CHECKS, headers={"Cookie": f"orrery={ann.cookie}"})

        holds()
    assert ann.get(f"/api/tables/{table['id']}", seat=0)["table"]["status"] in ("running", "over")


def schemathesis_given(operation: Any) -> Any:
    from hypothesis import given

    return given(operation.as_strategy())


def test_the_description_can_be_read_without_a_connection_to_anywhere(ann: Browser) -> None:
    page = ann.http.get("/api/docs")
    assert page.status_code == 200
    assert "/api/tables/{id}/choose" in page.text
    assert "http://" not in page.text
    assert "https://" not in page.text
    assert "<script" not in page.text


def test_a_host_can_watch(ann: Browser) -> None:
    assert ann.http.get("/healthz").text == "ok\n"
    assert [ann.http.head(path).status_code for path in ("/healthz", "/metrics")] == [200, 200]
    ann.table("ultramassive", "Ann", "Ben")
    numbers = ann.http.get("/metrics").text
    for name in ("orrery_move_seconds_bucket", "orrery_thinking_seconds_count", "orrery_tables ", "orrery_sockets "):
        assert name in numbers


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_what_is_printed_names_only_what_there_is(ann: Browser, game: str) -> None:
    content = ann.get(f"/api/games/{game}/content")
    known = set(content["things"]) | set(content["board"]["names"])
    kinds = {ref.partition(":")[0] for ref in known}

    def check(value: Any) -> None:
        if isinstance(value, dict):
            for item in value.values():
                check(item)
        elif isinstance(value, list):
            for item in value:
                check(item)
        elif isinstance(value, str) and value.partition(":")[0] in kinds and ":" in value and " " not in value:
            assert value in known

    check(content["board"])
    check([{**thing, "text": ""} for thing in content["things"].values()])
    assert all(thing["name"] and thing["text"] for thing in content["things"].values())


def test_texts_are_true_at_the_table_they_are_read_at(ann: Browser) -> None:
    game = next(game for game in ann.get("/api/games") if game["name"] == "ultramassive")
    switch = next(switch for switch in game["switches"] if switch["name"] == "antimatter")
    texts = [
        ann.get("/api/games/ultramassive/content", antimatter=choice)["things"]["token:AMIN"]["text"]
        for choice in switch["choices"]
    ]
    assert len(set(texts)) == len(texts)
    ann.get("/api/games/ultramassive/content", 400, antimatter="sour")
    ann.get("/api/games/chess/content", 404)
    assert ann.get("/api/games/ultramassive/rules")[0]["id"].startswith("ULT-")
