/** What a game is about, in pictures: drawn by `overview.ts` of its folder, shown before a first game and above its
 *  rules. */
export interface Scene {
  icon: string;
  title: string;
  text?: string;
  /** in their order: what is done, and what else is to be known of it */ steps?: [string, string][];
  /** what the picture shows */ said: string;
  /** the inside of a picture of 290 by 206 */ draw: () => string;
}
/** A symbol and what it stands for. */
export interface Sign {
  icon: string;
  colour?: string;
  name: string;
  about: string;
}
export interface Overview {
  motto: string;
  scenes: Scene[];
  legend: { title: string; said: string; /** the inside of a picture of 342 by 212 */ draw: () => string };
  signs: Sign[];
}
const drawn = import.meta.glob<{ overview: Overview }>("../games/*/overview.ts");

export const hasOverview = (game: string): boolean => `../games/${game}/overview.ts` in drawn;
export async function overviewOf(game: string): Promise<Overview | null> {
  return (await drawn[`../games/${game}/overview.ts`]?.())?.overview ?? null;
}
