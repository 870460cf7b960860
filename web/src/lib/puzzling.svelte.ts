/** A puzzle: a position of a finished game that can be played in once more, and what is thought of a choice there. */
import { words } from "../words";
import { Failed, get, sentence } from "./api";
import { ideaNamed } from "./hinting";
import type { Live } from "./live";
import { partsAndContent } from "./parts";
import type { Ahead, Analysing, Option, Slip, TableState, Tried } from "./protocol";
import { settings } from "./settings.svelte";
import { Sitting } from "./sitting.svelte";
import { Walks } from "./walks";

/** `asked`, `weighing` a choice, `wrong` so far, `right`, or `shown` without having been found */
export type Phase = "asked" | "weighing" | "wrong" | "right" | "shown";
const MOST = 400;

export class Puzzling extends Sitting {
  phase = $state<Phase>("asked");
  slip = $state.raw<Slip | null>(null);
  chosen = $state.raw<Option | null>(null);
  tried = $state.raw<Tried | null>(null);
  own = $state(false);
  judge = $state("");
  /** what the better line would bring, for the board */
  ahead = $state.raw<Ahead[]>([]);
  /** and what was played */
  before = $state.raw<Ahead[]>([]);
  #walks: Walks;

  constructor(
    id: string,
    readonly who: number,
    readonly move: number,
  ) {
    super(id);
    this.#walks = new Walks(id);
  }
  get over(): boolean {
    return this.phase === "right" || this.phase === "shown";
  }
  get #address(): string {
    return `${this.id} ${this.who} ${this.move}`;
  }

  protected override async sit(): Promise<void> {
    await Promise.resolve(); // until all of this is there
    try {
      const state = await get<TableState>(`/api/tables/${this.id}/at/${this.move}?seat=${this.who}`);
      const [parts, content] = await partsAndContent(state.table);
      const { analysis } = await get<Analysing>(`/api/tables/${this.id}/analysis?seat=-1`);
      const slip = analysis?.slips.find((one) => one.move === this.move + 1 && one.seat === this.who);
      if (!slip) throw new Failed(words.noPuzzle, 404);
      this.parts = parts;
      this.table.content = content;
      this.own = state.yours.includes(this.who);
      this.judge = analysis?.judge ?? "";
      this.live = this.#line();
      this.hear({ on: "state", ...asIfRunning(state, this.who) });
      const nameOf = (ref: string) => this.nameOf(ref, state.view);
      this.slip = { ...slip, played: ideaNamed(slip.played, nameOf), better: ideaNamed(slip.better, nameOf) };
    } catch (why) {
      this.gone = why instanceof Failed ? why : new Failed(sentence(why), 0);
    }
  }
  /** Previews come from the past; nothing else is asked. */
  #line(): Pick<Live, "ask" | "look" | "close"> {
    return {
      ask: async (what) => {
        if (what.do !== "preview") return { words: [words.notInPuzzle], rules: [], verb: "", more: [] };
        const [first] = await this.#walks.of(this.who, [what.key], { move: this.move });
        return first!.told;
      },
      look: () => undefined,
      close: () => undefined,
    };
  }
  protected override moved(): void {
    this.question++;
    this.lookAway();
    this.forget();
  }

  override async choose(option: Option): Promise<void> {
    if (this.busy || this.over || !this.slip) return;
    this.lookAway();
    this.chosen = option;
    this.tried = null;
    if (option.key === this.slip.better.key) return this.#end("right");
    this.busy = true;
    this.phase = "weighing";
    try {
      const query = new URLSearchParams({ seat: String(this.who), move: String(this.move), key: option.key });
      const tried = await get<Tried>(`/api/tables/${this.id}/tried?${query.toString()}`);
      // told on the scale of the analysis, where all chances add up to one
      const chance = Math.max(0, this.slip.better.chance - tried.given);
      this.tried = { ...tried, idea: { ...ideaNamed(tried.idea, (ref) => this.nameOf(ref)), chance } };
      if (tried.good) this.#end("right");
      else this.phase = "wrong";
    } catch (why) {
      this.phase = "asked";
      this.notice = sentence(why);
    } finally {
      this.busy = false;
    }
  }
  show(): void {
    this.#end("shown");
  }
  #end(phase: "right" | "shown"): void {
    this.phase = phase;
    this.table.still = true;
    if (phase === "right" && !this.solved)
      settings.change({ solved: [...settings.kept.solved, this.#address].slice(-MOST) });
    const [better, played] = [this.slip!.better, this.slip!.played].map(({ steps }) => {
      const keys = steps.map((step) => step.key);
      return this.#walks.of(this.who, keys, { move: this.move }).catch(() => []);
    });
    void better!.then((found) => {
      this.ahead = found;
    });
    void played!.then((found) => {
      this.before = found;
    });
  }
  get solved(): boolean {
    return settings.kept.solved.includes(this.#address);
  }
  again(): void {
    this.phase = "asked";
    this.chosen = this.tried = null;
    this.table.still = false;
  }
}

/** The past as a table at which one is asked, alone. */
const asIfRunning = (state: TableState, seat: number): TableState => ({
  ...state,
  seat,
  yours: [seat],
  finals: [],
  losses: [],
  scores: null,
  table: {
    ...state.table,
    status: "running",
    hints: false,
    seats: state.table.seats.map((one) => ({ ...one, kind: "open" as const })),
  },
});
