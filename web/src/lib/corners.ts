/** A place for what lies on the board for a while. */
import type { Box } from "./places";

export interface Corner {
  left: boolean;
  low: boolean;
}
const CORNERS: Corner[] = [false, true].flatMap((low) => [false, true].map((left) => ({ left, low })));
const EDGE = 10;

/** The first corner of the board where a card of this size covers nothing that is taken; null where there is none. */
export function cornerFree(board: Box, width: number, height: number, taken: Box[]): Corner | null {
  const at = (corner: Corner): Box => {
    const left = corner.left ? board.left + EDGE : board.right - EDGE - width,
      top = corner.low ? board.bottom - EDGE - height : board.top + EDGE;
    return { left, top, right: left + width, bottom: top + height };
  };
  const free = (box: Box) =>
    taken.every(
      (one) => one.right <= box.left || one.left >= box.right || one.bottom <= box.top || one.top >= box.bottom,
    );
  return CORNERS.find((corner) => free(at(corner))) ?? null;
}
