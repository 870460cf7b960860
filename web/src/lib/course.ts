/** How the scores went: looked up at some moments of the game. */
import { get } from "./api";
import type { GameParts } from "./game";
import type { TableState } from "./protocol";

export interface Course { moves: number[]; /** by seat, by moment; what somebody is ahead of the average */ ahead: number[][] }
const MOMENTS = 16;

export async function course(id: string, parts: GameParts, total: number, seat: number | "all"): Promise<Course | null> {
  const moves = [...new Set(Array.from({ length: MOMENTS + 1 }, (_, i) => Math.round((total * i) / MOMENTS)))];
  const scores: number[][] = [];
  for (const move of moves) {
    const { view } = await get<TableState>(`/api/tables/${id}/at/${move}?seat=${seat}`);
    scores.push(view.names.map((_, i) => Number(parts.score(view, i).value)));
  }
  if (scores.flat().some(Number.isNaN) || !scores.length) return null;
  const seats = scores[0]!.map((_, i) => i);
  return { moves, ahead: seats.map((i) => scores.map((row) => row[i]! - row.reduce((a, b) => a + b, 0) / row.length)) };
}
