"""Council of Shadows: civilizations plan their actions in secret and rise in Dark Tech for a seat on the Council."""

from __future__ import annotations

from functools import partial
from typing import Final

from orrery.core.ask import Refusal
from orrery.core.catalog import Catalog
from orrery.core.parts import Advice, Rules, Saving, Scoring, Shapes, Sight
from orrery.core.title import Title
from orrery.core.variants import Laid, Variants
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
from orrery.games.council.account import account, apart, said, why
from orrery.games.council.components import CIVILIZATIONS, FIELDS, GEMS, PARSECS, PAYMENTS, PLANETS
from orrery.games.council.content import EVERYTHING
from orrery.games.council.content.former import FORMER
from orrery.games.council.content.sheets import FIXED, SHEETS
from orrery.games.council.evaluation import ahead, evaluate, prospects, reached, rests
from orrery.games.council.feature_names import NAMES
from orrery.games.council.features import features
from orrery.games.council.imagination import imagine
from orrery.games.council.meanings import MEANINGS
from orrery.games.council.printed import PRINTED
from orrery.games.council.reasons import REASONS, WEIGHTS
from orrery.games.council.rulings import SWITCHES
from orrery.games.council.scoring import SOURCES, scores
from orrery.games.council.screens import undecided
from orrery.games.council.setup import blank, setup
from orrery.games.council.shape import PlayerView, View
from orrery.games.council.shape_of_events import Events
from orrery.games.council.shape_of_things import THINGS, Board
from orrery.games.council.state import FIELDS_SAVED, Box
from orrery.games.council.study import STUDY
from orrery.games.council.verbs import VERBS, absent
from orrery.games.council.view import behind_screens, view
from orrery.games.council.words import WORDS

__all__ = ["TITLE", "PlayerView", "View"]


ABOUT: Final = (
    "Settle galaxies, feed on their Energy, and outgrow your own Consumption to win the Throne of the Council."
)


def catalog_of(box: Box) -> Catalog:
    return Catalog(
        VERBS,
        {
            "": (0,),
            "planet": tuple(range(PLANETS)),
            "field": tuple(range(FIELDS)),
            "pile": PARSECS,
            "gem": GEMS,
            "payment": PAYMENTS,
            "galaxy": box.galaxies,
            "tile": box.tiles,
            "card": box.start_cards + box.ai_cards,
            "upgrade": box.upgrades,
            "bonus": box.light + box.dark,
            "tech": box.techs,
            "station": box.stations,
            "leader": box.leaders,
            "automa": box.automa,
            "civilization": CIVILIZATIONS,
        },
        (
            *(
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
            ),
            *(planning, rounds, scoring, settling, stations, tech_cards, upgrades),
        ),
    )


def title_of(box: Box) -> Title:
    return Title(
        name="council",
        title="Council of Shadows",
        about=ABOUT,
        version=4,
        seats=(1, 2, 3, 4),
        rules=Rules(
            partial(setup, box=box),
            catalog_of(box),
            SWITCHES,
            waiting=Refusal("COS-RND-02 COS-RND-05", "It is another player's turn."),
            over=Refusal("COS-END-04", "The game is over."),
            book=__name__,
            absent=absent,
        ),
        sight=Sight(view, imagine, behind_screens),
        words=WORDS,
        printed=PRINTED,
        meanings=MEANINGS,
        scoring=Scoring(scores, account, why, said, apart),
        advice=Advice(
            evaluate,
            ahead,
            prospects,
            rests,
            features,
            NAMES,
            SOURCES,
            undecided,
            REASONS,
            WEIGHTS,
            reached=reached,
            finishes=True,
            doubt=6000.0,
        ),
        shapes=Shapes(View, THINGS, Board, Events),
        saving=Saving(FIELDS_SAVED, partial(blank, box=box), oldest=1),
        variants=Variants(SHEETS, varied, FIXED, FORMER),
        study=STUDY,
    )


def varied(laid: Laid) -> Title:
    """The game with a variant laid over its printed tables."""
    e, over = EVERYTHING, laid.over
    tables = (over(e.galaxies), over(e.tiles), over(e.start_cards), over(e.ai_cards), over(e.upgrades), over(e.light))
    return title_of(Box(*tables, over(e.dark), over(e.techs), over(e.stations), over(e.leaders), over(e.automa)))


TITLE: Final = title_of(EVERYTHING)
