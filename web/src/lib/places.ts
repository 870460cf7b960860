/** Where things lie on the screen: neighbours, and the order of reading. */
import { legalIn, zone, type Drawn } from "./finding";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of each lies on the other, in square pixels. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
export const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

export type Direction = "left" | "right" | "up" | "down";
const DIRECTIONS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The neighbour in a direction: near along it, and not too far to its side. */
export function neighbour<T extends Element>(from: Box, all: T[], towards: Direction): T | null {
  const [x, y] = middle(from),
    [dx, dy] = DIRECTIONS[towards];
  let best: T | null = null,
    least = Infinity;
  for (const one of all) {
    const [u, v] = middle(one.getBoundingClientRect());
    const along = (u - x) * dx + (v - y) * dy,
      aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (along < 3 || aside > along * 2.2 + 4) continue;
    const far = along + aside * 1.6;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

/** Top to bottom, left to right; what overlaps by more than half in height counts as one line. */
export const reading = <T extends Element>(all: T[]): T[] =>
  all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .sort((a, b) =>
      Math.abs(middle(a.box)[1] - middle(b.box)[1]) > 14
        ? middle(a.box)[1] - middle(b.box)[1]
        : a.box.left - b.box.left,
    )
    .map(({ one }) => one);

/** What can be chosen in the hand, as it is read: keys 1 to 9 mean these. */
export function inHand(): Drawn[] {
  const hand = zone("hand");
  const all = hand ? legalIn(hand).filter((one) => one.getBoundingClientRect().width > 0) : [];
  return reading(all).slice(0, 9);
}
