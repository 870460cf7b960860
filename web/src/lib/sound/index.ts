/** The sounds of this page. */
import { settings } from "../settings.svelte";
import { SoundPlayer } from "./player";

export type { Sound } from "./notes";

const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;

export const sounds = new SoundPlayer(
  () => new AudioContext(),
  () => (settings.kept.muted ? 0 : settings.kept.volume),
);

/** Once, when the page is loaded. */
export function listenForGestures(): void {
  for (const gesture of GESTURES) addEventListener(gesture, sounds.wake, { capture: true, passive: true });
}
