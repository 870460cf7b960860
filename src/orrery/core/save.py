"""Games as plain JSON data and back, in the middle of a question or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.ask import ANSWERS_ITSELF, WAITS, Ask, Do, Thing, any_of
from orrery.core.catalog import rule_name
from orrery.core.game import Game
from orrery.core.title import Title

KERNEL_FIELDS: Final[tuple[str, ...]] = ("agenda", "lanes", "asks", "stage", "revealed", "shown")


class BadSave(Exception):
    """This cannot be read as a game. The message says what is wrong, in a sentence for people."""


def dump(title: Title, g: Game[Any]) -> dict[str, Any]:
    """The whole position, secrets included."""
    of_game, of_player = title.saving.fields
    return {
        "rng": g.rng.state,
        "players": [{field: pack_field(getattr(p, field)) for field in of_player} for p in g.players],
        **{field: pack_field(getattr(g, field)) for field in of_game + KERNEL_FIELDS},
    }


def load(title: Title, data: Any, settings: Mapping[str, str]) -> Any:
    """The game that was dumped. A position from a stranger needs `orrery.play.position.admit`."""
    of_game, of_player = title.saving.fields
    try:
        g = title.blank(len(data["players"]), title.settings(settings))
        g.rng.state = int(data["rng"])
        for player, held in zip(g.players, data["players"], strict=True):
            saved = today(held, title)
            for field in of_player:
                fill(player, field, unpack(saved[field], title))
        saved = today(data, title)
        for field in of_game + KERNEL_FIELDS:
            fill(g, field, unpack(saved[field], title))
        g.todo = g.agenda
        g.restored()
        for seat, ask in g.asks.items():
            ask.stays = staying(g, seat)
    except Exception as error:  # what an edited position breaks is anybody's guess; the sentence is the same
        raise BadSave(f"This is not a position of {title.title} that can be played on.") from error
    return g


def staying(g: Any, seat: int) -> int:
    """A question of a single option was put only because it stays; if it is hidden, it tells why when put anew."""
    ask: Ask = g.asks[seat]
    if ask.count > 1:
        return ANSWERS_ITSELF
    if ask.anew is None:
        return WAITS
    twin = g.copy()
    twin.ask_again(seat)
    again: Ask = twin.asks[seat]
    return again.stays


def today(saved: Mapping[str, Any], title: Title) -> Mapping[str, Any]:
    """The parts of a save under the names that they have now."""
    renamed = title.saving.renamed
    return {renamed.get(name, name): value for name, value in saved.items()} if renamed else saved


def pack_field(x: Any) -> Any:
    """A row is saved as a row, whether the game keeps it as a list or as a tuple: that may change, saves may not."""
    return [pack(i) for i in x] if isinstance(x, (list, tuple)) else pack(x)


def fill(owner: Any, field: str, value: Any) -> None:
    setattr(owner, field, tuple(value) if isinstance(getattr(owner, field), tuple) else value)


def pack(x: Any) -> Any:
    if x is None or isinstance(x, (bool, int, str)):
        return x
    if isinstance(x, list):
        return [pack(i) for i in x]
    if isinstance(x, (tuple, range)):
        return {"tuple": [pack(i) for i in x]}
    if isinstance(x, dict):
        return {"dict": [[pack(k), pack(v)] for k, v in x.items()]}
    if isinstance(x, Thing):
        return {"thing": x.ref}
    if isinstance(x, Do):
        return {"do": rule_name(x.rule), "args": [pack(i) for i in x.args]}
    if isinstance(x, Ask):
        return pack_ask(x)
    raise TypeError(f"{type(x).__name__} does not belong in a state")


def pack_ask(x: Ask) -> dict[str, Any]:
    packed: dict[str, Any] = {}
    for part in reversed(x.every_part()):
        packed = {
            "ask": part.verb.name,
            "among": [pack(i) for i in part.among],
            "rule": rule_name(part.rule),
            "known": [pack(i) for i in part.known],
            "refuses": None if part.refuses is None else rule_name(part.refuses),
            "or": packed or None,
            "anew": None,
        }
    packed["anew"] = pack(x.anew)
    return packed


def unpack(x: Any, title: Title) -> Any:
    if isinstance(x, list):
        return [unpack(i, title) for i in x]
    if not isinstance(x, dict):
        return x
    if "tuple" in x:
        return tuple(unpack(x["tuple"], title))
    if "dict" in x:
        return {unpack(k, title): unpack(v, title) for k, v in x["dict"]}
    if "thing" in x:
        return title.thing(x["thing"])
    if "do" in x:
        return Do(title.rule(x["do"]), *unpack(x["args"], title))
    return unpack_ask(x, title)


def respelled(x: Any, title: Title) -> Any:
    """Data of a save with today's names of fields, things and rules, and otherwise as it was written."""
    if isinstance(x, list):
        return [respelled(i, title) for i in x]
    if not isinstance(x, dict):
        return x
    x = {title.saving.renamed.get(name, name): respelled(value, title) for name, value in x.items()}
    for part, names in (("thing", title.saving.things), ("do", title.saving.aliases)):
        if type(x.get(part)) is str:
            x[part] = names.get(x[part], x[part])
    if "ask" in x:
        for part in ("rule", "refuses"):
            x[part] = title.saving.aliases.get(x[part], x[part]) if type(x.get(part)) is str else x.get(part)
    return x


def unpack_ask(x: Mapping[str, Any], title: Title) -> Ask:
    parts = []
    rest: Any = x
    while rest is not None:
        refuses: Any = None if rest["refuses"] is None else title.rule(rest["refuses"])
        parts.append(
            Ask(
                title.catalog.verbs[rest["ask"]],
                tuple(unpack(rest["among"], title)),
                title.rule(rest["rule"]),
                tuple(unpack(rest["known"], title)),
                refuses,
            )
        )
        rest = rest["or"]
    ask = any_of(*parts) if len(parts) > 1 else parts[0]
    ask.anew = unpack(x["anew"], title)
    return ask
