import { words } from "../words";
import { settings } from "./settings.svelte";

/** One's own name. A newcomer gets one, which stays until they choose another. */
export function ownName(): string {
  if (!settings.kept.name.trim())
    settings.change({ name: words.guestNames[Math.floor(Math.random() * words.guestNames.length)]! });
  return settings.kept.name.trim();
}
