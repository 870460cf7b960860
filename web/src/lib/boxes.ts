/** What a game's box says in figures, and which of its switches are asked for first. */
export const MINUTES: Record<string, number> = { laniakea: 75, ultramassive: 60, council: 90 };
export const QUICK: Record<string, string[]> = {
  laniakea: ["celestials"],
  ultramassive: ["wormholes", "hands"],
  council: ["planning", "stations", "leaders"],
};
