/** Where things lie on the screen: neighbours, the order of reading, and room beside something. */
import { legalIn, zone, type Drawn } from "./finding";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

export type Way = "left" | "right" | "up" | "down";
const WAYS: Record<Way, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The neighbour in a direction: near along it, and not too far to its side. */
export function neighbour<T extends Element>(from: Box, all: T[], way: Way): T | null {
  const [x, y] = middle(from),
    [dx, dy] = WAYS[way];
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

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a popover goes: the first side that covers neither its target, nor what can be chosen, nor the question. */
export function beside(
  target: Box,
  width: number,
  height: number,
  avoid: Box[],
  prompt?: Box,
): { left: number; top: number } {
  const gap = 12,
    edge = 8,
    [x, y] = middle(target);
  const sides: [number, number][] = [
    [target.right + gap, y - height / 2],
    [x - width / 2, target.bottom + gap],
    [target.left - gap - width, y - height / 2],
    [x - width / 2, target.top - gap - height],
    [target.right + gap, target.bottom - height],
    [target.right + gap, target.top],
    [target.left - gap - width, target.bottom - height],
    [target.left - gap - width, target.top],
  ];
  // over the board, above the question
  if (prompt && target.top > prompt.top) sides.splice(1, 0, [x - width / 2, prompt.top - gap - height]);
  let best = { left: edge, top: edge },
    least = Infinity;
  sides.forEach(([left, top], i) => {
    const at = {
      left: Math.min(Math.max(edge, left), innerWidth - width - edge),
      top: Math.min(Math.max(edge, top), innerHeight - height - edge),
    };
    const box = { ...at, right: at.left + width, bottom: at.top + height };
    const cost = overlap(box, target) * 10 + avoid.reduce((sum, other) => sum + overlap(box, other), 0) + i * 40;
    if (cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}

/** Where a popover goes whose target is not drawn. */
export const middleOfWindow = (): Box => ({
  left: innerWidth / 2,
  right: innerWidth / 2,
  top: innerHeight / 2,
  bottom: innerHeight / 2,
});

const SECOND = { width: 280, height: 120 };
/** The side of a popover at which a second one has room. */
export function roomBeside(at: { left: number; top: number }, width: number, height: number): string {
  if (at.left + width + SECOND.width < innerWidth) return "right";
  if (at.left > SECOND.width) return "left";
  return at.top + height + SECOND.height < innerHeight ? "below" : "above";
}
