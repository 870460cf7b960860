/** What each idea would bring, step by step, as far as it is known. */
import type { Numbered } from "./hinting";
import type { Ahead } from "./protocol";
import { Walks } from "./walks";

export class Walked {
  /** by the number of the idea */
  ahead = $state.raw<Record<number, Ahead[]>>({});
  #walks: Walks;
  #last = new Map<number, symbol>();

  constructor(id: string) {
    this.#walks = new Walks(id);
  }

  async walk(seat: number, { n, steps }: Numbered): Promise<void> {
    const mine = Symbol();
    this.#last.set(n, mine);
    const keys = steps.map((step) => step.key);
    const found = await this.#walks.of(seat, keys).catch(() => []);
    if (this.#last.get(n) === mine) this.ahead = { ...this.ahead, [n]: found };
  }
  /** What is known stays, but was of another position. */
  past(): void {
    this.#walks.forget();
    this.#last.clear();
  }
  forget(): void {
    this.past();
    this.ahead = {};
  }
}
