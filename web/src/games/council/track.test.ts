import { expect, test } from "vitest";
import { apart } from "./track";

const on = (...xs: number[]) => xs.map((x, seat) => ({ x, seat }));

test("markers that are far from each other keep their size and their rail", () => {
  expect(apart(on(0, 50, 100), 10).map(({ size, dy }) => [size, dy])).toEqual([
    [10, 0],
    [10, 0],
    [10, 0],
  ]);
});

test("a crowd is smaller and stands apart, everybody at their own number", () => {
  const crowd = apart(on(40, 40, 45, 41), 10);
  expect(crowd.map(({ seat }) => seat)).toEqual([0, 1, 3, 2]);
  expect(crowd.map(({ x }) => x)).toEqual([40, 40, 41, 45]);
  expect(new Set(crowd.map(({ dy }) => dy)).size).toBe(4);
  expect(crowd.every(({ size }) => size < 10)).toBe(true);
});
