import { expect, test } from "vitest";
import { numbersAt } from "./numbers";

const box = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size });
/** How far down a number reaches into its place. */
const depth = (place: ReturnType<typeof box>) => {
  const [one] = numbersAt([place]);
  return one!.y + one!.r - place.top;
};

test("the number of a small place leaves its corners free", () => {
  const tile = box(100, 100, 64),
    [one] = numbersAt([tile]);
  expect(one!.x).toBe(132);
  expect(depth(tile)).toBeLessThan(8);
});
test("several at one place stand side by side within its width, and those of others keep theirs", () => {
  const tile = box(100, 100, 64),
    [a, other, b, c] = numbersAt([tile, box(300, 40, 64), tile, tile]);
  expect(b!.x - a!.x).toBeGreaterThanOrEqual(2 * a!.r);
  expect(c!.x - b!.x).toBeGreaterThanOrEqual(2 * b!.r);
  expect(a!.x - a!.r).toBeGreaterThanOrEqual(100);
  expect(c!.x + c!.r).toBeLessThanOrEqual(164);
  expect(other!.x).toBe(332);
});
test("a card has its number in a corner, and so has a hexagon that stands on a side", () => {
  const [card, hexagon] = numbersAt([box(100, 100, 180), { ...box(300, 100, 76), right: 388 }]);
  expect([card!.x, card!.y]).toEqual([102, 102]);
  expect([hexagon!.x, hexagon!.y]).toEqual([302, 102]);
});
