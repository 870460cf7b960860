/** Telling people who look elsewhere that it is their turn. */
import { words } from "../words";
import { settings } from "./settings.svelte";

export async function askToNotify(): Promise<boolean> {
  const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.change({ notify: allowed });
  return allowed;
}

export function tellTurn(game: string, prompt: string): void {
  if (!settings.kept.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(words.turnTitle(game), {
    body: words.turnBody(prompt),
    tag: "orrery-turn",
    icon: "/favicon.svg",
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
