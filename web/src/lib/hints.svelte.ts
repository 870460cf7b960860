/** Three good ideas when somebody asks for them: the first at once, better founded ones as they come. */
import { sentence } from "./api";
import { Asking, helped, hintAt, type Numbered } from "./hinting";
import type { Ahead, Idea, Option, TableState } from "./protocol";
import { Walks } from "./walks";
import type { Sitting } from "./sitting.svelte";

export class Hints {
  open = $state(false);
  ideas = $state.raw<Numbered[]>([]);
  /** which of them is pointed at, as its whole way on the board */
  shown = $state(0);
  judge = $state("");
  /** how often was thought more deeply, and whether more is to come */
  depth = $state(-1);
  busy = $state(false);
  /** by seat: how often somebody asked while one looked on */
  asked = $state.raw<number[]>(Array<number>(16).fill(0));
  /** what each idea would bring, step by step, as far as it is known */
  ahead = $state.raw<Record<number, Ahead[]>>({});
  /** deeper answers are to be had */
  #more = false;
  readonly asking = new Asking();
  #walks: Walks;
  /** the question that they are for */
  #version = -1;
  #begun: Numbered | null = null;
  #pointed = "";
  constructor(readonly sitting: Sitting) {
    this.#walks = new Walks(sitting.id);
  }

  get allowed(): boolean {
    return helped(this.sitting.state.table);
  }
  get offered(): boolean {
    return this.allowed && this.sitting.mine && this.sitting.table.options.length > 1;
  }
  get now(): Numbered | undefined {
    return this.ideas[this.shown];
  }
  optionOf(idea: Idea | undefined): Option | undefined {
    return this.sitting.table.options.find((option) => option.key === idea?.steps[0]?.key);
  }

  toggle(): boolean {
    if (this.open) this.shut();
    else if (this.offered) void this.ask();
    return true;
  }
  shut(): void {
    this.open = false;
  }
  /** Better founded ideas are asked for as long as somebody looks at them, and again when they do. */
  async ask(): Promise<void> {
    this.open = true;
    this.sitting.recap.shut(); // ideas are drawn on the board, where it lies
    const { version } = this.sitting.state;
    const known = this.#version === version && this.ideas.length > 0;
    if (this.#version === version && (this.busy || (known && !this.#more))) return;
    if (!known) this.#forget();
    this.sitting.lookAway();
    this.#version = version;
    this.busy = this.#more = true;
    try {
      while (this.#more && this.#current(version)) await this.#deeper(version);
    } catch (trouble) {
      if (this.#current(version) && !this.ideas.length) {
        this.open = false;
        this.sitting.notice = sentence(trouble);
      }
    } finally {
      if (this.#version === version) this.busy = false;
    }
  }
  #current = (version: number): boolean => this.#version === version && this.open;

  async #deeper(version: number): Promise<void> {
    const hint = await hintAt(this.sitting, this.depth + 1);
    if (this.#version !== version) return;
    this.#more = hint?.more ?? false;
    if (!hint) return;
    this.ideas = hint.ideas.map((idea, i) => ({ ...idea, n: i + 1 }));
    const pointed = hint.ideas.findIndex((idea) => idea.key === this.#pointed);
    this.shown = Math.max(0, pointed);
    this.judge = hint.judge;
    this.depth = hint.depth;
    for (const idea of this.ideas) void this.#walk(idea);
  }
  async #walk({ n, steps }: Numbered): Promise<void> {
    const version = this.#version,
      keys = steps.map((step) => step.key);
    const found = await this.#walks.of(this.sitting.state.seat, keys).catch(() => []);
    const still = this.ideas.find((idea) => idea.n === n)?.steps.map((step) => step.key);
    if (this.#version === version && still?.join() === keys.join()) this.ahead = { ...this.ahead, [n]: found };
  }

  point(at: number): void {
    this.shown = at;
    this.#pointed = this.now?.key ?? "";
  }
  /** A digit: the idea is shown, and once it is shown it is played. */
  press(at: number): true {
    if (at === this.shown) this.play();
    this.point(at);
    return true;
  }
  play(): void {
    const option = this.optionOf(this.now);
    if (option) void this.sitting.choose(option);
  }

  /** Somebody goes an idea's way: what is left of it stays. */
  chose(key: string): void {
    this.asking.end();
    const idea = this.ideas.find((one) => one.steps[0]?.key === key);
    this.#begun = idea ? { ...idea, steps: idea.steps.slice(1) } : null;
  }
  /** A new position: only the rest of an idea that is followed is still true. */
  moved(state: TableState = this.sitting.state): void {
    const rest = this.#begun;
    if (state.version === this.#version) return;
    this.asking.end();
    const { open } = this;
    this.#forget();
    if (!rest || !this.optionOf(rest) || !this.allowed) {
      this.open = false;
      return;
    }
    this.open = open;
    this.#version = state.version;
    this.ideas = [rest];
    void this.#walk(rest);
  }
  heard(seat: number): void {
    this.asked = this.asked.with(seat, this.asked[seat]! + 1);
  }
  #forget(): void {
    this.#walks.forget();
    this.#begun = null;
    this.#version = -1;
    this.#pointed = "";
    this.ideas = [];
    this.ahead = {};
    this.shown = 0;
    this.depth = -1;
    this.busy = this.#more = false;
  }
}
