/** A table without drawings: everything is a button of the shell. */
import type { GameParts } from "../lib/game";
import { words } from "../words";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

export const parts: GameParts = {
  name: "plain",
  Board,
  Seat: Nothing,
  Hand: Nothing,
  Side: Nothing,
  steps: () => [],
  when: (view) => (view.round ? words.round(view.round) : ""),
  score: () => ({ value: "", unit: "" }),
  sources: {},
  rise: (before, after) => `+${after - before}`,
  causes: [],
  moments: {},
  lessons: [],
};
