/** What of a game is worth a look. */
import type { Fate, Slip, Stroke } from "./protocol";
import { plain } from "./sentence";

export const SIGNS: Record<Slip["kind"], string> = { lapse: "?!", mistake: "?", blunder: "??" };

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

/** Of one's own seats, or of all, the one who did not win; of several the one who gave most away. */
export function loser(fates: Fate[], yours: number[]): number {
  const won = Math.max(...fates.map((fate) => fate.result)),
    own = fates.filter((fate) => yours.includes(fate.seat)),
    all = own.length ? own : fates;
  const order = [...all].sort((a, b) => Number(a.result === won) - Number(b.result === won) || b.given - a.given);
  return order[0]?.seat ?? yours[0] ?? 0;
}

/** The slips that cost somebody most, in the order of the game. */
export const costliest = (slips: Slip[], seat: number, most = 2): Slip[] =>
  slips
    .filter((slip) => slip.seat === seat)
    .sort((a, b) => b.given - a.given)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);

/** Shares of the chance to win in whole points that add up to the total as the parts do: those are rounded the other
 *  way that lie closest to a half. */
export function whole(parts: number[], total: number): number[] {
  const found = parts.map((part) => Math.round(100 * part));
  const over = found.reduce((sum, n) => sum + n, 0) - Math.round(100 * total),
    sign = Math.sign(over);
  const nearest = [...parts.keys()].sort((a, b) => sign * (100 * parts[a]! - found[a]! - 100 * parts[b]! + found[b]!));
  for (const at of nearest.slice(0, Math.abs(over))) found[at]! -= sign;
  return found.map((n) => n / 100);
}
