/** What a Celestial scores on each space of its ability track; one number where it is always the same. */
export const printedRates = (rates: number[]): number[] =>
  rates.every((rate) => rate === rates[0]) ? rates.slice(0, 1) : rates;
