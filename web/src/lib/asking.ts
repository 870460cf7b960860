/** Which options of a question have a place on the table, and which become buttons. */
import type { Option, TableState } from "./protocol";
import type { Table } from "./table.svelte";

/** What ends something or goes on without it: its button comes last, and E presses it. */
export const ends = (option: Option): boolean => option.ends;

/** Whether somebody is asked the same as before: others have moved meanwhile, where all act at the same time. */
export function asksTheSame(before: TableState | undefined, now: TableState): boolean {
  const keys = (state: TableState | undefined) => state?.view?.ask?.options.map((option) => option.key).join();
  return before?.seat === now.seat && keys(before) !== undefined && keys(before) === keys(now);
}

export function loose(table: Table, undrawn: ReadonlySet<string>): Option[] {
  const all = table.options.filter((option) => !option.target || undrawn.has(option.target));
  return [...all.filter((option) => !ends(option)), ...all.filter(ends)];
}
export const ending = (options: Option[]): Option | undefined =>
  options.findLast(ends) ?? (options.length === 1 ? options[0] : undefined);
