/** Galaxies in a band of the board: in two rows as printed, or in one row on a phone. */
import { S3, type Point } from "../../lib/art";
import type { Axial, Lie } from "./lies";

export interface Band {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Place {
  R: number;
  fields: Point[];
  plate: { x: number; y: number; end: "l" | "r" | "m"; tall: boolean };
  box: Band;
}
const PLATE = 30,
  TALL = 44,
  PAD = 12;
const step = ([q, r]: Axial): Point => [1.5 * q, S3 * (r + q / 2)];
/** Extent in hex radii: left, top, right, bottom. */
function extent(at: Axial[]): [number, number, number, number] {
  const all = at.map(step),
    xs = all.map(([x]) => x),
    ys = all.map(([, y]) => y);
  return [Math.min(...xs) - 1, Math.min(...ys) - S3 / 2, Math.max(...xs) + 1, Math.max(...ys) + S3 / 2];
}
const wide = (at: Axial[]) => extent(at)[2] - extent(at)[0],
  tall = (at: Axial[]) => extent(at)[3] - extent(at)[1];
function put(at: Axial[], R: number, x: number, y: number): { fields: Point[]; box: Band } {
  const [l, t] = extent(at);
  return {
    fields: at.map((a): Point => {
      const [u, v] = step(a);
      return [x + (u - l) * R, y + (v - t) * R];
    }),
    box: { x, y, w: wide(at) * R, h: tall(at) * R },
  };
}
export const size = (R: number): number => Math.round(Math.max(16, R) * 10) / 10;

/** Two rows in a band, as on the printed board: galaxies in the corners, names where they hide no yield. */
export function corners(
  lies: [string, Lie][],
  back: boolean,
  band: Band,
  head: number,
): [number, (R: number) => Record<string, Place>] {
  const under = lies.filter(([, lie]) => lie.top && lie.plate === "below").map(([, lie]) => tall(lie.at)),
    over = lies.filter(([, lie]) => !lie.top);
  const pairs = Math.min(
    ...under.flatMap((t) =>
      over.map(
        ([, lie]) =>
          (band.h - head - TALL - 10 - (lie.plate === "below" ? TALL + 3 : PLATE + PAD)) / (t + tall(lie.at)),
      ),
    ),
  );
  const best = Math.min(
    (band.w - 18) / (back ? 5.2 : 5.95),
    (band.h - head - PLATE - PAD - 10) / (back ? 6.93 : 7.79),
    pairs,
  );
  return [
    best,
    (R) =>
      Object.fromEntries(
        lies.map(([id, lie]) => {
          const below = lie.plate === "below",
            pad = 9 + R * 0.06,
            left = band.x + pad + Math.max(0, band.w - pad * 2 - wide(lie.at) * R) * lie.x;
          const y = lie.top ? band.y + head + 4 : band.y + band.h - (below ? TALL + 3 : PAD) - tall(lie.at) * R,
            { fields, box } = put(lie.at, R, left, y);
          return [
            id,
            {
              R,
              fields,
              box,
              plate: {
                x: lie.end === "l" ? band.x + 6 : band.x + band.w - 6,
                y: below ? y + box.h + TALL / 2 + 3 : y - PLATE / 2 - 1,
                end: lie.end,
                tall: below,
              },
            },
          ];
        }),
      ),
  ];
}
/** One row, for a phone, which has more room across: names by turns above and below. */
export function inRow(lies: [string, Lie][], band: Band): [number, (R: number) => Record<string, Place>] {
  const across = lies.reduce((sum, [, lie]) => sum + wide(lie.at), 0) + (lies.length - 1) * 0.34,
    most = Math.max(...lies.map(([, lie]) => tall(lie.at)));
  const best = Math.min((band.w - 16) / across, (band.h - TALL * 2 - 14) / most);
  return [
    best,
    (R) => {
      const places: Record<string, Place> = {},
        gap = (band.w - 16 - (across - (lies.length - 1) * 0.34) * R) / Math.max(1, lies.length - 1),
        middle = band.y + band.h / 2;
      let x = band.x + 8;
      lies.forEach(([id, lie], i) => {
        const above = i % 2 === 0,
          { fields, box } = put(lie.at, R, x, middle - (tall(lie.at) * R) / 2),
          half = 70;
        const at = Math.min(band.x + band.w - half - 2, Math.max(band.x + half + 2, box.x + box.w / 2));
        places[id] = {
          R,
          fields,
          box,
          plate: { x: at, y: middle + ((most * R) / 2 + TALL / 2 + 3) * (above ? -1 : 1), end: "m", tall: true },
        };
        x += box.w + gap;
      });
      return places;
    },
  ];
}
