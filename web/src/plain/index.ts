/** A table without drawings: what can be chosen is a button, what can be known a line of words. */
import type { GameParts } from "../lib/game";
import { words } from "../words";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";

export const parts: GameParts = {
  name: "plain",
  Board,
  listed: true,
  Seat,
  Hand: Nothing,
  Side,
  steps: () => [],
  when: (view) => (view.round ? words.round(view.round) : ""),
  score: () => ({ value: "", unit: "" }),
  sources: {},
  rise: (before, after) => `+${after - before}`,
  causes: [],
  landmarks: {},
  lessons: [],
};
