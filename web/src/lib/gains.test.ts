import { expect, test } from "vitest";
import { bringsOf } from "./gains";
import type { Ahead, Gain, Slip } from "./protocol";

const way = (...marks: [string, boolean][]): Ahead[] =>
  marks.map(([words, gain]) => ({
    key: "",
    label: [],
    state: null,
    told: { events: [], marks: [{ at: "", gain, origins: [], words: [words] }], meaning: [], vain: [] },
  }));
const gain: Gain = { source: "panel", amount: 2, error: 0.5, worth: 2 };
const slip = (gains: Gain[]) => ({ better: { gains } }) as Slip;

test("what turns bring is told where no source of points tells them apart", () => {
  const ahead = { played: way(["moves", false]), better: way(["+8", true], ["moves", false], ["+2", true]) };
  expect(bringsOf(slip([]), ahead)).toEqual([[], [["+8"], ["+2"]]]);
  expect(bringsOf(slip([gain]), ahead)).toEqual([]);
});
