"""Contested rulings as switches a table can pick; each default is the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orrery.core.parts import Switch
from orrery.games.laniakea.bridges import DOUBLE, SINGLE
from orrery.games.laniakea.components import AETHER, FORGE, HAND, VOYAGE, Held

SWITCHES: Final = (
    Switch("celestials", ("chosen", "random"), "LAN-SETUP-03",
           "Players choose their Celestials in turn order, or draw them at random.",
           "Celestials", ("Chosen", "Drawn at random"), first=True, flag="quick"),
    Switch("first_player", ("random", "first_seat"), "LAN-SETUP-01",
           "The first player is drawn at random, or sits in the first seat.",
           "First player", ("At random", "The first seat")),
    Switch("opening_hands", ("five", "six_later"), "LAN-SETUP-10",
           "Everybody begins with five cards, or all but the first player with six.",
           "Opening hands", ("Five cards", "Six for all but the first"), later=True),
    Switch("longest_game", ("100", "50", "200"), "",
           "A safeguard of ours: if nobody ever ascends far enough, the end is triggered in this round.",
           "Longest game", ("100 rounds", "50 rounds", "200 rounds")),
    Switch("seraph_gain", ("voyage", "forge", "aether"), "LAN-SERA-02",
           "The green resource a Seraph brings.",
           "What a Seraph brings", ("Voyage Stone", "Forge Stone", "Aether")),
    Switch("seraph_relocation", ("own_gateways", "any_gateway"), "LAN-SERA-04",
           "A Seraph relocates its player to one of their own Gateways, or to anybody's.",
           "Where a Seraph leads", ("Own Gateways", "Any Gateway")),
    Switch("seraph_abilities", ("yes", "no"), "LAN-SERA-03",
           "A Seraph's harvests come with the abilities of the tiles, or without.",
           "Abilities in a Seraph's harvests", ("Used", "Not used")),
    Switch("movement_costs", ("voyage", "forge"), "LAN-MOVE-13",
           "A Basic movement costs a Voyage Stone and a Time Loop a Forge Stone, or the other way round; a void both.",
           "What movements cost", ("Voyage Stones first", "Forge Stones first")),
    Switch("structure_costs", ("high", "standard", "low"), "LAN-BUILD-03",
           "Stones for a Sanctum and a Throne: 4 and 6, or 3 and 5, or 2 and 4. A Gateway is a Forge Stone.",
           "What Structures cost", ("4 and 6 stones", "3 and 5 stones", "2 and 4 stones"), former={3: "standard"}),
    Switch("throne_values", ("1_2_3", "1_2_3_4", "1_1_2_3", "2_3_4_5"), "LAN-SCOR-09",
           "VP of a Throne per bridge and Structure: 1, 2 with 8 or 9 Aether left and 3 with 10; or by whether "
           "0-1, 2-4, 5-7 or 8-10 are left.",
           "What Thrones are worth", ("1, 2 or 3", "1, 2, 3 or 4", "1, 1, 2 or 3", "2, 3, 4 or 5"),
           former={3: "1_2_3_4"}),
    Switch("bridges", ("single", "double"), "LAN-THRO-04",
           "An abyss has one bridge to the sector it lies in (the Hollow Bell has two), or two.",
           "Bridges of an abyss", ("One to its own sector", "Two to its own sector"), later=True, former={3: "double"}),
    Switch("movement_track", ("4", "3", "5"), "LAN-MOVE-03",
           "The last space of the Movement Tracker.",
           "Most movements of the tracker", ("4", "3", "5")),
    Switch("thrones_in_abyss", ("one", "one_each"), "LAN-THRO-05",
           "An abyss holds one Throne in all, or one of each player.",
           "Thrones in an abyss", ("One in all", "One of each player")),
    Switch("gateway_landing", ("ending", "walking_too"), "LAN-GATE-04",
           "A Gateway pays its owner when a Move ends there, or also when somebody walks over it.",
           "A Gateway pays", ("When a Move ends there", "Also when walked over")),
    Switch("gateway_payment", ("once_a_turn", "every_time"), "LAN-GATE-04",
           "A Gateway pays once per visitor and turn, or every time.",
           "A Gateway pays a visit", ("Once a turn", "Every time")),
    Switch("gateway_use", ("anyone", "own"), "LAN-ADD-02 LAN-TRAV-01",
           "Everybody's Gateways may be used for travel, or only one's own.",
           "Travel by Gateways", ("Of everybody", "Own ones only")),
    Switch("wormholes", ("like_gateways", "wormholes_only"), "LAN-TRAV-04",
           "From a Wormhole one reaches Gateways and Wormholes, or Wormholes only.",
           "From a Wormhole to", ("Gateways and Wormholes", "Wormholes only")),
    Switch("slots", ("anywhere", "on_the_spot"), "LAN-SLOT-05",
           "Slots are augmented from anywhere, or only where the figure stands.",
           "Slots are augmented", ("From anywhere", "Where the figure stands")),
    Switch("token_yield", ("both_halves", "bottom_half"), "LAN-SLOT-07",
           "The resource on a Resource Slot token comes with either half, or with the bottom half only.",
           "A slot token yields with", ("Either half", "The bottom half")),
    Switch("time_loop", ("type", "icon"), "LAN-MOVE-12",
           "A Time Loop doubles all of one type of resource, or one single icon.",
           "A Time Loop doubles", ("All of one type", "One single icon")),
    Switch("additional_actions", ("between_steps", "within_moves_too"), "LAN-ADD-01",
           "Additional actions are taken between steps only, or also in the middle of a Move.",
           "Additional actions", ("Between steps", "Also within Moves")),
    Switch("tile_draws", ("once_a_turn", "every_harvest"), "LAN-TILE-06",
           "The Draw of a galaxy works once per turn, or with every harvest.",
           "The Draw of a galaxy", ("Once a turn", "With every harvest")),
    Switch("reshuffles", ("1", "2", "5"), "LAN-TURN-10",
           "How often a discard pile may be reshuffled in one Cosmic Power Phase.",
           "Reshuffles in a phase", ("1", "2", "5")),
    Switch("overpowers", ("both_tracks", "ability_only"), "LAN-UPGR-07",
           "Both tracks have an Overpower, or only the ability track.",
           "Overpowers", ("On both tracks", "On the ability track")),
    Switch("control_ties", ("nobody", "everybody"), "LAN-KEY-04",
           "A sector with equal numbers of Structures is controlled by nobody, or by all who tie.",
           "A tied sector belongs to", ("Nobody", "All who tie")),
    Switch("chaos_reward", ("after_refill", "before_refill"), "LAN-ATTK-10",
           "The reward for a Chaos card comes after the row is refilled, or before.",
           "Reward for a Chaos card", ("After the refill", "Before the refill")),
    Switch("adversary_recruits", ("affordable", "highest_only"), "LAN-SOLO-19",
           "The Adversary takes the best Entity it can pay for, or only ever the best of the row.",
           "The Adversary recruits", ("The best it can pay", "Only the best of the row")),
)  # fmt: skip

_STRUCTURES: Final[dict[str, tuple[Held, Held]]] = {
    "standard": ((1, 2, 0), (2, 3, 0)),
    "low": ((1, 1, 0), (2, 2, 0)),
    "high": ((2, 2, 0), (3, 3, 0)),
}
_SERAPH: Final = {"voyage": VOYAGE, "forge": FORGE, "aether": AETHER}
_AETHER_STEPS: Final[dict[int, tuple[int, ...]]] = {  # by how many values there are
    3: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2),
    4: (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3),
}
BRIDGES: Final = {"single": SINGLE, "double": DOUBLE}


class Rulings:
    """The switches of one table, ready for the rules to ask."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = dict(settings)
        self.celestials_chosen = settings["celestials"] == "chosen"
        self.random_start = settings["first_player"] == "random"
        self.later_hands = HAND if settings["opening_hands"] == "five" else HAND + 1
        self.longest_game = int(settings["longest_game"])
        self.seraph_gain = _SERAPH[settings["seraph_gain"]]
        self.seraph_to_any = settings["seraph_relocation"] == "any_gateway"
        self.seraph_abilities = settings["seraph_abilities"] == "yes"
        by_voyage = settings["movement_costs"] == "voyage"
        self.basic: Held = (1, 0, 0) if by_voyage else (0, 1, 0)
        self.void: Held = (1, 1, 0)
        self.loop: Held = (0, 1, 0) if by_voyage else (1, 0, 0)
        self.sanctum, self.throne = _STRUCTURES[settings["structure_costs"]]
        self.gateway: Held = (0, 1, 0)
        values = [int(value) for value in settings["throne_values"].split("_")]
        self.throne_value: tuple[int, ...] = tuple([values[step] for step in _AETHER_STEPS[len(values)]])
        self.throne_mean: float = sum(self.throne_value) / len(self.throne_value)
        self.bridges = BRIDGES[settings["bridges"]]
        self.movement_track = int(settings["movement_track"])
        self.throne_each = settings["thrones_in_abyss"] == "one_each"
        self.walking_pays = settings["gateway_landing"] == "walking_too"
        self.pays_every_time = settings["gateway_payment"] == "every_time"
        self.own_gateways_only = settings["gateway_use"] == "own"
        self.wormholes_apart = settings["wormholes"] == "wormholes_only"
        self.slots_on_the_spot = settings["slots"] == "on_the_spot"
        self.token_in_both = settings["token_yield"] == "both_halves"
        self.loop_doubles_type = settings["time_loop"] == "type"
        self.within_moves = settings["additional_actions"] == "within_moves_too"
        self.draw_every_harvest = settings["tile_draws"] == "every_harvest"
        self.reshuffles = int(settings["reshuffles"])
        self.both_overpowers = settings["overpowers"] == "both_tracks"
        self.ties_control = settings["control_ties"] == "everybody"
        self.reward_first = settings["chaos_reward"] == "before_refill"
        self.highest_only = settings["adversary_recruits"] == "highest_only"
        began_with = settings.get("rules", "")  # older rules, by which a game that began with them goes on
        self.upkeep_ends_itself = began_with == "1"
        self.leaving_pays = began_with == "1"  # for a Gateway that a Seraph, R02 or E06 leaves
        self.no_trading_in_circles = began_with in ("1", "2")
