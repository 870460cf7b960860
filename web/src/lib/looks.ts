/** What of a game is worth a look. */
import { words } from "../words";
import { targetOf } from "./ghosts";
import type { Analysis, Fate, Idea, Slip, Stroke } from "./protocol";
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

/** What was done; of whoever only did without something, what that was. */
function whatOf(played: Idea, better: Idea): string {
  const [done, instead] = [played, better].map((idea) => plain(idea.steps[0]?.label ?? []));
  return targetOf(played.key) || !instead ? done! : words.insteadOf(done!, instead);
}

/** In the order of the game. */
export function looksOf(slips: Slip[], strokes: Stroke[]): Look[] {
  const all: Look[] = [
    ...slips.map(({ move, seat, kind, given, played, better }) => ({
      at: move - 1,
      move,
      seat,
      kind,
      change: -given,
      text: whatOf(played, better),
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

/** How a result adds up, in the whole points that are told elsewhere too: what is not told there makes up for it. */
export function summed({ start, luck, given, result }: Fate): number[] {
  const told = [start, luck, -given].map(points);
  return [...told, told.reduce((left, n) => left - n, points(result))].map((n) => n / 100);
}
const points = (share: number) => Math.round(100 * share);

/** Of a running game, seen with the eyes of one seat, nobody knows what others could have done better. */
export const unknown = ({ seat }: Analysis, of: number): boolean => seat >= 0 && seat !== of;
