/** Cards keep their places while they are played: none slides under the pointer, and one that leaves leaves a gap. */
export class Keeping {
  #while = "";
  #cards: string[] = [];

  /** What lies where. `phase` names the time for which places are kept; with the next one they close. */
  places(phase: string, hand: readonly string[]): string[] {
    const kept = phase && phase === this.#while ? this.#cards : [];
    const more = [...hand];
    for (const card of kept) if (more.includes(card)) more.splice(more.indexOf(card), 1);
    this.#while = phase;
    this.#cards = [...kept, ...more];
    return this.#cards;
  }
}

/** Each place with its card, or with the fact that it has gone; of two that are alike the later has gone. */
export function withGaps(places: readonly string[], hand: readonly string[]): { ref: string; gone: boolean }[] {
  const left = [...hand];
  return places.map((ref) => {
    const at = left.indexOf(ref);
    if (at >= 0) left.splice(at, 1);
    return { ref, gone: at < 0 };
  });
}
