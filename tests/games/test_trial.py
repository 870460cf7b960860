"""What a game of another package lacks is said in a sentence before anybody sits down to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import title


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ('{"bid": BIDS, ', "{", "cannot be opened: The targets of the verb 'bid' are missing in the Catalog"),
        ('{"bid": "Bid {on}"}', "{}", "cannot be played: its Words have no label for bid"),
        ('("round", "deck", ', '("round", "dck", ', "'Comets' object has no attribute 'dck'"),
        ("(sys.modules[__name__],)", "()", "are all verbs and chapters in its Catalog"),
        ('        "waiting_for": sorted(g.asks),\n', "", "its view has no waiting_for"),
        (
            "    g.charts = charts[seats:]",
            "    g.charts = chart[seats:]",
            r"NameError.*\(comets/__init__.py, line \d+\)",
        ),
        ("COMETS = tuple(", "COMETS = brought_by('far', *", "comet:1 is brought by 'far', which is no switch"),
    ],
)
def test_what_is_missing_is_named(code: Path, there: str, instead: str, said: str) -> None:
    text = code.read_text()
    assert there in text
    imported = "from orrery.core.extras import brought_by\n"
    code.write_text(text.replace("import sys\n", f"import sys\n{imported}", 1).replace(there, instead, 1))
    with pytest.raises(ValueError, match=said):
        title("comets")


def test_a_game_of_ours_that_cannot_be_opened_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(module: str) -> None:
        raise ValueError("card:K26 and card:K25 are both number 30: each needs its own.")

    monkeypatch.setattr("orrery.games.import_module", refused)
    with pytest.raises(ValueError, match="The game 'council' cannot be opened: card:K26 and card:K25"):
        title("council")


def test_a_whole_game_is_opened(code: Path) -> None:
    assert title("comets").name == "comets"
