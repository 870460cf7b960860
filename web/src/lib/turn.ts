/** A card that comes to a row turns up. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export const turnUp = (_: Element, duration: number): TransitionConfig => ({
  duration,
  easing: cubicOut,
  css: (t, u) => `transform: perspective(600px) rotateY(${u * 90}deg); opacity: ${Math.min(1, t * 3)}`,
});
