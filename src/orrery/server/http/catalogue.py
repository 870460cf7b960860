"""What does not change: the games, their rules, and everything that is printed."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from orrery.core.parts import Switch
from orrery.core.title import Title
from orrery.games import titles
from orrery.rulebook import rulebook
from orrery.server.content.switches import SWITCHES
from orrery.server.http.errors import Problem
from orrery.server.tables.lobby import title_of

BOTS = (
    ("random", "Chance", "Takes any option: quick, and easy to beat."),
    ("greedy", "Greedy", "Takes what looks best at once."),
    ("planner", "Planner", "Takes what looks best by the end of its turn."),
    ("search:0.3", "Search", "Thinks ahead for a third of a second: a good opponent."),
    ("search:1", "Deep search", "Thinks ahead for a second."),
    ("search:3", "Deepest search", "Thinks ahead for three seconds: the strongest."),
)
CACHED = "public, max-age=3600"


def limited(request: Request) -> None:
    request.app.state.limits.spend("look", request)


router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Depends(limited)])


@router.get("")
def games(response: Response) -> list[dict[str, Any]]:
    """What there is to play, with the switches a table can set and the bots that can sit at it."""
    response.headers["Cache-Control"] = CACHED
    return [facts(title) for title in titles()]


@router.get("/{game}/rules")
def rules(game: str, response: Response) -> list[dict[str, str]]:
    """The rules in our words, in the order of the catalogue."""
    response.headers["Cache-Control"] = CACHED
    entries = rulebook(title_of(game).name).entries.values()
    return [{"id": entry.id, "chapter": entry.chapter, "text": entry.text} for entry in entries]


@router.get("/{game}/content", response_model=dict[str, Any])
async def content(game: str, request: Request) -> Response:
    """Everything printed: the board, and what each thing is and does under these switches (`switch=value`)."""
    title = title_of(game)
    try:
        settings = title.settings(dict(request.query_params))
    except ValueError as error:
        raise Problem(400, str(error)) from None
    printed = await asyncio.to_thread(page, title.name, tuple(settings.items()))
    return Response(printed, media_type="application/json", headers={"Cache-Control": CACHED})


def facts(title: Title) -> dict[str, Any]:
    return {
        "name": title.name,
        "title": title.title,
        "about": title.about,
        "rules_version": title.version,
        "seats": list(title.seats),
        "solo": title.words.guest if 1 in title.seats else "",
        "switches": [switch(title.name, s) for s in title.rules.switches],
        "bots": [{"spec": spec, "name": name, "about": about} for spec, name, about in BOTS],
    }


def switch(game: str, s: Switch) -> dict[str, Any]:
    """With words for it and for each choice; the first choice is the rule as written."""
    title, *labels = SWITCHES[game][s.name]
    return {
        "name": s.name,
        "title": title,
        "choices": list(s.choices),
        "labels": dict(zip(s.choices, labels, strict=True)),
        "default": s.choices[0],
        "rules": list(s.rules),
        "words": s.words,
    }


@lru_cache(maxsize=64)
def page(game: str, settings: tuple[tuple[str, str], ...]) -> bytes:
    return msgspec.json.encode(things(game, settings))


def things(game: str, settings: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    title = title_of(game)
    printed = import_module(f"orrery.server.content.{game}")
    chosen = title.settings(dict(settings))
    found = {}
    for ref, thing in title.catalog.things.items():
        text = title.text(thing, chosen)
        found[ref] = {"name": thing.name, "text": text, **printed.facts(thing, chosen)}
    return {"board": {**places(game), **printed.board(chosen)}, "things": found}


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
