"""What must hold in every position of Council of Shadows, whoever plays however badly."""

from __future__ import annotations

from orrery.games.council.components import (
    BONUS_LIMIT,
    FIELDS,
    GALAXIES,
    GALAXY_OF,
    HEIGHT,
    HIGHEST,
    LOWEST,
    PARSEC_OF,
    PARSECS,
    PLANETS,
    PLANETS_PER_TILE,
    ROUNDS,
)
from orrery.games.council.content import BOX
from orrery.games.council.player import Player
from orrery.games.council.state import Council


def check(g: Council) -> None:
    check_pieces(g)
    check_board(g)
    for p in g.players:
        check_player(g, p)
    assert g.round <= ROUNDS
    assert sorted(g.order) == list(range(len(g.players)))
    assert (g.throne >= 0) or all(p.level < 3 for p in g.players), "the Throne was not taken"


def check_pieces(g: Council) -> None:
    """Tiles and cards neither appear nor vanish."""
    for parsec in PARSECS:
        board = [tile for field, tile in enumerate(g.fields) if tile is not None and PARSEC_OF[field] == parsec]
        drawn = [tile for tile in g.drawn if tile.parsec == parsec]
        tiles = [*board, *g.piles[parsec], *drawn, *placing(g, parsec)]
        assert sorted([t.id for t in tiles]) == sorted([t.id for t in g.box.tiles if t.parsec == parsec]), "tiles"
        assert len(g.marks[parsec]) == len(g.piles[parsec])
    cards = [card for card in (*g.display, *g.deck, *g.discard) if card is not None]
    light, dark = list(g.light), list(g.dark_box)
    for p in g.players:
        owned = [*p.hand, *[card for stack in p.slots for card in stack]]
        cards += [card for card in owned if card.ai]
        starters = [card.id for card in owned if not card.ai]
        assert sorted(starters) == ([] if g.is_automa(p) else ["S1", "S2", "S3", "S4", "S5", "S6"]), "start cards"
        light += [card for card in p.bonuses if not card.dark]
        dark += [card for card in (*p.bonuses, *g.returned[p.seat]) if card.dark]
    assert sorted([card.id for card in cards]) == sorted([card.id for card in g.box.ai_cards]), "AI cards"
    assert sorted([card.id for card in light]) == sorted([card.id for card in g.box.light]), "light bonus cards"
    labels = [ticket for ticket in g.tickets if ticket >= 0]
    shuffled = [-1] * (len(g.light) - len(labels))
    assert list(g.tickets) == [*sorted(labels, reverse=True), *shuffled], "labels fall towards the top of the pile"
    fit = [c for c in g.box.dark if len(g.players) in c.seats and (g.rulings.stations or not c.module)]
    assert sorted([card.id for card in dark]) == sorted([card.id for card in fit]), "dark bonus cards"
    for level in (1, 2):
        owned_techs = [tech for p in g.players for tech in p.techs if tech.level == level]
        techs = [*owned_techs, *g.tech_piles[level - 1]]
        assert len(techs) == len({tech.id for tech in techs}), "a Dark Tech card lies in two places"
        assert len(techs) == len([tech for tech in g.box.techs if tech.level == level]) - 2, "Dark Tech cards"
    if g.solo:
        automa = [card for pile in (*g.automa_piles, *g.automa_used) for card in pile]
        assert len(automa) == len({card.id for card in automa})
        assert len(automa) == len([card for card in g.box.automa if g.rulings.silver_cards or not card.silver])


def placing(g: Council, parsec: int) -> list[object]:
    """A tile that has been chosen and is about to be placed."""
    asks = list(g.asks.values())
    known = [ask.known[0] for ask in asks if ask.verb.name in ("place", "automa_place")]
    return [tile for tile in known if tile.parsec == parsec]


def check_board(g: Council) -> None:
    counted = [0] * len(g.cubes)
    for planet in range(PLANETS):
        stack = g.planets[planet]
        tile = g.fields[planet // PLANETS_PER_TILE]
        assert len(stack) <= HEIGHT
        assert not stack or (tile is not None and planet % PLANETS_PER_TILE < len(tile.planets))
        for seat in stack:
            counted[seat * FIELDS + planet // PLANETS_PER_TILE] += 1
    assert counted == g.cubes, "cubes are miscounted"
    for p in g.players:
        by_galaxy = [0] * GALAXIES
        for field in range(FIELDS):
            by_galaxy[GALAXY_OF[field]] += g.cubes[p.seat * FIELDS + field]
        assert by_galaxy == g.presence[p.seat * GALAXIES : (p.seat + 1) * GALAXIES]
    in_play = {galaxy.number for galaxy in g.board}
    assert all(tile is None or GALAXY_OF[field] in in_play for field, tile in enumerate(g.fields))


def check_player(g: Council, p: Player) -> None:
    assert LOWEST <= p.consumption <= HIGHEST
    assert p.energy >= 0
    assert min(p.gems) >= 0
    assert len(p.bonuses) <= BONUS_LIMIT or choosing(g, p, "give_up") or g.is_automa(p)
    late = g.rulings.levels_when_all_done or g.rulings.stop_at_three or not g.rulings.card_levels_at_once
    assert p.energy < p.consumption or g.acting == p.seat or late, "a level was missed"
    assert len(p.slots) == len(p.ranges)
    assert len(p.upgrades) == len(set(p.upgrades))
    assert len([tech for tech in p.techs if tech.level == 1]) <= 1
    assert len([tech for tech in p.techs if tech.level == 2]) <= 1


def choosing(g: Council, p: Player, verb: str) -> bool:
    return p.seat in g.asks and g.asks[p.seat].verb.name == verb


def used(g: Council) -> set[str]:
    """What has visibly been used so far, so that a test can tell whether everything in the box gets played."""
    things = [thing for p in g.players for thing in (*p.upgrades, *p.techs, *p.bonuses, *[s[-1] for s in p.slots if s])]
    cards = [card for pile in g.automa_used for card in pile]
    tiles = [tile for tile in g.fields if tile is not None]
    return {thing.ref for thing in [*things, *cards, *tiles]}


def box() -> set[str]:
    """All but what only a module or an option brings into play."""
    dark = [card for card in BOX.dark if not card.module]
    automa = [card for card in BOX.automa if not card.silver]
    upgrades = [upgrade for upgrade in BOX.upgrades if upgrade.slot != 3]
    things = (*BOX.start_cards, *BOX.ai_cards, *BOX.tiles, *BOX.light, *dark, *BOX.techs, *upgrades, *automa)
    return {thing.ref for thing in things}
