import { council } from "./council";
import { laniakea } from "./laniakea";
import { ultramassive } from "./ultramassive";

/** What the lobby shows of a game: the inside of a picture, and the part of it that is seen. */
export const covers: Record<string, { box: string; draw: () => string }> = {
  laniakea: { box: "-165 -212 330 424", draw: laniakea },
  ultramassive: { box: "-165 -212 330 424", draw: ultramassive },
  council: { box: "8 -6 336 432", draw: council },
};
