"""The score sheet opened: what each source is made of adds up to it, in every game and at every size of table."""

from __future__ import annotations

import pytest

from orrery.core.account import Criterion, verdict
from orrery.core.parts import Score, Scoring
from orrery.games import title
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.account import UNITS
from orrery.games.laniakea.phrases import COUNTERS
from orrery.play.session import Session
from tests.games.laniakea.table import Table
from tests.play.games import NAMES, play


def played(game: str, seats: int, seed: int, **settings: str) -> Session:
    return play(Session(title(game), NAMES[:seats], settings, seed), 9999, seed)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("game", ["laniakea", "council"])
def test_the_lines_of_a_source_add_up_to_it(game: str, seats: int) -> None:
    session = played(game, seats, seats + 4)
    sheets = session.title.scoring.account(session.game, [event for _, event in session.log])
    for score, lines in zip(session.title.scores(session.game), sheets, strict=True):
        for source, points in score.parts.items():
            mine = [line for line in lines if line.source == source]
            assert sum([line.points for line in mine]) == points
            assert all(line.points == line.times * line.each for line in mine)
        assert {line.source for line in lines} <= set(score.parts)


def test_the_final_scoring_of_council_is_told_line_by_line() -> None:
    session = played("council", 2, 6)
    scored = {event[1]: event[2] for _, event in session.log if event[0] == "scored"}
    sheets = session.title.scoring.account(session.game, [event for _, event in session.log])
    for seat, (gems, cards, bonuses, held) in scored.items():
        lines = [line for line in sheets[seat] if line.source == "energy"]
        kinds = {"gem": 0, "bonus": 0}
        for line in lines:
            if line.what is not None:
                kinds[line.what.ref.partition(":")[0]] += line.points
        assert kinds == {"gem": gems, "bonus": bonuses}
        assert sum([line.points for line in lines if line.note == "AI cards"]) == cards
        assert {line.what for line in lines if line.what is not None} >= set(held)
        late = [line for line in sheets[seat] if line.note.endswith("in the final scoring")]
        assert [line.times for line in lines if line.note == "paid to rise a level"] == ([len(late)] if late else [])
    assert any(line.note == "paid to rise a level" for lines in sheets for line in lines)


def test_levels_are_dated_as_far_as_the_story_is_known() -> None:
    session = played("council", 2, 11)
    events = [event for _, event in session.log]
    notes = [[line.note for line in lines if line.source == "level"] for lines in account(session, events)]
    assert notes == [
        ["I in round 16", "II in round 26", "III in round 31", "IV in the final scoring"],
        ["I in round 21", "II in round 29", "III in the final scoring"],
    ]
    late = events[[event[0] for event in events].index("scored") :]
    assert account(session, late)[1][0].note == "I before this table"


def test_what_was_counted_and_where_has_a_word_and_no_code() -> None:
    table = Table().lay(celestial="A", ability=3, sanctums="0b 0f", thrones="I0", entities="E27", held="AAA")
    lines = {line.source: line for line in TITLE.scoring.account(table.g, [])[0]}
    assert (lines["thrones"].note, lines["thrones"].per) == ("the Hollow Bell", "Structure beyond a bridge")
    assert (lines["celestial"].per, lines["endgame"].per) == ("sector with a Structure", "Throne")
    assert lines["sanctums"].note == "blue sector"
    assert set(UNITS) == set(COUNTERS)


def account(session: Session, events: list) -> list:  # type: ignore[type-arg]
    return session.title.scoring.account(session.game, events)


@pytest.mark.parametrize("seed", [5, 2])
def test_alone_one_wins_or_loses_against_the_adversary(seed: int) -> None:
    session = played("laniakea", 1, seed)
    scores = session.title.scores(session.game)
    said = session.title.scoring.why(session.game, [session.name(score.seat) for score in scores])
    assert said == f"The Adversary has the most victory points: {scores[1].total} to {scores[0].total}."


def test_a_verdict_compares_only_those_who_are_still_tied() -> None:
    points, coins = Criterion("points", [5, 3, 5]), Criterion("coins", [1, 9, 2])
    assert verdict(["a", "b", "c"], [2], [points, coins]) == "A and c tie in points; c has more coins: 2 to 1."
    assert verdict(["a", "b", "c"], [], [points]) == "A and c tie in points: nobody wins."


@pytest.mark.parametrize(
    ("winners", "points", "said"),
    [
        ([0], [7, 3], "Ann has the most points: 7 to 3."),
        ([0, 1], [7, 7], "Ann and Ben tie in points: they share the victory."),
        ([1], [7, 3], "Ben wins."),
        ([1], [7, 7], "Ben wins."),
        ([0, 1], [7, 3], "Ann and Ben share the victory."),
        ([], [7, 3], "Nobody wins."),
    ],
)
def test_a_game_that_does_not_say_what_it_goes_by_tells_nothing_false(
    winners: list[int], points: list[int], said: str
) -> None:
    scoring = Scoring(lambda g: [Score(seat, total, {}, seat in winners) for seat, total in enumerate(points)])
    assert scoring.why(None, ["Ann", "Ben"]) == said
