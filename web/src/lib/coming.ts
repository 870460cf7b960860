/** On a phone the board comes near to what is looked at, and is whole again after it. */
import { tick } from "svelte";
import { spotOf, zone } from "./finding";
import { targetOf } from "./ghosts";
import { TOLD } from "./hinting";
import type { PanZoom } from "./panzoom.svelte";
import type { Recap } from "./recap.svelte";
import type { Review } from "./review.svelte";

/** To the deed of a recap. */
export function comeNear({ open, lines, step, seat }: Recap, eye: PanZoom, own: number): (() => void) | undefined {
  const place = open ? lines[step - 1]?.at[0] : undefined;
  return place ? approach([place], seat, own, eye) : undefined;
}

/** To where the better line of a slip goes, or else what was played. */
export function comeNearSlip({ slip, ahead }: Review, eye: PanZoom): (() => void) | undefined {
  if (!slip) return undefined;
  const keys = [...slip.better.steps.slice(0, TOLD), ...slip.played.steps.slice(0, 1)].map((step) => step.key),
    told = [...ahead.better.slice(0, TOLD), ...ahead.played.slice(0, 1)];
  const marks = told.flatMap((one) => one.told.marks.map((mark) => mark.at));
  return approach([...keys.map(targetOf), ...marks], slip.seat, -1, eye);
}

/** The first of these places that lies on the board. */
function approach(places: string[], by: number, own: number, eye: PanZoom): () => void {
  void tick().then(() => {
    const board = zone("board"),
      spot = places.map((place) => place && spotOf(place, by, own)).find((one) => one && board?.contains(one));
    if (spot && board) eye.approach(spot.getBoundingClientRect(), board.getBoundingClientRect());
  });
  return () => eye.all();
}
