"""What can be done with a thing now, and why the rest cannot: of many reasons the most helpful one first."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.ask import WAITS, Option, Refusal
from orrery.play.session import Session

Refused = tuple[Option, Refusal]


def formality(session: Session, seat: int) -> str:
    """The only thing left to do, where nobody has to think about it: a bot just does it. Nothing where a quick answer
    would betray a secret, or where there is a choice."""
    ask = session.game.asks.get(seat)
    return ask.options()[0].key if ask is not None and ask.count == 1 and ask.stays == WAITS else ""


def weighed(session: Session, seat: int, options: Sequence[Option]) -> tuple[list[Option], list[Refused]]:
    """The options that are legal, and those that are not: first what speaks of this very thing, then what only says
    that it is not the moment. What is never asked at this table is left out, unless nothing else is left to say."""
    legal: list[Option] = []
    refused: list[Refused] = []
    for option in options:
        refusal = session.why_not(seat, option.key)
        if refusal is None:
            legal.append(option)
        else:
            refused.append((option, refusal))
    absent = session.title.rules.absent(len(session.names), session.settings)
    applying = [pair for pair in refused if pair[0].verb not in absent]
    told = applying if applying or legal else refused
    return legal, sorted(told, key=lambda pair: not asked(session, seat, pair[0]))


def asked(session: Session, seat: int, option: Option) -> bool:
    """Whether it is the moment for it, so that its reason speaks of the thing."""
    ask = session.game.asks.get(seat)
    return ask is not None and ask.part(option.verb) is not None


def different(refused: Sequence[Refused]) -> list[Refused]:
    """The same sentence is said once."""
    return list({refusal.words: (option, refusal) for option, refusal in reversed(refused)}.values())[::-1]
