/** What options mean and are certain to bring, asked once a position. */
import type { Foretold, Option } from "./protocol";

type Ask = (option: Option) => Promise<Foretold>;
export const UNTOLD: Foretold = { meaning: [], vain: [], events: [], marks: [] };

export class Previews {
  #known = new Map<string, Foretold>();

  constructor(readonly ask: Ask) {}

  known(option: Option): Foretold | undefined {
    return this.#known.get(option.key);
  }
  /** A new position: what is still on its way belongs to the old one. */
  forget(): void {
    this.#known = new Map();
  }
  async of(option: Option): Promise<Foretold> {
    const known = this.#known;
    const found = known.get(option.key);
    if (found) return found;
    try {
      const told = await this.ask(option);
      known.set(option.key, told);
      return told;
    } catch {
      return UNTOLD; // a preview that does not come is no trouble: the choice still stands
    }
  }
}
