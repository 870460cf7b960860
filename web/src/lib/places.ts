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

type Spot = { left: number; top: number };
const GAP = 12,
  EDGE = 8,
  RASTER = 20,
  /** how far from its target a popover may lie for the sake of what is only dear */
  REACH = 460;

interface Around {
  /** what the target covers, where that is no box */ shape?: Box[];
  prompt?: Box;
  board?: Box;
  /** what had better stay in sight, the most important first */ dear?: Box[][];
}

/** Where a popover goes: the first side, or else corner of the board, that covers neither its target, nor what can be
 *  chosen, nor the question, and nothing that is dear if it can be helped; where there is none, the nearest free place
 *  of the window. */
export function beside(target: Box, width: number, height: number, avoid: Box[], around: Around = {}): Spot {
  const { shape = [target], prompt, board, dear = [] } = around,
    all = [...shape, ...avoid],
    within = ({ left, top }: Spot): Spot => ({
      left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
      top: Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)),
    });
  const boxAt = (at: Spot): Box => ({ ...at, right: at.left + width, bottom: at.top + height }),
    hits = (at: Spot, what: Box[]) => {
      const box = boxAt(at);
      return what.some((other) => overlap(box, other) > 0);
    },
    covered = (at: Spot) => all.reduce((sum, other) => sum + overlap(boxAt(at), other), 0);
  const spots = sides(target, width, height, prompt).map(within),
    free = [...spots, ...(board ? corners(board, width, height) : [])].filter((at) => !hits(at, all));
  for (let kept = dear.length; kept >= 0; kept--) {
    const spared = dear.slice(0, kept).flat(),
      taken = [...all, ...spared],
      found =
        free.find((at) => !hits(at, spared)) ??
        nearest(target, width, height, (at) => hits(at, taken), kept ? REACH : Infinity);
    if (found) return found;
  }
  return spots.reduce((best, at) => (covered(at) < covered(best) ? at : best));
}

const corners = (board: Box, width: number, height: number): Spot[] =>
  [board.right - EDGE - width, board.left + EDGE].flatMap((left) =>
    [board.bottom - EDGE - height, board.top + EDGE].map((top) => ({ left, top })),
  );

function sides(target: Box, width: number, height: number, prompt?: Box): Spot[] {
  const [x, y] = middle(target),
    right = target.right + GAP,
    left = target.left - GAP - width;
  return [
    { left: right, top: y - height / 2 },
    // over the board, above the question
    ...(prompt && target.top > prompt.top ? [{ left: x - width / 2, top: prompt.top - GAP - height }] : []),
    { left: x - width / 2, top: target.bottom + GAP },
    { left, top: y - height / 2 },
    { left: x - width / 2, top: target.top - GAP - height },
    { left: right, top: target.bottom - height },
    { left: right, top: target.top },
    { left, top: target.bottom - height },
    { left, top: target.top },
  ];
}

/** Of all places of the window within reach that cover nothing, the one next to the target. */
function nearest(target: Box, width: number, height: number, taken: (at: Spot) => boolean, reach: number): Spot | null {
  const [x, y] = middle(target);
  let best: Spot | null = null,
    least = reach;
  for (let left = EDGE; left <= innerWidth - width - EDGE; left += RASTER)
    for (let top = EDGE; top <= innerHeight - height - EDGE; top += RASTER) {
      const far = Math.hypot(left + width / 2 - x, top + height / 2 - y);
      if (far >= least || taken({ left, top })) continue;
      least = far;
      best = { left, top };
    }
  return best;
}

/** Where a popover goes whose target is not drawn. */
export const middleOfWindow = (): Box => ({
  left: innerWidth / 2,
  right: innerWidth / 2,
  top: innerHeight / 2,
  bottom: innerHeight / 2,
});
