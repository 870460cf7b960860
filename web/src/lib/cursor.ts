/** The focus on its way over the table: arrows, Tab, and letters that lead to a part of it. */
import { buttonsIn, drawerHandle, drawnIn, elementOf, focusable, menuItems, visible, zone, zoneOf } from "./finding";
import type { Drawn } from "./finding";
import type { PanZoom } from "./panzoom.svelte";
import { neighbour, reading, type Direction } from "./places";
import type { Table } from "./table.svelte";
import type { Tab, Ui } from "./ui.svelte";

/** Tab walks through these; in other parts of the page it does what it always does. */
const WALKED = ["prompt", "board", "hand", "side"];

export class Cursor {
  constructor(
    readonly table: Table,
    readonly ui: Ui,
    readonly eye: PanZoom,
  ) {}

  #drawn(name: string): Drawn[] {
    const within = zone(name);
    return within ? drawnIn(within).filter(visible) : [];
  }
  #legal(name: string): Drawn[] {
    return this.#drawn(name).filter((one) => this.table.legal(one.dataset.ref!));
  }

  /** Up or down a menu, round and round. */
  along(step: number): boolean {
    const items = menuItems(),
      at = items.findIndex((item) => item === document.activeElement);
    items[(at + step + items.length) % items.length]?.focus();
    return true;
  }

  /** Arrows: the neighbour in that direction, among everything drawn in the same part of the table. */
  go(towards: Direction, focused: Element): boolean {
    const here = zoneOf(focused) || "board",
      drawn = this.#drawn(here === "prompt" ? "board" : here),
      from = elementOf(focused);
    const next = from
      ? neighbour(
          from.getBoundingClientRect(),
          drawn.filter((one) => one !== from && !one.contains(from)),
          towards,
        )
      : (this.#legal("board")[0] ?? drawn[0]);
    if (!next) return Boolean(from);
    makeFocusable(next);
    next.focus({ preventScroll: here === "board" });
    const frame = zone("board");
    if (frame?.contains(next)) this.eye.reveal(next.getBoundingClientRect(), frame.getBoundingClientRect());
    return true;
  }

  /** Tab: over the legal targets of board, hand and market in reading order, then the buttons of the question, then on
   *  as usual. */
  tab(back: boolean, focused: Element): boolean {
    const here = zoneOf(focused),
      handle = drawerHandle();
    const nowhere = focused === document.body;
    if (!WALKED.includes(here) && focused !== handle && !nowhere) return false;
    const stops = this.#stops(handle);
    const at = stops.findIndex((one) => one === focused || (one.contains(focused) && here !== "prompt"));
    if (at < 0 && here !== "prompt" && !nowhere) return false;
    const next = stops[at + (back ? -1 : 1)];
    if (next) {
      next.focus({ preventScroll: zone("board")?.contains(next) ?? false });
      return true;
    }
    if (back) return false;
    const players = zone("players");
    ((players && focusable(players)) ?? zone("log"))?.focus();
    return true;
  }
  #stops(handle: Drawn | null): Drawn[] {
    const prompt = zone("prompt"),
      shut = this.ui.waiting.side && !this.ui.drawer && handle ? [handle] : [];
    return [
      ...reading(this.#legal("board")),
      ...reading(this.#legal("hand")),
      ...shut,
      ...reading(this.#legal("side")),
      ...(prompt ? buttonsIn(prompt) : []),
    ];
  }

  /** To a part of the table: to what can be chosen there, if there is something. */
  to(name: string, tab: Tab): boolean {
    if (this.ui.narrow) this.ui.tab = tab;
    const first = this.#legal(name)[0] ?? this.#drawn(name)[0];
    if (first) makeFocusable(first);
    (first ?? zone(name))?.focus();
    return true;
  }
}

const makeFocusable = (element: Drawn): void => {
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
};
