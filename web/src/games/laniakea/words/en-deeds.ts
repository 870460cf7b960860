/** What somebody did in a turn of Laniakea, in the past tense; `{0}` is what it was done with or where. */
import { count } from "../../../words/en";
import { capital } from "./en-names";

export const deeds = {
  chose: "Plays as {0}",
  played: "Played {0}",
  used: "Used {0}",
  discarded: "Discarded {0}",
  discardedMany: (n: number) => `Discarded ${count(n, "card")}`,
  upkeep: (shed: number, drew: number) =>
    shed ? `Discarded ${shed}, drew ${drew}` : drew ? `Ended the turn, drew ${drew}` : "Ended the turn",
  drew: "Drew cards",
  trashed: "Trashed {0}",
  gained: "Gained",
  paid: "Paid",
  traded: "Traded",
  tokens: "attack tokens",
  cards: "cards",
  moved: "Moved to {0}",
  lapsed: "The Move came to nothing",
  looped: "Took a Time Loop for a larger harvest",
  movedStructure: "Moved a Structure to {0}",
  visited: "The Gateway on {0} was used",
  harvested: "Harvested {0}",
  harvestedMany: (n: number) => `Harvested ${n} galaxies`,
  discovered: "Harvested and discovered {0}",
  augmented: "Put a {1} on the slot of {0}: harvests there give one more",
  acquired: "Took the Resource Slot token",
  laid: "Laid the Slot token on {0}: one more slot to fill",
  found: "Found {0}",
  ascended: "Ascended to level {0}",
  ascendedBy: "{1}: up to level {0}",
  ending: "Round {0} will be the last",
  gainedPower: "Gained {0}",
  upgraded: ["Movement up to {0}", "Ability up to {0}"],
  overpowered: ["Overpower of Movement", "Overpower of Ability"],
  sanctum: "Built a Sanctum on {0}",
  gateway: "Turned {0} into a Gateway",
  throne: "Built a Throne",
  recruited: "Recruited {0}",
  attacked: "Attacked {0}",
  beat: "Beat {0}",
  calledOff: "Called off the attack on {0}",
  revealed: "Turned up {0}",
  over: "The game is over",
};

/** Ascending; nobody's name is whoever reads. */
export const milestone = {
  title: (who: string | null, level: number) =>
    who === null ? `You ascend to level ${level}` : `${capital(who)}: level ${level}`,
  text: (level: number, end: number) =>
    level < end ? `Level ${end} calls the end: ${end - level} to go` : "The end is called",
  why:
    "Ascension is the clock of the game: a Seraph takes its player up one level, and the first to reach level 8 " +
    "calls the end. Each level is also worth 1 VP.",
};
