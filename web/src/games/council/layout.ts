/** Where galaxies lie: three bands of Parsecs, each galaxy in a corner of its band, all in real pixels so that words
 *  never shrink. */
import { S3, type Point } from "../../lib/art";

type Axial = [q: number, r: number];
/** fields as axial offsets; across: 0 left to 1 right; at the top or the bottom of the band; the name plate above or
 *  below, at its left or right end; those below have two lines */
export interface Lie {
  at: Axial[];
  x: number;
  top: boolean;
  plate: "above" | "below";
  end: "l" | "r";
}
const PAIR: Axial[] = [
    [0, 0],
    [0, 1],
  ],
  BLOCK: Axial[] = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  THREE: Axial[] = [
    [0, 0],
    [0, 1],
    [1, 0],
  ];

/** The front of the board: ten galaxies for three and four players. */
const FRONT: Record<string, Lie> = {
  G01: { at: PAIR, x: 0, top: true, plate: "below", end: "l" },
  G02: { at: BLOCK, x: 1, top: true, plate: "above", end: "r" },
  G03: {
    at: [
      [0, 0],
      [1, 0],
      [1, -1],
      [2, -1],
    ],
    x: 0.5,
    top: false,
    plate: "above",
    end: "r",
  },
  G07: { at: PAIR, x: 0, top: true, plate: "below", end: "l" },
  G04: { at: BLOCK, x: 1, top: true, plate: "above", end: "r" },
  G06: { at: PAIR, x: 0, top: false, plate: "below", end: "l" },
  G05: { at: THREE, x: 1, top: false, plate: "above", end: "r" },
  G10: { at: PAIR, x: 0, top: true, plate: "below", end: "l" },
  G08: { at: THREE, x: 1, top: true, plate: "above", end: "r" },
  G09: {
    at: [
      [0, 0],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
    ],
    x: 0.5,
    top: false,
    plate: "above",
    end: "r",
  },
};
/** The back, for one and two players: six galaxies. */
const BACK: Record<string, Lie> = {
  G01: {
    at: [
      [0, 0],
      [1, 0],
    ],
    x: 0.5,
    top: true,
    plate: "above",
    end: "r",
  },
  G02: { at: BLOCK, x: 0.3, top: false, plate: "above", end: "r" },
  G04: { at: BLOCK, x: 0.3, top: false, plate: "above", end: "r" },
  G05: {
    at: [
      [0, 0],
      [1, -1],
      [2, -1],
    ],
    x: 0.5,
    top: true,
    plate: "above",
    end: "r",
  },
  G08: {
    at: [
      [0, 0],
      [1, 0],
      [2, -1],
    ],
    x: 0.5,
    top: true,
    plate: "above",
    end: "r",
  },
  G09: {
    at: [
      [0, 0],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
    ],
    x: 0.5,
    top: false,
    plate: "above",
    end: "r",
  },
};
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
export interface Frame {
  w: number;
  h: number;
  narrow: boolean;
  low: boolean;
  track: number;
  bands: Band[];
  piles: Point[];
  places: Record<string, Place>;
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
const size = (R: number): number => Math.round(Math.max(16, R) * 10) / 10;

/** Two rows in a band, as on the printed board: galaxies in the corners, names where they hide no yield. */
function corners(
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
function inRow(lies: [string, Lie][], band: Band): [number, (R: number) => Record<string, Place>] {
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

/** On a narrow screen one band fills the board; all three lie in the same place, and one of them is shown. `edge`:
 *  what covers the right border. */
export function frame(w: number, h: number, back: boolean, parsecOf: Record<string, number>, edge = 0): Frame {
  const narrow = w < 560,
    low = h < 480,
    track = narrow ? (h < 350 ? 26 : 52) : low ? 66 : 82,
    foot = narrow ? 46 : 6,
    gap = 8,
    side = narrow ? 6 : 10;
  const bw = narrow ? w - side * 2 : (w - side * 2 - edge - gap * 2) / 3;
  const bands = [0, 1, 2].map((i) => ({
    x: narrow ? side : side + i * (bw + gap),
    y: track,
    w: bw,
    h: h - track - foot,
  }));
  const lies = Object.entries(back ? BACK : FRONT),
    places: Record<string, Place> = {},
    piles: Point[] = [];
  bands.forEach((band, i) => {
    const here = lies.filter(([id]) => parsecOf[id] === i + 1);
    if (!here.length) return;
    // by the width alone: a question that takes more or less room must not move the galaxies about
    const [R, make] = narrow ? inRow(here, band) : corners(here, back, band, low ? 30 : 40);
    Object.assign(places, make(size(R)));
    // the corner of the last band belongs to the zoom buttons
    piles.push([narrow ? band.x + 26 : band.x + band.w - (i === 2 && !narrow ? 78 - edge : 50), band.y + band.h - 22]);
  });
  return { w, h, narrow, low, track, bands, piles, places };
}

/** Planets of a system, in hex radii from its middle, and how large they are. */
const SPOTS: Point[][] = [
  [],
  [[0, -0.1]],
  [
    [-0.42, -0.14],
    [0.42, -0.14],
  ],
  [
    [-0.47, -0.34],
    [0.47, -0.34],
    [0, 0.06],
  ],
  [
    [-0.32, -0.48],
    [0.38, -0.44],
    [-0.52, 0.08],
    [0.5, 0.12],
  ],
];
const SIZES = [0, 0.38, 0.32, 0.27, 0.245];
export function planetAt(at: Point, R: number, of: number, n: number): { x: number; y: number; r: number } {
  const [x, y] = SPOTS[of]?.[n] ?? [0, 0];
  return { x: at[0] + x * R, y: at[1] + y * R, r: (SIZES[of] ?? 0.24) * R };
}
