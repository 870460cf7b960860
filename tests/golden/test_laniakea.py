"""What the golden games of Laniakea hold between them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from orrery.games.laniakea import TITLE
from orrery.games.laniakea.components import Celestial, Chaos
from orrery.games.laniakea.content import CHAOS
from orrery.play.session import Session
from orrery.play.transcript import read_data, replay
from tests.golden.laniakea import GAMES


@cache
def golden(name: str) -> Session:
    file = Path(__file__).parent / f"laniakea-1-{name}.json"
    return replay(read_data(file), file.name)


def everything(event: str) -> list[tuple[object, ...]]:
    return [e[2] for name in GAMES for _, e in golden(name).log if e[0] == event]


def test_every_player_count_is_played_to_its_end() -> None:
    finished = {len(golden(name).names) for name in GAMES if golden(name).over}
    assert finished == {1, 2, 3, 4}


def test_a_solo_game_is_won_and_one_is_lost() -> None:
    assert [TITLE.scores(golden(name).game)[0].winner for name in ("solo-won", "solo-lost")] == [True, False]


def test_every_celestial_plays() -> None:
    played: set[Celestial | None] = {p.celestial for name in GAMES for p in golden(name).game.players}
    assert {celestial.id for celestial in played if celestial is not None} == set("ABCDEFGH")


def test_both_overpowers_are_triggered() -> None:
    assert {track for (track,) in everything("overpowered")} == {0, 1}


def test_chaos_cards_with_a_step_with_raised_hit_points_and_with_neither_are_defeated() -> None:
    defeated = [card for (card,) in everything("defeated") if isinstance(card, Chaos)]
    kinds = {"step" if c.requirement in ("white", "discard", "aether") else c.requirement[:2] for c in defeated}
    assert kinds == {"step", "hp", ""}


def test_every_chaos_card_is_defeated() -> None:
    defeated = {card.id for (card,) in everything("defeated") if isinstance(card, Chaos)}
    assert defeated == {card.id for card in CHAOS}


def test_structures_of_each_kind_entities_of_each_type_and_artifacts_occur() -> None:
    for event in ("built_sanctum", "built_gateway", "built_throne", "recruited", "found", "teleported", "augmented"):
        assert everything(event), event
