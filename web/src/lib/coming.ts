/** On a phone the board comes near to the deed that is looked at, and is whole again after it. */
import { tick } from "svelte";
import { spotOf, zone } from "./finding";
import type { PanZoom } from "./panzoom.svelte";
import type { Recap } from "./recap.svelte";

export function comeNear({ open, lines, step, seat }: Recap, eye: PanZoom, own: number): (() => void) | undefined {
  const place = open ? lines[step - 1]?.at[0] : undefined;
  if (!place) return undefined;
  void tick().then(() => {
    const spot = spotOf(place, seat, own),
      board = zone("board");
    if (spot && board?.contains(spot)) eye.approach(spot.getBoundingClientRect(), board.getBoundingClientRect());
  });
  return () => eye.all();
}
