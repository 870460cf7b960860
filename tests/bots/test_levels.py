"""Which levels people can choose from."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from orrery.bots.levels import LEVELS, offered
from orrery.core.title import Title
from orrery.games import titles
from orrery.server.http.catalogue import bots_of

STRONGEST = json.loads((files("orrery.minds") / "nets" / "strongest.json").read_text())


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_levels_are_offered_up_to_the_strongest_that_was_seen_to_win(title: Title) -> None:
    assert list(offered(title)) == list(LEVELS)[: list(LEVELS).index(STRONGEST[title.name]) + 1]
    assert [bot["spec"] for bot in bots_of(title)][: len(offered(title))] == list(offered(title))


def test_a_game_without_a_net_offers_no_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.bots.levels.has_levels", lambda title: False)
    assert offered(titles()[0]) == {}
