/** Where everything lies: pointy-top hexes, drawn once for a board of 872 by 624. It lies at
 *  the left, so that the corners at the right are free for what is said. */
import { S3 } from "../../lib/art";
import type { BoardFacts } from "./facts";

export const W = 872,
  H = 624,
  S = 42,
  R = S * 0.775,
  MID = { x: 388, y: H / 2 };
/** The map without the arc, for narrow screens. */
export const MAP = `${MID.x - 335} ${MID.y - 306} 670 612`;
export interface Point {
  x: number;
  y: number;
}
export const place = ([q, r]: [number, number]): Point => ({ x: MID.x + S3 * S * (q + r / 2), y: MID.y + 1.5 * S * r });
export interface Layout {
  spaces: Point[];
  abysses: Point[];
  voids: (Point & { turn: number })[];
  reading: number[];
  readingAbysses: number[];
}

const made = new WeakMap<BoardFacts, Layout>();
export function layout(board: BoardFacts): Layout {
  const known = made.get(board);
  if (known) return known;
  const spaces = board.spaces.map((s) => place(s.at)),
    abysses = board.abysses.map((a) => place(a.at));
  const voids = board.voids.map(([a, b]) => {
    const p = spaces[a] as Point,
      q = spaces[b] as Point;
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, turn: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI };
  });
  const found = { spaces, abysses, voids, reading: inReadingOrder(spaces), readingAbysses: inReadingOrder(abysses) };
  made.set(board, found);
  return found;
}
/** From top to bottom, then left to right: the order of Tab. */
const inReadingOrder = (points: Point[]) =>
  points
    .map((_, n) => n)
    .sort((a, b) => (points[a] as Point).y - (points[b] as Point).y || (points[a] as Point).x - (points[b] as Point).x);

/** The Ascension arc left of the map: where level n lies, and beside it. */
const ARC = { r: 368, from: Math.PI * 1.255, to: Math.PI * 0.745 };
export const level = (n: number, end: number, off = 0): Point => {
  const a = ARC.to + ((ARC.from - ARC.to) * n) / end,
    r = ARC.r + off;
  return { x: MID.x + r * Math.cos(a), y: MID.y + r * Math.sin(a) };
};
export const arcPath = (from: number, to: number, end: number) => {
  const a = level(from, end),
    b = level(to, end);
  return `M${a.x} ${a.y}A${ARC.r} ${ARC.r} 0 0 1 ${b.x} ${b.y}`;
};
