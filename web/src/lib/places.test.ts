import { describe, expect, test } from "vitest";
import { beside } from "./beside";
import { neighbour, reading } from "./places";

const box = (left: number, top: number, width = 20, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** An element is asked for nothing but its box. */
const element = (name: string, left: number, top: number) =>
  ({ name, getBoundingClientRect: () => box(left, top) }) as unknown as Element & { name: string };

describe("the neighbour in a direction", () => {
  const here = box(100, 100);
  const right = element("right", 150, 104),
    farRight = element("farther", 300, 100),
    above = element("above", 100, 20),
    aside = element("aside", 120, 300);
  const all = [farRight, above, aside, right];

  test("is the nearest one along the way", () => {
    expect(neighbour(here, all, "right")).toBe(right);
    expect(neighbour(here, all, "up")).toBe(above);
  });
  test("is nobody where nothing lies, or only far to the side", () => {
    expect(neighbour(here, all, "left")).toBeNull();
    expect(neighbour(here, [aside], "right")).toBeNull();
  });
});

test("reading goes line by line, and what is nearly level is one line", () => {
  const all = [element("c", 10, 60), element("b", 90, 0), element("a", 10, 8)];
  expect(reading(all).map((one) => one.name)).toEqual(["a", "b", "c"]);
});

describe("a popover", () => {
  test("opens at the right of what it is about", () => {
    expect(beside(box(100, 100), 200, 100, [])).toEqual({ left: 132, top: 60 });
  });
  test("goes elsewhere rather than cover what can be chosen", () => {
    expect(beside(box(400, 300), 200, 100, [box(430, 200, 300, 200), box(300, 325, 300, 150)]).left).toBe(188);
  });
  test("lies in a corner of the board rather than on what is drawn there", () => {
    const board = box(0, 0, 800, 500),
      here = box(300, 300),
      drawn = [box(100, 100, 400, 400)],
      halves = [[box(0, 0, 592, 2000)], [box(592, 0, 2000, 2000)]];
    expect(beside(here, 200, 100, [], { board, dear: [drawn] })).toEqual({ left: 592, top: 392 });
    expect(beside(here, 200, 100, [box(600, 400)], { board, dear: [drawn] })).toEqual({ left: 592, top: 8 });
    expect(beside(here, 200, 100, [], { board, dear: halves }).left).toBeGreaterThanOrEqual(592);
    expect(beside(here, 200, 100, [], { board, dear: [halves.flat()] })).toEqual({ left: 332, top: 260 });
  });
  test("covers a little of what is dear rather than a lot, though it lie farther away", () => {
    const around = { board: box(0, 0, 800, 500), dear: [[box(0, 0, 602, 2000)], [box(800, 0, 900, 900)]] };
    expect(beside(box(300, 300), 200, 100, [], around).left).toBeGreaterThanOrEqual(592);
  });
  test("never leaves the window", () => {
    const at = beside(box(innerWidth - 10, innerHeight - 10), 200, 100, []);
    expect(at.left).toBeLessThanOrEqual(innerWidth - 208);
    expect(at.top).toBeLessThanOrEqual(innerHeight - 108);
  });
  test("finds the nearest free place where every side is taken", () => {
    const around = [box(0, 250, 1000, 120), box(300, 0, 150, 740)];
    const at = beside(box(350, 300), 200, 100, around);
    const covers = around.some(
      (one) => at.left < one.right && at.left + 200 > one.left && at.top < one.bottom && at.top + 100 > one.top,
    );
    expect(covers).toBe(false);
  });
});
