/** A game seen again: any moment of it, as a seat saw it; after the end as anybody, or as all. */
import { words } from "../words";
import { Failed, get, sentence } from "./api";
import { course as courseOf, type Course, starts, swings } from "./course";
import type { GameParts } from "./game";
import { landmarksIn, nextStart } from "./landmarks";
import { eventsNamed, stateNamed } from "./naming";
import { motion } from "./motion.svelte";
import { partsAndContent } from "./parts";
import { Positions } from "./positions";
import type { GameEvent, Score, TableInfo, TableState } from "./protocol";
import { Table } from "./table.svelte";

const STEP = 1000;

export class Replay {
  table = new Table();
  parts = $state.raw<GameParts | null>(null);
  story = $state.raw<GameEvent[]>([]);
  info = $state.raw<TableInfo | null>(null);
  move = $state(0);
  total = $state(0);
  seat = $state<number | "all">(-1);
  yours = $state.raw<number[]>([]);
  /** of all who have a score, a solo opponent too */
  names = $state.raw<string[]>([]);
  scores = $state.raw<Score[]>([]);
  rate = $state(1);
  playing = $state(false);
  ready = $state(false);
  gone = $state.raw<Failed | null>(null);
  course = $state.raw<Course | null>(null);
  #positions: Positions;
  #timer = 0;
  #wanted = 0;

  constructor(
    readonly id: string,
    move: number,
  ) {
    this.table.still = true;
    this.#positions = new Positions(id);
    void this.#load(move);
  }

  get over(): boolean {
    return this.info?.status === "over";
  }
  /** the moves with which rounds begin */
  rounds = $derived(
    starts(this.course?.rounds ?? []).map(({ round, move }) => ({ text: words.turnedIn(round), move })),
  );
  landmarks = $derived(landmarksIn(this.story, this.parts?.landmarks ?? {}));
  /** where the game turned */
  turns = $derived(this.course && this.over ? swings(this.course) : []);

  async #load(move: number): Promise<void> {
    try {
      const state = await get<TableState>(`/api/tables/${this.id}`);
      this.info = state.table;
      this.yours = state.yours;
      this.names = state.scores?.map((score) => words.capital(score.name)) ?? state.view?.names ?? [];
      this.scores = state.scores ?? [];
      this.seat = state.table.status === "over" ? "all" : (state.yours[0] ?? -1);
      this.total = state.view?.moves ?? 0;
      const [parts, content] = await partsAndContent(state.table);
      this.parts = parts;
      this.table.content = content;
      await this.as(
        this.yours[0] !== undefined && this.over ? this.yours[0] : this.seat,
        Number.isNaN(move) ? this.total : move,
      );
      this.ready = true;
    } catch (why) {
      this.gone = why instanceof Failed ? why : new Failed(sentence(why), 0);
    }
  }

  /** While a game runs, choices made behind a screen count only for the seat that made them. */
  async #count(seat: number): Promise<void> {
    const state = await get<TableState>(`/api/tables/${this.id}?seat=${seat}`);
    this.total = state.view?.moves ?? 0;
    this.course = null;
  }

  /** See the game as this seat. */
  async as(seat: number | "all", move = this.move): Promise<void> {
    this.seat = seat;
    this.#positions.forget();
    if (!this.over) await this.#count(Number(seat));
    this.story = await get<GameEvent[]>(
      `/api/tables/${this.id}/story?seat=${seat === "all" ? (this.yours[0] ?? 0) : seat}`,
    );
    await this.to(move);
    if (!this.course)
      void courseOf(this.id, this.over ? -1 : Number(seat)).then(
        (found) => {
          this.course = found;
        },
        () => undefined,
      );
  }

  async to(move: number): Promise<void> {
    move = Math.max(0, Math.min(this.total, move));
    this.#wanted = move;
    const state = await this.#positions.at(this.seat, move);
    if (this.#wanted !== move) return; // scrubbed on since
    const step = move === this.move + 1,
      events = step ? this.story.filter((event) => event.move === move) : [];
    this.beside(state, events, !step);
    this.story = eventsNamed(this.story, (ref) => this.nameOf(ref));
    this.move = move;
    if (move < this.total) void this.#positions.at(this.seat, move + 1).catch(() => undefined);
  }
  nameOf(ref: string, view = this.table.state.view): string {
    return this.parts?.named?.(view, this.table.content, ref) ?? "";
  }
  /** Puts a position on the table, of the game or beside it. */
  beside(state: TableState, events: GameEvent[], fresh = false): void {
    const named = stateNamed({ ...state, events, fresh }, (ref) => this.nameOf(ref, state.view));
    motion.show(this.table, named, this.parts, 1);
  }
  /** On or back from where one is on the way to: quick steps all count. */
  step(by: number): Promise<void> {
    return this.to(this.#wanted + by);
  }
  round(step: number): void {
    const starts = this.rounds.map((round) => round.move);
    void this.to(nextStart(starts, this.#wanted, step) ?? (step > 0 ? this.total : 0));
  }

  play(on = !this.playing): void {
    this.playing = on;
    clearTimeout(this.#timer);
    if (!on) return;
    const next = async () => {
      if (this.move >= this.total) return this.play(false);
      await this.to(this.move + 1).catch(() => {
        this.playing = false;
      });
      if (this.playing) this.#timer = window.setTimeout(() => void next(), STEP / this.rate);
    };
    if (this.move >= this.total) void this.to(0).then(next);
    else void next();
  }
  stop(): void {
    this.play(false);
  }
}
