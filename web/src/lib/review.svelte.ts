/** A game looked at with its analysis: where one is, what is marked there, and the better line played out. */
import { Analysed } from "./analysed.svelte";
import { costliest, loser, type Look } from "./looks";
import { nextStart } from "./landmarks";
import type { Ahead, Slip } from "./protocol";
import type { Replay } from "./replay.svelte";
import { Walks } from "./walks";

const STEP = 1300;

/** A line that was not played, and how many of its steps are on the board. */
interface Line {
  slip: Slip;
  steps: Ahead[];
  done: number;
}

export class Review {
  analysed = $state.raw<Analysed | null>(null);
  line = $state.raw<Line | null>(null);
  /** what each of both ways would bring, for what is written on the board */
  ahead = $state.raw<{ played: Ahead[]; better: Ahead[] }>({ played: [], better: [] });
  #walks: Walks;
  #timer = 0;

  constructor(readonly replay: Replay) {
    this.#walks = new Walks(replay.id);
  }
  /** To be called when the game is there. */
  begin(): void {
    const { replay } = this;
    const seat = replay.over ? -1 : Number(replay.seat);
    this.analysed = new Analysed(replay.id, seat, (ref) => replay.nameOf(ref));
  }

  slip = $derived.by(() => this.analysed?.slipAt(this.replay.move));
  stroke = $derived.by(() => this.analysed?.strokeAt(this.replay.move));
  thought = $derived.by(() => this.analysed?.thoughtAt(this.replay.move));
  looks = $derived.by(() => this.analysed?.looks ?? []);
  /** which of the marks is looked at, or -1 */
  here = $derived(this.looks.findIndex((look) => look.at === this.replay.move));
  /** whose mistakes matter most to the one who looks */
  own = $derived.by(() => loser(this.analysed?.found?.fates ?? [], this.replay.yours));

  get worst(): Slip[] {
    return costliest(this.analysed?.slips ?? [], this.own);
  }
  /** Where to look first: at what cost most. */
  first(): void {
    const [one] = costliest(this.analysed?.slips ?? [], this.own, 1);
    const at = one ? one.move - 1 : this.looks[0]?.at;
    if (at !== undefined) void this.replay.to(at);
  }
  look(look: Look): void {
    this.back();
    void this.replay.to(look.at);
  }
  mark(step: number): void {
    this.back();
    const all = this.looks.map((look) => look.at);
    const at = nextStart(all, this.replay.move, step) ?? (step > 0 ? all[0] : all.at(-1));
    if (at !== undefined) void this.replay.to(at);
  }

  /** What both ways would bring; asked when a slip is looked at. */
  async weigh(slip: Slip): Promise<void> {
    this.ahead = { played: [], better: [] };
    const ways = [slip.played, slip.better].map((idea) => this.#walk(slip, idea.steps));
    const [played = [], better = []] = await Promise.all(ways);
    if (this.slip?.move === slip.move) this.ahead = { played, better };
  }
  #walk({ seat, move }: Slip, steps: { key: string }[]): Promise<Ahead[]> {
    const keys = steps.map((step) => step.key),
      { replay } = this;
    const viewer = replay.over ? replay.seat : undefined;
    return this.#walks.of(seat, keys, { move: move - 1, viewer }).catch(() => []);
  }

  /** The better line on the board, step by step; asked for once more, it goes back to the game. */
  async playLine(): Promise<void> {
    const { slip } = this;
    if (this.line) return this.back();
    if (!slip) return;
    this.replay.stop();
    const steps = await this.#walk(slip, slip.better.steps);
    if (this.slip !== slip || !steps.length) return;
    this.line = { slip, steps, done: 0 };
    this.#on();
  }
  #on(): void {
    const { line } = this,
      next = line?.steps[line.done];
    if (!line || !next) return;
    this.line = { ...line, done: line.done + 1 };
    if (next.state) this.replay.beside(next.state, next.told.events);
    this.#timer = window.setTimeout(() => this.#on(), STEP);
  }
  back(): void {
    clearTimeout(this.#timer);
    if (!this.line) return;
    this.line = null;
    void this.replay.to(this.replay.move);
  }
  step(by: number): void {
    this.back();
    void this.replay.step(by);
  }
  close(): void {
    clearTimeout(this.#timer);
    this.analysed?.close();
    this.replay.stop();
  }
}
