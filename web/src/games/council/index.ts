/** Council of Shadows at the browser's table. */
import type { GameParts } from "../../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { LESSONS } from "./lessons";
import { motions } from "./motion";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { SOURCES } from "./sources";
import { levelName, seen } from "./types";

const STEPS: [phase: string, name: string][] = [["buy", "Buy"], ["planning", "Plan"], ["actions", "Actions"], ["assessment", "Assess"]];

/** what a level weighs in a total */
const LEVEL = 100, level = (total: number) => Math.floor(total / LEVEL);

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
  total: ({ parts }) => ({ value: levelName(parts.level ?? 0), unit: `${parts.energy ?? 0} Energy` }),
  rise: (before, after) => { const up = level(after) - level(before); return up > 0 ? `+${up} level${up > 1 ? "s" : ""}` : `+${after - before} Energy`; },
  scale: { per: LEVEL, unit: "levels" },
  causes: ["scored", "assessed", "collected", "built", "acts"],
  moments: { throne: "throne", rose: "darktech", took_tech: "darktech", assessed: "assessalways", built: "upgrade" },
  lessons: LESSONS,
};
