/** Sitting at a table: what is heard from the server, and what is done there. */
import { words } from "../words";
import { Failed, get, sentence } from "./api";
import { Choices } from "./choices";
import { asSeenBy, logWith } from "./events";
import type { GameParts } from "./game";
import { Live, type News } from "./live";
import { motion } from "./motion.svelte";
import { Pace } from "./pace";
import { partsOf } from "./parts";
import { Previews } from "./previews";
import type { Content, GameEvent, Option, Refused, TableInfo, TableState } from "./protocol";
import { plain } from "./sentence";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

export class Sitting {
  table = new Table();
  parts = $state.raw<GameParts | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** the events of the newest state, for rings and sentences */
  news = $state.raw<GameEvent[]>([]);
  thinking = $state.raw<{ seat: number; since: number; done: number; share: number } | null>(null);
  ready = $state(false);
  lost = $state(false);
  gone = $state.raw<Failed | null>(null);
  /** a choice is on its way */
  busy = $state(false);
  /** several options on one element, waiting to be picked from */
  menu = $state("");
  /** an option that could not be taken back: it is asked once more */
  armed = $state("");
  /** the seat to which the device is handed over, or -1 */
  curtain = $state(-1);
  /** a sentence that belongs to no element */
  notice = $state("");
  /** the option whose outcome is shown */
  previewed = $state("");
  /** the verb of the choice made last */
  did = $state("");

  #live: Live | null = null;
  #pace = new Pace(
    (state, rate) => this.#show(state, rate),
    () => settings.slowness,
  );
  #previews = new Previews(({ key }) => this.#live!.ask("preview", { seat: this.state.seat, key }));
  #choices = new Choices();
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
      await this.#fetchGame(state.table);
      if (this.#closed) return;
      const seat = state.yours.length === 1 ? state.yours[0]! : -1;
      this.#live = new Live(this.id, seat, {
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

  async #fetchGame(info: TableInfo): Promise<void> {
    const query = new URLSearchParams(info.settings).toString();
    const [parts, content] = await Promise.all([
      partsOf(info.game),
      get<Content>(`/api/games/${info.game}/content?${query}`),
    ]);
    this.parts = parts;
    this.table.content = content;
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
      this.#clear();
      this.#previews.forget();
      this.notice = state.notice;
    }
    this.#handOver(state);
  }

  #clear(): void {
    this.menu = this.armed = "";
    this.table.refused = null;
    this.table.preview = [];
    this.previewed = "";
    this.notice = "";
  }

  /** Several own seats at one screen: a curtain before the next one's secrets. */
  #handOver(state: TableState): void {
    const next = state.view.waiting_for.includes(state.seat)
      ? -1
      : (state.yours.find((seat) => state.view.waiting_for.includes(seat)) ?? -1);
    this.curtain = state.yours.length > 1 && state.table.status === "running" ? next : -1;
    this.table.still = this.curtain >= 0;
  }
  lift(): void {
    this.#live?.look(this.curtain);
  }
  skip(): boolean {
    return this.#pace.skip();
  }

  final(option: Option): boolean {
    return this.state.finals.includes(option.key);
  }
  /** Whether to ask once more: not where there is nothing else to do anyway. */
  #unsure(option: Option): boolean {
    return (
      settings.kept.confirm &&
      this.armed !== option.key &&
      this.final(option) &&
      (this.table.options.length > 1 || this.state.undo.can)
    );
  }
  #arm(option: Option): void {
    this.#clear();
    this.armed = option.key;
    void this.foresee(option);
  }

  async choose(option: Option, { again = false, sure = false } = {}): Promise<void> {
    if (this.busy || this.table.still) return;
    // what was clicked belonged to the past
    if (this.skip() && !this.table.options.some((each) => each.key === option.key)) return;
    if (!sure && this.#unsure(option)) return this.#arm(option);
    this.#clear();
    this.table.hovered = "";
    this.busy = true;
    const { seat, view } = this.state;
    try {
      await this.#live?.ask("choose", { seat, key: option.key, version: view.version }, true);
      this.#choices.made(option.key, again);
      this.did = option.verb;
    } catch (trouble) {
      // an answer that was lost is no refusal: what became of the choice is seen when the line is back
      if (trouble instanceof Failed && !trouble.status) this.notice = sentence(trouble);
      else
        this.#refuse(option.target, {
          words: [sentence(trouble)],
          rules: trouble instanceof Failed ? trouble.rules : [],
          verb: option.verb,
          more: [],
        });
    } finally {
      this.busy = false;
    }
  }

  #refuse(ref: string, answer: Refused): void {
    if (ref) this.table.refused = { ref, answer };
    else this.notice = plain(answer.words);
  }

  async undo(): Promise<void> {
    if (!this.state.undo.can) {
      this.notice = this.state.undo.why || words.nothingToUndo;
      return;
    }
    try {
      await this.#live?.ask("undo", { seat: this.state.seat });
      this.#choices.takenBack();
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }
  /** Ask the others to let it be taken back, or answer such a request. */
  async plead(): Promise<void> {
    this.notice = "";
    await this.#say("plead", { seat: this.state.seat });
  }
  async agree(seat: number, yes: boolean): Promise<void> {
    await this.#say("agree", { seat, yes });
  }
  async #say(what: string, more: Record<string, unknown>): Promise<void> {
    try {
      await this.#live?.ask(what, more);
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }
  redo(): void {
    const option = this.table.options.find((each) => each.key === this.#choices.next);
    if (!option) {
      this.notice = words.nothingToRedo;
      return;
    }
    void this.choose(option, { again: true });
  }

  /** Show what the option is certain to bring. */
  async foresee(option: Option): Promise<void> {
    this.previewed = option.key;
    this.table.preview = this.#previews.known(option) ?? [];
    const lines = await this.outcome(option);
    if (this.previewed === option.key) this.table.preview = lines;
  }
  /** What the option is certain to bring, asked once a position. */
  outcome(option: Option): Promise<string[]> {
    return this.#previews.of(option);
  }

  async whyNot(ref: string): Promise<void> {
    this.menu = "";
    try {
      this.table.refused = { ref, answer: await this.#live!.ask<Refused>("why", { seat: this.state.seat, ref }) };
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
  }
}
