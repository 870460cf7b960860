"""The lobby speaks of switches in words."""

from __future__ import annotations

import pytest

from orrery.core.title import Title
from orrery.games import titles
from orrery.server.http.catalogue import facts


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_every_switch_and_choice_is_called_by_words_not_by_its_identifier(title: Title) -> None:
    switches = facts(title)["switches"]
    assert [one["name"] for one in switches] == [switch.name for switch in title.rules.switches]
    assert len({one["title"] for one in switches}) == len(switches)
    for one in switches:
        assert list(one["labels"]) == one["choices"]
        assert len(set(one["labels"].values())) == len(one["choices"])
        for words in (one["title"], *one["labels"].values()):
            assert "_" not in words
            assert words[0].isupper() or words[0].isdigit()
        assert one["default"] == title.settings({})[one["name"]]
