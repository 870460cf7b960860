/** What is said of an option before it is chosen. */
import type { Foretold, GameEvent, Option } from "./protocol";
import { plain } from "./sentence";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** Whether a line has a word that the label does not have: its verb may be another. */
function saysMore(line: string, label: string): boolean {
  const said = new Set(wordsIn(label));
  return wordsIn(line).filter((word) => !said.has(word)).length > 2;
}

/** What happens for certain, but for a first line that only repeats what the button says. */
export function linesOf({ events }: Foretold, option?: Option): GameEvent[] {
  return option && events[0] && !saysMore(events[0].text, plain(option.label)) ? events.slice(1) : events;
}
/** The same in words alone. */
export const toldOf = (told: Foretold, option?: Option): string =>
  [plain(told.meaning), plain(told.vain), ...linesOf(told, option).map(({ text }) => text)].filter(Boolean).join(" ");
