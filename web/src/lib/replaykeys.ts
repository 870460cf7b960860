/** The keys of a replay. */
import { dialogs } from "./dialogs.svelte";
import { pressable, typing } from "./finding";
import type { PanZoom } from "./panzoom.svelte";
import type { Replay } from "./replay.svelte";

const slider = (at: EventTarget | null) => at instanceof HTMLInputElement && at.type === "range";

export function replayKeys(replay: Replay, eye: PanZoom): (event: KeyboardEvent) => void {
  const does: Record<string, () => unknown> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    "[": () => replay.round(-1),
    "]": () => replay.round(1),
    Home: () => replay.to(0),
    End: () => replay.to(replay.total),
    " ": () => replay.play(),
    "+": () => eye.near(),
    "-": () => eye.far(),
    "0": () => eye.all(),
  };
  return (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || dialogs.open) return;
    if (typing(target) && !slider(target)) return;
    if (!does[key] || (key === " " && pressable(target))) return;
    event.preventDefault();
    does[key]();
  };
}
