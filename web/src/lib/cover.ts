/** What the lobby shows of a game: the inside of a picture, and the part of it that is seen. Drawn by `cover.ts`. */
export interface Cover {
  box: string;
  draw: () => string;
}
const drawn = import.meta.glob<{ cover: Cover }>("../games/*/cover.ts");

export async function coverOf(game: string): Promise<Cover> {
  const own = drawn[`../games/${game}/cover.ts`];
  return own ? (await own()).cover : (await import("../plain/cover")).cover(game);
}
