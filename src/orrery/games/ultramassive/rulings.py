"""Contested rulings as switches a table can pick; each default is the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orrery.core.parts import Switch

SWITCHES: Final = (
    Switch("wormholes", ("chosen", "quick"), "ULT-SETUP-05",
           "Players choose where their Wormholes start, or all start on B1/B5 and P1/P5.",
           "Wormholes start", ("Where players choose", "On fixed spaces"), first=True, flag="quick"),
    Switch("hands", ("secret", "open"), "ULT-SETUP-03 ULT-SETUP-04",
           "Hands and undiscovered Cores are secret, or lie open.",
           "Hands", ("Secret", "Open"), first=True, flag="open"),
    Switch("antimatter", ("discovery", "mass", "both"), "ULT-COMP-05 ULT-COMP-06 ULT-ABSORB-03",
           "Absorbed Antimatter gives its value as Discovery Counters, as Solar Mass, or as both.",
           "Absorbed Antimatter gives", ("Discovery Counters", "Solar Mass", "Both")),
    Switch("wormhole_start", ("open", "closed"), "ULT-SETUP-05",
           "Wormholes start open, or closed until they are first opened.",
           "Wormholes are at first", ("Open", "Closed")),
    Switch("exchange_rate", ("2", "1", "3"), "ULT-EXCH-02",
           "How many Discovery Counters buy 1 Solar Mass.",
           "Counters for 1 Solar Mass", ("2", "1", "3")),
    Switch("trades", ("conditional", "gift"), "ULT-DRAFT-20 ULT-DRAFT-22 ULT-DRAFT-23",
           "A Draft trade gives nothing unless its price is paid, or gives its gain either way.",
           "Draft trades", ("Must be paid", "Give either way")),
    Switch("orbits_absorb", ("at_the_end", "after_each"), "ULT-ORBIT-05 ULT-ORBIT-06",
           "Orbit twice or three times absorbs at the end of the effect, or after each Orbit.",
           "Several Orbits absorb", ("At the end", "After each Orbit")),
    Switch("orbit_symbols", ("several", "longer"), "ULT-ORBIT-03 ULT-ORBIT-06",
           "Orbit twice means two Orbits, or one Orbit of two spaces.",
           "Orbit twice means", ("Two Orbits", "One of two spaces")),
    Switch("reopening", ("end_of_2_and_4", "start_of_2_and_4"), "ULT-EOR-03 ULT-WORM-06",
           "Wormholes open after rounds 2 and 4 have been played, or when they are about to be.",
           "Wormholes open", ("After rounds 2 and 4", "Before rounds 2 and 4")),
    Switch("anomaly_copies", ("by_players", "1", "2"), "ULT-COMP-26",
           "Copies of each Anomaly: one with two players and two otherwise, or always one, or always two.",
           "Copies of each Anomaly", ("By number of players", "1", "2")),
    Switch("same_anomaly_twice", ("no", "yes"), "ULT-DISC-06",
           "Nobody may own two copies of an Anomaly, or it is allowed.",
           "The same Anomaly twice", ("Not allowed", "Allowed")),
    Switch("forced_annihilation", ("yes", "no"), "ULT-GAIN-11",
           "A gained token may go where it annihilates, and must if there is no other space; or it never may.",
           "Gained tokens annihilate", ("If they must", "Never")),
    Switch("impossible_resources", ("wait", "may_fail"), "ULT-DRAFT-07",
           "A drafted Resource that cannot be used yet waits, or may be tried and lost.",
           "A Resource without use", ("Waits", "May be lost")),
    Switch("pushed_wormholes", ("outermost_first", "innermost_first"), "ULT-EXPAND-06",
           "Which covered Wormhole moves outward first.",
           "Covered Wormholes move", ("Outermost first", "Innermost first")),
    Switch("double_expansion", ("both", "straight_to_last"), "ULT-EXPAND-08",
           "Passing both thresholds at once performs both expansions, or only the second.",
           "Two thresholds at once", ("Both expansions", "Only the second")),
    Switch("bonus_sizes", ("read_once", "one_by_one"), "ULT-BONUS-04",
           "The Solar Mass Bonus compares sizes once, or anew for each player in turn order.",
           "Sizes for the bonus", ("Compared once", "One by one")),
    Switch("actions", ("mixed", "by_kind"), "ULT-ACT-07",
           "The kinds of action may be mixed freely, or each kind is finished before another begins.",
           "Kinds of action", ("Freely mixed", "One after another")),
    Switch("ties", ("broken", "shared"), "ULT-END-04",
           "A tie is broken by Discovery Counters, then Anomalies; or it is shared at once.",
           "A tie is", ("Broken", "Shared")),
    Switch("start_mass", ("1", "0"), "ULT-SETUP-02", "Solar Mass at the start.",
           "Solar Mass at the start", ("1", "0")),
    Switch("start_counters", ("by_place", "none"), "ULT-SETUP-02",
           "Of three players the second starts with 1 Discovery Counter and the third with 2, or nobody has any.",
           "Counters at the start", ("More for later players", "None"), former={3: "none"}),
    Switch("supply", ("endless", "counted"), "ULT-COMP-07",
           "Tokens never run out, or there are only as many as the component list names.",
           "Tokens", ("Never run out", "Are counted")),
    Switch("new_anomalies", ("at_once", "next_turn"), "ULT-ANOM-04",
           "A once-per-turn Anomaly gained in your Actions phase may be used at once, or from your next one.",
           "New Anomalies work", ("At once", "From the next turn")),
    Switch("reshuffle", ("without_played", "with_played"), "ULT-CARD-06",
           "Cards played this turn stay out of a reshuffle, or are part of it.",
           "Cards played this turn", ("Stay out of a reshuffle", "Are reshuffled too")),
    Switch("attacked_rivals", ("at_once", "after_the_card"), "ULT-CARD-07",
           "Rivals hit by a card absorb and expand before the card goes on, or after it.",
           "Rivals hit by a card absorb", ("At once", "After the card")),
    Switch("cards_symbol", ("discarded", "drawn"), "ULT-DRAFT-19",
           "The Cards symbol gives Solar Mass for every card discarded, or for every card drawn.",
           "The Cards symbol counts", ("Cards discarded", "Cards drawn")),
)  # fmt: skip


class Rulings:
    """The switches of one table, ready for the rules to ask."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = dict(settings)
        self.quick_setup = settings["wormholes"] == "quick"
        self.open_hands = settings["hands"] == "open"
        self.antimatter_gives_discovery = settings["antimatter"] != "mass"
        self.antimatter_gives_mass = settings["antimatter"] != "discovery"
        self.wormholes_start_open = settings["wormhole_start"] == "open"
        self.exchange_rate = int(settings["exchange_rate"])
        self.trades_are_gifts = settings["trades"] == "gift"
        self.absorb_after_each_orbit = settings["orbits_absorb"] == "after_each"
        self.longer_orbits = settings["orbit_symbols"] == "longer"
        self.reopening_rounds = (2, 4) if settings["reopening"] == "end_of_2_and_4" else (1, 3)
        self.anomaly_copies = settings["anomaly_copies"]
        self.same_anomaly_twice = settings["same_anomaly_twice"] == "yes"
        self.forced_annihilation = settings["forced_annihilation"] == "yes"
        self.resources_may_fail = settings["impossible_resources"] == "may_fail"
        self.outermost_first = settings["pushed_wormholes"] == "outermost_first"
        self.both_expansions = settings["double_expansion"] == "both"
        self.bonus_read_once = settings["bonus_sizes"] == "read_once"
        self.mixed_actions = settings["actions"] == "mixed"
        self.ties_broken = settings["ties"] == "broken"
        self.start_mass = int(settings["start_mass"])
        self.counters_by_place = settings["start_counters"] == "by_place"
        self.counted_supply = settings["supply"] == "counted"
        self.new_anomalies_work = settings["new_anomalies"] == "at_once"
        self.reshuffle_played = settings["reshuffle"] == "with_played"
        self.rivals_at_once = settings["attacked_rivals"] == "at_once"
        self.mass_for_discarded = settings["cards_symbol"] == "discarded"
        self.turns_end_themselves = settings.get("rules") == "1"
