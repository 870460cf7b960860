"""Whole games of every title, with every byte that each seat was sent compared to what it may know."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.core.words import visible
from orrery.games import titles
from orrery.play.session import Session
from orrery.server.storage.schema import SEATS
from orrery.server.tables import messages, tokens
from orrery.server.tables.explain import by_target, why
from tests.server.registry import play, served, table
from tests.server.running import Browser, Socket

GAMES = [title.name for title in titles()]
SEEDS = {"ultramassive": "10", "council": "10", "laniakea": "28"}  # games that do not take long
REF = re.compile(r'"([a-z]+:[^"]+)"')


def play_it(server: str, game: str, seats: int, most: int) -> tuple[list[tuple[int, str]], dict[int, Socket], str]:
    """Everybody at a browser of their own, and one who watches; choices by chance. What each of them heard."""
    people = [Browser(server) for _ in range(seats)]
    opened = people[0].table(game, "P0", *["friend"] * (seats - 1), seed=SEEDS[game])
    for n, person in enumerate(people[1:], 1):
        person.post(f"/api/invites/{opened['invite']}", {"name": f"P{n}"})
    dice, journal = Rng(21), []
    with ExitStack() as open_sockets:
        sockets = {n: open_sockets.enter_context(p.socket(opened["id"], n)) for n, p in enumerate(people)}
        sockets[-1] = open_sockets.enter_context(Browser(server).socket(opened["id"]))
        states = {seat: socket.state(seats) for seat, socket in sockets.items()}
        first, mirror = states[-1]["version"], mirrored(game, seats)
        while not mirror.over and len(journal) < most:
            seat = min(states[-1]["view"]["waiting_for"])
            options = states[seat]["view"]["ask"]["options"]
            key = options[picked(game, len(journal), len(options), dice)]["key"]
            if len(journal) % 10 == 0:
                sockets[seat].ask("preview", seat=seat, key=key)
            sockets[seat].say("choose", seat=seat, key=key, version=states[seat]["version"])
            journal.append((seat, key))
            mirror.choose(seat, key)
            for viewer, socket in sockets.items():
                if first + mirror.version_for(viewer) > states[viewer]["version"]:  # else there is nothing to hear
                    states[viewer] = socket.state(first + mirror.version_for(viewer))
    return journal, sockets, opened["id"]


def mirrored(game: str, seats: int) -> Session:
    """The same game without a server."""
    title = next(title for title in titles() if title.name == game)
    return Session(title, [f"P{n}" for n in range(seats)], seed=int(SEEDS[game]))


def picked(game: str, n: int, count: int, dice: Rng) -> int:
    """By chance; but in two of the games that would take too long to come to an end."""
    if game == "council":
        return dice.below(count)
    return dice.below(min(count, 3)) if n % 2 else count - 1


def hidden_refs(session: Session, seat: int) -> set[str]:
    """Things that somebody else can see now and this seat cannot."""
    views = {n: json.dumps(session.title.view(session.game, n)) for n in (seat, *range(len(session.names)))}
    return {ref for n in views for ref in REF.findall(views[n])} - set(REF.findall(views[seat]))


def finality(session: Session, game: Any, seat: int) -> tuple[list[str], list[str]]:
    """What could not be taken back, and what would be given up, if the hidden things lay like this."""
    real, session.game = session.game, game
    found = session.finality(seat) if seat in game.asks else ([], [])
    session.game = real
    return found


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_what_they_may_not_know(server: str, game: str) -> None:
    seats = 2
    journal, sockets, _ = play_it(server, game, seats, 700)
    title = next(title for title in titles() if title.name == game)
    session = mirrored(game, seats)
    heard = {
        seat: {m["version"]: m for m in map(json.loads, socket.heard) if m["on"] == "state" and m["view"]}
        for seat, socket in sockets.items()
    }
    first = min(heard[-1])
    secrets = told = unnoticed = 0
    noticed: dict[int, int] = {}
    for n in range(len(journal) + 1):
        for seat in sockets:
            version = first + session.version_for(seat)
            message = heard[seat][version]
            dealt_anew = title.imagine(session.game, seat, Rng(n)) if seat >= 0 else session.game
            assert {key: message["view"][key] for key in title.view(dealt_anew, seat)} == json.loads(
                json.dumps(title.view(dealt_anew, seat))
            ), "what is sent must not depend on how the hidden things lie"
            assert (message["finals"], message["losses"]) == finality(session, dealt_anew, seat)
            since = message["since"] or 0
            happened = [event for move, event in session.log if session.moves_for(seat, move) > since]
            allowed = [title.words.line(event, session.names, seat) for event in visible(happened, seat)]
            assert [line["text"] for line in message["events"]] == allowed[-60:], "also when nothing was sent since"
            unnoticed += noticed.get(seat) == version
            noticed[seat] = version
            named = {ref for line in message["events"] for ref in line["refs"]}
            hidden = hidden_refs(session, seat) - named
            for ref in hidden:
                assert f'"{ref}"' not in json.dumps({**message, "events": []}), f"{ref} is hidden from {seat}"
            secrets += len(hidden)
            told += len(happened) - len(allowed)
        if n < len(journal):
            session.choose(*journal[n])
    assert session.over
    assert secrets > 100, "there was something to hide"
    assert told > 10 or game == "ultramassive", "and something to keep quiet about"
    assert (unnoticed > 10) == (game == "council"), "where plans are laid behind screens"
    for seat in sockets:
        assert len(heard[seat]) == 1 + session.version_for(seat), "and nothing else was sent"


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_answers_do_not_depend_on_how_hidden_things_lie(server: str, game: str) -> None:
    """Reasons and previews of everything, at a table and at its forks, in which all is dealt anew."""
    ann = Browser(server)
    opened = ann.table(game, "P0", "P1", seed=SEEDS[game])
    dice = Rng(3)
    for _ in range(25):
        state = ann.get(f"/api/tables/{opened['id']}")
        seat = min(state["view"]["waiting_for"])
        options = ann.get(f"/api/tables/{opened['id']}", seat=seat)["view"]["ask"]["options"]
        ann.post(f"/api/tables/{opened['id']}/choose", {"seat": seat, "key": options[dice.below(len(options))]["key"]})
    state = ann.get(f"/api/tables/{opened['id']}")
    seat = min(state["view"]["waiting_for"])
    answers = [answers_at(ann, opened["id"], seat, game)]
    known = ann.get(f"/api/tables/{opened['id']}", seat=seat)["view"]["moves"]
    for _ in range(2):
        fork = {"move": known, "seat": seat, "bot": "search:3"}
        answers.append(answers_at(ann, ann.post(f"/api/tables/{opened['id']}/fork", fork, 201)["id"], seat, game))
    assert answers[1] == answers[2]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_of_a_whole_game_depends_on_how_hidden_things_lie(game: str) -> None:
    """Reasons and previews, for whoever is asked and for somebody else, and the same with all that is hidden from them
    dealt anew."""
    title = next(title for title in titles() if title.name == game)
    refs, dice, compared = list(by_target(title)), Rng(7), 0
    session = Session(title, ["P0", "P1", "P2"], seed=7)
    while not session.over and session.moves < 360:
        seat = sorted(session.game.asks)[dice.below(len(session.game.asks))]
        if session.moves % 8 == 0:
            asked_about = [refs[dice.below(len(refs))] for _ in range(25)]
            for viewer in (seat, (seat + 1) % 3):
                twin = title.imagine(session.game, viewer, Rng(session.moves))
                answers = said(session, session.game, viewer, asked_about)
                assert answers == said(session, twin, viewer, asked_about)
                compared += len(answers)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    assert compared > 1500


def said(session: Session, game: Any, seat: int, refs: list[str]) -> list[Any]:
    """Everything that the server answers this seat about these things and its options, if the hidden things lay so."""
    real, session.game = session.game, game
    keys = [option.key for option in game.options(seat)][:6] if seat in game.asks else []
    found = [why(session, seat, ref) for ref in refs] + [messages.foretold(session, seat, key) for key in keys]
    session.game = real
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_of_a_running_game_holds_nothing_that_the_seat_may_not_know(game: str, tmp_path: Path) -> None:
    """What the fork's database has is dealt anew: the same to the seat, and not the real hands and decks."""
    title = next(title for title in titles() if title.name == game)

    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (registry, client):
            live = await table(registry, game, people=2, seed=SEEDS[game])
            await play(live, 60 if game == "council" else 28, Rng(3).below)  # the rival holds much that is hidden then
            real, seat = live.session, 0
            assert real is not None
            owner = "A" * 43
            await registry.store.database.run(lambda c: c.execute(update(SEATS).values(owner=tokens.hashed(owner))))
            await registry.reseated(live.record.id)
            forks = []
            for _ in range(2):
                form = {"move": real.moves_for(seat), "seat": seat, "bot": "search:3"}
                path = f"/api/tables/{live.record.id}/fork"
                made = await client.post(path, json=form, headers={"Cookie": f"orrery={owner}"})
                assert made.status_code == 201, made.text
                found = await registry.store.whole(made.json()["id"], 0)
                assert found is not None
                saved = json.loads(found.position)["position"]
                forks.append(load(title, saved, real.settings))
            for fork in forks:
                assert title.view(fork, seat) == title.view(real.game, seat)
                assert dump(title, fork) != dump(title, real.game)
            assert dump(title, forks[0]) != dump(title, forks[1]), "and anew each time"
            if game != "ultramassive":  # there all hands are open, and only what is drawn later is hidden
                hands = [title.view(there, 1 - seat)["players"][1 - seat] for there in (real.game, *forks)]
                assert any(hand != hands[0] for hand in hands[1:]), "the rival's cards are not the real ones"

    asyncio.run(scenario())


def answers_at(ann: Browser, id: str, seat: int, game: str) -> list[Any]:
    title = next(title for title in titles() if title.name == game)
    targets = sorted({option.target for option in title.catalog.options.values()})[::7]
    with ann.socket(id, seat) as socket:
        state = socket.state()
        said = [socket.ask("why", seat=seat, ref=target)["ok"] for target in targets]
        options = [option["key"] for option in state["view"]["ask"]["options"]][:8]
        for key in options:
            foretold = socket.ask("preview", seat=seat, key=key)["ok"]
            assert {line.pop("move") for line in foretold["events"]} <= {state["view"]["moves"] + 1}, (
                "a fork counts anew"
            )
            said.append(foretold)
    words = json.dumps(said)
    for number, sitting in enumerate(state["table"]["seats"]):
        words = words.replace(sitting["name"], f"P{number}")  # at a fork a bot with a name of its own sits there
    return [options, json.loads(words)]
