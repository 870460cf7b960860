/** The analysis of a game: begun when somebody asks for it, waited for, and what of it is worth a look. */
import { get, post, sentence } from "./api";
import { ideaNamed } from "./hinting";
import type { NameOf } from "./naming";
import type { Analysing, Analysis, Slip, Stroke } from "./protocol";
import { plain } from "./sentence";

const AGAIN = 1000;

/** Something worth a look, and the position in which it is looked at: before a slip, after a stroke of luck. */
export interface Look {
  at: number;
  move: number;
  seat: number;
  kind: Slip["kind"] | "luck";
  /** of the chance to win */ change: number;
  text: string;
}

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
  /** What a bot expected that chose here. */
  thoughtAt(position: number) {
    const thought = this.found?.thoughts.find((one) => one.move === position + 1);
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
    const waits = this.state.status === "waiting" || this.state.status === "running";
    if (waits && !this.#closed) this.#timer = window.setTimeout(() => void this.#look(), AGAIN);
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

/** In the order of the game. */
export function looksOf(slips: Slip[], strokes: Stroke[]): Look[] {
  const all: Look[] = [
    ...slips.map(({ move, seat, kind, given, played }) => ({
      at: move - 1,
      move,
      seat,
      kind,
      change: -given,
      text: plain(played.steps[0]?.label ?? []),
    })),
    ...strokes.map(({ move, seat, luck, words }) => ({
      at: move,
      move,
      seat,
      kind: "luck" as const,
      change: luck,
      text: words,
    })),
  ];
  return all.sort((a, b) => a.move - b.move || a.at - b.at);
}

/** The slips that cost somebody most, in the order of the game. */
export const costliest = (slips: Slip[], seat: number, most = 2): Slip[] =>
  slips
    .filter((slip) => slip.seat === seat)
    .sort((a, b) => b.given - a.given)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
