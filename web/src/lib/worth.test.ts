import { expect, test } from "vitest";
import { begun } from "./deeds";
import type { GameEvent, Since } from "./protocol";
import { withWorth } from "./worth";

const deed = (seat: number, first: number, last: number, event = "") => ({
  ...begun({ event, move: first, seat } as GameEvent, { icon: "", said: [] }),
  last,
});

test("every rise of a total belongs to the deed that was done then", () => {
  const since = {
    first: 10,
    totals: [
      [0, 5],
      [0, 9],
      [0, 9],
      [2, 10],
      [2, 10],
    ],
  } as unknown as Since;
  const deeds = withWorth([deed(1, 11, 11), deed(1, 12, 13), deed(1, 13, 13), deed(0, 13, 14)], since, {
    worth: "VP",
    causes: [],
  });
  expect(deeds.map(({ gains }) => gains.map(({ n, name }) => `${n} ${name}`))).toEqual([
    ["4 VP"],
    [],
    ["1 VP"],
    ["2 VP"],
  ]);
});

test("what was done with one choice shares its points by what explains them best", () => {
  const since = { first: 0, totals: [[0], [2]] } as unknown as Since;
  const deeds = [deed(0, 1, 1, "built"), deed(0, 1, 1, "harvested"), deed(0, 1, 1, "drew")];
  const told = withWorth(deeds, since, { worth: "VP", causes: ["built", "harvested"] });
  expect(told.map(({ gains }) => gains.length)).toEqual([1, 0, 0]);
});

test("a game that counts its points beside its deeds is left alone", () => {
  const since = { first: 0, totals: [[0], [9]] } as unknown as Since;
  expect(withWorth([deed(0, 1, 1)], since, { causes: [] })[0]!.gains).toEqual([]);
});
