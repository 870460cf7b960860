"""Positions that somebody has edited are refused in a sentence when they are loaded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.core.save import BadSave, dump, load
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.costs import gain_stones
from orrery.games.laniakea.recruiting import refill
from orrery.games.laniakea.seraph import harvest_own
from orrery.games.laniakea.travelling import relocate_anywhere
from orrery.games.laniakea.turns import finish_card, next_turn
from orrery.play.position import admit
from orrery.play.transcript import read_data, start
from tests.games.laniakea.table import THINGS

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("laniakea-*.json"))
REFUSED = r"not a position of Laniakea: Across Dark Space that can be played on\.$"


def chance(dice: Rng) -> dict[str, str]:
    return TITLE.settings({s.name: s.choices[dice.below(len(s.choices))] for s in TITLE.switches})


def positions(seats: int, seed: int, settings: dict[str, str]) -> Iterator[Any]:
    """All of a game played by chance."""
    g, dice = TITLE.setup(seed, seats, settings), Rng(seed)
    while g.asks:
        yield g
        seat = min(g.asks)
        g.choose(seat, dice.below(g.asks[seat].count))
    yield g


@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    for seed in range(4):
        settings = chance(Rng(10 * seats + seed))
        for number, g in enumerate(positions(seats, seed, settings)):
            TITLE.check(g)
            if number % 50 == 0 or not g.asks:
                TITLE.check(load(TITLE, json.loads(json.dumps(dump(TITLE, g))), settings))
        assert dump(TITLE, admit(TITLE, dump(TITLE, g), settings)) == dump(TITLE, g)


@pytest.mark.parametrize("file", GOLDEN, ids=[file.stem for file in GOLDEN])
def test_every_position_of_a_golden_game_is_sound(file: Path) -> None:
    data = read_data(file)
    session = start(data, file.name)
    TITLE.check(session.game)
    for seat, key in data["journal"]:
        session.choose(seat, key)
        TITLE.check(session.game)


def position(seats: int, wanted: Callable[[Any, Any], Any], **chosen: str) -> Any:
    """The first one that is as wanted, where games are played by chance."""
    settings = TITLE.settings(chosen)
    for seed in range(60):
        for g in positions(seats, seed, settings):
            if wanted(g, g.players[g.acting]):
                return g
    raise AssertionError("nothing of the kind happened")


def asking(verb: str) -> Callable[[Any, Any], bool]:
    return lambda g, p: verb in [ask.verb.name for ask in g.asks.values()]


def changed(items: Any, at: int, new: Any) -> Any:
    return (*items[:at], new, *items[at + 1 :])


def full(g: Any, p: Any) -> bool:
    """In the middle of a turn, with something of everything on the table; alone."""
    things = (
        not g.final,
        p.sanctums,
        p.gateways,
        p.artifacts,
        p.discard,
        p.used + p.flipped,
        g.free_slots,
        g.adversary_sanctums,
    )
    return asking("play")(g, p) and all(things) and any(p.spaces)


EDITS: dict[str, Callable[[Any, Any], None]] = {
    "a round beyond the last": lambda g, p: setattr(g, "round", 102),
    "a last round far away": lambda g, p: setattr(g, "final", g.round + 2),
    "an ascended Adversary and no end": lambda g, p: setattr(g, "adversary_level", 20),
    "nobody's turn": lambda g, p: setattr(g, "acting", -1),
    "a first player who is not there": lambda g, p: setattr(g, "start", 1),
    "a card among the galaxies": lambda g, p: setattr(g, "tiles", changed(g.tiles, 7, THINGS["SERAPH1"])),
    "a galaxy twice": lambda g, p: setattr(g, "tiles", changed(g.tiles, 7, g.tiles[8])),
    "a galaxy beyond the board": lambda g, p: setattr(g, "discovered", 1 << 49),
    "a Structure of nobody": lambda g, p: setattr(g, "structures", changed(g.structures, p.sanctums[0], 0)),
    "a Structure as a fraction": lambda g, p: setattr(g, "structures", tuple([float(s) for s in g.structures])),
    "a Sanctum that does not stand": lambda g, p: setattr(p, "sanctums", ()),
    "a Sanctum on a Wormhole": lambda g, p: setattr(p, "sanctums", (wormhole(g),)),
    "seven Sanctums": lambda g, p: setattr(p, "sanctums", tuple(range(7))),
    "a Throne beyond the board": lambda g, p: setattr(p, "thrones", (12,)),
    "a Gateway without a passage": lambda g, p: setattr(g, "passages", g.passages[:-1]),
    "a passage twice": lambda g, p: setattr(g, "passages", (*g.passages, g.passages[0])),
    "a figure beside the board": lambda g, p: setattr(p, "place", 49),
    "a stone in a locked slot": lambda g, p: setattr(g, "slots", changed(g.slots, 52, 1)),
    "a stone that is none": lambda g, p: setattr(g, "slots", changed(g.slots, g.free_slots[0], 3)),
    "a slot that is not free": lambda g, p: setattr(g, "free_slots", (*g.free_slots, 49)),
    "an Artifact tile elsewhere": lambda g, p: setattr(g, "artifact_voids", (0, 3)),
    "eleven Aether": lambda g, p: setattr(p, "held", (0, 0, 11)),
    "a debt": lambda g, p: setattr(p, "held", (0, -1, 0)),
    "a tracker beyond its end": lambda g, p: setattr(p, "movement", 5),
    "an ability before its beginning": lambda g, p: setattr(p, "ability", 0),
    "thirteen attack tokens": lambda g, p: setattr(p, "attack_tokens", 13),
    "a ninth space": lambda g, p: setattr(p, "spaces", (*p.spaces, None)),
    "a Chaos card recruited": lambda g, p: setattr(p, "spaces", changed(p.spaces, 0, THINGS["C01"])),
    "an Entity twice": lambda g, p: setattr(g, "entities", (*g.entities, *[e for e in p.spaces if e])),
    "a Cosmic Power gone": lambda g, p: setattr(g, "powers", g.powers[1:]),
    "a card in two places": lambda g, p: setattr(p, "hand", (*p.hand, p.discard[0])),
    "a start card gone": lambda g, p: setattr(p, "discard", tuple([c for c in p.discard if c.market])),
    "a card seen that is not in hand": lambda g, p: setattr(p, "seen", (p.discard[0],)),
    "a row of three": lambda g, p: setattr(g, "power_row", g.power_row[1:]),
    "a gap in the row": lambda g, p: setattr(g, "row", changed(g.row, 0, None)),
    "an Artifact of nobody used": lambda g, p: setattr(p, "used", (g.artifacts[0],)),
    "a board that both have": lambda g, p: setattr(g, "adversary", p.celestial),
    "no Adversary": lambda g, p: setattr(g, "adversary", None),
    "an Adversary beside the board": lambda g, p: setattr(g, "adversary_place", -1),
    "a low Adversary": lambda g, p: setattr(g, "adversary_level", 7),
    "no cards for the Adversary": lambda g, p: setattr(g, "adversary_deck", ()),
    "a card that is not played": lambda g, p: g.agenda.append((0, Do(finish_card))),
    "two turns in one": lambda g, p: g.agenda.append((0, Do(next_turn))),
    "a step that nothing prints": lambda g, p: g.agenda.append((0, Do(harvest_own, 9, (), 0))),
    "a turn that goes no further": lambda g, p: g.agenda.clear(),
    "nobody asked": lambda g, p: g.asks.clear(),
    "a question after the turn": lambda g, p: g.agenda.append((0, Do(relocate_anywhere))),
}


def wormhole(g: Any) -> int:
    return next(space for space, tile in enumerate(g.tiles) if tile.wormhole)


@pytest.fixture(scope="module")
def rich() -> dict[str, Any]:
    return dump(TITLE, position(1, full))


@pytest.mark.parametrize("edit", EDITS)
def test_what_no_game_can_have_is_refused(edit: str, rich: dict[str, Any]) -> None:
    g = load(TITLE, rich, {})
    TITLE.check(g)
    EDITS[edit](g, g.mine(0))
    with pytest.raises(ValueError, match="no game can have that"):
        TITLE.check(g)


def test_a_fourth_resource_is_refused(rich: dict[str, Any]) -> None:
    """In the file: a compiled player cannot even hold it."""
    edited = json.loads(json.dumps(rich))
    edited["players"][0]["held"] = [0, 0, 0, 0]
    with pytest.raises(BadSave):
        admit(TITLE, edited, {})


@pytest.mark.parametrize("edit", ["a debt", "a Structure of nobody", "two turns in one"])
def test_the_refusal_is_a_sentence(edit: str, rich: dict[str, Any]) -> None:
    g = load(TITLE, rich, {})
    EDITS[edit](g, g.mine(0))
    with pytest.raises(BadSave, match=REFUSED):
        admit(TITLE, dump(TITLE, g), {})


def test_celestials_are_chosen_before_anything_lies_on_the_table() -> None:
    settings = TITLE.settings({"celestials": "chosen"})
    g = TITLE.setup(3, 3, settings)
    g.choose(min(g.asks), 0)
    TITLE.check(g)
    for field, value in (("powers", (THINGS["P01a"],)), ("agenda", g.agenda[:-1]), ("round", 2), ("asks", {})):
        edited = g.copy()
        setattr(edited, field, value)
        with pytest.raises(ValueError, match="no game can have that"):
            TITLE.check(edited)


@pytest.mark.parametrize("verb", ["play", "shed", "step", "send", "recruit", "sell", "harvest"])
def test_a_question_must_be_the_one_its_rule_asks(verb: str) -> None:
    g = position(2, asking(verb))
    edits: list[tuple[str, Any]] = [("anew", None), ("anew", {"do": "turns.next_turn", "args": []})]
    edits += [("ask", "keep"), ("among", [48, 48]), ("rule", "turns.end_phase")]
    edits += [("refuses", "moving.cannot_loop"), ("known", [7, 7])]
    for field, new in edits:
        data = dump(TITLE, g)
        [[_, part]] = data["asks"]["dict"]
        if part[field] != new:
            part[field] = new
            with pytest.raises(ValueError, match="no game can have that"):
                TITLE.check(load(TITLE, data, {}))


def test_only_what_is_printed_or_left_over_is_still_to_be_done() -> None:
    g = position(2, asking("harvest"))
    for step in (Do(harvest_own, 9, (), 0), Do(next_turn), Do(finish_card), Do(gain_stones, 50), Do(refill, 0)):
        edited = g.copy()
        edited.agenda.append((g.acting, step))
        with pytest.raises(ValueError, match="no game can have that"):
            TITLE.check(edited)


VERBS = (
    "step pay stroll double gain fill occupy first harvest core sell swap trash send recruit sanctum take upgrade draw"
)


@pytest.mark.parametrize("verb", VERBS.split())
def test_an_edited_question_is_refused_or_can_be_played_on(verb: str) -> None:
    """Whatever number, name or list of the question is another one: the game ends, or never begins."""
    chosen = {"additional_actions": "within_moves_too"} if verb in ("step", "gain") else {}
    g = position(2, asking(verb), **chosen)
    refused = 0
    for data in edits_of(dump(TITLE, g), "asks"):
        try:
            edited = admit(TITLE, data, chosen)
        except BadSave:
            refused += 1
        else:
            finish(edited)
    assert refused


def edits_of(data: Any, *path: Any) -> Iterator[Any]:
    """The position again and again, each time with something else in another place below the path."""
    inner = data
    for key in path:
        inner = inner[key]
    if isinstance(inner, (dict, list)) and len(path) < 9:
        for key in list(inner) if isinstance(inner, dict) else list(range(len(inner)))[:4]:
            yield from edits_of(data, *path, key)
    for new in others(inner):
        copy = json.loads(json.dumps(data))
        node = copy
        for key in path[:-1]:
            node = node[key]
        node[path[-1]] = new
        yield copy


def others(value: Any) -> list[Any]:
    if isinstance(value, int):
        return [value + 1, -1 - value, 10**9, 0.5]
    if isinstance(value, list):
        return [value[1:], value + value[:1]] if value else [[0]]
    return ["", None] if isinstance(value, (str, dict)) else [0]


def finish(g: Any) -> None:
    dice = Rng(1)
    for _ in range(20_000):
        if not g.asks:
            TITLE.scores(g)
            return
        seat = min(g.asks)
        TITLE.view(g, seat)
        g.choose(seat, dice.below(g.asks[seat].count))
    raise AssertionError("this game never ends")
