/** Room beside something for what is said of it. */
import { type Box, middle, overlap } from "./places";

type Spot = { left: number; top: number };
const GAP = 12,
  EDGE = 8,
  RASTER = 20,
  /** how far from its anchor a popover may lie for the sake of what is only dear */
  REACH = 620,
  /** so much of what is dear, in square pixels, may be covered to lie a pixel nearer */
  PULL = 12;

interface Around {
  /** what the anchor covers, where that is no box */ shape?: Box[];
  prompt?: Box;
  board?: Box;
  /** what had better stay in sight, the most important first */ dear?: Box[][];
}

/** Where a popover goes: the first side, corner of the board, or else place near by that covers neither its anchor, nor
 *  what can be chosen, nor the question, nor anything that is dear. Where there is none, what is dear is covered as
 *  little as can be. */
export function beside(anchor: Box, width: number, height: number, avoid: Box[], around: Around = {}): Spot {
  const { shape = [anchor], prompt, board, dear = [] } = around,
    all = [...shape, ...avoid],
    within = ({ left, top }: Spot): Spot => ({
      left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
      top: Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)),
    });
  const covered = ({ left, top }: Spot, what: Box[]) => {
      const box = { left, top, right: left + width, bottom: top + height };
      return what.reduce((sum, other) => sum + overlap(box, other), 0);
    },
    far = ({ left, top }: Spot) =>
      Math.hypot(left + width / 2 - middle(anchor)[0], top + height / 2 - middle(anchor)[1]),
    harm = (at: Spot) => dear.reduce((sum, some, i) => sum + (dear.length - i) * covered(at, some), 0),
    free = (at: Spot) => !covered(at, all);
  const spots = sides(anchor, width, height, prompt).map(within),
    beside = [...spots, ...(board ? corners(board, width, height) : [])].filter(free),
    whole = beside.find((at) => !harm(at));
  if (whole) return whole;
  const near = raster(width, height)
    .filter((at) => !dear.length || far(at) < REACH)
    .filter(free);
  return (
    least(
      near.filter((at) => !harm(at)),
      far,
    ) ??
    least([...beside, ...near], (at) => harm(at) + (spots.includes(at) ? 0 : PULL * far(at))) ??
    least(raster(width, height).filter(free), far) ??
    least(spots, (at) => covered(at, all))!
  );
}

function least(spots: Spot[], cost: (at: Spot) => number): Spot | undefined {
  let best: Spot | undefined,
    lowest = Infinity;
  for (const at of spots) {
    const here = cost(at);
    if (here < lowest) [best, lowest] = [at, here];
  }
  return best;
}

function raster(width: number, height: number): Spot[] {
  const found: Spot[] = [];
  for (let left = EDGE; left <= innerWidth - width - EDGE; left += RASTER)
    for (let top = EDGE; top <= innerHeight - height - EDGE; top += RASTER) found.push({ left, top });
  return found;
}

const corners = (board: Box, width: number, height: number): Spot[] =>
  [board.right - EDGE - width, board.left + EDGE].flatMap((left) =>
    [board.bottom - EDGE - height, board.top + EDGE].map((top) => ({ left, top })),
  );

function sides(anchor: Box, width: number, height: number, prompt?: Box): Spot[] {
  const [x, y] = middle(anchor),
    right = anchor.right + GAP,
    left = anchor.left - GAP - width;
  return [
    { left: right, top: y - height / 2 },
    // over the board, above the question
    ...(prompt && anchor.top > prompt.top ? [{ left: x - width / 2, top: prompt.top - GAP - height }] : []),
    { left: x - width / 2, top: anchor.bottom + GAP },
    { left, top: y - height / 2 },
    { left: x - width / 2, top: anchor.top - GAP - height },
    { left: right, top: anchor.bottom - height },
    { left: right, top: anchor.top },
    { left, top: anchor.bottom - height },
    { left, top: anchor.top },
  ];
}

/** Where a popover goes whose anchor is not drawn. */
export const middleOfWindow = (): Box => ({
  left: innerWidth / 2,
  right: innerWidth / 2,
  top: innerHeight / 2,
  bottom: innerHeight / 2,
});
