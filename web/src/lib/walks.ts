/** Ways that were not gone, asked of the server once: what each choice would bring, and what is seen after it. */
import { get } from "./api";
import type { Ahead } from "./protocol";

interface From {
  /** after so many moves; now, if it is not said */ move?: number;
  /** who looks on, after the game */ viewer?: number | "all";
}

export class Walks {
  #known = new Map<string, Promise<Ahead[]>>();

  constructor(readonly id: string) {}

  of(seat: number, keys: string[], { move, viewer }: From = {}): Promise<Ahead[]> {
    const query = new URLSearchParams(keys.map((key) => ["key", key]));
    query.set("seat", String(seat));
    if (move !== undefined) query.set("move", String(move));
    if (viewer !== undefined) query.set("viewer", String(viewer));
    const asked = query.toString(),
      known = this.#known.get(asked);
    if (known) return known;
    const found = get<Ahead[]>(`/api/tables/${this.id}/way?${asked}`);
    this.#known.set(asked, found);
    found.catch(() => this.#known.delete(asked));
    return found;
  }
  forget(): void {
    this.#known.clear();
  }
}
