/** What of a game is worth a look. */
import type { Slip, Stroke } from "./protocol";
import { plain } from "./sentence";

/** Something worth a look, and the position in which it is looked at: before a slip, after a stroke of luck. */
export interface Look {
  at: number;
  move: number;
  seat: number;
  kind: Slip["kind"] | "luck";
  /** of the chance to win */ change: number;
  text: string;
}

/** In the order of the game. */
export function looksOf(slips: Slip[], strokes: Stroke[]): Look[] {
  const all: Look[] = [
    ...slips.map(({ move, seat, kind, given, played }) => ({
      at: move - 1,
      move,
      seat,
      kind,
      change: -given,
      text: plain(played.steps[0]?.label ?? []),
    })),
    ...strokes.map(({ move, seat, luck, words }) => ({
      at: move,
      move,
      seat,
      kind: "luck" as const,
      change: luck,
      text: words,
    })),
  ];
  return all.sort((a, b) => a.move - b.move || a.at - b.at);
}

/** The slips that cost somebody most, in the order of the game. */
export const costliest = (slips: Slip[], seat: number, most = 2): Slip[] =>
  slips
    .filter((slip) => slip.seat === seat)
    .sort((a, b) => b.given - a.given)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
