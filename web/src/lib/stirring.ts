/** Following what moves on the page: looked at in every frame while something stirs, and not for ever. */
import { zones } from "./finding";
import { afterFrame } from "./frames";
import { settings } from "./settings.svelte";

const STIR = 700,
  STIRRING = ["scroll", "resize", "wheel", "pointermove", "keydown"];

/** Calls `look` while anything may lie elsewhere than before; gives back what ends it. */
export function whileStirring(look: () => void): () => void {
  let frame = 0,
    until = 0;
  const follow = () => {
    look();
    frame = performance.now() < until ? requestAnimationFrame(follow) : 0;
  };
  const stir = () => {
    until = performance.now() + (settings.slowness ? STIR : 0);
    frame ||= requestAnimationFrame(follow);
  };
  const cancel = afterFrame(stir);
  for (const name of STIRRING) addEventListener(name, stir, { capture: true, passive: true });
  const size = new ResizeObserver(stir);
  for (const zone of zones()) size.observe(zone);
  return () => {
    cancel();
    size.disconnect();
    cancelAnimationFrame(frame);
    for (const name of STIRRING) removeEventListener(name, stir, { capture: true });
  };
}
