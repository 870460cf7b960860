/** The drawings of a game, fetched when its table opens. */
import type { GameParts } from "./game";

const drawn = import.meta.glob<{ parts: GameParts }>("../games/*/index.ts");

export async function partsOf(game: string): Promise<GameParts> {
  const load = drawn[`../games/${game}/index.ts`] ?? (() => import("../plain"));
  return (await load()).parts;
}
