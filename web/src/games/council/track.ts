/** Markers on a rail that would hide each other. */

/** Where the markers of a crowd stand above each other, in radii of one that stands alone. */
const FANS = [[0], [0], [-0.72, 0.72], [-1.08, 0, 1.08], [-1.23, -0.41, 0.41, 1.23]];
const SIZES = [1, 1, 0.76, 0.66, 0.6];

/** Those on one stop, or too near to be told apart, are smaller and stand above each other, each at its number. */
export function apart<T extends { x: number; seat: number }>(
  all: T[],
  r: number,
): (T & { size: number; dy: number })[] {
  const crowds: T[][] = [];
  for (const one of [...all].sort((a, b) => a.x - b.x || a.seat - b.seat)) {
    const last = crowds.at(-1);
    if (last && one.x - last.at(-1)!.x < r * 1.25) last.push(one);
    else crowds.push([one]);
  }
  return crowds.flatMap((crowd) =>
    crowd.map((one, i) => ({ ...one, size: r * SIZES[crowd.length]!, dy: r * FANS[crowd.length]![i]! })),
  );
}
