/** Council of Shadows at the browser's table. */
import type { GameParts } from "../../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { LESSONS, SOURCES } from "./lessons";
import { motions } from "./motion";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { levelName, seen } from "./types";

const STEPS: [phase: string, name: string][] = [["buy", "Buy"], ["planning", "Plan"], ["actions", "Actions"], ["assessment", "Assess"]];

export const parts: GameParts = {
  name: "council",
  Board, Seat, Hand, Side,
  steps: (view) => {
    const { phase } = seen(view), steps = STEPS.map(([step, name]) => ({ name, now: step === phase || (step === "actions" && phase === "automa") }));
    return view.round ? steps : [{ name: "Leaders", now: true }, ...steps];
  },
  when: (view) => (!view.round ? "Setup" : seen(view).throne >= 0 && seen(view).phase !== "over" ? `Round ${view.round}, the last` : `Round ${view.round}`),
  score: (view, seat) => { const level = seen(view).players[seat]?.level ?? 0; return { value: levelName(level), unit: level > 3 ? "" : "of III" }; },
  motions,
  sources: SOURCES,
  lessons: LESSONS,
};
