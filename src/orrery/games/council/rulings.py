"""Ways to play and contested rulings as switches a table can pick; each default is the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orrery.core.parts import Switch

SWITCHES: Final = (
    Switch("planning", ("secret", "open"), "COS-SET-20 COS-PLAN-01",
           "Plans are made behind screens, or openly.",
           "Planning", ("Secret", "Open"), first=True, flag="open"),
    Switch("stations", ("no", "yes"), "COS-ST-01",
           "Module 1: every player has three space stations to build.",
           "Space stations (module 1)", ("Without", "With"), first=True),
    Switch("leaders", ("no", "yes"), "COS-LD-01",
           "Module 2: every player chooses one of six leaders.",
           "Leaders (module 2)", ("Without", "With"), first=True),
    Switch("silver_cards", ("no", "yes"), "COS-AUT-05",
           "In the solo game, the two silver Automa cards are shuffled in.",
           "Silver Automa cards", ("Without", "With")),
    Switch("civilization", ("tretans", "humans", "shengar", "automas"), "COS-SET-12 COS-AUT-02",
           "The civilization of the first seat; alone, the Automas are the opponent.",
           "Civilization of seat 1", ("Tretans", "Humans", "Shengar", "Automas")),
    *[
        Switch(f"civilization_{seat}", ("next", "tretans", "humans", "shengar", "automas"), "COS-SET-12",
               f"The civilization of seat {seat}, unless a seat before it has it; or the next one that is free.",
               f"Civilization of seat {seat}", ("Next", "Tretans", "Humans", "Shengar", "Automas"))
        for seat in (2, 3, 4)
    ],
    Switch("payments", ("cheapest", "any"), "COS-BUY-06 COS-BUY-07",
           "Purchases are paid with the cheapest gemstones that will do, or the payer chooses every time.",
           "Gemstones are paid", ("The cheapest that do", "As the payer likes")),
    Switch("start_energy", ("by_tile", "zero"), "COS-SET-17",
           "Energy starts on 0, 1, 2, 3 by turn order tile, or on 0 for all.",
           "Energy at the start", ("By turn order", "0 for all")),
    Switch("solo_start", ("random", "human_first"), "COS-AUT-03",
           "The two turn order tiles of the solo game are dealt at random, or the human has tile 1.",
           "Who begins alone", ("At random", "The human")),
    Switch("consumption", ("every_top_card", "new_cards"), "COS-CONS-01",
           "All visible cards count towards Consumption every round, or only those laid this round.",
           "Cards that consume", ("All visible ones", "Those laid this round")),
    Switch("order_ties", ("marker", "level"), "COS-CONS-09",
           "Equal sums: the Energy marker further along goes first, or first the higher level.",
           "Equal sums: first goes", ("The marker further on", "The higher level")),
    Switch("refill", ("at_once", "after_the_turn"), "COS-BUY-11",
           "Gaps of the display are filled at once, or when the buyer's turn is over.",
           "The display is refilled", ("At once", "After the turn")),
    Switch("towers", ("one_planet", "split"), "COS-AC-09",
           "The free tower of two stands on one planet, or owners of the colony expansion may split it.",
           "The free tower of two", ("On one planet", "May be split")),
    Switch("new_cube_collects", ("yes", "no"), "COS-AC-07",
           "After settling, the collect of the same card may use the new cube, or may not.",
           "A new cube collects", ("At once", "Not with the same card")),
    Switch("assessing", ("optional", "compulsory"), "COS-ASM-01 COS-ASM-03",
           "Galaxies may be assessed, or each one with a colony of one's own must be.",
           "Assessing a galaxy", ("Is optional", "Is compulsory")),
    Switch("light_cards", ("flagged", "every_galaxy"), "COS-ASM-07 COS-SYM-19",
           "Only galaxies with the symbol give a light bonus card, or all do.",
           "Light bonus cards", ("Where the symbol is", "From every galaxy")),
    Switch("level_up", ("own_turn", "all_done"), "COS-DT-03",
           "Levels are gained at the end of each player's turn of a phase, or when all have finished the phase.",
           "Levels are gained", ("After each turn", "When all are done")),
    Switch("dark_tech", ("chosen", "drawn"), "COS-DT-10",
           "Dark Tech cards are chosen from the pile, or the top one is drawn.",
           "Dark Tech cards", ("Are chosen", "Are drawn")),
    Switch("card_levels", ("at_once", "next_phase"), "COS-DT-12",
           "Energy from a Dark Tech card can bring the next level at once, or only at the end of the next phase.",
           "Levels by a Dark Tech card", ("At once", "In the next phase")),
    Switch("gifts", ("gold", "chosen"), "COS-DT-14 COS-DT-15",
           "Gifts are a gold, or a coal and a gold; or the receiver chooses the kinds.",
           "Gifts", ("Are gold", "Are chosen")),
    Switch("above_three", ("counts", "stops"), "COS-DT-18",
           "Levels above III can be reached, or III is the highest.",
           "Levels above III", ("Can be reached", "Do not exist")),
    Switch("energy_limit", ("none", "100"), "COS-DT-19",
           "Energy above 100 is counted on, or lost.",
           "Energy above 100", ("Is counted", "Is lost")),
    Switch("last_tie", ("panel", "planets"), "COS-TIE-03",
           "The last tie-break counts cubes on the personal panel, or on planets.",
           "Last tie-break: cubes on", ("The panel", "Planets")),
    Switch("collecting_station", ("its_galaxy", "anywhere"), "COS-ST-10",
           "The collecting station works in its own galaxy, or in any system with a colony of one's own.",
           "The collecting station works", ("In its galaxy", "Anywhere")),
    Switch("casares", ("no_towers_at_all", "may_get_one_free"), "COS-LD-13",
           "Casares may not take a tower of three for free either, or may.",
           "Casares and free towers", ("None", "May take one")),
    Switch("s3e3", ("once", "every_galaxy"), "COS-LD-14 COS-LD-15",
           "S3E3 counts colonies once a round, or before every galaxy assessed.",
           "S3E3 counts colonies", ("Once a round", "Before every galaxy")),
    Switch("breish", ("exactly_8", "8_more"), "COS-LD-16",
           "Breish starts with 8 Energy, or with 8 more than the turn order tile gives.",
           "Breish starts with", ("8 Energy", "8 more than the tile")),
    Switch("gemstone_upgrade", ("collects", "all_gains"), "COS-D1-02",
           "Gemstone Upgrade improves what is collected, or every gemstone gained.",
           "Gemstone Upgrade improves", ("What is collected", "All that is gained")),
    Switch("explorer_folk", ("every_discovery", "not_journey"), "COS-D1-03",
           "Explorer Folk add a cube to every discovery, or not to Journey of Discovery.",
           "Explorer Folk add a cube", ("To every discovery", "Not to Journey of Discovery")),
    Switch("energy_saver", ("10", "5", "15"), "COS-D1-07",
           "How much Energy Saver lowers Consumption.",
           "Energy Saver lowers by", ("10", "5", "15")),
    Switch("free_steps", ("marked", "unmarked"), "COS-D1-06",
           "Free range steps are marked with a cube that counts, or are not.",
           "Free range steps", ("Are marked", "Are not marked")),
    Switch("world_traveler", ("more_choice", "one_more"), "COS-D1-08",
           "World Traveler opens other players' colonies to collects, or also gives one more collect.",
           "World Traveler gives", ("More choice", "One more collect")),
    Switch("perpetual_motion", ("zero", "no_increase"), "COS-D2-02",
           "Perpetual Motion sets every sum to 0, or only sums above it.",
           "Perpetual Motion sets to 0", ("Every sum", "Sums above it")),
    Switch("journey", ("new_tile", "any_planet"), "COS-D2-04",
           "The tower of Journey of Discovery stands on the tile it discovered, or on any planet.",
           "Journey of Discovery places its tower", ("On the new tile", "On any planet")),
    Switch("dominate_folk", ("again", "not_twice"), "COS-D2-06",
           "Dominate Folk may assess a galaxy already assessed this round, or may not.",
           "Dominate Folk assess", ("A galaxy again", "No galaxy twice")),
    Switch("galaxy_bonus", ("always_3", "with_presence"), "COS-BC-09",
           "The galaxy bonus card gives its 3 in any case, or only with a colony there.",
           "The galaxy bonus card gives 3", ("Always", "With a colony there")),
    Switch("automa_range", ("exact", "up_to"), "COS-AUT-12 COS-AUT-15",
           "A Parsec on an Automa card means that one only, or the lower ones too.",
           "A Parsec of an Automa card", ("That one only", "Lower ones too")),
)  # fmt: skip


def civilizations(settings: Mapping[str, str]) -> tuple[int, ...]:
    """Which civilization each seat leads: wishes in the order of the seats, then the next free one. COS-SET-12"""
    names = ("tretans", "humans", "shengar", "automas")
    wishes = [settings["civilization"]] + [settings[f"civilization_{seat}"] for seat in (2, 3, 4)]
    chosen = [
        names.index(wish) if wish in names and wish not in wishes[:seat] else -1 for seat, wish in enumerate(wishes)
    ]
    for seat in range(1, len(chosen)):
        if chosen[seat] < 0:
            follows = [(chosen[seat - 1] + step) % len(names) for step in range(1, len(names))]
            free = [number for number in follows if number not in chosen]
            chosen[seat] = free[0]
    return tuple(chosen)


class Rulings:
    """The switches of one table, ready for the rules to ask."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = dict(settings)
        self.open_planning = settings["planning"] == "open"
        self.stations = settings["stations"] == "yes"
        self.leaders = settings["leaders"] == "yes"
        self.silver_cards = settings["silver_cards"] == "yes"
        self.civilizations = civilizations(settings)
        self.any_payment = settings["payments"] == "any"
        self.energy_by_tile = settings["start_energy"] == "by_tile"
        self.human_first = settings["solo_start"] == "human_first"
        self.old_cards_count = settings["consumption"] == "every_top_card"
        self.level_breaks_ties = settings["order_ties"] == "level"
        self.refill_at_once = settings["refill"] == "at_once"
        self.split_towers = settings["towers"] == "split"
        self.new_cube_collects = settings["new_cube_collects"] == "yes"
        self.assessing_optional = settings["assessing"] == "optional"
        self.every_galaxy_gives_light = settings["light_cards"] == "every_galaxy"
        self.levels_when_all_done = settings["level_up"] == "all_done"
        self.techs_drawn = settings["dark_tech"] == "drawn"
        self.card_levels_at_once = settings["card_levels"] == "at_once"
        self.gifts_chosen = settings["gifts"] == "chosen"
        self.stop_at_three = settings["above_three"] == "stops"
        self.energy_limit = 1_000_000 if settings["energy_limit"] == "none" else int(settings["energy_limit"])
        self.planets_break_ties = settings["last_tie"] == "planets"
        self.station_collects_anywhere = settings["collecting_station"] == "anywhere"
        self.casares_may_get_towers = settings["casares"] == "may_get_one_free"
        self.census_every_galaxy = settings["s3e3"] == "every_galaxy"
        self.breish_adds = settings["breish"] == "8_more"
        self.improve_all_gains = settings["gemstone_upgrade"] == "all_gains"
        self.journey_adds_cube = settings["explorer_folk"] == "every_discovery"
        self.energy_saver = int(settings["energy_saver"])
        self.mark_free_steps = settings["free_steps"] == "marked"
        self.traveler_collects_more = settings["world_traveler"] == "one_more"
        self.motion_keeps_reductions = settings["perpetual_motion"] == "no_increase"
        self.dominate_again = settings["dominate_folk"] == "again"
        self.galaxy_base_always = settings["galaxy_bonus"] == "always_3"
        self.automa_exact_range = settings["automa_range"] == "exact"
        self.journey_stays = settings["journey"] == "new_tile"
        first_rules = settings.get("rules") == "1"
        self.phases_end_themselves = first_rules
        self.first_tile_leads = first_rules  # where all start on Energy 0
