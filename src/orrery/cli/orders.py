"""What a person can type at the prompt."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from orrery.cli import tables
from orrery.cli.reasons import called, why
from orrery.cli.story import print_story
from orrery.cli.terminal import short
from orrery.core.game import Illegal
from orrery.core.sentence import plain
from orrery.play.transcript import BadFile

if TYPE_CHECKING:
    from orrery.cli.host import Host

HELP = """\
  3             take option 3 (its key works too, such as: {key})
  ? 3           everything that option 3 is certain to bring
  undo          take back your last choice, as long as nobody has learned anything hidden since
  why THING     why you can or cannot do something with it now: why {thing}, why {key}
  board         draw the whole table again
  log           the story so far
  rules WORDS   rules by ID or word: rules {rule}, rules {word}
  save [FILE]   keep the game in a file
  quit          stop here; a kept game goes on with: orrery play --resume FILE"""


def obey(host: Host, seat: int, line: str) -> bool:
    """Carry out a line; true when the person wants to leave. Refusals are raised as sentences."""
    word, _, rest = " ".join(line.split()).partition(" ")
    order = word.lower()
    if order in ("quit", "q", "exit"):
        return leave(host)
    if order.isdecimal() and not rest:
        host.session.choose(seat, key_of(host, seat, order))
    elif order == "undo":
        host.session.undo(seat)
        host.say("Taken back.")
    elif order in ("?", "preview") and rest:
        preview(host, seat, rest)
    elif order in ("help", "?", "h"):
        host.say(help_at(host, seat))
    elif order == "why":
        for reason in (
            why(host.session, seat, rest) if rest else [f"Why what? Try: why {host.session.game.options(seat)[0].key}"]
        ):
            host.console.print(Text(reason))
    elif order == "board":
        host.console.print(tables.whole(host.pane(seat)))
    elif order == "log":
        print_story(host.console, host.session, seat, numbers=True)
    elif order == "rules":
        look_up(host, rest)
    elif order == "save":
        save(host, rest)
    elif " ".join([order, rest]).strip() in host.session.title.catalog.options:
        host.session.choose(seat, " ".join([order, rest]).strip())
    else:
        raise Illegal(f"{nothing_called(line)} Type a number from 1 to {count(host, seat)}, or help.")
    return False


def nothing_called(line: str) -> str:
    said = " ".join(line.split())
    return f"'{short(said)}' means nothing here." if said else "Nothing was typed."


def count(host: Host, seat: int) -> int:
    return len(host.session.game.options(seat))


def key_of(host: Host, seat: int, number: str) -> str:
    """The key of the option with this number."""
    options = host.session.game.options(seat)
    if not number.isdecimal() or len(number) > 4 or not 1 <= int(number) <= len(options):
        raise Illegal(f"There is no option {short(number)}; type a number from 1 to {len(options)}.")
    key: str = options[int(number) - 1].key
    return key


def preview(host: Host, seat: int, number: str) -> None:
    key = key_of(host, seat, number)
    label = called(host.session, seat, host.session.title.catalog.options[key])
    certain = [plain(sentence) for sentence in host.session.preview(seat, key)]
    told = host.session.foretell(seat, key)
    said = [plain(sentence) for sentence in (told.meaning, told.vain) if sentence]
    host.say(f"{label}: {' '.join([*said, *certain]) or 'nothing is certain yet; another question follows.'}")


def help_at(host: Host, seat: int) -> str:
    """With examples of this very moment."""
    option = host.session.game.options(seat)[-1]
    thing = option.target or option.key
    return HELP.format(key=option.key, thing=thing, rule=a_rule(host), word=a_word(host))


def a_rule(host: Host) -> str:
    from orrery.rulebook import rulebook

    return next(iter(rulebook(host.session.title.name).entries), "ID")


def a_word(host: Host) -> str:
    """Something the rules of this game speak of."""
    return host.session.title.catalog.verbs[next(iter(host.session.title.catalog.verbs))].name.partition("_")[0]


def look_up(host: Host, words: str) -> None:
    from orrery.rulebook import rulebook

    book = rulebook(host.session.title.name)
    found = book.search(words)
    for rule in found[:8]:
        host.say(f"{rule.id}  {rule.text}")
    if len(found) > 8:
        host.say(f"... and {len(found) - 8} more; say it more precisely.")
    if not found:
        host.say(f"No rule speaks of '{short(words)}'; try: rules {a_word(host)}")


def save(host: Host, name: str) -> None:
    file = Path(name) if name else host.keeper.file or default_file(host)
    try:
        host.keeper.write_to(file)
    except BadFile as trouble:
        raise Illegal(str(trouble)) from None
    host.keeper.file = file
    host.say(f"Saved, and from now on after every choice. Go on another time with: orrery play --resume {file}")


def default_file(host: Host) -> Path:
    return Path(f"{host.session.title.name}-{host.session.commitment[:8]}.json")


def leave(host: Host) -> bool:
    """Offers to keep the game first."""
    if host.keeper.file is None and host.live:
        answer = host.read(f"Keep the game in {default_file(host)}? (y or n, or another file name) ") or "n"
        name = answer.strip()
        if name.lower() not in ("n", "no"):
            save(host, "" if name.lower() in ("", "y", "yes") else name)
    return True
