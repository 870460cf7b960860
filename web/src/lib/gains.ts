/** What one way brings more than another: rows with the game's own names for where points come from. */
import { words } from "../words";
import type { GameParts } from "./game";
import type { Ahead, Gain, Sentence, Slip } from "./protocol";

const RIVAL = "rival",
  ROUNDS = "rounds",
  OTHERS: Record<string, string> = { [RIVAL]: words.rivalGain, [ROUNDS]: words.roundsGain };

/** What makes a way better comes first, or what makes it worse, where it is `worse` than the other. */
export const gainRows = (gains: Gain[], parts: Pick<GameParts, "sources">, worse = false) =>
  gains
    .map(({ source, amount, worth }) => ({
      name: parts.sources[source]?.name ?? OTHERS[source] ?? source,
      amount,
      worth,
      /** for the one who goes that way: what a rival gets is not, and a longer game is neither */
      good: source !== ROUNDS && amount > 0 !== (source === RIVAL),
      bad: source !== ROUNDS && amount > 0 === (source === RIVAL),
    }))
    .sort((a, b) => Number(worse ? b.bad : b.good) - Number(worse ? a.bad : a.good));

/** What stands above them: what only speaks for a worse way, or against a better one, is no reason for it. */
export function because(gains: Gain[], parts: Pick<GameParts, "sources">, worse = false): string {
  const rows = gainRows(gains, parts);
  if (rows.some((row) => (worse ? row.bad : row.good)) || !rows.some((row) => (worse ? row.good : row.bad)))
    return words.becauseEnd;
  return worse ? words.forEnd : words.againstEnd;
}

const FEW = 3;
/** What both turns are certain to bring, which tells them apart at least where no source of points does. */
export function bringsOf(slip: Slip, { played, better }: Record<"played" | "better", Ahead[]>): Sentence[][] {
  const ways = slip.better.gains.length ? [] : [played, better];
  return ways.map((way) =>
    way.flatMap(({ told }) => told.marks.filter((mark) => mark.gain).map((mark) => mark.words)).slice(0, FEW),
  );
}
