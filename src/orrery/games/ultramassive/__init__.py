"""ULTRAMASSIVE: every player is a black hole that pulls tokens through two Channels and grows."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Refusal
from orrery.core.catalog import Catalog
from orrery.core.parts import Advice, Rules, Saving, Scoring, Shapes, Sight
from orrery.core.title import Title
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
from orrery.games.ultramassive.components import CHANNELS, DISCOVERY_MAX, HOLE, PAIRS, TOKENS, WORMHOLES
from orrery.games.ultramassive.content import DRAFT, EVERYTHING, RESOURCES, SIPHONS
from orrery.games.ultramassive.evaluation import evaluate, prospects
from orrery.games.ultramassive.feature_names import NAMES
from orrery.games.ultramassive.features import features
from orrery.games.ultramassive.printed import PRINTED
from orrery.games.ultramassive.rests import rests
from orrery.games.ultramassive.rulings import SWITCHES
from orrery.games.ultramassive.scoring import scores
from orrery.games.ultramassive.setup import blank, setup
from orrery.games.ultramassive.shape import PlayerView, View
from orrery.games.ultramassive.shape_of_events import Events
from orrery.games.ultramassive.shape_of_things import THINGS, Board
from orrery.games.ultramassive.state import FIELDS
from orrery.games.ultramassive.verbs import VERBS
from orrery.games.ultramassive.view import imagine, view
from orrery.games.ultramassive.words import WORDS

__all__ = ["TITLE", "PlayerView", "View"]

CATALOG: Final = Catalog(
    VERBS,
    {
        "": (0,),
        "space": tuple(range(HOLE + 1)),
        "channel": CHANNELS,
        "wormhole": WORMHOLES,
        "pair": PAIRS,
        "mass": tuple(range(DISCOVERY_MAX + 1)),
        "token": TOKENS,
        "card": EVERYTHING.cards,
        "anomaly": EVERYTHING.anomalies + EVERYTHING.cores,
        "core": EVERYTHING.cores,
        "draft": DRAFT[0] + DRAFT[1],
        "resource": RESOURCES,
        "siphon": SIPHONS,
    },
    (actions, black_hole, cards, discovery, drafting, gaining, orbit, rounds, siphon, trading, wormholes),
)

TITLE: Final = Title(
    name="ultramassive",
    title="ULTRAMASSIVE",
    about="Pull stars through your two Channels, swallow them, and end as the heaviest object in the universe.",
    version=2,
    seats=(2, 3, 4),
    rules=Rules(
        setup,
        CATALOG,
        SWITCHES,
        waiting=Refusal("ULT-ROUND-03", "It is another player's turn."),
        over=Refusal("ULT-END-01", "The game is over."),
        book=__name__,
    ),
    sight=Sight(view, imagine),
    words=WORDS,
    printed=PRINTED,
    scoring=Scoring(scores, account, why),
    advice=Advice(evaluate, prospects=prospects, rests=rests, features=features, names=NAMES, sources=SOURCES),
    shapes=Shapes(View, THINGS, Board, Events),
    saving=Saving(FIELDS, blank, oldest=1),
)
