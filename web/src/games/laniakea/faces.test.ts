import { expect, test } from "vitest";
import { rowEnd, smallSize, smallSpots, topRow } from "./faces";
import { R } from "./geometry";
import { onRim } from "./territory";

test("what a galaxy yields lies beside its victory points, however much it is", () => {
  const disc = onRim({ x: 0, y: 0 }, -0.62).x - 8.5;
  for (const n of [1, 2, 3]) {
    expect(rowEnd(n, topRow(n))).toBeLessThan(disc);
    expect(rowEnd(n, topRow(n))).toBeLessThan(R);
  }
});

test("nor do the points hide any of it on a small board, where they are large", () => {
  const { x, y } = onRim({ x: 0, y: 0 }, -0.62),
    disc = 7.4 * 1.7;
  for (const n of [1, 2, 3])
    for (const spot of smallSpots(n)) {
      const side = (smallSize(n) / 2) * 0.8; // no icon fills its corners
      expect(Math.max(x - disc - spot.x - side, y - disc - spot.y - side, spot.y - side - y - disc)).toBeGreaterThan(0);
    }
});
