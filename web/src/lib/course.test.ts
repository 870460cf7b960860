import { expect, test } from "vitest";
import { aheadOf, causeOf, linesOf, starts, swings } from "./course";
import type { GameEvent } from "./protocol";

/** Two seats: the second makes 6 in round 1 with its second choice, the first 10 in round 2. */
const rounds = [1, 1, 1, 1, 2, 2];
const totals = [
  [0, 0],
  [0, 0],
  [0, 1],
  [0, 6],
  [10, 6],
  [10, 7],
];
const course = { rounds, totals, ahead: aheadOf(totals) };
const event = (move: number, seat: number, name: string) => ({ move, seat, event: name }) as GameEvent;

test("being ahead is measured from the average", () => {
  expect(course.ahead).toEqual([
    [0, 0, -0.5, -3, 2, 1.5],
    [0, 0, 0.5, 3, -2, -1.5],
  ]);
});

test("rounds start with the first choice in them", () => {
  expect(starts([0, 0, 1, 1, 2])).toEqual([
    { round: 1, move: 2 },
    { round: 2, move: 4 },
  ]);
});

test("a swing names the round, the seat and the choice that brought most", () => {
  const found = swings(course, 2);
  expect(found.map(({ round, seat, move, from, to }) => [round, seat, move, from, to])).toEqual([
    [1, 1, 3, 1, 6],
    [2, 0, 4, 0, 10],
  ]);
  expect(swings(course, 1).map((swing) => swing.seat)).toEqual([0]);
});

test("a great turn is a swing, even if the next player answers it in the same round", () => {
  const rounds = [1, 1, 1, 1, 2, 2, 3, 3],
    totals = [
      [0, 0],
      [0, 0],
      [7, 0],
      [7, 3],
      [25, 3],
      [25, 19],
      [27, 19],
      [27, 20],
    ];
  const found = swings({ rounds, totals, ahead: aheadOf(totals) });
  expect(found.map(({ round, seat, before, after }) => [round, seat, after - before])).toEqual([
    [1, 0, 7],
    [2, 0, 18],
    [2, 1, 16],
  ]);
});

test("what was paid and came back within a round is no swing", () => {
  const totals = [
    [5, 5],
    [5, 5],
    [0, 5],
    [6, 5],
    [6, 9],
    [6, 5],
  ];
  const found = swings({ rounds: [1, 1, 1, 1, 1, 1], totals, ahead: aheadOf(totals) });
  expect(found.map(({ seat, move, before, after }) => [seat, move, before, after])).toEqual([[0, 3, 5, 6]]);
});

test("the cause is the best event of the choice, or of one before it that led to it", () => {
  const swing = swings(course)[0]!;
  const story = [event(2, 1, "built"), event(3, 0, "scored"), event(3, 1, "moved")];
  expect(causeOf(swing, story, course, ["moved", "built"])).toBe(story[2]);
  expect(causeOf(swing, story, course, ["scored"])).toBeNull();
  expect(causeOf(swing, story, course, ["built"]), "it brought points of its own").toBeNull();
  const quiet = { ...course, totals: totals.map(([a, b], i) => [a!, i === 2 ? 0 : b!]) };
  expect(causeOf(swing, story, quiet, ["built"])).toBe(story[0]);
});

test("of two players one line is drawn: the other would be its mirror", () => {
  expect(linesOf(course.ahead).map(({ seat }) => seat)).toEqual([0]);
  expect(linesOf([[0], [1], [-1]]).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
