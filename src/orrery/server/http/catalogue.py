"""What does not change: the games, their rules, and everything that is printed."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from orrery.bots.brought import about, brought
from orrery.bots.levels import offered, teacher, usual
from orrery.bots.registry import is_brought
from orrery.core.parts import Switch
from orrery.core.title import Title
from orrery.games import titles
from orrery.rulebook import rulebook
from orrery.server.http.described import answer, described
from orrery.server.http.errors import Problem
from orrery.server.tables.lobby import title_of
from orrery.server.wire import answers

PLAIN_BOTS = (  # of games that no net knows
    ("random", "Dreamer", "Does what comes to mind, plan or no plan. Good company for a first look."),
    ("greedy", "Magpie", "Snatches what glitters now and never looks back. Answers at once."),
    ("planner", "Architect", "Lays out a whole turn with care, and forgets yours. Answers at once."),
    ("search:1", "Seer", "Plays the game on in its head before it moves. Thinks about a second."),
)
CACHED = "public, max-age=3600"


def limited(request: Request) -> None:
    request.app.state.limits.spend("look", request)


router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Depends(limited)])


@router.get("", **described([answers.Game]))
def games() -> Response:
    """What there is to play, with the switches a table can set and the bots that can sit at it."""
    return cached([facts(title) for title in titles()])


@router.get("/{game}/rules", **described([answers.Rule]))
def rules(game: str) -> Response:
    """The rules in our words, in the order of the catalogue."""
    book = rulebook(title_of(game).name)
    if book.trouble:
        raise Problem(404, book.trouble)
    return cached([answers.Rule(id=rule.id, chapter=rule.chapter, text=rule.text) for rule in book.entries.values()])


@router.get("/{game}/content", **described("AnyContent"))
async def content(game: str, request: Request) -> Response:
    """Everything printed: the board, and what each thing is and does under these switches (`switch=value`)."""
    title = title_of(game)
    try:
        settings = title.settings(dict(request.query_params))
    except ValueError as error:
        raise Problem(400, str(error)) from None
    printed = await asyncio.to_thread(page, title.name, tuple(settings.items()))
    return cached(printed)


def cached(data: Any) -> Response:
    made = answer(data)
    made.headers["Cache-Control"] = CACHED
    return made


def facts(title: Title) -> answers.Game:
    return {
        "name": title.name,
        "title": title.title,
        "about": title.about,
        "tagline": title.printed.tagline or title.about,
        "minutes": title.printed.minutes,
        "rules_version": title.version,
        "seats": list(title.seats),
        "solo": title.words.guest if 1 in title.seats else "",
        "switches": [switch(s) for s in title.rules.switches],
        "bots": bots_of(title),
        "usual": usual(title),
        "teacher": teacher(title),
        "judged": title.advice.judged,
    }


def bots_of(title: Title) -> list[answers.BotKind]:
    """From the weakest to the strongest, and those that other packages bring."""
    levels = [(spec, level.name, level.character) for spec, level in offered(title).items()]
    others = [(name, name.capitalize(), about(name)) for name in sorted(brought()) if is_brought(name)]
    return [kind(*bot) for bot in (*(levels or PLAIN_BOTS), *others)]


def kind(spec: str, name: str, about: str) -> answers.BotKind:
    return {"spec": spec, "name": name, "about": about}


def switch(s: Switch) -> answers.Switch:
    """With words for it and for each choice; the first choice is the rule as written."""
    return {
        "name": s.name,
        "title": s.title,
        "choices": list(s.choices),
        "labels": dict(zip(s.choices, s.labels, strict=True)),
        "default": s.choices[0],
        "rules": list(s.rules),
        "words": s.words,
        "first": s.first,
    }


@lru_cache(maxsize=64)
def page(game: str, settings: tuple[tuple[str, str], ...]) -> bytes:
    return msgspec.json.encode(things(game, settings))


def things(game: str, settings: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    title = title_of(game).under(dict(settings))
    chosen = title.settings(dict(settings))
    found = {}
    for ref, thing in title.catalog.things.items():
        text, words = title.text(thing, chosen), title.printed.words(thing, chosen)
        found[ref] = {"name": thing.name, "text": text, "words": words, **title.printed.facts(thing, chosen)}
    return {"game": title.name, "board": {**places(game), **title.printed.board(chosen)}, "things": found}


@cache
def places(game: str) -> dict[str, Any]:
    """How every place that can be pointed at is called."""
    title = title_of(game)
    named = {
        f"{kind}:{on}": title.words.places[kind](on)
        for kind, targets in title.catalog.targets.items()
        for on in targets
        if kind in title.words.places and isinstance(on, int)
    }
    return {"names": named}
