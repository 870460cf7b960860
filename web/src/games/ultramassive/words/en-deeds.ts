/** What somebody did in a round of ULTRAMASSIVE, in the past tense; `{0}` is what it was done with or where. */
import { count } from "../../../words/en";

export const deeds = {
  warped: (n: number) => `Put ${count(n, "Wormhole")} on the board`,
  drafted: "Drafted {0}",
  lost: "Could not use {0}",
  resolved: "Took what was drafted",
  noRoom: "No space for {0}",
  annihilated: "{0} annihilated on {1}",
  orbited: (channel: string, n: number) => `Orbited ${channel} by ${n}`,
  channels: ["blue", "pink"],
  captured: "Captured {0}",
  absorbed: "Absorbed {0}",
  moved: "Moved {0} to {1}",
  stayed: "Left the stacks where they are",
  sent: "Sent {0} to {1}",
  grew: "Grew to {0}",
  discovered: "Discovered {0}",
  skipped: "Discovered nothing",
  siphoned: "Siphoned",
  played: "Played {0}",
  used: "Used {0}",
  opened: "Opened Wormholes",
  movedWormholes: (n: number) => `Moved ${count(n, "Wormhole")}`,
  exchanged: "Exchanged Discovery for Solar Mass",
  discarded: (n: number) => `Discarded ${count(n, "card")}`,
  upkeep: (drew: number) => (drew ? `Ended the turn, drew ${drew}` : "Ended the turn"),
  drew: "Drew cards",
  cards: "cards",
  bonus: "Solar Mass Bonus",
  noTrade: "Had nothing to trade",
  over: "The game is over",
};

/** An expansion; nobody's name is whoever reads. */
export const milestone = {
  title: (who: string | null, size: string) => (who === null ? `Your Black Hole is ${size}` : `${who}: ${size}`),
  text: (mass: number, covered: number) =>
    `${mass} Solar Mass: it covers ${count(covered, "inner space", "inner spaces")} of each Channel`,
  why:
    "What it covers is absorbed at once, Wormholes there move outward, and one of the three secret Cores is " +
    "discovered for free. A larger hole also siphons more.",
};
