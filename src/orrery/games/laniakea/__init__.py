"""Laniakea: Across Dark Space: Celestials voyage, harvest, build and gather Entities until one has ascended."""

from __future__ import annotations

from functools import partial
from typing import Final

from orrery.core.ask import Refusal
from orrery.core.catalog import Catalog
from orrery.core.parts import Advice, Rules, Saving, Scoring, Shapes, Sight
from orrery.core.title import Title
from orrery.core.variants import Laid, Variants
from orrery.games.laniakea import (
    additional,
    adversary,
    artifacts,
    building,
    cards,
    chaos,
    core_actions,
    cosmic_powers,
    costs,
    harvesting,
    moving,
    recruiting,
    seraph,
    setup,
    slots,
    tile_abilities,
    travelling,
    turns,
    upgrading,
)
from orrery.games.laniakea.account import account, why
from orrery.games.laniakea.board import ABYSSES, SPACES
from orrery.games.laniakea.components import ENTITY_SPACES, RESOURCES, TRACKS, Box
from orrery.games.laniakea.content import EVERYTHING
from orrery.games.laniakea.content.former import FORMER
from orrery.games.laniakea.content.sheets import FIXED, SHEETS
from orrery.games.laniakea.evaluation import evaluate, prospects, rests
from orrery.games.laniakea.feature_names import NAMES, SOURCES
from orrery.games.laniakea.features import features
from orrery.games.laniakea.imagination import imagine
from orrery.games.laniakea.meanings import MEANINGS
from orrery.games.laniakea.printed import PRINTED
from orrery.games.laniakea.reasons import REASONS
from orrery.games.laniakea.rulings import SWITCHES
from orrery.games.laniakea.scoring import scores
from orrery.games.laniakea.shape import PlayerView, View
from orrery.games.laniakea.shape_of_board import Board
from orrery.games.laniakea.shape_of_events import Events
from orrery.games.laniakea.shape_of_things import THINGS
from orrery.games.laniakea.state import FIELDS, SLOTS
from orrery.games.laniakea.study import STUDY
from orrery.games.laniakea.verbs import VERBS
from orrery.games.laniakea.view import view
from orrery.games.laniakea.words import WORDS, told_today

__all__ = ["TITLE", "PlayerView", "View"]


def catalog_of(box: Box) -> Catalog:
    return Catalog(
        VERBS,
        {
            "": (0,),
            "space": SPACES,
            "abyss": ABYSSES,
            "slot": SLOTS,
            "resource": RESOURCES,
            "price": tuple([100 * v + 10 * f + a for v in range(6) for f in range(6) for a in range(4)]),
            "pair": (0, 1, 2),
            "track": TRACKS,
            "place": ENTITY_SPACES,
            "effect": (0, 1),
            "core": core_actions.CORES,
            "celestial": box.celestials,
            "power": box.starting + box.market,
            "entity": box.entities,
            "chaos": box.chaos,
            "artifact": box.artifacts,
            "tile": box.tiles,
            "adversary": box.adversary,
        },
        (
            *(additional, adversary, artifacts, building, cards, chaos, core_actions, cosmic_powers, costs, harvesting),
            *(moving, recruiting, seraph, setup, slots, tile_abilities, travelling, turns, upgrading),
        ),
    )


def title_of(box: Box) -> Title:
    return Title(
        name="laniakea",
        title="Laniakea: Across Dark Space",
        about="Voyage across voids, harvest galaxies, raise Sanctums, Gateways and Thrones, and recruit Entities.",
        version=5,
        seats=setup.SEATS,
        rules=Rules(
            partial(setup.setup, box=box),
            catalog_of(box),
            SWITCHES,
            waiting=Refusal("LAN-TURN-09", "It is another player's turn."),
            over=Refusal("LAN-END-03", "The game is over."),
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
            dealt={"celestials": "random"},
        ),
        shapes=Shapes(View, THINGS, Board, Events),
        saving=Saving(FIELDS, partial(setup.blank, box=box), oldest=1, event=told_today),
        variants=Variants(SHEETS, varied, FIXED, FORMER),
        study=STUDY,
    )


def varied(laid: Laid) -> Title:
    """The game with a variant laid over its printed tables."""
    e, over = EVERYTHING, laid.over
    tables = (over(e.tiles), over(e.starting), over(e.market), over(e.entities), over(e.chaos), over(e.artifacts))
    return title_of(Box(*tables, over(e.celestials), over(e.adversary), e.spaces))


TITLE: Final = title_of(EVERYTHING)
