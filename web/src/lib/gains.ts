/** What one way brings more than another: rows with the game's own names for where points come from. */
import { words } from "../words";
import type { GameParts } from "./game";
import type { Gain } from "./protocol";

const RIVAL = "rival",
  ROUNDS = "rounds";

export const gainRows = (gains: Gain[], parts: Pick<GameParts, "sources">) =>
  gains.map(({ source, amount }) => ({
    name:
      source === RIVAL
        ? words.rivalGain
        : source === ROUNDS
          ? words.roundsGain
          : (parts.sources[source]?.name ?? source),
    amount,
    /** for the one who goes that way: what a rival gets is not */
    good: amount > 0 !== (source === RIVAL),
  }));
