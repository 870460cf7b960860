/** Where each galaxy lies on the printed board: its fields on a hex grid, and its corner of the band. */

export type Axial = [q: number, r: number];
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
/** The largest galaxy lies alike on both sides of the board. */
const FIVE: Lie = {
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
};

/** The front of the board: ten galaxies for three and four players. */
export const FRONT: Record<string, Lie> = {
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
  G09: FIVE,
};
/** The back, for one and two players: six galaxies. */
export const BACK: Record<string, Lie> = {
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
  G09: FIVE,
};
