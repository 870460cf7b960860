import type { Celestial } from "./wire";

/** What a Celestial scores on each space of its ability track; one number where it is always the same. */
export const printedRates = (rates: number[]): number[] =>
  rates.every((rate) => rate === rates[0]) ? rates.slice(0, 1) : rates;
/** What each space of its ability track says: the points for what it counts, or the attack it adds. */
export const stopsOf = ({ attack, rates }: Pick<Celestial, "attack" | "rates">): string[] =>
  attack.length ? attack.map((n) => `+${n}`) : rates.map(String);
