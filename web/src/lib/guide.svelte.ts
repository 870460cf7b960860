/** Leads through a first game: an overview before it, its first turn choice by choice, a lesson at each new thing. */
import { isGeneral, justSaid, lessonAt, ringOfStep, ringsOf, speaksOf, stepAt, type Taught } from "./teaching";
import { words } from "../words";
import { hintAt } from "./hinting";
import type { Idea } from "./protocol";
import { plain } from "./sentence";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";

/** heard like a lesson: the overview was opened */
const OVERVIEW = "overview";
/** how deeply the teacher thinks */
const TEACHERS = 2;

export class Guide {
  #thought = $state.raw<{ version: number; idea: Idea | null }>({ version: -1, idea: null });
  #seen = $state.raw<string[]>([]);
  #shown = { question: "", text: "" };

  constructor(readonly sitting: Sitting) {}

  get #game(): string {
    return this.sitting.state.table.game;
  }
  get #heard(): string[] {
    return settings.kept.taught[this.#game] ?? [];
  }
  /** This table was opened to learn the game, and nobody has said that it is enough. */
  get leads(): boolean {
    return settings.kept.guided === this.sitting.id && this.#on;
  }
  get #on(): boolean {
    return !settings.kept.skipped.includes(this.#game);
  }
  get begins(): boolean {
    return this.leads && !this.#heard.includes(OVERVIEW);
  }
  get #asked() {
    const { table, state } = this.sitting;
    return [table.options, state.view, state.seat] as const;
  }
  get step() {
    return this.leads && this.sitting.mine ? stepAt(this.sitting.parts?.opening, ...this.#asked) : undefined;
  }
  get lesson() {
    if (!this.#on || !this.sitting.mine || this.step) return undefined;
    const found = lessonAt(this.#lessons, ...this.#asked, this.#heard, this.#seen);
    return justSaid(found, this.#seen) ? undefined : found;
  }
  get #lessons() {
    return this.sitting.parts?.lessons ?? [];
  }
  /** There may be something to say at some question: room is kept for it, so that nothing else moves when it comes. */
  get speaks(): boolean {
    return this.leads || (this.#on && this.#lessons.some((one) => !this.#heard.includes(one.text)));
  }
  get #teaches(): boolean {
    return this.leads && this.sitting.hints.offered;
  }
  /** Where nothing else is to be said the teacher thinks of a good idea, once a question. */
  get #silent(): boolean {
    return this.#teaches && !this.sitting.hints.open && !this.step && !this.lesson;
  }
  think(): void {
    const { sitting } = this,
      { version } = sitting.state;
    if (!this.#silent || this.#thought.version === version) return;
    this.#thought = { version, idea: null };
    void hintAt(sitting, TEACHERS).then(
      (hint) => {
        if (this.#thought.version === version) this.#thought = { version, idea: hint?.ideas[0] ?? null };
      },
      () => undefined,
    );
  }
  get idea(): Idea | null {
    return this.#silent && this.#thought.version === this.sitting.state.version ? this.#thought.idea : null;
  }
  /** how many steps there are, and which of them this is */
  get progress(): [number, number] {
    const steps = this.sitting.parts?.opening?.steps ?? [];
    return [this.step ? steps.indexOf(this.step) + 1 : 0, steps.length];
  }
  get text(): string {
    const { idea } = this;
    if (idea) return words.teacherSays(plain(idea.steps[0]!.label), idea.reason);
    return (this.step ?? this.lesson)?.text ?? "";
  }
  get rings(): Taught[] {
    const { options, seat, view } = this.sitting.table,
      { step, lesson, idea } = this;
    if (idea) return ringOfStep(idea, options);
    return step ? ringOfStep(step, options) : lesson ? ringsOf(lesson, options, view, seat) : [];
  }
  /** To be called whenever it says something else, or something else is asked: what stood there has been seen. */
  saw(): void {
    if (this.sitting.lookingBack) return; // the same is asked when one is back
    const { mine, table } = this.sitting,
      // others may choose at the same time: that is no other question
      question = mine ? table.options.map((option) => option.key).join(" ") : "",
      was = this.#shown;
    if (was.question !== question && this.#lessons.some((one) => one.text === was.text))
      this.#seen = [...this.#seen.filter((text) => text !== was.text), was.text];
    this.#shown = { question, text: this.text };
  }

  /** It was read, and need not be said again. */
  read(): void {
    if (this.idea) this.#thought = { ...this.#thought, idea: null };
    else this.hear([this.text]);
  }
  hear(texts: string[]): void {
    settings.change({
      taught: { ...settings.kept.taught, [this.#game]: [...new Set([...this.#heard, ...texts])] },
    });
  }
  /** What the overview shows needs no lesson either. */
  looked(): void {
    const told = this.#lessons.filter(isGeneral);
    this.hear([OVERVIEW, ...told.map((one) => one.text)]);
  }
  /** What was done needs no lesson any more, and who has begun to play needs no words about the aim: they would stand
   *  before all other lessons. */
  did(verb: string): void {
    this.hear(this.#lessons.filter((one) => isGeneral(one) || speaksOf(one, verb)).map((one) => one.text));
  }
  skip(): void {
    settings.change({ skipped: [...settings.kept.skipped, this.#game] });
  }
}
