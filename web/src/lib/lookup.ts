/** Keys that look something up: what a thing is, why it cannot be chosen, and the rules. */
import type { Pointing } from "./input";
import { hasOverview } from "./overview";
import { go } from "./router.svelte";

/** What is pointed at, or why it cannot be chosen; pointing at nothing, the keys themselves. */
export function explain({ sitting, ui }: Pointing, ref: string): boolean {
  if (!ref) ui.open("keys");
  else if (sitting.table.legal(ref)) ui.open("thing", ref);
  else void sitting.whyNot(ref);
  return true;
}

/** What the game is about; after a refusal the rulebook, at its rule. */
export function openRules({ sitting, ui }: Pointing): boolean {
  const { refused } = sitting.table,
    { game } = sitting.state.table;
  if (!refused && hasOverview(game)) ui.open("overview");
  else go(`/rules/${game}${refused ? `#${refused.answer.rules[0] ?? ""}` : ""}`);
  return true;
}
