/** The keys of an analysis: those of a replay, and through the marks. */
import { dialogs } from "./dialogs.svelte";
import { typing } from "./finding";
import type { PanZoom } from "./panzoom.svelte";
import { replayKeys } from "./replaykeys";
import type { Review } from "./review.svelte";

export function reviewKeys(review: Review, eye: PanZoom, fork: () => void): (event: KeyboardEvent) => void {
  const replays = replayKeys(review.replay, eye);
  const does: Record<string, (shift: boolean) => unknown> = {
    n: (shift) => review.mark(shift ? -1 : 1),
    b: () => review.playLine(),
    f: fork,
    escape: () => review.back(),
  };
  return (event) => {
    const act = does[event.key.toLowerCase()];
    if (event.ctrlKey || event.metaKey || event.altKey || dialogs.open) return;
    if (act && (!typing(event.target) || event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      act(event.shiftKey);
      return;
    }
    if (/^(Arrow|Home|End|\[|\]| )/.test(event.key)) review.back();
    replays(event);
  };
}
