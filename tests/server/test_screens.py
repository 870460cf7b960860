"""What is done behind a screen: nothing that anybody else receives depends on how a secret plan was made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.core.rng import Rng
from orrery.games import title as find_title
from orrery.games import titles
from orrery.play.session import Session, Snapshot
from orrery.server.storage import codec
from orrery.server.storage.records import BOT, PERSON, RUNNING, Seat
from orrery.server.tables import lobby, messages, tokens, ways
from orrery.server.tables.insights import Insights
from orrery.server.tables.table import Table
from orrery.server.thinking import insight
from tests.server.registry import opened, play, table
from tests.server.screens import (
    COOKIES,
    NAMES,
    SEED,
    TIME,
    Plan,
    Told,
    plans,
    position,
    told,
)


async def nothing(case: Told) -> None:
    await case.look()


async def half_a_plan(case: Told) -> None:
    for key in plans(0)[-1][:-1]:
        await case.choose(0, key)
    await case.look()


async def changes_of_mind(case: Told) -> None:
    for plan in plans(0)[-1], plans(0)[0], plans(0)[-1]:
        for key in plan[:-1]:
            await case.choose(0, key)
        for _ in plan[:-1]:
            await case.undo(0)
    await half_a_plan(case)


def test_nobody_notices_how_far_a_plan_is_or_how_often_it_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = told(tmp_path / "a", monkeypatch, nothing)
    assert first["Ben"], "something was told"
    assert not any(b'"thinking"' in message for message in first["Ben"]), "not even how often bots think"
    assert told(tmp_path / "b", monkeypatch, half_a_plan) == first
    assert told(tmp_path / "c", monkeypatch, changes_of_mind) == first


def laid(plan: Plan) -> Callable[[Told], Any]:
    async def how(case: Told) -> None:
        for key in plan:
            await case.choose(0, key)
        await case.look()
        await case.choose(1, plans(1)[-1][0])  # Ben plans on
        await case.look()
        await case.undo(1)
        await case.look()

    return how


def test_a_plan_that_is_done_tells_nothing_but_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = plans(0)[0], plans(0)[-1]
    assert len(short) < len(long), "or there would be nothing to count"
    first = told(tmp_path / "a", monkeypatch, laid(short))
    assert first == told(tmp_path / "b", monkeypatch, laid(long))
    done = [m for m in map(msgspec.json.decode, first["watching"]) if m["on"] == "state"]
    assert [m["view"]["waiting_for"] for m in done] == [[0, 1, 2], [1, 2]]


def test_nobody_counts_the_questions_about_which_hints_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thought(*_: Any) -> dict[str, Any]:
        return {}

    def asking(plan: Plan) -> Callable[[Told], Any]:
        async def how(case: Told) -> None:
            case.table.record.hints = True
            for key in plan:
                await case.registry.insights.hint(case.table, 0, 0, tokens.hashed(COOKIES[0]))
                await case.choose(0, key)

        return how

    monkeypatch.setattr(Insights, "thought", thought)
    first = told(tmp_path / "a", monkeypatch, asking(plans(0)[0]))
    assert [b'"hinted"' in message for message in first["Ben"]].count(True) == 1
    assert told(tmp_path / "b", monkeypatch, asking(plans(0)[-1])) == first


def test_neither_ways_nor_hints_tell_whether_a_bot_is_done() -> None:
    """With Ben's last card the screens fall, if nobody plans any more; a bot may or may not have thought by then."""
    title = find_title("council")
    kinds = (PERSON, PERSON, BOT)
    seats = [Seat(n, kind, name, "greedy", "") for n, (kind, name) in enumerate(zip(kinds, NAMES, strict=True))]
    record = lobby.blank(title, seats, title.settings({}), SEED, "0" * 32)
    record.origin, record.status = position(), RUNNING

    def found(keys: Plan) -> Any:
        session = codec.begin(record)
        for seat, plan in ((2, keys), (0, plans(0)[0])):
            for key in plan:
                session.choose(seat, key)
        known = [insight.looking(session, seat) for seat in (1, -1)]
        return known, ways.walked(record, ways.beside(record, session), 1, plans(1)[-1], "1", "", ())

    first = found(())
    assert first[1][-1]["state"] is None, "what comes to light then nobody knows"
    for plan in (plans(2)[0][:1], plans(2)[0], plans(2)[-1]):
        assert found(plan) == first


def interleaved(first: int) -> Callable[[Told], Any]:
    """The same plans, laid in another order: until the end of the game nobody can tell."""

    async def how(case: Told) -> None:
        one, other = (0, 1) if first == 0 else (1, 0)
        both = {0: plans(0)[-1], 1: plans(1)[-1]}
        if first == 0:
            await case.choose(0, plans(0)[-1][0])
            await case.undo(0)
        for key in both[one][:-1]:
            await case.choose(one, key)
        for key in both[other][:-1]:
            await case.choose(other, key)
        for seat in (0, 1):
            await case.choose(seat, both[seat][-1])
        assert case.table.session is not None
        assert not case.table.session.screened
        await case.look()
        dice = Rng(5)
        for _ in range(12):
            people = [seat for seat in case.table.session.game.asks if seat in (0, 1)]
            if people:
                options = case.table.session.game.options(people[0])
                await case.choose(people[0], options[dice.below(len(options))].key)
        await case.look()

    return how


def test_when_the_screens_are_gone_nothing_tells_in_which_order_plans_were_laid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = told(tmp_path / "a", monkeypatch, interleaved(0))
    then = told(tmp_path / "b", monkeypatch, interleaved(1))
    assert first["watching"] == then["watching"]
    assert first["HTTP"] == then["HTTP"]
    assert first["Ben"] == then["Ben"]


def test_bots_behind_screens_are_all_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many choices a bot has, how often it thinks and when it is done."""
    short, long = [told(tmp_path / name, monkeypatch, nothing, {0: plans(0)[n]}) for name, n in (("a", 0), ("b", -1))]
    assert short == long
    state = msgspec.json.decode(short["watching"][-1])
    assert state["view"]["waiting_for"] == [0, 1, 2], "until all are done"


def test_a_choice_meant_for_a_question_stays_valid_whatever_others_do_behind_their_screens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def how(case: Told) -> None:
        assert case.table.session is not None
        seen = case.table.session.version_for(1)
        for key in plans(0)[-1][:-1]:
            await case.choose(0, key)
        await case.undo(0)
        assert await case.table.choose(1, plans(1)[-1][0], seen) == seen + 1
        await case.choose(0, plans(0)[-1][-2])
        await case.undo(0)
        await case.table.choose(1, plans(1)[-1][1], seen + 1)

    told(tmp_path / "a", monkeypatch, how)


def test_a_table_taken_up_again_counts_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def how(case: Told) -> None:
        for key in plans(0)[-1][:-1]:
            await case.choose(0, key)
        await case.choose(1, plans(1)[-1][0])
        table, before = case.table, {}
        for seat in (-1, 0, 1):
            before[seat] = await table.state(seat, tokens.hashed(COOKIES[max(seat, 0)]))
        table.session = None  # as after a restart
        for seat in (-1, 0, 1):
            assert await table.state(seat, tokens.hashed(COOKIES[max(seat, 0)])) == before[seat]
        assert len({version for version, _ in before.values()}) == 3

    told(tmp_path / "a", monkeypatch, how)


@pytest.mark.parametrize("changes", [0, 1, 3])
def test_another_process_tells_as_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: int) -> None:
    """A plan is changed through one process, then something happens that all notice; Ben listens to the other."""
    first: list[bytes] = []
    for times in (0, changes):
        folder = tmp_path / str(len(first))

        async def how(case: Told, times: int = times) -> None:
            async with opened(case.registry.config.database, "p2") as there:
                table = await there.table(case.table.record.id)
                ben = tokens.hashed(COOKIES[1])
                *begun, last = plans(0)[-1]
                for key in begun:
                    await case.choose(0, key)
                await case.choose(1, plans(1)[-1][0])
                await case.quiet()
                known, _ = await heard_there(table, case, ben, None)
                for _ in range(times):
                    await case.undo(0)
                    await case.choose(0, begun[-1])
                await case.choose(0, last)  # and Ann is done
                _, state = await heard_there(table, case, ben, known)
                assert msgspec.json.decode(state)["since"] == 1, "Ben keeps his own choice"
                first.append(TIME.sub(b"<time>", state))

        told(folder, monkeypatch, how)
    assert first[0] == first[1]


async def heard_there(table: Table, case: Told, owner: str, known: int | None) -> tuple[int, bytes]:
    """The state of the other process, which has heard of the newest version."""
    table.newest = case.table.record.version
    return await table.state(1, owner, known)


def test_what_stands_at_the_table_does_not_fall_by_what_is_done_behind_a_screen(tmp_path: Path) -> None:
    """A request to take something back, and a notice: both end with the next thing that everybody sees."""

    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, "council", people=3)
            session = live.session
            assert session is not None
            while not session.screened:
                await play(live, 1)
            asker = next(seat for seat in range(3) if session.why_no_undo(seat))
            await live.plead(asker)
            live.record.notice = "Something to know."
            first, second = [seat for seat in range(3) if seat != asker]
            before = [await live.state(viewer, "") for viewer in (asker, second, -1)]
            await live.choose(first, session.game.options(first)[0].key, None)
            assert [await live.state(viewer, "") for viewer in (asker, second, -1)] == before
            await live.undo(first)
            await live.choose(asker, session.game.options(asker)[0].key, None)
            assert [await live.state(viewer, "") for viewer in (second, -1)] == before[1:]
            assert live.record.plea is not None
            kept = live.record.plea.kept
            await live.agree(first, True)
            await live.agree(second, True)
            assert live.session is not None
            assert (live.session.moves, live.record.plea, live.record.notice) == (kept, None, "")

    asyncio.run(scenario())


def told_of(session: Session, game: Any, seat: int, key: str, viewer: int) -> tuple[Any, Any]:
    """What became public of a choice, if the hidden things lay like this, and all that the viewer receives then."""
    trial = Session(session.title, session.names, seed=SEED, people=session.people)
    trial.take_up(Snapshot(game.copy(), session.moves, "", (), "", session.veil.until(session.moves)))
    trial.choose(seat, key)
    lines = messages.news(trial, viewer, None)
    done = trial.waiting() if session.screened else None  # behind screens all see who is done
    return (lines, trial.game.shown - game.shown, done), trial.view(viewer)


@pytest.mark.parametrize("game", [title.name for title in titles()])
def test_a_choice_tells_nothing_that_was_not_said_or_shown(game: str) -> None:
    """Two games that differ only in what is hidden from a seat: the same choice of somebody else, answered by itself
    or not, with this hand or that, is counted alike, and leaves the same table."""
    tried, dice = 0, Rng(SEED)
    session = Session(find_title(game), NAMES, seed=SEED)
    while not session.over and session.moves < 360:
        seat = sorted(session.game.asks)[dice.below(len(session.game.asks))]
        keys = [option.key for option in session.game.options(seat)]
        if session.moves % 3 == 0:
            rival = (seat + 1) % 3
            twin = session.title.imagine(session.game, rival, Rng(session.moves))
            assert sorted(twin.asks) == sorted(session.game.asks)
            possible = {option.key for option in twin.options(seat)}
            for key, viewer in product([key for key in keys if key in possible][:3], (rival, -1)):
                here, there = [told_of(session, g, seat, key, viewer) for g in (session.game, twin)]
                assert here[0] != there[0] or here[1] == there[1], key
                tried += here[0] == there[0]
        session.choose(seat, keys[dice.below(len(keys))])
    assert tried > 120
