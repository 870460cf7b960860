/** How the scores went, and where the game turned. */
import { get } from "./api";
import type { GameEvent } from "./protocol";

export interface Course {
  /** before the first choice and after each one */
  rounds: number[];
  totals: number[][];
  /** by seat, then like the others: what somebody is ahead of the average */
  ahead: number[][];
}
/** What one seat made of a round: how far it drew ahead, and the choice that brought most of it. */
export interface Swing {
  round: number;
  seat: number;
  lead: number;
  before: number;
  after: number;
  move: number;
  /** the totals around that choice */ from: number;
  to: number;
}

export async function course(id: string, seat = -1): Promise<Course> {
  const { rounds, totals } = await get<{ rounds: number[]; totals: number[][] }>(
    `/api/tables/${id}/course?seat=${seat}`,
  );
  return { rounds, totals, ahead: aheadOf(totals) };
}

/** By seat: what it had more than the average, after each choice. */
export function aheadOf(totals: number[][]): number[][] {
  const mean = totals.map((row) => row.reduce((a, b) => a + b, 0) / row.length);
  return totals[0]!.map((_, seat) => totals.map((row, i) => row[seat]! - mean[i]!));
}

/** The lines of a chart: of two, one is the other in the mirror, and is left out. */
export const linesOf = (ahead: number[][]): { seat: number; line: number[] }[] =>
  ahead.map((line, seat) => ({ seat, line })).slice(0, ahead.length === 2 ? 1 : undefined);

/** The choices with which rounds begin. */
export const starts = (rounds: number[]) =>
  rounds.flatMap((round, move) => (round > 0 && round !== rounds[move - 1] ? [{ round, move }] : []));

/** The rounds in which somebody drew furthest ahead, as they came. */
export function swings({ rounds, totals, ahead }: Course, most = 3): Swing[] {
  const found: Swing[] = [];
  for (let start = 1; start < rounds.length - 1;) {
    // what the first choice brings is where the game begins
    const round = rounds[start + 1]!;
    let end = start + 1;
    while (end + 1 < rounds.length && rounds[end + 1] === round) end++;
    ahead.forEach((line, seat) => {
      const rises = Array.from(
        { length: end - start },
        (_, i) => totals[start + i + 1]![seat]! - totals[start + i]![seat]!,
      );
      const before = totals[start]![seat]!,
        after = totals[end]![seat]!,
        lead = line[end]! - line[start]!;
      const move = start + 1 + rises.indexOf(Math.max(...rises));
      if (lead > 0 && after > before)
        found.push({
          round,
          seat,
          lead,
          before,
          after,
          move,
          from: totals[move - 1]![seat]!,
          to: totals[move]![seat]!,
        });
    });
    start = end;
  }
  return found
    .sort((a, b) => b.lead - a.lead)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}

/** The line of the story that explains the swing: of its choice, the best of the causes that were told before the total
 *  had changed; or of a choice before it that led to it without bringing anything itself. */
export function causeOf(
  swing: Swing,
  story: GameEvent[],
  { rounds, totals }: Course,
  causes: string[],
): GameEvent | null {
  for (let move = swing.move; move > 0 && rounds[move] === swing.round; move--) {
    if (move < swing.move && totals[move]![swing.seat] !== totals[move - 1]![swing.seat]) return null;
    const there = story.filter(
      (event) => event.move === move && event.seat === swing.seat && causes.includes(event.event),
    );
    if (there.length)
      return there.reduce((best, event) => (causes.indexOf(event.event) < causes.indexOf(best.event) ? event : best));
  }
  return null;
}
