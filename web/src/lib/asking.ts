/** Which options of a question have a place on the table, and which become buttons. */
import type { Option } from "./protocol";
import type { Table } from "./table.svelte";

/** Verbs that end something or go on without it: their button comes last, and E presses it. */
const ENDING = new Set([
  "end",
  "stop",
  "stop_buying",
  "stop_assessing",
  "enough",
  "skip",
  "pass",
  "done",
  "settled",
  "keep",
  "leave",
  "land",
  "stay",
  "decline",
  "call_off",
  "quick",
]);

export const ends = (option: Option): boolean => ENDING.has(option.verb);

export function loose(table: Table, undrawn: ReadonlySet<string>): Option[] {
  const all = table.options.filter((option) => !option.target || undrawn.has(option.target));
  return [...all.filter((option) => !ends(option)), ...all.filter(ends)];
}
export const ending = (options: Option[]): Option | undefined =>
  options.findLast(ends) ?? (options.length === 1 ? options[0] : undefined);
