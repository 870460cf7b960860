import { expect, test } from "vitest";
import { printedRates } from "./rates";

test("a card prints a rate for each space of its track, also when two are the same", () => {
  expect(printedRates([0, 1, 1, 2])).toEqual([0, 1, 1, 2]);
});

test("a rate that never changes is printed once", () => {
  expect(printedRates([4, 4, 4, 4])).toEqual([4]);
});
