/** Milestones of a game: shown when they happen, explained once, over at the next input. */
import type { GameParts, Milestone } from "./game";
import type { TableState, View } from "./protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const SHOWN_FOR = 1900,
  EXPLAINED_FOR = 9000;

/** The last milestone that a state tells of. */
export function milestoneIn(state: TableState, before: View, parts: GameParts, table: Table): Milestone | undefined {
  return state.events
    .map((event) => {
      const who = event.seat === state.seat ? null : (state.view.names[event.seat] ?? "");
      return parts.milestone?.({ event, before, after: state.view, table }, who);
    })
    .findLast(Boolean);
}

export class Milestones {
  now = $state.raw<Milestone | null>(null);
  /** its explanation, the first time */
  why = $state("");
  #timer = 0;

  show(milestone: Milestone, game: string): void {
    const heard = settings.kept.taught[game] ?? [],
      first = !heard.includes(milestone.why);
    this.now = milestone;
    this.why = first && !settings.kept.skipped.includes(game) ? milestone.why : "";
    if (first) settings.change({ taught: { ...settings.kept.taught, [game]: [...heard, milestone.why] } });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.over(), this.why ? EXPLAINED_FOR : SHOWN_FOR);
  }
  over(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
