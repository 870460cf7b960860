/** The deal of a first game, where a game has one that teaches well. */
import type { Opening } from "./game";

const found = import.meta.glob<{ opening: Opening }>("../games/*/opening.ts");

export async function seedToLearn(game: string): Promise<string | undefined> {
  return (await found[`../games/${game}/opening.ts`]?.())?.opening.seed;
}
