/** How pieces come and go. The times are design tokens, which are 0 where people prefer no motion. */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export function time(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return parseFloat(value) * (value.endsWith("ms") ? 1 : 1000) || 0;
}
type At = { x: number; y: number; still: boolean };

/** A gained token drops onto its space. */
export function drop(_: Element, { x, y, still }: At): TransitionConfig {
  return { duration: still ? 0 : time("--d-2"), easing: cubicOut, css: (t) => `transform: translate(${x}px, ${y - 14 * (1 - t)}px); opacity: ${t}` };
}
/** A token that left the board falls into the hole, or thins out where it stood. */
export function leave(_: Element, { x, y, still, into }: At & { into: [number, number] | null }): TransitionConfig {
  const duration = still ? 0 : time("--d-3");
  if (!into) return { duration, css: (t, u) => `transform: translate(${x}px, ${y}px) scale(${1 + u * 0.9}); opacity: ${t * t}` };
  const [cx, cy] = into;
  return { duration: duration * 1.4, easing: cubicIn, css: (t, u) => `transform: translate(${x + (cx - x) * u}px, ${y + (cy - y) * u}px) rotate(${u * 90}deg) scale(${t}); opacity: ${Math.min(1, t * 3)}` };
}
