/** Watches which targets of the question are drawn; the others become buttons. */
import type { Sitting } from "./sitting.svelte";
import type { Ui } from "./ui.svelte";

export function watchDrawn(root: HTMLElement, sitting: Sitting, ui: Ui): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const drawn = new Set([...root.querySelectorAll<HTMLElement>("[data-ref]")].map((one) => one.dataset.ref));
    const missing = [...sitting.table.targets.keys()].filter((ref) => ref && !drawn.has(ref));
    if (missing.length !== ui.undrawn.size || missing.some((ref) => !ui.undrawn.has(ref))) ui.undrawn = new Set(missing);
  };
  const soon = () => { frame ||= requestAnimationFrame(look); };
  const observer = new MutationObserver(soon);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-ref", "class"] });
  const stop = $effect.root(() => { $effect(() => { void sitting.table.targets; soon(); }); });
  soon();
  return () => { observer.disconnect(); stop(); cancelAnimationFrame(frame); };
}
