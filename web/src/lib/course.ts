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

/** What all made of a round, choice by choice: what was paid in it and came back, or was lost again, is no swing. */
function kept(totals: number[][], start: number, end: number): number[][] {
  const most = [...totals[start]!];
  return totals
    .slice(start, end + 1)
    .map((row) =>
      row.map((total, seat) =>
        Math.min((most[seat] = Math.max(most[seat]!, total)), Math.max(totals[start]![seat]!, totals[end]![seat]!)),
      ),
    );
}
/** Between which two points a line climbs most. */
function climb(line: number[]): [from: number, to: number] {
  let low = 0,
    best: [number, number] = [0, 0];
  line.forEach((height, at) => {
    if (height - line[low]! > line[best[1]]! - line[best[0]]!) best = [low, at];
    if (height <= line[low]!) low = at;
  });
  return best;
}

/** The rounds in which somebody drew furthest ahead, as they came. What others do before and after it in the same round
 *  takes nothing from it: a great turn is one even if it answers another, or is answered. */
export function swings({ rounds, totals }: Course, most = 3): Swing[] {
  const found: Swing[] = [];
  for (let start = 1; start < rounds.length - 1;) {
    // what the first choice brings is where the game begins
    const round = rounds[start + 1]!;
    let end = start + 1;
    while (end + 1 < rounds.length && rounds[end + 1] === round) end++;
    const made = kept(totals, start, end);
    aheadOf(made).forEach((line, seat) => {
      const [low, high] = climb(line),
        had = made.map((row) => row[seat]!),
        rises = had.slice(low + 1, high + 1).map((total, i) => total - had[low + i]!);
      const best = low + 1 + rises.indexOf(Math.max(...rises)),
        [before, after] = [had[low]!, had[high]!];
      if (after > before)
        found.push({
          round,
          seat,
          lead: line[high]! - line[low]!,
          before,
          after,
          move: start + best,
          from: had[best - 1]!,
          to: had[best]!,
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
