"""ULTRAMASSIVE: every player is a black hole that pulls tokens through two Channels and grows."""

from __future__ import annotations

from functools import partial
from typing import Final

from orrery.core.ask import Refusal
from orrery.core.catalog import Catalog
from orrery.core.parts import Advice, Rules, Saving, Scoring, Shapes, Sight
from orrery.core.title import Title
from orrery.core.variants import Laid, Variants
from orrery.games.ultramassive import (
    actions,
    black_hole,
    cards,
    discovery,
    drafting,
    gaining,
    orbit,
    rounds,
    siphon,
    trading,
    wormholes,
)
from orrery.games.ultramassive.account import SOURCES, account, why
from orrery.games.ultramassive.components import CHANNELS, DISCOVERY_MAX, HOLE, PAIRS, TOKENS, WORMHOLES, Resource
from orrery.games.ultramassive.content import EVERYTHING, RESOURCES
from orrery.games.ultramassive.content.former import FORMER
from orrery.games.ultramassive.content.sheets import FIXED, SHEETS, drafts
from orrery.games.ultramassive.evaluation import evaluate, prospects
from orrery.games.ultramassive.feature_names import NAMES
from orrery.games.ultramassive.features import features
from orrery.games.ultramassive.meanings import MEANINGS
from orrery.games.ultramassive.printed import PRINTED
from orrery.games.ultramassive.reasons import REASONS
from orrery.games.ultramassive.rests import rests
from orrery.games.ultramassive.rulings import SWITCHES
from orrery.games.ultramassive.scoring import scores
from orrery.games.ultramassive.setup import blank, setup
from orrery.games.ultramassive.shape import PlayerView, View
from orrery.games.ultramassive.shape_of_events import Events
from orrery.games.ultramassive.shape_of_things import THINGS, Board
from orrery.games.ultramassive.state import FIELDS, Box
from orrery.games.ultramassive.study import STUDY
from orrery.games.ultramassive.verbs import VERBS
from orrery.games.ultramassive.view import imagine, view
from orrery.games.ultramassive.words import WORDS

__all__ = ["TITLE", "PlayerView", "View"]


def catalog_of(box: Box, resources: tuple[Resource, ...]) -> Catalog:
    return Catalog(
        VERBS,
        {
            "": (0,),
            "space": tuple(range(HOLE + 1)),
            "channel": CHANNELS,
            "wormhole": WORMHOLES,
            "pair": PAIRS,
            "mass": tuple(range(DISCOVERY_MAX + 1)),
            "token": TOKENS,
            "card": box.cards,
            "anomaly": box.anomalies + box.cores,
            "core": box.cores,
            "draft": box.draft[0] + box.draft[1],
            "resource": resources,
            "siphon": box.siphons,
        },
        (actions, black_hole, cards, discovery, drafting, gaining, orbit, rounds, siphon, trading, wormholes),
    )


def title_of(box: Box, resources: tuple[Resource, ...]) -> Title:
    return Title(
        name="ultramassive",
        title="ULTRAMASSIVE",
        about="Pull stars through your two Channels, swallow them, and end as the heaviest object in the universe.",
        version=4,
        seats=(2, 3, 4),
        rules=Rules(
            partial(setup, box=box),
            catalog_of(box, resources),
            SWITCHES,
            waiting=Refusal("ULT-ROUND-03", "It is another player's turn."),
            over=Refusal("ULT-END-01", "The game is over."),
            book=__name__,
        ),
        sight=Sight(view, imagine),
        words=WORDS,
        printed=PRINTED,
        meanings=MEANINGS,
        scoring=Scoring(scores, account, why),
        advice=Advice(
            *(evaluate, None, prospects, rests, features, NAMES, SOURCES),
            reasons=REASONS,
        ),
        shapes=Shapes(View, THINGS, Board, Events),
        saving=Saving(FIELDS, partial(blank, box=box), oldest=1),
        variants=Variants(SHEETS, varied, FIXED, FORMER),
        study=STUDY,
    )


def varied(laid: Laid) -> Title:
    """The game with a variant laid over its printed tables."""
    e, over = EVERYTHING, laid.over
    draft = (drafts(laid, e.draft[0]), drafts(laid, e.draft[1]))
    return title_of(Box(over(e.cards), over(e.anomalies), over(e.cores), draft, over(e.siphons)), over(RESOURCES))


TITLE: Final = title_of(EVERYTHING, RESOURCES)
