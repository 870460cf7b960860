"""Everything a player can do, the words for it, and the answer when it is not the moment for it."""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Refusal, Verb


def _verb(
    name: str,
    kind: str,
    prompt: str,
    rules: str,
    when: str,
    ends: bool = False,
    not_this: Optional[Refusal] = None,
) -> Verb:
    return Verb(name, kind, prompt, Refusal(rules, when), ends, not_this=not_this)


WARP: Final = _verb(
    "warp",
    "space",
    "Choose a space for your next Wormhole",
    "ULT-SETUP-05",
    "Wormholes are placed one after another before round 1, each on a space without one.",
)
QUICK: Final = _verb(
    "quick",
    "",
    "Use the quick setup",
    "ULT-SETUP-05",
    "The quick setup is for the start of the game, before the first Wormhole is placed.",
    ends=True,
)
DRAFT: Final = _verb(
    "draft",
    "draft",
    "Choose a Draft option",
    "ULT-DRAFT-01",
    "Draft options are chosen in your turn of the Resource Draft.",
)
RESOLVE: Final = _verb(
    "resolve",
    "resource",
    "Choose which drafted Resource to use next",
    "ULT-DRAFT-04",
    "Drafted Resources are used when everybody has chosen from both sets.",
)
PLACE: Final = _verb(
    "place", "space", "Choose a space for the {0}", "ULT-GAIN-01", "Tokens are placed when an effect gains them."
)
GIVE: Final = _verb(
    "give",
    "space",
    "Choose a space to give up a token from",
    "ULT-DRAFT-20 ULT-DRAFT-23",
    "Tokens are given up only for a trade that asks for them.",
)
GIVE_DRAFTED: Final = _verb(
    "give_drafted",
    "resource",
    "Give up a drafted token",
    "ULT-DRAFT-27",
    "Drafted tokens are given up only for a trade that asks for them, before they are placed.",
)
GIVE_TOKEN: Final = _verb(
    "give_token",
    "token",
    "Choose which token on {0:space} to give up",
    "ULT-DRAFT-23",
    "A single token is chosen only where a trade takes one from a mixed stack.",
    not_this=Refusal("ULT-DRAFT-23", "No such token is on the space that you give one up from."),
)
ORBIT: Final = _verb(
    "orbit", "channel", "Choose a Channel to Orbit", "ULT-ORBIT-01", "Channels Orbit only when an effect says so."
)
SIPHON: Final = _verb(
    "siphon", "siphon", "Choose what to Siphon", "ULT-SIPHON-06", "A Siphon needs an effect that carries its symbol."
)
MOVE: Final = _verb(
    "move",
    "space",
    "Choose a stack to move inward",
    "ULT-ORBIT-02",
    "A single stack moves only when an effect says so.",
)
MOVE_TO: Final = _verb("move_to", "space", "Choose how far it moves", "ULT-GAIN-12", "First choose which stack moves.")
STAY: Final = _verb(
    "stay",
    "",
    "Leave the stacks where they are",
    "ULT-ROUND-06",
    "Only an effect that moves a stack can be declined like this.",
    ends=True,
)
CROSS: Final = _verb(
    "cross",
    "space",
    "Choose a stack to move to the other Channel",
    "ULT-ORBIT-02",
    "A stack changes Channel only when an effect says so.",
)
DISCARD: Final = _verb(
    "discard", "card", "Discard an Action Card", "ULT-DRAFT-19", "Action Cards are discarded only for the Cards symbol."
)
ENOUGH: Final = _verb("enough", "", "Discard no more", "ULT-DRAFT-19", "There is no discarding to end.", ends=True)
OPEN_PAIR: Final = _verb(
    "open",
    "pair",
    "Choose a pair of Wormholes to open",
    "ULT-WORM-06",
    "Closed Wormholes open after rounds 2 and 4, or by an effect that says so.",
)
LIFT: Final = _verb(
    "lift",
    "wormhole",
    "Choose a Wormhole to move",
    "ULT-WORM-07",
    "Wormholes are moved after rounds 2 and 4, or by an effect that says so.",
)
SET_DOWN: Final = _verb(
    "set_down", "space", "Choose the new space of {0:wormhole}", "ULT-WORM-07", "First choose which Wormhole moves."
)
SETTLED: Final = _verb(
    "settled", "", "Leave the Wormholes as they are", "ULT-WORM-07", "No Wormholes are being moved.", ends=True
)
PICK_CORE: Final = _verb(
    "pick_core",
    "core",
    "Choose a Core Anomaly to discover",
    "ULT-EXPAND-07",
    "Core Anomalies are discovered only when your Black Hole expands.",
)
DISCOVER: Final = _verb(
    "discover",
    "anomaly",
    "Choose an Anomaly to discover",
    "ULT-DISC-01 ULT-DISC-03",
    "Anomalies are discovered in your turn of the Discovery phase, at most one each time.",
)
SKIP: Final = _verb(
    "skip",
    "",
    "Discover nothing",
    "ULT-DISC-02",
    "There is nothing to skip outside your turn of the Discovery phase.",
    ends=True,
)
PLAY: Final = _verb(
    "play", "card", "Play an Action Card", "ULT-ACT-02", "Action Cards are played in your Actions phase."
)
USE: Final = _verb("use", "anomaly", "Use an Anomaly", "ULT-ACT-03", "Anomaly effects are used in your Actions phase.")
ACTIVATE: Final = _verb(
    "activate",
    "wormhole",
    "Activate a pair of Wormholes",
    "ULT-ACT-04",
    "Wormholes are activated in your Actions phase.",
)
EXCHANGE: Final = _verb(
    "exchange",
    "mass",
    "Turn Discovery Counters into Solar Mass",
    "ULT-ACT-05",
    "Discovery Counters are exchanged in your Actions phase.",
)
END: Final = _verb("end", "", "End your actions", "ULT-ACT-09", "There is no Actions phase of yours to end.", ends=True)

# in the order in which pointing at a thing speaks of them: first what is done with it most
VERBS: Final = (
    *(DRAFT, RESOLVE, PLACE, ORBIT, SIPHON, PICK_CORE, DISCOVER, SKIP, PLAY, USE, ACTIVATE, EXCHANGE, END),
    *(GIVE, GIVE_DRAFTED, GIVE_TOKEN, MOVE, MOVE_TO, STAY, CROSS, DISCARD, ENOUGH),
    *(OPEN_PAIR, LIFT, SET_DOWN, SETTLED, WARP, QUICK),
)
