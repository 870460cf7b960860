/** What somebody did in a round of Council of Shadows, in the past tense; `{0}` is what it was done with or where. */
export const deeds = {
  leads: "Follows {0}",
  addedField: "Added an action field, Parsec {0}",
  bought: "Bought {0}",
  boughtNothing: "Bought nothing more",
  built: "Built {0} in {1}",
  planned: "Planned {0}",
  acted: "Used {0}",
  paid: "Was paid by {0}",
  turnedUp: "Turned up {0}",
  settled: "Settled in {0}",
  collected: "Collected from {0}",
  collectedMany: (n: number) => `Collected from ${n} systems`,
  took: "Took gemstones",
  refined: "Refined {0} into {1}",
  drew: "Drew tiles",
  discovered: "Discovered {0}",
  removed: "Gave up a cube",
  assessed: "Assessed {0}",
  assessedMany: (n: number) => `Assessed ${n} galaxies`,
  bonusCards: "bonus cards",
  bonus: "Drew a bonus card",
  gaveUp: "Gave up a bonus card",
  rose: "Rose to level {0}",
  throne: "Took the Throne: the last round",
  tech: "Took {0}",
  saved: "Consumption fell to {0}",
  free: "Took {0} for free",
  gift: "Was given gemstones",
  refreshed: "Cleared the display",
  scored: "Scored at the end",
  won: "Won a seat on the Council",
  shared: "Shares the victory",
  gained: "Gained Energy",
};

/** Rising a level, the greatest milestone; nobody's name is whoever reads. */
export const milestone = {
  title: (who: string | null, level: string) =>
    who === null ? `You rise to level ${level}` : `${who}: level ${level}`,
  text: (energy: number, consumption: number, left: number) => `Energy ${energy} − ${consumption} leaves ${left}`,
  throne: "This takes the Throne: the round is the last.",
  why:
    "A level is paid for with Energy: when it reaches Consumption, so much of it is spent and only the rest stays. " +
    "Each of the first two levels brings a Dark Tech card; the highest level wins.",
};
