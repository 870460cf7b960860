/** What is heard of a table: a choice, a refusal, a gain of one's own, a milestone, and that it is one's turn. */
import type { Sitting } from "../sitting.svelte";
import { sounds } from ".";
import { richer } from "./riches";

/** To be called while a page is set up. The turn itself is told in signals.svelte.ts, with everything else that tells
 *  of it. */
export function soundOf(sitting: Sitting): void {
  let before: { moves: number; riches: number[] } | null = null;
  $effect(() => {
    if (sitting.busy) sounds.play("choice");
  });
  $effect(() => {
    if (sitting.table.refused || sitting.notice) sounds.play("refusal");
  });
  $effect(() => {
    if (sitting.milestones.now) sounds.play("milestone");
  });
  $effect(() => {
    if (!sitting.ready || sitting.lookingBack || !sitting.state.view || sitting.state.seat < 0) return;
    const { view, seat } = sitting.state,
      now = { moves: view.moves, riches: sitting.parts?.riches?.(view, seat) ?? [] };
    if (before && now.moves > before.moves && richer(before.riches, now.riches)) sounds.play("gain");
    before = now;
  });
}
