/** Asking for ideas, and what the places they name are called at this table. */
import { get } from "./api";
import { type NameOf, renamed } from "./naming";
import type { Hint, Idea, TableInfo } from "./protocol";
import type { Sitting } from "./sitting.svelte";

const ALONE = 1;
/** Something judges the game, and all agreed to hints, or nobody else plays. */
export const helped = ({ judged, hints, seats }: TableInfo): boolean =>
  judged && (hints || seats.filter((seat) => seat.kind === "person").length === ALONE);

/** so many steps of an idea are told and drawn: ten at once are a thicket */
export const TOLD = 3;
/** An idea by the number it keeps while it is followed. */
export interface Numbered extends Idea {
  n: number;
}
/** Ends what is asked for a question that is answered meanwhile: it would come to be refused. */
export class Asking {
  #now = new AbortController();
  get signal(): AbortSignal {
    return this.#now.signal;
  }
  end(): void {
    this.#now.abort();
    this.#now = new AbortController();
  }
}

export const ideaNamed = (idea: Idea, nameOf: NameOf): Idea => ({
  ...idea,
  steps: idea.steps.map((step) => ({ ...step, label: renamed(step.label, nameOf) })),
});

/** chance to win that is given away */
const MISTAKE = 0.04;
/** How many of the first ideas would be no mistake, as far as is known. */
export function close(ideas: Idea[]): number {
  const behind = ideas.findIndex((idea) => ideas[0]!.chance - idea.chance >= Math.max(MISTAKE, idea.error));
  return behind < 0 ? ideas.length : behind;
}
const HOPE = 0.02;
/** Whether the best of them hardly wins any more. */
export const lost = (ideas: Idea[]): boolean => (ideas[0]?.chance ?? 1) < HOPE;
/** Whether all of them are worth about the same, rather than merely not known better. */
export const alike = (ideas: Idea[]): boolean =>
  !lost(ideas) && ideas.every((idea) => ideas[0]!.chance - idea.chance < MISTAKE);

/** The best ideas for the seat that is asked, thought of so deeply; none once it has moved on. */
export async function hintAt(sitting: Sitting, depth: number): Promise<Hint | null> {
  const { id, state, nameOf, hints, answered } = sitting;
  if (answered === state.version) return null; // it would come to be refused
  const { signal } = hints.asking;
  const hint = await get<Hint>(`/api/tables/${id}/hint?seat=${state.seat}&depth=${depth}`, signal).catch((trouble) => {
    if (signal.aborted) return null;
    throw trouble;
  });
  return hint && { ...hint, ideas: hint.ideas.map((idea) => ideaNamed(idea, (ref) => nameOf(ref))) };
}
