/** What slides in the column of markets. */
import { columnOf, drawingsOf, find } from "./finding";

export interface Beyond {
  box: DOMRect;
  down: boolean;
}
/** as much of an edge as a number needs, and how far what bears one may have slid under the head of the column */
const BEARS = 36,
  UNDER = 9;

/** Of something that has slid out of its column: where it would come in. */
export function beyondEdge(ref: string): Beyond | null {
  for (const one of drawingsOf(ref)) {
    const seen = columnOf(one),
      { x, y, width } = one.getBoundingClientRect();
    if (!seen || !width) continue;
    const [top, bottom] = seen,
      down = y > bottom - BEARS;
    if (down || y < top - UNDER) return { box: new DOMRect(x, down ? bottom - BEARS : top + 4, width, 0), down };
  }
  return null;
}

/** Slides the column, if that has to be, until all of it is seen. */
export function comeIntoSight(ref: string): void {
  const one = find(ref),
    seen = one && columnOf(one);
  if (!seen) return;
  const { top, bottom } = one.getBoundingClientRect();
  if (top < seen[0] || bottom > seen[1]) one.scrollIntoView({ block: "end" });
}
