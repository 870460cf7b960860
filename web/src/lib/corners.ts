/** A place for what lies on the board for a while. */
import { type Box, overlap } from "./places";

export interface Corner {
  left: boolean;
  low: boolean;
}
const CORNERS: Corner[] = [false, true].flatMap((low) => [false, true].map((left) => ({ left, low })));
/** how far from the sides of the board, and from above and below; as RecapCard lies */
const SIDE = 2,
  EDGE = 10;

/** How much of it is covered, from 0 to 1: a small thing tells as much as a large one. */
const share = (card: Box, one: Box) =>
  overlap(card, one) / Math.max(1, (one.right - one.left) * (one.bottom - one.top));

/** The corner of the board where a card of this size covers nothing that is taken, and least of what else is drawn;
 *  null where there is none. */
export function cornerFree(board: Box, width: number, height: number, taken: Box[], drawn: Box[] = []): Corner | null {
  const at = (corner: Corner): Box => {
    const left = corner.left ? board.left + SIDE : board.right - SIDE - width,
      top = corner.low ? board.bottom - EDGE - height : board.top + EDGE;
    return { left, top, right: left + width, bottom: top + height };
  };
  const covered = (corner: Corner, what: Box[]) => what.reduce((sum, one) => sum + share(at(corner), one), 0);
  const free = CORNERS.filter((corner) => !covered(corner, taken));
  return free.sort((a, b) => covered(a, drawn) - covered(b, drawn))[0] ?? null;
}
