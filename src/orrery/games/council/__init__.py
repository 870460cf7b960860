"""Council of Shadows: civilizations plan their actions in secret and rise in Dark Tech for a seat on the Council."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Refusal
from orrery.core.catalog import Catalog
from orrery.core.parts import Advice, Rules, Saving, Scoring, Shapes, Sight
from orrery.core.title import Title
from orrery.games.council import (
    actions,
    assessment,
    automa,
    bonus,
    buying,
    collecting,
    consumption,
    dark_tech,
    discovery,
    energy,
    leaders,
    planning,
    rounds,
    scoring,
    settling,
    stations,
    tech_cards,
    upgrades,
)
from orrery.games.council.account import account, why
from orrery.games.council.components import CIVILIZATIONS, FIELDS, GEMS, PARSECS, PAYMENTS, PLANETS
from orrery.games.council.content import EVERYTHING
from orrery.games.council.evaluation import ahead, evaluate, prospects, rests
from orrery.games.council.feature_names import NAMES
from orrery.games.council.features import features
from orrery.games.council.imagination import imagine
from orrery.games.council.printed import PRINTED
from orrery.games.council.rulings import SWITCHES
from orrery.games.council.scoring import SOURCES, scores
from orrery.games.council.screens import undecided
from orrery.games.council.setup import blank, setup
from orrery.games.council.shape import PlayerView, View
from orrery.games.council.shape_of_events import Events
from orrery.games.council.shape_of_things import THINGS, Board
from orrery.games.council.state import FIELDS_SAVED
from orrery.games.council.verbs import VERBS
from orrery.games.council.view import behind_screens, view
from orrery.games.council.words import WORDS

__all__ = ["TITLE", "PlayerView", "View"]

CATALOG: Final = Catalog(
    VERBS,
    {
        "": (0,),
        "planet": tuple(range(PLANETS)),
        "field": tuple(range(FIELDS)),
        "pile": PARSECS,
        "gem": GEMS,
        "payment": PAYMENTS,
        "galaxy": EVERYTHING.galaxies,
        "tile": EVERYTHING.tiles,
        "card": EVERYTHING.start_cards + EVERYTHING.ai_cards,
        "upgrade": EVERYTHING.upgrades,
        "bonus": EVERYTHING.light + EVERYTHING.dark,
        "tech": EVERYTHING.techs,
        "station": EVERYTHING.stations,
        "leader": EVERYTHING.leaders,
        "automa": EVERYTHING.automa,
        "civilization": CIVILIZATIONS,
    },
    (
        *(actions, assessment, automa, bonus, buying, collecting, consumption, dark_tech, discovery, energy, leaders),
        *(planning, rounds, scoring, settling, stations, tech_cards, upgrades),
    ),
)

TITLE: Final = Title(
    name="council",
    title="Council of Shadows",
    about="Settle galaxies, feed on their Energy, and outgrow your own Consumption to win the Throne of the Council.",
    version=2,
    seats=(1, 2, 3, 4),
    rules=Rules(
        setup,
        CATALOG,
        SWITCHES,
        waiting=Refusal("COS-RND-02 COS-RND-05", "It is another player's turn."),
        over=Refusal("COS-END-04", "The game is over."),
        book=__name__,
    ),
    sight=Sight(view, imagine, behind_screens),
    words=WORDS,
    printed=PRINTED,
    scoring=Scoring(scores, account, why),
    advice=Advice(evaluate, ahead, prospects, rests, features, NAMES, SOURCES, undecided),
    shapes=Shapes(View, THINGS, Board, Events),
    saving=Saving(FIELDS_SAVED, blank, oldest=1),
)
