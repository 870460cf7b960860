import { expect, test } from "vitest";
import type { GameEvent, TableState } from "./protocol";
import { emblemOf, inOrder, tellerOf } from "./seats";

const state = (seat: number) =>
  ({ seat, table: { seats: [{}, {}, {}] }, view: { names: ["Ann", "Ben", "Cleo"] } }) as unknown as TableState;
const line = (seat: number, says_who: boolean) => ({ seat, says_who }) as GameEvent;

test("one's own panel comes first, the others as they play", () => {
  expect(inOrder(state(1))).toEqual([1, 2, 0]);
  expect(inOrder(state(-1))).toEqual([0, 1, 2]);
});

test("who plays along without a seat has the fifth emblem", () => {
  expect(emblemOf(state(0), 2)).toBe(2);
  expect(emblemOf(state(0), 3)).toBe(4);
});

test("a line of the log has the emblem of the one it names", () => {
  expect(tellerOf(state(0), line(1, true))).toBe(1);
  expect(tellerOf(state(0), line(1, false))).toBe(-1);
  expect(tellerOf(state(0), line(3, false))).toBe(3);
});
