/** The analysis of a game: begun when somebody asks for it, waited for, and what of it is worth a look. */
import { get, post, sentence } from "./api";
import { ideaNamed } from "./hinting";
import { looksOf } from "./looks";
import type { NameOf } from "./naming";
import type { Analysing, Analysis, Slip, Stroke } from "./protocol";

const AGAIN = 1000;

export class Analysed {
  state = $state.raw<Analysing | null>(null);
  trouble = $state("");
  #timer = 0;
  #closed = false;

  /** `seat` is one's own in a game that still runs, -1 in one that is over. */
  constructor(
    readonly id: string,
    readonly seat: number,
    readonly nameOf: NameOf,
  ) {
    void this.#begin();
  }

  get found(): Analysis | null {
    return this.state?.analysis ?? null;
  }
  slips = $derived((this.found?.slips ?? []).map((slip) => this.#named(slip)));
  looks = $derived(looksOf(this.slips, this.found?.strokes ?? []));

  slipAt(position: number): Slip | undefined {
    return this.slips.find((slip) => slip.move === position + 1);
  }
  strokeAt(position: number): Stroke | undefined {
    return this.found?.strokes.find((stroke) => stroke.move === position);
  }
  /** What a bot expected that chose here, also where it only goes on with what it had thought of. */
  thoughtAt(position: number) {
    const thought = this.found?.thoughts.find((one) => one.moves.includes(position + 1));
    return thought && { ...thought, idea: ideaNamed(thought.idea, this.nameOf) };
  }
  #named = (slip: Slip): Slip => ({
    ...slip,
    played: ideaNamed(slip.played, this.nameOf),
    better: ideaNamed(slip.better, this.nameOf),
  });

  async #begin(): Promise<void> {
    await this.#hear(post<Analysing>(this.#path));
  }
  get #path(): string {
    return `/api/tables/${this.id}/analysis?seat=${this.seat}`;
  }
  async #hear(answer: Promise<Analysing>): Promise<void> {
    try {
      this.state = await answer;
      this.trouble = this.state.error;
    } catch (why) {
      this.trouble = sentence(why);
      return;
    }
    const { status } = this.state;
    if (this.#closed || status === "done" || status === "failed") return;
    // a server that was started anew knows nothing of it
    this.#timer = window.setTimeout(() => void (status === "none" ? this.#begin() : this.#look()), AGAIN);
  }
  #look(): Promise<void> {
    return this.#hear(get<Analysing>(this.#path));
  }
  again(): void {
    this.trouble = "";
    void this.#begin();
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
