"""What things do in the effect vocabulary of the specification, so that its tables can be compared as they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from orrery.core.ask import Do
from orrery.games.ultramassive.components import Anomaly, DraftOption

STEPS: dict[str, Callable[..., str]] = {
    "gain": lambda token: f"GAIN {token.id}",
    "gain_on_wormhole": lambda token: f"GAIN {token.id} @W",
    "gain_discovery": lambda n: f"DISC {n}",
    "gain_mass": lambda n: f"MASS {n}",
    "gain_mass_for_stacks": lambda most: f"MASS X = stacks, at most {most}",
    "gain_discovery_for_stacks": lambda most: f"DISC X = stacks, at most {most}",
    "gain_mass_for_categories": lambda: "MASS X = categories",
    "orbit": lambda times, distance=1: f"ORBIT {times}" if distance == 1 else f"ORBIT {times} x {distance}",
    "orbit_both": lambda: "ORBIT_BOTH",
    "siphon": lambda times: f"SIPHON {times}",
    "move_stack": lambda most: f"MOVE_STACK {most}",
    "cross": lambda: "CROSS",
    "draw_cards": lambda n: f"DRAW {n}",
    "cycle": lambda most: f"CYCLE {most}",
    "recycle": lambda: "TRADE AM_BOARD > GAIN PBH @SAME",
    "trade_antimatter": lambda token: f"TRADE AM > GAIN {token.id}",
    "trade_discovery": lambda token: f"TRADE DC 1 > GAIN {token.id}",
    "trade_matter": lambda gains: f"TRADE MATTER > {step(gains)}",
    "others": lambda does: f"OTHERS({step(does)})",
    "open_pair": lambda: "OPEN_PAIR",
    "move_wormholes": lambda most: f"MOVE_WORMHOLE {most}",
}

PASSIVES: dict[tuple[str, ...], Callable[..., str]] = {
    ("siphon",): lambda n: f"ON_SIPHON: MASS {n}",
    ("siphon_shift",): lambda n: f"SET SIPHON_SIZE_SHIFT={n}",
    ("SG", "PBH"): lambda n, m: f"ON_ABSORB(each SG or PBH): MASS {n if n == m else (n, m)}",
    ("AMAJ", "AMIN"): lambda n, m: f"ON_ABSORB(each Antimatter): MASS {n if n == m else (n, m)}",
    ("BG",): lambda n: f"ON_ABSORB(each BG): MASS {n}",
    ("batch",): lambda n: f"ON_ABSORB(each batch): MASS {n}",
    ("activation",): lambda n: f"ON_ACTIVATE: ORBIT {n}",
    ("annihilation",): lambda n: f"ON_ANNIHILATE: MASS {n}",
    ("cap",): lambda n: f"SET STACK_CAP={n}",
    ("rate",): lambda n: f"SET EXCHANGE_DC_PER_SM={n}",
    ("plays",): lambda n: f"SET PLAY_LIMIT={n}",
}


def step(do: Do) -> str:
    return STEPS[do.rule.__name__](*do.args)


def effect(steps: Iterable[Do]) -> str:
    return "; ".join([step(do) for do in steps])


def anomaly_row(anomaly: Anomaly) -> tuple[Any, ...]:
    """As the specification tabulates it: name, category, cost, type, effect."""
    passive = PASSIVES[tuple(anomaly.passive)](*anomaly.passive.values()) if anomaly.passive else ""
    kind = "both" if anomaly.does and passive else "once" if anomaly.does else "passive"
    return anomaly.name, anomaly.category, anomaly.cost, kind, effect(anomaly.does) + passive


def draft_row(option: DraftOption) -> str:
    others = "".join([f" + OTHERS({step(resource.does)})" for resource in option.others])
    return "; ".join([step(resource.does) for resource in option.gives]) + others
