/** Where the planets of a system are drawn. */
import type { Point } from "../../lib/art";

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
