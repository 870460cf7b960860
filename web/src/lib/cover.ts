/** What the lobby shows of a game: the inside of a picture, and the part of it that is seen. Drawn by `cover.ts`. */
export interface Cover {
  box: string;
  draw: () => string;
}
const drawn = import.meta.glob<{ cover: Cover }>("../games/*/cover.ts");

export async function coverOf(game: string): Promise<Cover | undefined> {
  return (await drawn[`../games/${game}/cover.ts`]?.())?.cover;
}
