import { expect, test } from "vitest";
import { type Ringed, together } from "./ringing";

const ring = (x: number, y: number): Ringed => ({ key: `${x}`, kind: "taught", x, y, w: 10, h: 20, curve: null });

test("few things have a ring each, many one round all of them", () => {
  const few = [ring(0, 0), ring(30, 5), ring(60, 0)];
  expect(together(few)).toBe(few);
  expect(together([...few, ring(90, 40)])).toEqual([{ ...ring(0, 0), w: 100, h: 60 }]);
  expect(together([])).toEqual([]);
});
