/** At a table: what is heard from the server, and what of it is shown. */
import { Failed, get, sentence } from "./api";
import { asSeenBy, logWith } from "./events";
import type { GameParts } from "./game";
import { Live, type News } from "./live";
import { motion } from "./motion.svelte";
import { Pace } from "./pace";
import { partsAndContent } from "./parts";
import type { GameEvent, TableState } from "./protocol";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

export class Watching {
  table = new Table();
  parts = $state.raw<GameParts | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** the events of the newest state, for rings and sentences */
  news = $state.raw<GameEvent[]>([]);
  thinking = $state.raw<{ seat: number; since: number; done: number; share: number } | null>(null);
  ready = $state(false);
  lost = $state(false);
  gone = $state.raw<Failed | null>(null);
  /** the seat to which the device is handed over, or -1 */
  curtain = $state(-1);

  protected live: Live | null = null;
  #pace = new Pace(
    (state, rate) => this.#show(state, rate),
    () => settings.slowness,
  );
  #closed = false;

  constructor(readonly id: string) {
    void this.#sit();
  }

  get state(): TableState {
    return this.table.state;
  }
  get mine(): boolean {
    return Boolean(this.state.view) && this.state.view.waiting_for.includes(this.state.seat) && !this.table.still;
  }
  name(seat: number): string {
    return this.state.view?.names[seat] ?? this.state.table.seats[seat]?.name ?? "";
  }

  async #sit(): Promise<void> {
    try {
      const state = await get<TableState>(`/api/tables/${this.id}`);
      const [parts, content] = await partsAndContent(state.table);
      this.parts = parts;
      this.table.content = content;
      if (this.#closed) return;
      const seat = state.yours.length === 1 ? state.yours[0]! : -1;
      this.live = new Live(this.id, seat, {
        heard: (message) => this.#hear(message),
        line: (up) => {
          this.lost = !up;
        },
        gone: (why) => {
          this.gone = why;
        },
      });
    } catch (trouble) {
      this.gone = trouble instanceof Failed ? trouble : new Failed(sentence(trouble), 0);
    }
  }

  #hear(message: News): void {
    if (message.on === "state") this.#pace.take(message);
    else if (message.on === "thinking") this.#think(message);
    else if (message.on === "table" && this.state) this.table.state = { ...this.state, table: message.table };
  }

  #think({ seat, done, share }: { seat: number; done: number; share: number }): void {
    this.thinking = {
      seat,
      done,
      share,
      since: this.thinking?.seat === seat && done ? this.thinking.since : performance.now(),
    };
  }

  #show(state: TableState, rate: number): void {
    const before = this.table.state as TableState | undefined;
    const moved = before?.version !== state.version || before.seat !== state.seat;
    motion.show(this.table, state, this.parts, rate);
    this.ready = true;
    if (!state.view) return;
    state.events = asSeenBy(state.seat, state.events, this.parts?.own ?? []);
    this.log = logWith(this.log, state);
    this.news = state.fresh ? [] : state.events;
    if (moved) {
      this.thinking = null;
      this.moved(state);
    }
    this.#handOver(state);
  }
  /** Another position, or another seat's: what was about to be done belonged to the old one. */
  protected moved(_state: TableState): void {}

  /** Several own seats at one screen: a curtain before the next one's secrets. */
  #handOver(state: TableState): void {
    const next = state.view.waiting_for.includes(state.seat)
      ? -1
      : (state.yours.find((seat) => state.view.waiting_for.includes(seat)) ?? -1);
    this.curtain = state.yours.length > 1 && state.table.status === "running" ? next : -1;
    this.table.still = this.curtain >= 0;
  }
  lift(): void {
    this.live?.look(this.curtain);
  }
  skip(): boolean {
    return this.#pace.skip();
  }

  close(): void {
    this.#closed = true;
    this.live?.close();
  }
}
