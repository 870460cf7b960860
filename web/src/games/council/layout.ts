/** The whole board: three bands of Parsecs with their galaxies and piles, all in real pixels so that words never
 *  shrink. */
import type { Point } from "../../lib/art";
import { BACK, FRONT } from "./lies";
import { type Band, type Place, corners, inRow, size } from "./placing";

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
