/** At a table: what is heard from the server, and what of it is shown. */
import { Failed, get, sentence } from "./api";
import type { Deed } from "./deeds";
import { asSeenBy, logWith } from "./events";
import { Follower } from "./follower";
import type { GameParts } from "./game";
import { Live, type News } from "./live";
import { milestoneIn, Milestones } from "./milestones.svelte";
import { stateNamed } from "./naming";
import { motion } from "./motion.svelte";
import { partsAndContent } from "./parts";
import { Positions } from "./positions";
import type { GameEvent, TableState } from "./protocol";
import { nextHere } from "./seats";
import { Table } from "./table.svelte";
import { type Thinking, thinkingOn } from "./thinking";

export class Watching {
  table = new Table();
  parts = $state.raw<GameParts | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** the events of the newest state, for rings and sentences */
  news = $state.raw<GameEvent[]>([]);
  thinking = $state.raw<Thinking | null>(null);
  /** what another does, while it is to be read */
  telling = $state.raw<Deed | null>(null);
  milestones = new Milestones();
  ready = $state(false);
  lost = $state(false);
  gone = $state.raw<Failed | null>(null);
  /** the seat to which the device is handed over, or -1 */
  curtain = $state(-1);

  protected live: Pick<Live, "ask" | "look" | "close"> | null = null;
  protected positions: Positions;
  #follower: Follower;
  #now = $state.raw<TableState | null>(null);
  #closed = false;

  constructor(readonly id: string) {
    this.positions = new Positions(id);
    this.#follower = new Follower(this, this.positions, (state, rate) => this.#show(state, rate));
    void this.sit();
  }

  get state(): TableState {
    return this.table.state;
  }
  /** the newest state, also while the past is looked at */
  get present(): TableState {
    return this.#now ?? this.table.state;
  }
  get lookingBack(): boolean {
    return this.#now !== null;
  }
  get mine(): boolean {
    return Boolean(this.state.view) && this.state.view.waiting_for.includes(this.state.seat) && !this.table.still;
  }
  /** what a place is called at this table */
  nameOf = (ref: string, view = this.state.view): string => this.parts?.named?.(view, this.table.content, ref) ?? "";
  name(seat: number): string {
    return this.state.view?.names[seat] ?? this.state.table.seats[seat]?.name ?? "";
  }

  protected async sit(): Promise<void> {
    try {
      const state = await get<TableState>(`/api/tables/${this.id}`);
      const [parts, content] = await partsAndContent(state.table);
      this.parts = parts;
      this.table.content = content;
      if (this.#closed) return;
      const seat = state.yours.length === 1 ? state.yours[0]! : -1;
      this.live = new Live(this.id, seat, {
        heard: (message) => this.hear(message),
        connected: (up) => {
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

  protected hear(message: News): void {
    if (message.on === "state") this.#follower.hear(message);
    else if (message.on === "thinking") this.thinking = thinkingOn(this.thinking, message);
    else if (message.on === "hinted") this.hinted(message.seat);
    else if (message.on === "table" && this.state) this.table.state = { ...this.state, table: message.table };
  }

  #show(state: TableState, rate: number): void {
    this.lookOn();
    const before = this.table.state as TableState | undefined;
    const moved = before?.version !== state.version || before.seat !== state.seat;
    state = stateNamed(state, (ref) => this.nameOf(ref, state.view));
    motion.show(this.table, state, this.parts, rate);
    this.ready = true;
    if (!state.view) return;
    state.events = asSeenBy(state.seat, state.events, this.parts?.own ?? []);
    this.log = logWith(this.log, state);
    this.news = state.fresh ? [] : state.events;
    const great = !state.fresh && before?.view && milestoneIn(state, before.view, this.parts!, this.table);
    if (great) this.milestones.show(great, state.table.game);
    if (moved) {
      this.thinking = null;
      this.moved(state, before);
    }
    this.#handOver(state);
  }
  /** Another position, or another seat's: what was about to be done belonged to the old one. */
  protected moved(_state: TableState, _before: TableState | undefined): void {}
  /** Somebody here has asked for a hint. */
  protected hinted(_seat: number): void {}

  /** A moment of the past on the table, with the board of the one whose deed it was in the middle. */
  lookBack(state: TableState, seat: number, forward: boolean): void {
    this.#now ??= this.table.state;
    this.table.still = true;
    if (this.parts?.own) this.table.eyes = seat === state.seat ? -1 : seat;
    motion.show(this.table, { ...state, events: [], fresh: !forward }, this.parts, 1);
  }
  lookOn(): void {
    if (!this.#now) return;
    motion.show(this.table, { ...this.#now, fresh: true }, this.parts, 0);
    this.#now = null;
    this.table.eyes = -1;
    this.table.still = this.curtain >= 0;
  }

  /** Several own seats at one screen: a curtain before the next one's secrets. */
  #handOver(state: TableState): void {
    this.curtain = state.yours.length > 1 && state.table.status === "running" ? nextHere(state) : -1;
    this.table.still = this.curtain >= 0;
  }
  lift(): void {
    this.live?.look(this.curtain);
  }
  skip(): boolean {
    return this.#follower.skip();
  }

  close(): void {
    this.#closed = true;
    this.live?.close();
  }
}
