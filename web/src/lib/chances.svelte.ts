/** Everybody's chance to win while a game runs: for those who watch, and for players who want it where all agreed. */
import { Failed, get } from "./api";
import type { Chances } from "./protocol";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";

/** milliseconds between two questions: bots may move faster than anybody reads */
const PAUSE = 2500;

export class LiveChances {
  said = $state.raw<number[]>([]);
  #asked = -1;
  #busy = false;
  /** somebody does not want it */
  #refused = false;

  constructor(readonly sitting: Sitting) {}

  get wanted(): boolean {
    const { state, hints } = this.sitting,
      watches = !state.yours.length;
    return (
      state.table.judged && state.table.status === "running" && (watches || (settings.kept.chances && hints.allowed))
    );
  }
  get shown(): boolean {
    return this.wanted && this.said.length > 1;
  }

  /** To be called with every position: asked one after another, and what came meanwhile at the end. */
  async look(): Promise<void> {
    const { id, present } = this.sitting;
    if (!this.wanted || this.#refused || this.#busy || this.#asked === present.version) return;
    this.#asked = present.version;
    this.#busy = true;
    try {
      this.said = (await get<Chances>(`/api/tables/${id}/chances?seat=${present.seat}`)).chances;
    } catch (why) {
      this.#refused = why instanceof Failed && [403, 409].includes(why.status);
    }
    setTimeout(() => {
      this.#busy = false;
      void this.look();
    }, PAUSE);
  }
}
