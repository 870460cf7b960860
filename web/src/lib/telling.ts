/** What is said of an option before it is chosen, in words alone. */
import type { Foretold, Option } from "./protocol";
import { plain } from "./sentence";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** Whether a line has a word that the label does not have: its verb may be another. */
function saysMore(line: string, label: string): boolean {
  const said = new Set(wordsIn(label));
  return wordsIn(line).filter((word) => !said.has(word)).length > 2;
}

/** What happens for certain, but for a first line that only repeats what the button says. */
export function linesOf(told: Foretold, option?: Option): string[] {
  const lines = told.events.map((event) => event.text);
  return option && lines[0] && !saysMore(lines[0], plain(option.label)) ? lines.slice(1) : lines;
}
export const toldOf = (told: Foretold, option?: Option): string =>
  [plain(told.meaning), plain(told.vain), ...linesOf(told, option)].filter(Boolean).join(" ");
