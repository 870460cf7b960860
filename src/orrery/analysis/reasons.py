"""Why one way to go on is better than another: what it brings by the end of the game, in a line of words."""

from __future__ import annotations

from typing import Final

import numpy as np

from orrery.analysis.judging import spread
from orrery.analysis.shape import Gain
from orrery.core.title import Title
from orrery.core.words import join
from orrery.minds.net import RIVAL, ROUNDS, SOURCES, Floats

LEAST: Final = 0.2  # points, or rounds: less is not worth a word
SURE: Final = 1.7  # times its error at 95 %: of ten sources one would often be larger than that by chance
SURE_OF_JUDGED: Final = 2.6  # the same of what a net expects, which is sure of too much by itself,
SURE_BESIDES: Final = 0.77  # so that what came of both ways must lean to the same side by this
SHOWN: Final = 0.05  # of anything: less would be called 0.0
FEW: Final = 3  # reasons in a line
WORDS: Final = 25
RIVALS: Final = "rival"
LENGTH: Final = "rounds"


def gains(title: Title, unit: float, came: Floats, judged: Floats | None = None) -> list[Gain]:
    """What the one brings more than the other, from by how much it came out ahead, a row for each deal that both share,
    and besides from what a net expected in others. Only what is surely larger than nothing is told; what is worth most
    comes first."""
    mean, error = surest(came, judged)
    places = {name: SOURCES + at for at, name in enumerate(title.advice.sources)} | {RIVALS: RIVAL, LENGTH: ROUNDS}
    found: list[Gain] = []
    for name, place in places.items():
        weight = title.advice.weights.get(name, 1.0)
        scale = 1.0 if name == LENGTH else unit / weight if name == RIVALS else unit
        amount, off = float(mean[place]) * scale, float(error[place]) * scale
        if name in title.advice.reasons and abs(amount) >= max(SHOWN, LEAST / weight) and abs(amount) > SURE * off:
            worth = 0.0 if name == LENGTH else round(amount * weight, 2)
            found.append({"source": name, "amount": round(amount, 2), "error": round(off, 2), "worth": worth})
    return sorted(found, key=lambda gain: -abs(gain["worth"]))


def surest(came: Floats, judged: Floats | None) -> tuple[Floats, Floats]:
    """Means and their errors: of what came of it, or of what was expected where both agree and only that is sure."""
    mean, error = came.mean(axis=0), spread(came)
    if judged is None:
        return mean, error
    expected, off = judged.mean(axis=0), spread(judged)
    agree = (expected * mean > 0.0) & (abs(expected) > SURE_OF_JUDGED * off) & (abs(mean) > SURE_BESIDES * error)
    instead = agree & (abs(mean) <= SURE * error)
    return np.where(instead, expected, mean), np.where(instead, off, error)


def said(title: Title, found: list[Gain], better: bool = True, last: bool = False) -> str:
    """At most three reasons in at most 25 words, each with its sign: what makes the way better than the other, or
    worse, and at most one thing besides; nothing where nothing of that is clear. In the last round they speak of no
    later one."""
    now = [gain for gain in found if gain["source"] != LENGTH] if last else found
    picked = picked_of(title, now, better)
    return sentence(title, picked, "" if last else " by the end") if picked else ""


def picked_of(title: Title, found: list[Gain], better: bool = True) -> list[Gain]:
    """Those of which the line speaks."""
    first = [gain for gain in found if gain["source"] != LENGTH and good(gain) == better]
    besides = [gain for gain in found if gain not in first]
    picked = [*first[: FEW - 1], *besides[:1]] if first else []
    while picked and len(sentence(title, picked).split()) > WORDS:
        picked.pop()
    return picked


def sentence(title: Title, picked: list[Gain], when: str = " by the end") -> str:
    """`+6 VP from Thrones by the end, which comes 0.5 rounds later.`"""
    words = [said_of(title, gain, signed(gain["amount"])) for gain in picked if gain["source"] != LENGTH]
    ends = [
        f", which comes {said_of(title, gain, size(gain['amount']))} {'later' if gain['amount'] > 0 else 'sooner'}"
        for gain in picked
        if gain["source"] == LENGTH
    ]
    return f"{join(words)}{when}{''.join(ends)}."


def said_of(title: Title, gain: Gain, amount: str) -> str:
    return title.advice.reasons[gain["source"]].format(amount)


def good(gain: Gain) -> bool:
    """For the one who gains it: what a rival gets is not."""
    return (gain["amount"] > 0) != (gain["source"] == RIVALS)


def signed(amount: float) -> str:
    """`+6` or `-0.4`."""
    return f"{'+' if amount > 0 else '-'}{size(amount)}"


def size(amount: float) -> str:
    """What is small keeps a decimal."""
    return f"{abs(amount):.0f}" if abs(amount) >= 1.95 else f"{abs(amount):.1f}"
