/** Rings round things on the table. */
export interface Ringed {
  key: string;
  kind: "news" | "point" | "taught" | "focus";
  x: number;
  y: number;
  w: number;
  h: number;
  /** what is no box but a ribbon: how it runs, how it lies in the window, how broad it is */
  curve: { d: string; at: DOMMatrix; width: number } | null;
}
/** More rings than these say no more than the glow. */
const MOST = 3;

/** Few things have a ring each, many have one round all of them. */
export function together(rings: Ringed[]): Ringed[] {
  const [first] = rings;
  if (!first || rings.length <= MOST) return rings;
  const x = Math.min(...rings.map((ring) => ring.x)),
    y = Math.min(...rings.map((ring) => ring.y));
  const w = Math.max(...rings.map((ring) => ring.x + ring.w)) - x,
    h = Math.max(...rings.map((ring) => ring.y + ring.h)) - y;
  return [{ ...first, x, y, w, h, curve: null }];
}
