/** Three good ideas when somebody asks for them: the first at once, better founded ones as they come. */
import { sentence } from "./api";
import { Asking, helped, hintAt, type Numbered } from "./hinting";
import type { Idea, Option } from "./protocol";
import type { Sitting } from "./sitting.svelte";
import { Walked } from "./walked.svelte";

export class Hints {
  open = $state(false);
  ideas = $state.raw<Numbered[]>([]);
  /** which of them is pointed at, as its whole way on the board */
  shown = $state(0);
  judge = $state("");
  /** how often was thought more deeply, and whether more is to come */
  depth = $state(-1);
  busy = $state(false);
  /** deeper answers are to be had */
  #more = false;
  readonly asking = new Asking();
  readonly walked: Walked;
  /** the question that they are for */
  #version = -1;
  #begun: Numbered | null = null;
  #pointed = "";
  constructor(readonly sitting: Sitting) {
    this.walked = new Walked(sitting.id);
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
    await this.#think(version);
  }
  async #think(version: number): Promise<void> {
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
    for (const idea of this.ideas) void this.walked.walk(this.sitting.state.seat, idea);
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
    if (idea) this.#begun = { ...idea, steps: idea.steps.slice(1) };
    else this.#leave();
  }
  /** A new position: only the rest of an idea that is followed is still true, unless a rival moved at the same time. */
  moved(asksTheSame: boolean): void {
    const { state } = this.sitting;
    if (state.version === this.#version) return;
    this.asking.end();
    const rest = this.#begun;
    if (asksTheSame && !rest) return this.#again(state.version);
    if (!rest || !this.optionOf(rest) || !this.allowed) return this.#leave();
    this.#forget();
    this.#version = state.version;
    this.ideas = [rest];
    void this.walked.walk(state.seat, rest);
  }
  /** What was thought stays until it has been thought about once more. */
  #again(version: number): void {
    if (this.#version < 0) return;
    const begun = this.ideas.length > 0 && this.depth < 0 && !this.busy;
    this.walked.past();
    this.#version = version;
    if (begun) return;
    this.depth = -1;
    this.busy = false;
    this.#more = true;
    if (this.open) void this.#think(version);
  }
  #leave(): void {
    this.open = false;
    this.#forget();
  }
  #forget(): void {
    this.walked.forget();
    this.#begun = null;
    this.#version = -1;
    this.#pointed = "";
    this.ideas = [];
    this.shown = 0;
    this.depth = -1;
    this.busy = this.#more = false;
  }
}
