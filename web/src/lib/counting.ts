/** Keys that count: 1 to 9 among what can be chosen, and back through the log. */
import { loose } from "./asking";
import { menuItems } from "./finding";
import type { Pointing } from "./input";
import { inHand } from "./places";

/** , and . step back through this much of the log. */
const LINES = 80;

/** The nth of the menu, of the hand or of the buttons. `seen`: the numbers of the hand were on the screen before. */
export function numbered(pointing: Pointing, n: number, seen: boolean): boolean {
  const { sitting, ui } = pointing;
  if (sitting.menu) {
    menuItems()[n - 1]?.click();
    return true;
  }
  if (sitting.hints.open && n <= sitting.hints.ideas.length) return sitting.hints.press(n - 1);
  const hand = inHand(),
    options = loose(sitting.table, ui.undrawn),
    one = hand[n - 1];
  if (hand.length) {
    if (one) {
      one.focus();
      if (seen) pointing.act(one.dataset.ref!);
    }
    return true;
  }
  const option = options.length > 1 && options.length === sitting.table.options.length ? options[n - 1] : undefined;
  if (option) void sitting.choose(option);
  return Boolean(option);
}

/** Steps through the log and rings what each line names. */
export function alongLog({ sitting: { log }, ui }: Pointing, step: number): boolean {
  ui.line = Math.min(Math.min(LINES, log.length), Math.max(0, ui.line + step));
  const event = ui.line ? log.at(-ui.line) : undefined;
  ui.point(event?.refs ?? [], event?.seat);
  return true;
}
