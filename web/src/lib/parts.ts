/** The drawings of a game, fetched when its table opens. */
import { get } from "./api";
import type { GameParts } from "./game";
import type { Content, TableInfo } from "./protocol";

const drawn = import.meta.glob<{ parts: GameParts }>("../games/*/index.ts");

export async function partsOf(game: string): Promise<GameParts> {
  const load = drawn[`../games/${game}/index.ts`] ?? (() => import("../plain"));
  return (await load()).parts;
}

/** The drawings of a table's game, and what is printed on its things under the settings of the table. */
export function partsAndContent({ game, settings }: TableInfo): Promise<[GameParts, Content]> {
  const query = new URLSearchParams(settings).toString();
  return Promise.all([partsOf(game), get<Content>(`/api/games/${game}/content?${query}`)]);
}
