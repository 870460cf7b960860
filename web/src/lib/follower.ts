/** What is heard is shown at the pace at which it can be followed: what lay between is asked for first. */
import type { Deed } from "./deeds";
import { between, framesOf } from "./following";
import { Pace } from "./pace";
import type { Positions } from "./positions";
import type { GameEvent, TableState } from "./protocol";
import { settings } from "./settings.svelte";
import type { Watching } from "./watching.svelte";

/** So many events are remembered: more than any deed is made of. */
const REMEMBERED = 40;

export class Follower {
  #pace: Pace<Deed>;
  #last: Promise<void> = Promise.resolve();
  /** states that wait for what lay before them */
  #pending = 0;
  /** what others still do in this turn is not told */
  #rush = false;
  #before: GameEvent[] = [];

  constructor(
    readonly watching: Watching,
    readonly positions: Positions,
    show: (state: TableState, rate: number) => void,
  ) {
    this.#pace = new Pace(
      show,
      (line) => {
        watching.telling = line;
      },
      () => settings.slowness,
    );
  }

  hear(state: TableState): void {
    const { parts, present } = this.watching;
    // what was taken back has other positions now
    if (state.fresh || (state.since ?? 0) < (present?.view?.moves ?? 0)) {
      this.positions.forget();
      this.#before = [];
    }
    const moves = settings.reading && !this.#rush && !document.hidden && parts?.tell ? between(state) : [];
    if (!moves.length && !this.#pending) return this.#take(state, []);
    this.#pending += 1;
    const asked = Promise.all(moves.map((move) => this.positions.at(state.seat, move))).catch(() => []);
    this.#last = this.#last.then(async () => {
      this.#take(state, await asked);
      this.#pending -= 1;
    });
  }
  #take(state: TableState, past: TableState[]): void {
    const { parts, table } = this.watching,
      reading = this.#rush ? null : settings.reading;
    for (const frame of framesOf(state, past, parts?.tell, table, reading, this.#before)) this.#pace.take(frame);
    this.#before = [...this.#before, ...state.events].slice(-REMEMBERED);
    if (!this.#rush) return;
    this.#pace.skip();
    const { waiting_for: waiting } = state.view;
    // it is one's turn again; for those who watch, another's
    if (state.yours.some((seat) => waiting.includes(seat)) || !state.yours.length) this.#rush = false;
  }

  /** To the present, at once; where another's turn is being told, to its end, whatever is still on its way. */
  skip(): boolean {
    this.#rush ||= this.#pending > 0 || Boolean(this.watching.telling);
    return this.#pace.skip();
  }
}
