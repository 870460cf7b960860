/** States that come quickly are shown one after another, so that what happens can be followed. */
import type { GameEvent, TableState } from "./protocol";

const PER_EVENT = 220,
  LEAST = 380,
  MOST = 900,
  HURRY = 1200,
  JUMP = 4000;

export class Pace {
  #queue: TableState[] = [];
  #busyUntil = 0;
  #timer = 0;

  constructor(
    /** `rate`: 1, in a hurry 2, or 0 for a jump */ readonly show: (state: TableState, rate: number) => void,
    readonly slowness: () => number,
  ) {}

  /** How long a state stays before the next may follow. */
  #length(state: TableState): number {
    const told = state.fresh ? 0 : state.events.length;
    return told ? Math.min(LEAST + PER_EVENT * (told - 1), MOST) * this.slowness() : 0;
  }

  take(state: TableState): void {
    this.#queue.push(state);
    if (state.fresh || !this.slowness() || document.hidden) this.#jump();
    else if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = 0;
    const wait = this.#busyUntil - performance.now();
    if (wait > 0) {
      this.#timer = window.setTimeout(() => this.#next(), wait);
      return;
    }
    const backlog = this.#queue.slice(0, -1).reduce((sum, state) => sum + this.#length(state), 0);
    if (backlog > JUMP) return this.#jump();
    const state = this.#queue.shift();
    if (!state) return;
    const rate = backlog > HURRY ? 2 : 1;
    this.#busyUntil = performance.now() + this.#length(state) / rate;
    this.show(state, rate);
    if (this.#queue.length) this.#next();
  }

  /** Any input: the present, at once, with all that was told on the way. Says whether there was something to skip. */
  skip(): boolean {
    const waiting = this.#queue.length > 0;
    this.#jump();
    return waiting;
  }
  #jump(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#busyUntil = 0;
    const all = this.#queue,
      last = all.at(-1);
    if (!last) return;
    this.#queue = [];
    let events: GameEvent[] = [],
      since = last.since;
    for (const state of all) {
      if (state.fresh || state.since === null) return this.show(last, 0);
      events = [...events.filter((event) => event.move <= state.since!), ...state.events];
      since = Math.min(since ?? state.since, state.since);
    }
    this.show({ ...last, events, since }, 0);
  }
}
