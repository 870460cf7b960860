/** The positions of a game that were looked at, so that a step back needs no answer. */
import { get } from "./api";
import type { TableState } from "./protocol";

const KEPT = 400;

export class Positions {
  #seen = new Map<string, TableState>();

  constructor(readonly id: string) {}

  async at(seat: number | "all", move: number): Promise<TableState> {
    const key = `${seat} ${move}`,
      known = this.#seen.get(key);
    if (known) return known;
    const state = await get<TableState>(`/api/tables/${this.id}/at/${move}?seat=${seat}`);
    if (this.#seen.size > KEPT) this.#seen.clear();
    this.#seen.set(key, state);
    return state;
  }
  forget(): void {
    this.#seen.clear();
  }
}
