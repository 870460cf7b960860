/** What is said beside an element, if anything. */
import type { Sitting } from "./sitting.svelte";
import type { Ui } from "./ui.svelte";

export interface Shown {
  /** options to pick from, why nothing can be chosen, what choosing brings, or what it is called */
  kind: "menu" | "no" | "prev" | "name";
  /** a ref, or the key of an option that has a button */
  anchor: string;
  key: boolean;
}

export function popFor(sitting: Sitting, ui: Ui): Shown | null {
  const { table } = sitting;
  if (ui.dialog || sitting.curtain >= 0) return null; // nothing stays open beneath a dialog
  if (sitting.menu) return { kind: "menu", anchor: sitting.menu, key: false };
  if (table.refused) return { kind: "no", anchor: table.refused.ref, key: false };
  if (sitting.armed || (ui.touch && ui.narrow)) return null; // the question says it
  const option = table.options.find((each) => each.key === sitting.previewed);
  if (option && (!option.target || ui.undrawn.has(option.target)))
    return table.preview.meaning.length || table.preview.events.length
      ? { kind: "prev", anchor: option.key, key: true }
      : null;
  if (!table.hovered) return null;
  return { kind: table.legal(table.hovered) ? "prev" : "name", anchor: table.hovered, key: false };
}
