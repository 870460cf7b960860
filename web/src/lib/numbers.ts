/** Where the numbers of deeds stand: at the place where each happened, and beside what was built there, not upon it. */
import type { Box } from "./places";

export interface Numbered {
  x: number;
  y: number;
  r: number;
}
/** pixels from which on something is a card or a region, with room for a number in its corner; so has what is wider
 *  than high, such as a hexagon that stands on a side */
const LARGE = 100,
  WIDER = 1.1,
  R = 12,
  /** of three and more at one place */ SMALL = 10,
  GAP = 1;

const hasCorners = ({ left, top, right, bottom }: Box) => right - left > Math.min(LARGE, WIDER * (bottom - top));
const samePlace = (a: Box, b: Box) => Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;

/** A number for each of these boxes. Those of a small place stand side by side over the middle of its upper rim: its
 *  corners tell whose it is and what it is worth. */
export function numbersAt(boxes: Box[]): Numbered[] {
  return boxes.map((box, i) => {
    const all = boxes.filter((other) => samePlace(box, other)).length,
      before = boxes.slice(0, i).filter((other) => samePlace(box, other)).length,
      r = all > 2 ? SMALL : R,
      wide = 2 * r + GAP;
    if (hasCorners(box)) return { x: box.left + 2 + before * wide, y: box.top + 2, r };
    return { x: (box.left + box.right) / 2 + (before - (all - 1) / 2) * wide, y: box.top - r / 2, r };
  });
}
