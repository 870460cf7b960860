"""From what somebody asks for to an order that can be played; whatever cannot be is refused in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from orrery import __version__
from orrery.bots.levels import LEVELS
from orrery.bots.registry import bot
from orrery.core.ask import Thing
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.lab.judging import Scales
from orrery.lab.order import ALL, EXPERIMENTS, Order, is_single
from orrery.lab.run import Card

MOST_GAMES = 1_000_000


def ordered(
    title: Title,
    bots: Sequence[str],
    seats: Sequence[int],
    games: int,
    seed: int,
    chosen: Mapping[str, str],
    asked: Mapping[str, str],
    swap_seats: bool = False,
    files: bool = True,
) -> Order:
    """`asked` are experiments with their pieces; with `files` a bot may play by a net of one's own."""
    for spec in bots:
        bot(spec, 0, files=files)
    if not seats or any(count not in title.seats for count in seats):
        raise ValueError(f"--seats are numbers of players such as 2,3; {title.title} is for {named(title.seats)}.")
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"A run has 1 to {MOST_GAMES} games, not {games}.")
    wanted = {kind: piece for kind, piece in asked.items() if piece}
    if len(wanted) > 1:
        raise ValueError(f"One experiment at a time: {' or '.join([f'--{kind}' for kind in EXPERIMENTS])}.")
    experiment, piece = next(iter(wanted.items()), ("", ""))
    if piece:
        check_piece(title, experiment, piece)
    return Order(
        game=title.name,
        rules=title.version,
        settings=title.settings(dict(chosen)),
        bots=list(bots),
        seats=sorted(set(seats)),
        games=games,
        seed=seed,
        experiment=experiment,
        piece=piece,
        swap_seats=swap_seats,
        orrery=__version__,
        net=fingerprints(title, bots),
    )


def named(counts: tuple[int, ...]) -> str:
    return ", ".join([str(count) for count in counts])


def check_piece(title: Title, experiment: str, piece: str) -> None:
    known = {
        on.ref: on
        for verb in title.catalog.verbs.values()
        if verb.name in title.study.takes
        for on in title.catalog.targets[verb.kind]
        if isinstance(on, Thing)
    }
    kinds = sorted({ref.partition(":")[0] for ref in known})
    if experiment == "ban" and not is_single(piece):
        wrong = [one for one in piece.split(",") if one not in (ALL, *kinds, *known)]
    else:
        wrong = [] if piece in known else [piece]
    if wrong:
        raise ValueError(
            f"{title.title} has no piece {wrong[0][:40]!r} that is taken; there are {', '.join(kinds)}, "
            f"such as {min(known)}."
        )
    if experiment == "gift":
        g = title.setup(1, max(title.seats), title.settings({}))
        title.study.give(g, 0, known[piece])  # says in a sentence where pieces of its kind cannot be given


def again(card: Card) -> Card:
    """The same run as this Orrery would order it: what begins now is refused where it would be another one."""
    order = card.order
    title = find_title(order.game, order.settings)
    asked = {order.experiment: order.piece} if order.experiment else {}
    made = ordered(title, order.bots, order.seats, order.games, order.seed, order.settings, asked, order.swap_seats)
    return card_of(title, msgspec.structs.replace(made, weigh=order.weigh))


def card_of(title: Title, order: Order) -> Card:
    """What is written down about a run before it is played."""
    changes = [] if title.variant is None else title.variant.lines
    names = {ref: thing.name for ref, thing in title.catalog.things.items()}
    return Card(order=order, title=title.title, changes=changes, net=net_of(title, order), names=names)


def fingerprints(title: Title, bots: Sequence[str]) -> str:
    """Of all nets that the run follows from: another net, other games."""
    from orrery.minds.shelf import judge_of  # numpy is loaded only where games are played

    paths = {"", *[spec.partition("@")[2] for spec in bots]}
    judges = [judge_of(title, path) for path in sorted(paths)]
    return " ".join([fingerprint(judge.net) for judge in judges if judge is not None])


def fingerprint(net: Any) -> str:
    found = blake2b(str(net.unit).encode(), digest_size=4)
    for part in (*net.weights, *net.biases, net.scale, net.temper):
        found.update(part.tobytes())
    return found.hexdigest()


def net_of(title: Title, order: Order) -> str:
    """By what the levels among the bots play, said beside every number."""
    if not any(spec.partition("@")[0].partition(":")[0] in LEVELS for spec in order.bots):
        return ""
    if any("@" in spec for spec in order.bots):
        return "a net of one's own"
    if Scales(title, order.bots).judge is None:
        return "no net: the planner stands in"
    return "the net of Orrery" + (", which has learned the printed game" if title.variant is not None else "")
