/** Where a puzzle is, and whether it was solved in this browser. */
import type { Puzzle } from "./protocol";
import { settings } from "./settings.svelte";

type Place = Pick<Puzzle, "table" | "seat" | "move">;

export const puzzlePath = ({ table, seat, move }: Place): string => `/t/${table}/puzzle#${move}.${seat}`;
/** The move and the seat of an address. */
export const placeIn = (hash: string): [move: number, seat: number] => {
  const [move = NaN, seat = NaN] = hash.slice(1).split(".").map(Number);
  return [move, seat];
};
export const solvedIn = ({ table, seat, move }: Place): boolean =>
  settings.kept.solved.includes(`${table} ${seat} ${move}`);
