/** What the table page itself has open and what is pointed at. */
export type Tab = "board" | "side" | "players" | "log";
export type Sheet = "" | "settings" | "invite" | "thing" | "scores" | "keys";

export class Ui {
  tab = $state<Tab>("board");
  /** the market's drawer on middling screens */
  drawer = $state(false);
  sheet = $state<Sheet>("");
  /** whose whole card is shown */
  thing = $state("");
  /** fingers are used: the first tap shows, the second does */
  touch = $state(false);
  /** refs that a line of the log or an event points at */
  pointed = $state.raw<string[]>([]);
  /** targets of the question without a drawn element: they become buttons */
  undrawn = $state.raw<ReadonlySet<string>>(new Set());
  /** the event to which , and . have stepped, counted from the end */
  line = $state(0);
  wholeLog = $state(false);
  narrow = $state(false);
  middling = $state(false);

  constructor() {
    for (const [query, set] of [["(max-width: 720px)", (on: boolean) => { this.narrow = on; }], ["(max-width: 1200px)", (on: boolean) => { this.middling = on; }]] as const) {
      const media = matchMedia(query);
      set(media.matches);
      media.addEventListener("change", () => set(media.matches));
    }
  }
  open(sheet: Sheet, thing = ""): void { this.thing = thing; this.sheet = sheet; }
}
