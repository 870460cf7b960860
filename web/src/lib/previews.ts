/** What options are certain to bring, asked once a position. */
import type { Option } from "./protocol";

type Ask = (option: Option) => Promise<string[]>;

export class Previews {
  #known = new Map<string, string[]>();

  constructor(readonly ask: Ask) {}

  known(option: Option): string[] | undefined {
    return this.#known.get(option.key);
  }
  /** A new position: what is still on its way belongs to the old one. */
  forget(): void {
    this.#known = new Map();
  }
  async of(option: Option): Promise<string[]> {
    const known = this.#known;
    const found = known.get(option.key);
    if (found) return found;
    try {
      const lines = await this.ask(option);
      known.set(option.key, lines);
      return lines;
    } catch {
      return []; // a preview that does not come is no trouble: the choice still stands
    }
  }
}
