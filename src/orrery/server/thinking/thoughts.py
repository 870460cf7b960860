"""What a bot is told, and what it makes of it: a game imagined from what its seat may know, never the real one."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from orrery.bots.brought import Sheltered
from orrery.bots.circles import Place, Trail, in_reach, may_circle, shape, sight
from orrery.bots.greedy import Greedy
from orrery.bots.registry import BY_TIME, SECONDS, bot, is_brought, parse_budget, wanted
from orrery.bots.search import Search
from orrery.bots.seen import Bot, Plan, Plans, Seen
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.server.thinking.process import note

LONGEST = 3.0  # seconds a decision that a bot may take here
MOST = 20_000  # iterations; the clock ends those too
QUICK = 0.1  # seconds that bots take at most which do not search


class Task(msgspec.Struct):
    game: str
    settings: dict[str, str]
    seat: int
    spec: str
    seed: int
    position: dict[str, Any]
    been: list[tuple[str, str, list[str]]] = []  # where the bot has already been asked in this turn
    plan: Plan = Plan()  # what it meant to do next when it was asked last


class Thought(msgspec.Struct):
    """The key of the option that a bot takes, and what it means to do after that; why another had to choose, if so."""

    key: str
    plan: Plan = Plan()
    trouble: str = ""


def check(spec: str) -> None:
    """A bot that nobody wants to wait for is refused in a sentence."""
    wanted(spec)
    name, colon, budget = spec.partition(":")
    iterations, seconds = parse_budget(spec, budget) if colon else (0, 0.0)
    if iterations > MOST or seconds > LONGEST:
        raise ValueError(f"Bot '{spec}' would think too long; give it at most {LONGEST:g} seconds, as in {name}:1.")


def cost(spec: str) -> float:
    """About how many seconds a decision takes."""
    name, colon, budget = spec.partition(":")
    if name not in BY_TIME:
        return LONGEST if is_brought(name) else QUICK
    iterations, seconds = parse_budget(spec, budget) if colon else (0, SECONDS)
    return min(LONGEST, seconds or LONGEST * iterations / MOST)


def task(session: Session, seat: int, spec: str, plan: Plan) -> bytes:
    """What a bot has to know. Imagining once more from an imagined game gives the same as from the real one."""
    seed = session.dice(seat)
    imagined = session.title.imagine(session.game, seat, Rng(seed ^ 0x5EED))
    position = dump(session.title, imagined)
    been = places(session, seat)
    return msgspec.json.encode(Task(session.title.name, session.settings, seat, spec, seed, position, been, plan))


def places(session: Session, seat: int) -> list[tuple[str, str, list[str]]]:
    """Where the bot was asked before in this turn, and what it could have reached from questions like the one of now;
    each moment is looked at once. Nothing where no circle could be closed."""
    if not may_circle(session.game.asks[seat]):
        return []
    earlier, now = session.earlier(seat), shape(session.game.asks.get(seat))
    for moment in earlier:
        if not moment.place[0]:
            moment.place = (shape(moment.game.asks[seat]), sight(session.title, moment.game, seat))
        if moment.reach is None and moment.place[0] == now:
            moment.reach = in_reach(session.title, moment.game, seat)
    return [(*moment.place, moment.reach or []) for moment in earlier]


def think(data: bytes, slot: int = -1) -> Thought:
    """In the other process. A bot that plans its turns goes on with its plan as long as that fits."""
    task = msgspec.json.decode(data, type=Task)
    title = find_title(task.game, task.settings)
    game = load(title, task.position, task.settings)
    thinker, trouble = thinker_of(task)
    if isinstance(thinker, Search):
        thinker.seconds = min(thinker.seconds or LONGEST, LONGEST)
        thinker.watch = partial(note, slot)
    if isinstance(thinker, Plans):
        thinker.plan = task.plan
    trail = Trail(title, task.seat, [Place(*place) for place in task.been])
    trail.note(game)
    number = thinker.choose(Seen(title, game, task.seat, trail))
    plan = thinker.plan if isinstance(thinker, Plans) else Plan()
    if isinstance(thinker, Sheltered):
        trouble = thinker.trouble
    return Thought(game.options(task.seat)[number].key, plan, trouble)


def thinker_of(task: Task) -> tuple[Bot, str]:
    """Where its package was taken away while the game ran, another goes on."""
    try:
        return bot(task.spec, task.seed), ""
    except ValueError as error:
        return Greedy(task.seed), str(error)
