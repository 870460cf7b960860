/** States that come quickly are shown one after another, so that what happens can be followed. One's own are hurried
 *  on; what others did stays until it can be read, however fast they did it. */
import type { GameEvent, TableState } from "./protocol";

const PER_EVENT = 220,
  LEAST = 380,
  MOST = 900,
  HURRY = 1200,
  JUMP = 4000;

/** A state, and the lines that are to be read with it, each for so many milliseconds. */
export interface Frame<L> {
  state: TableState;
  lines: { line: L; ms: number }[];
}
interface Beat<L> {
  state: TableState | null;
  line: L | null;
  /** how long it stays */ ms: number;
  /** it is there to be read */ read: boolean;
}

export class Pace<L> {
  #queue: Beat<L>[] = [];
  #busyUntil = 0;
  #timer = 0;

  constructor(
    /** `rate`: 1, in a hurry 2, or 0 for a jump */ readonly show: (state: TableState, rate: number) => void,
    /** what is told now, if anything */ readonly say: (line: L | null) => void,
    readonly slowness: () => number,
  ) {}

  /** How long a state stays before the next may follow. */
  #length(state: TableState): number {
    const told = state.fresh ? 0 : state.events.length;
    return told ? Math.min(LEAST + PER_EVENT * (told - 1), MOST) * this.slowness() : 0;
  }

  take({ state, lines }: Frame<L>): void {
    const [first, ...rest] = lines;
    this.#queue.push(
      { state, line: first?.line ?? null, ms: first?.ms ?? this.#length(state), read: lines.length > 0 },
      ...rest.map(({ line, ms }) => ({ state: null, line, ms, read: true })),
    );
    if (state.fresh || document.hidden) this.#jump();
    else if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = 0;
    const wait = this.#busyUntil - performance.now();
    if (wait > 0) {
      this.#timer = window.setTimeout(() => this.#next(), wait);
      return;
    }
    const hurried = this.#queue.slice(0, -1).reduce((sum, beat) => sum + (beat.read ? 0 : beat.ms), 0),
      read = this.#queue.some((beat) => beat.read);
    if (hurried > JUMP && !read) return this.#jump();
    const beat = this.#queue.shift();
    if (!beat) return this.say(null);
    const rate = hurried > HURRY && !read ? 2 : 1;
    this.#busyUntil = performance.now() + beat.ms / rate;
    if (beat.state) this.show(beat.state, rate);
    this.say(beat.line);
    if (this.#queue.length || beat.line) this.#next();
  }

  /** Any input: the present, at once, with all that was told on the way. Says whether there was something to skip. */
  skip(): boolean {
    const waiting = this.#queue.some((beat) => beat.state);
    this.#jump();
    return waiting;
  }
  #jump(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#busyUntil = 0;
    const all = this.#queue.flatMap(({ state }) => (state ? [state] : [])),
      last = all.at(-1);
    this.#queue = [];
    this.say(null);
    if (!last) return;
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
