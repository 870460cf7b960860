/** Since your last turn: what the others did, as the server's record tells it, and a way back through it. */
import { get } from "./api";
import { type Deed, deedsOf } from "./deeds";
import { asSeenBy } from "./events";
import type { Positions } from "./positions";
import type { Since, TableState } from "./protocol";
import { settings } from "./settings.svelte";
import { changeOf, withWorth } from "./worth";
import type { Watching } from "./watching.svelte";

const STEP = 1400;

export class Recap {
  open = $state(false);
  /** it was opened by hand, and stays wherever it lies */
  wanted = false;
  /** a menu needs its place, and it comes back when that is shut */
  beneath = $state(false);
  /** whose deeds are shown */
  seat = $state(-1);
  /** which of them is looked back at, from 1; 0 is the present */
  step = $state(0);
  playing = $state(false);
  #since = $state.raw<Since | null>(null);
  #deeds = $state.raw<Deed[]>([]);
  /** who was asked: oneself or not; for those who watch, which seats */
  #asked = "";
  /** the game was still going on while one looked */
  #lived = false;
  #wanted = 0;
  #timer = 0;

  constructor(
    readonly sitting: Watching,
    readonly positions: Positions,
  ) {}

  /** who did something, those of others first */
  seats = $derived([...new Set(this.#deeds.map((deed) => deed.seat))].sort((a, b) => this.#own(a) - this.#own(b)));
  lines = $derived(this.#deeds.filter((deed) => deed.seat === this.seat));
  get there(): boolean {
    return this.#deeds.length > 0;
  }
  /** shut, with something to tell */
  get waits(): boolean {
    const { state, telling } = this.sitting;
    return this.there && !this.open && !telling && state.table.status !== "open";
  }
  /** What somebody had before and has now, and how much that is in words. */
  change(seat: number) {
    return changeOf(this.sitting.parts!, this.#since!, this.sitting.present.view, seat);
  }

  /** To be called with every new position: opens by itself when it is one's turn again, and when others have ended the
   *  game. For those who watch it is there whenever another is asked. */
  turn({ seat, view, table }: TableState): void {
    const asked = seat < 0 ? view.waiting_for.join() : view.waiting_for.includes(seat) ? "me" : "",
      over = table.status === "over";
    const opens = asked === "me" || (over && seat >= 0 && (this.#lived || this.open));
    if (over || (asked && asked !== this.#asked)) void this.load(opens);
    this.#asked = asked;
    this.#lived = !over;
  }

  async load(opens: boolean): Promise<void> {
    const { sitting } = this,
      { seat } = sitting.state,
      tell = sitting.parts?.tell;
    if (!tell) return;
    const since = await get<Since>(`/api/tables/${sitting.id}/since?seat=${seat}`).catch(() => null);
    if (!since || sitting.state.seat !== seat) return;
    // one ended it oneself: what others did before that was told before that
    if (sitting.present.table.status === "over" && since.last < sitting.present.view.moves) opens = false;
    const events = asSeenBy(seat, since.events, []);
    this.#since = since;
    this.#deeds = withWorth(deedsOf(events, tell, sitting.table), since, sitting.parts!);
    const rivals = this.seats.filter((one) => !this.#own(one));
    this.seat = rivals.sort((a, b) => this.#rise(b) - this.#rise(a))[0] ?? -1;
    this.step = 0;
    this.wanted = false;
    // little is said by the chip
    this.open =
      opens && settings.kept.recap && this.#deeds.filter((deed) => !this.#own(deed.seat) && !deed.slight).length > 1;
    if (!rivals.length) this.#deeds = [];
  }
  #own = (seat: number): number => Number(seat === this.sitting.state.seat);
  #rise = (seat: number): number => (this.#since?.totals.at(-1)?.[seat] ?? 0) - (this.#since?.totals[0]?.[seat] ?? 0);

  /** Look at one of the deeds on the board, or with 0 at the present again. */
  async go(step: number): Promise<void> {
    const deed = this.lines[step - 1];
    this.#wanted = deed ? step : 0;
    if (!deed) return this.now();
    this.open = true;
    const state = await this.positions.at(this.sitting.state.seat, deed.last).catch(() => null);
    if (this.#wanted !== step || !state) return;
    const forward = step === this.step + 1;
    this.step = step;
    this.sitting.lookBack(state, deed.seat, forward);
  }
  /** `,` and `.`: before the first deed is the present too. */
  along(by: number): void {
    this.play(false);
    const last = this.lines.length,
      from = this.#wanted || (by < 0 ? last + 1 : 0);
    void this.go(from + by > last ? 0 : from + by);
  }
  of(seat: number): void {
    this.play(false);
    this.now();
    this.seat = seat;
  }
  play(on = !this.playing): void {
    clearTimeout(this.#timer);
    this.playing = on;
    if (!on) return;
    const next = () => {
      if (this.step >= this.lines.length) return this.play(false);
      void this.go(this.step + 1);
      this.#timer = window.setTimeout(next, STEP);
    };
    if (this.step >= this.lines.length) this.step = 0;
    next();
  }
  show(): void {
    this.wanted = this.open = true;
  }
  now(): void {
    this.#wanted = this.step = 0;
    this.sitting.lookOn();
  }
  shut(): void {
    this.play(false);
    this.now();
    this.open = false;
  }
}
