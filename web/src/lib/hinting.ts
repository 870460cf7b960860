/** Asking for ideas, and what the places they name are called at this table. */
import { get } from "./api";
import { type NameOf, renamed } from "./naming";
import type { Hint, Idea } from "./protocol";
import type { Watching } from "./watching.svelte";

export const ideaNamed = (idea: Idea, nameOf: NameOf): Idea => ({
  ...idea,
  steps: idea.steps.map((step) => ({ ...step, label: renamed(step.label, nameOf) })),
});

/** chance to win that is given away */
const MISTAKE = 0.04;
/** None of these would be a mistake, as far as is known. */
export const alike = (ideas: Idea[]): boolean =>
  ideas.every((idea) => ideas[0]!.chance - idea.chance < Math.max(MISTAKE, idea.error));

/** The best ideas for the seat that is asked, thought of so deeply. */
export async function hintAt({ id, state, nameOf }: Watching, depth: number): Promise<Hint> {
  const hint = await get<Hint>(`/api/tables/${id}/hint?seat=${state.seat}&depth=${depth}`);
  return { ...hint, ideas: hint.ideas.map((idea) => ideaNamed(idea, (ref) => nameOf(ref))) };
}
