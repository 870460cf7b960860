/** How the tokens of a stack lie on their space. */
import type { Point } from "./geometry";

/** Several tokens share a space in a small figure: places in units of their own radius, and how much they shrink. */
const FIGURES: Point[][] = [
  [],
  [[0, 0]],
  [
    [-0.98, 0],
    [0.98, 0],
  ],
  [
    [0, -0.86],
    [-0.92, 0.66],
    [0.92, 0.66],
  ],
  [
    [-0.86, -0.86],
    [0.86, -0.86],
    [-0.86, 0.86],
    [0.86, 0.86],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1.7, -0.9],
    [0, -0.9],
    [1.7, -0.9],
    [-1.7, 0.9],
    [0, 0.9],
    [1.7, 0.9],
  ],
];
const SHRINK = [1, 1, 0.8, 0.74, 0.66, 0.6, 0.56];
export function inStack(n: number, i: number): { dx: number; dy: number; scale: number } {
  const at = FIGURES[Math.min(n, 6)]?.[i] ?? [0, 0];
  const scale = SHRINK[Math.min(n, 6)]!;
  return { dx: at[0] * scale, dy: at[1] * scale, scale };
}
