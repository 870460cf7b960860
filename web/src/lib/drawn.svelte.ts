/** Watches where the targets of the question are drawn. Those that are drawn nowhere become buttons. */
import { drawnIn, isLegal, zoneOf } from "./finding";
import type { Sitting } from "./sitting.svelte";
import type { Ui } from "./ui.svelte";

export function watchDrawn(root: HTMLElement, sitting: Sitting, ui: Ui): () => void {
  let frame = 0,
    asked = -1;
  const look = () => {
    frame = 0;
    const drawn = new Set<string>(),
      found: Record<string, Set<string>> = {};
    for (const one of drawnIn(root)) {
      const ref = one.dataset.ref!;
      drawn.add(ref);
      if (isLegal(one)) (found[zoneOf(one)] ??= new Set()).add(ref);
    }
    const missing = [...sitting.table.targets.keys()].filter((ref) => ref && !drawn.has(ref));
    if (missing.length !== ui.undrawn.size || missing.some((ref) => !ui.undrawn.has(ref)))
      ui.undrawn = new Set(missing);
    const { board = new Set(), hand = new Set(), side = new Set() } = found;
    const now = {
      board: board.size,
      hand: hand.size,
      side: [...side].filter((ref) => !hand.has(ref) && !board.has(ref)).length,
    };
    if (now.board !== ui.waiting.board || now.hand !== ui.waiting.hand || now.side !== ui.waiting.side)
      ui.waiting = now;
    turnTo(now);
  };
  /** A new question opens the tab that has its targets, unless some are in sight there; the hand always is. */
  const turnTo = ({ board, hand, side }: Ui["waiting"]) => {
    if (!sitting.ready || !sitting.mine || asked === sitting.state.version || !(board + hand + side)) return;
    asked = sitting.state.version;
    if (!ui.narrow || (ui.tab === "board" && board) || (ui.tab === "side" && side)) return;
    if (board || side) ui.tab = board ? "board" : "side";
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-ref", "class", "aria-disabled"],
  });
  const stop = $effect.root(() => {
    $effect(() => {
      void sitting.table.targets;
      soon();
    });
  });
  soon();
  return () => {
    observer.disconnect();
    stop();
    cancelAnimationFrame(frame);
  };
}
