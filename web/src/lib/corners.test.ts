import { expect, test } from "vitest";
import { cornerFree } from "./corners";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const BOARD = box(0, 0, 800, 600);

test("a card lies in the first corner where it covers nothing that can be chosen", () => {
  expect(cornerFree(BOARD, 250, 300, [])).toEqual({ left: false, low: false });
  expect(cornerFree(BOARD, 250, 300, [box(600, 100, 650, 150)])).toEqual({ left: true, low: false });
  expect(cornerFree(BOARD, 250, 200, [box(600, 100, 650, 150), box(20, 20, 60, 60)])).toEqual({
    left: false,
    low: true,
  });
  expect(cornerFree(BOARD, 250, 300, [], [box(600, 100, 650, 150), box(0, 0, 1, 20)])).toEqual({
    left: true,
    low: false,
  });
  expect(cornerFree(BOARD, 250, 250, [box(540, 0, 560, 600), box(240, 0, 270, 600)])).toBeNull();
});

test("it covers one large thing rather than many small ones", () => {
  const empty = box(560, 20, 780, 240),
    planets = [40, 80, 120].map((x) => box(x, 40, x + 20, 60));
  expect(cornerFree(BOARD, 250, 300, [box(0, 400, 800, 600)], [empty, ...planets])).toEqual({
    left: false,
    low: false,
  });
});
