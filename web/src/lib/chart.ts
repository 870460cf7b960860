/** The geometry of the graph of chances: lines, and marks that do not lie on each other. */
import type { Look } from "./looks";

export const DASH = ["", "8 5", "2 5", "12 4 2 4", "4 4"];
export const R = 11;
/** pixels between the middles of two marks */
const APART = 2 * R;

export interface Spot {
  look: Look;
  x: number;
  y: number;
}
interface Frame {
  x: (move: number) => number;
  y: (chance: number) => number;
  /** the highest and the lowest line on which a mark may lie */ top: number;
  low: number;
}

export const pathOf = (line: number[], { x, y }: Pick<Frame, "x" | "y">): string =>
  `M${line.map((chance, move) => `${x(move).toFixed(1)} ${y(chance).toFixed(1)}`).join("L")}`;

/** Each mark on the line of the one whom it concerns, luck above it; where another lies already, further up or down. */
export function spots(looks: Look[], chances: number[][], frame: Frame): Spot[] {
  const found: Spot[] = [];
  for (const look of looks) {
    const x = frame.x(look.move),
      on = frame.y(chances[look.move]?.[look.seat] ?? 0),
      from = look.kind === "luck" ? on - APART : on;
    const free = ways(Math.min(frame.low, Math.max(frame.top, from)), frame).find(
      (y) => !found.some((other) => Math.hypot(other.x - x, other.y - y) < APART),
    );
    found.push({ look, x, y: free ?? from });
  }
  return found;
}
/** The line itself, then a step above it, a step below it, and so on. */
function ways(from: number, { top, low }: Frame): number[] {
  const steps = Math.ceil((low - top) / APART),
    all = [from];
  for (let n = 1; n <= steps; n++) all.push(from - n * APART, from + n * APART);
  return all.filter((y) => y >= top && y <= low);
}
