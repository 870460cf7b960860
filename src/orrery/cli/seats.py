"""Who sits where: people, and bots by their specs."""

from __future__ import annotations

from orrery.bots.circles import Trail, unseen
from orrery.bots.names import free_name, spec_again
from orrery.bots.registry import bot
from orrery.bots.seen import Bot, Seen
from orrery.cli.stop import Stop
from orrery.play.reasons import formality
from orrery.play.session import Session

LONGEST_NAME = 20


class Chair:
    """A place at the table: the name of whoever sits there, and the spec of the bot; people have none."""

    def __init__(self, name: str, bot: str) -> None:
        self.name = name
        self.bot = bot


def chairs(seats: str) -> list[Chair]:
    """`me,me:Ann,greedy,search:0.5` as chairs, every one with a name of its own."""
    specs = [spec.strip() for spec in seats.split(",")]
    nameless = specs.count("me")
    people = [person_name(spec) for spec in specs if spec.startswith("me:")]
    found: list[Chair] = []
    for spec in specs:
        taken = [*[chair.name for chair in found], *people]
        if spec == "me":
            number = len([name for name in taken if name.startswith("Player ")]) + 1
            found.append(Chair("Player" if nameless == 1 else f"Player {number}", ""))
        elif spec.startswith("me:"):
            found.append(Chair(person_name(spec), ""))
        else:
            make_bot(spec, 0)
            found.append(Chair(free_name(spec, taken), spec))
    names = [chair.name for chair in found]
    if len(set(names)) < len(names):
        raise Stop("Two seats have the same name; give each its own, as in --seats me:Ann,me:Ben.")
    return found


def person_name(spec: str) -> str:
    name = spec.partition(":")[2].strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Stop(f"A name has 1 to {LONGEST_NAME} ordinary letters, as in --seats me:Ann,greedy.")
    return name


def chairs_again(names: list[str], people: list[int]) -> list[Chair]:
    """The chairs of a saved game: bots carry their spec in their name."""
    return [Chair(name, "" if seat in people else spec_again(name)) for seat, name in enumerate(names)]


def make_bot(spec: str, seed: int) -> Bot:
    try:
        return bot(spec, seed)
    except ValueError as error:
        raise Stop(f"{error} People are called me, or me:Ann.") from None


def answer_of(session: Session, seat: int, spec: str) -> str:
    """What the bot chooses."""
    if formality(session, seat):
        return formality(session, seat)
    trail = Trail(session.title, seat, [unseen(moment.game) for moment in session.earlier(seat)])
    trail.note(session.game)
    number = make_bot(spec, session.dice(seat)).choose(Seen(session.title, session.game, seat, trail))
    key: str = session.game.options(seat)[number].key
    return key
