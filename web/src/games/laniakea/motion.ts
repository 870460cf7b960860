/** Durations of the art direction at the speed of the settings; none at all for those who want no motion. */
import { settings } from "../../lib/settings.svelte";

export const ms = (duration: number) => duration * settings.slowness;
