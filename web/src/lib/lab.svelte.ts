/** What the lab of this server has: reports and runs, kept fresh while somebody looks. */
import { get, post, sentence } from "./api";
import type { Lab, LabRun } from "./protocol";

const OFTEN = 2000,
  SELDOM = 15_000;

export interface RunWish {
  game: string;
  bots: string[];
  seats: number[];
  games: number;
  seed: number;
  variant: string;
  against: string;
}

export class Laboratory {
  found = $state.raw<Lab | null>(null);
  trouble = $state("");
  busy = $state(false);

  get runs(): LabRun[] {
    return this.found?.runs ?? [];
  }
  get going(): LabRun[] {
    return this.runs.filter(({ status }) => status !== "whole");
  }
  get done(): LabRun[] {
    return this.runs.filter(({ status }) => status === "whole");
  }
  get playing(): boolean {
    return this.runs.some(({ status }) => status === "playing" || status === "reporting");
  }

  watch = () => {
    let timer = 0,
      over = false;
    const look = async () => {
      clearTimeout(timer);
      if (!document.hidden) await this.#take(() => get<Lab>("/api/lab"));
      if (!over) timer = window.setTimeout(() => void look(), this.playing ? OFTEN : SELDOM);
    };
    const seen = () => void look();
    seen();
    document.addEventListener("visibilitychange", seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  };
  start = (wish: RunWish) => this.#take(() => post<Lab>("/api/lab/runs", wish));
  stop = (id: string) => this.#take(() => post<Lab>(`/api/lab/runs/${id}/stop`));
  resume = (id: string) => this.#take(() => post<Lab>(`/api/lab/runs/${id}/resume`));

  async #take(ask: () => Promise<Lab>): Promise<void> {
    this.busy = true;
    try {
      this.found = await ask();
      this.trouble = "";
    } catch (why) {
      this.trouble = sentence(why);
    } finally {
      this.busy = false;
    }
  }
}
