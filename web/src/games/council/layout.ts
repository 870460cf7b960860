/** Where galaxies lie: three bands of Parsecs, each galaxy in a corner of its band, all in real pixels so that words never shrink. */
import { S3, type Point } from "../../lib/art";

type Axial = [q: number, r: number];
/** fields as axial offsets; across: 0 left to 1 right; at the top or the bottom of the band; the name plate above or below, at its left or right end; those below have two lines */
export interface Lie { at: Axial[]; x: number; top: boolean; plate: "above" | "below"; end: "l" | "r" }
const PAIR: Axial[] = [[0, 0], [0, 1]], BLOCK: Axial[] = [[0, 0], [0, 1], [1, 0], [1, 1]], THREE: Axial[] = [[0, 0], [0, 1], [1, 0]];

/** The front of the board: ten galaxies for three and four players. */
const FRONT: Record<string, Lie> = {
  G01: { at: PAIR, x: 0, top: true, plate: "below", end: "l" }, G02: { at: BLOCK, x: 1, top: true, plate: "above", end: "r" }, G03: { at: [[0, 0], [1, 0], [1, -1], [2, -1]], x: 0.5, top: false, plate: "above", end: "r" },
  G07: { at: PAIR, x: 0, top: true, plate: "below", end: "l" }, G04: { at: BLOCK, x: 1, top: true, plate: "above", end: "r" }, G06: { at: PAIR, x: 0, top: false, plate: "below", end: "l" }, G05: { at: THREE, x: 1, top: false, plate: "above", end: "r" },
  G10: { at: PAIR, x: 0, top: true, plate: "below", end: "l" }, G08: { at: THREE, x: 1, top: true, plate: "above", end: "r" }, G09: { at: [[0, 0], [1, -1], [1, 0], [0, 1], [-1, 1]], x: 0.5, top: false, plate: "above", end: "r" },
};
/** The back, for one and two players: six galaxies. */
const BACK: Record<string, Lie> = {
  G01: { at: [[0, 0], [1, 0]], x: 0.5, top: true, plate: "above", end: "r" }, G02: { at: BLOCK, x: 0.3, top: false, plate: "above", end: "r" },
  G04: { at: BLOCK, x: 0.3, top: false, plate: "above", end: "r" }, G05: { at: [[0, 0], [1, -1], [2, -1]], x: 0.5, top: true, plate: "above", end: "r" },
  G08: { at: [[0, 0], [1, 0], [2, -1]], x: 0.5, top: true, plate: "above", end: "r" }, G09: { at: [[0, 0], [1, -1], [1, 0], [0, 1], [-1, 1]], x: 0.5, top: false, plate: "above", end: "r" },
};
export interface Band { x: number; y: number; w: number; h: number }
export interface Place { fields: Point[]; plate: { x: number; y: number; end: "l" | "r"; tall: boolean }; box: Band }
export interface Frame { w: number; h: number; R: number; narrow: boolean; track: number; bands: Band[]; places: Record<string, Place> }

export const HEAD = 40, PLATE = 30, TALL = 44;
const step = ([q, r]: Axial): Point => [1.5 * q, S3 * (r + q / 2)];
/** Extent in hex radii: left, top, right, bottom. */
function extent(at: Axial[]): [number, number, number, number] {
  const all = at.map(step), xs = all.map(([x]) => x), ys = all.map(([, y]) => y);
  return [Math.min(...xs) - 1, Math.min(...ys) - S3 / 2, Math.max(...xs) + 1, Math.max(...ys) + S3 / 2];
}

/** On a narrow screen one band fills the board; all three lie in the same place, and one of them is shown. */
export function frame(w: number, h: number, back: boolean, parsecOf: Record<string, number>): Frame {
  const narrow = w < 560, lies = back ? BACK : FRONT, low = h < 400;
  const track = narrow ? (low ? 0 : 52) : 82, foot = narrow ? 46 : 6, gap = 8, side = narrow ? 6 : 10;
  const bw = narrow ? w - side * 2 : (w - side * 2 - gap * 2) / 3, bh = h - track - foot;
  const bands = [0, 1, 2].map((i) => ({ x: narrow ? side : side + i * (bw + gap), y: track, w: bw, h: bh }));
  const tall = back ? 6.93 : 7.79, wide = back ? 5.2 : 5.95, spare = HEAD + PLATE + (back ? 10 : 20);
  const pairs = back ? Infinity : (bh - HEAD - TALL * 2 - 12) / 6.93;
  const R = Math.round(Math.max(18, Math.min((bw - 18) / wide, (bh - spare) / tall, pairs)) * 10) / 10;
  const places: Record<string, Place> = {};
  for (const [id, lie] of Object.entries(lies)) {
    const band = bands[(parsecOf[id] ?? 1) - 1]!, [l, t, r, b] = extent(lie.at), pad = 9 + R * 0.06, free = band.w - pad * 2 - (r - l) * R;
    const left = band.x + pad + Math.max(0, free) * lie.x;
    const bottom = lie.plate === "below" && !lie.top ? TALL + 3 : 12;
    const upper = lie.top ? band.y + HEAD + 4 : band.y + band.h - bottom - (b - t) * R;
    const fields = lie.at.map((a): Point => { const [x, y] = step(a); return [left + (x - l) * R, upper + (y - t) * R]; });
    const box = { x: left, y: upper, w: (r - l) * R, h: (b - t) * R };
    const plateX = lie.end === "l" ? band.x + 6 : band.x + band.w - 6;
    places[id] = { fields, box, plate: { x: plateX, y: lie.plate === "above" ? upper - PLATE / 2 - 1 : upper + box.h + TALL / 2 + 3, end: lie.end, tall: lie.plate === "below" } };
  }
  return { w, h, R, narrow, track, bands, places };
}

/** Planets of a system, in hex radii from its middle, and how large they are. */
const SPOTS: Point[][] = [[], [[0, -0.1]], [[-0.42, -0.14], [0.42, -0.14]], [[-0.47, -0.34], [0.47, -0.34], [0, 0.06]], [[-0.32, -0.48], [0.38, -0.44], [-0.52, 0.08], [0.5, 0.12]]];
const SIZES = [0, 0.38, 0.32, 0.27, 0.245];
export function planetAt(at: Point, R: number, of: number, n: number): { x: number; y: number; r: number } {
  const [x, y] = SPOTS[of]?.[n] ?? [0, 0];
  return { x: at[0] + x * R, y: at[1] + y * R, r: (SIZES[of] ?? 0.24) * R };
}
