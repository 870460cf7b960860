/** How pieces come and go, at the speed of the settings; none at all for those who want no motion. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

export const ms = (duration: number): number => duration * settings.slowness;
interface How { still: boolean; delay?: number }
/** A cube drops onto its planet, those of a tower one after the other. */
export function drop(_: Element, { still, delay = 0 }: How): TransitionConfig {
  return still ? { duration: 0 } : { duration: ms(220), delay: ms(delay), easing: cubicOut, css: (t, u) => `transform: translateY(${-14 * u}px); opacity: ${t}` };
}
/** A cube that leaves rises and fades. */
export function lift(_: Element, { still }: How): TransitionConfig {
  return still ? { duration: 0 } : { duration: ms(380), css: (t, u) => `transform: translateY(${-18 * u}px); opacity: ${t}` };
}
/** A tile turns over on its horizontal diameter. */
export function turn(_: Element, { still }: How): TransitionConfig {
  return still ? { duration: 0 } : { duration: ms(380), easing: cubicOut, css: (t) => `transform: scaleY(${t}); opacity: ${Math.min(1, t * 2)}` };
}
