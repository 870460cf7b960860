/** What the table page itself has open and what is pointed at. */
import type { Taught } from "./teaching";

export type Tab = "board" | "side" | "players" | "log";
export type Dialog = "" | "overview" | "settings" | "invite" | "thing" | "scores" | "keys";

export class Ui {
  tab = $state<Tab>("board");
  /** the market's drawer on middling screens */
  drawer = $state(false);
  dialog = $state<Dialog>("");
  /** whose whole card is shown */
  thing = $state("");
  /** fingers are used: the first tap shows, the second does */
  touch = $state(false);
  /** keys are used: cards and options show their numbers */
  keyed = $state(false);
  /** refs that a line of the log or a hint points at, and whose deed it was */
  pointed = $state.raw<string[]>([]);
  pointedBy = $state(-1);
  /** targets of the question without a drawn element: they become buttons */
  undrawn = $state.raw<ReadonlySet<string>>(new Set());
  /** how many things can be chosen on the board, in the hand, and only in the market */
  waiting = $state.raw({ board: 0, hand: 0, side: 0 });
  /** the event to which , and . have stepped, counted from the end */
  line = $state(0);
  wholeLog = $state(false);
  /** the lesson that is open, and takes room */
  lesson = $state("");
  /** what it speaks of */
  taught = $state.raw<Taught[]>([]);
  narrow = $state(false);
  /** a phone lying down, or a page made large: board and question stand side by side */
  low = $state(false);
  middling = $state(false);
  /** a window with little height for the rails */
  short = $state(false);
  /** rivals that are one line each are opened */
  unfolded = $state(false);

  constructor() {
    for (const [query, set] of [
      [
        "(max-width: 720px), (max-height: 540px)",
        (on: boolean) => {
          this.narrow = on;
        },
      ],
      [
        "(max-height: 540px) and (min-aspect-ratio: 1)",
        (on: boolean) => {
          this.low = on;
        },
      ],
      [
        "(max-height: 820px)",
        (on: boolean) => {
          this.short = on;
        },
      ],
      [
        "(max-width: 1200px)",
        (on: boolean) => {
          this.middling = on;
        },
      ],
    ] as const) {
      const media = matchMedia(query);
      set(media.matches);
      media.addEventListener("change", () => set(media.matches));
    }
  }
  point(refs: string[], by = -1): void {
    this.pointed = refs;
    this.pointedBy = by;
  }
  open(dialog: Dialog, thing = ""): void {
    this.thing = thing;
    this.dialog = dialog;
  }
}
