import { expect, test } from "vitest";
import type { GameEvent } from "./protocol";
import { movers, named, withRoom } from "./timeline";

const x = (move: number) => move * 10;
const at = (...moves: number[]) => moves.map((move) => ({ move }));

test("the most important marks get the room, and stand in order", () => {
  expect(withRoom(at(50, 48, 10, 11, 30), x, 24)).toEqual(at(10, 30, 50));
});

test("names that would touch the one before them are left out", () => {
  expect(named(at(0, 3, 7, 9, 14), x, 64)).toEqual(at(0, 7, 14));
});

test("a move is the one's who is told of first", () => {
  const story = [
    { move: 1, seat: -1 },
    { move: 1, seat: 2 },
    { move: 1, seat: 0 },
    { move: 2, seat: 0 },
  ] as GameEvent[];
  expect(movers(story)).toEqual([
    [1, 2],
    [2, 0],
  ]);
});
