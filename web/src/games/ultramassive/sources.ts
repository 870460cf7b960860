/** The rows of the score sheet: every way to Solar Mass, and what breaks a tie. */
import type { Source } from "../../lib/game";

export const SOURCES: Record<string, Source> = {
  blue_giants: { name: "Blue Giants", about: "absorbed, 2 each", icon: "bg" },
  supergiants: { name: "Supergiants", about: "absorbed, 3 each", icon: "sg" },
  primordials: { name: "Primordial Black Holes", about: "absorbed, 4 each", icon: "pbh" },
  antimatter: { name: "Antimatter", about: "absorbed, as this table plays it", icon: "amaj" },
  cards: { name: "Action Cards", about: "what they give by themselves", icon: "card" },
  anomaly_effects: { name: "Anomalies", about: "used, or always in force", icon: "core" },
  siphon: { name: "Siphon Track", about: "Solar Mass taken there", icon: "siphon" },
  swapped: { name: "Cards swapped", about: "by the Cards symbol of the Draft", icon: "cycle" },
  exchange: { name: "Exchange", about: "paid with Discovery Counters", icon: "trade" },
  bonus: { name: "Solar Mass Bonus", about: "3 for each larger rival, each round", icon: "mass" },
  start: { name: "Start", about: "what everybody begins with", icon: "start" },
  before: { name: "Before this table", about: "gained before the story here begins", icon: "clock" },
  discovery: { name: "Discovery Counters", about: "left over; more wins a tie", icon: "dc", tie: true },
  anomalies: { name: "Anomalies owned", about: "more wins what is still a tie", icon: "core", tie: true },
};
