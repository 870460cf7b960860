/** Council of Shadows at the browser's table. */
import type { GameParts, Held } from "../../lib/game";
import Board from "./Board.svelte";
import { tell } from "./deeds";
import Hand from "./Hand.svelte";
import { LESSONS } from "./lessons";
import { opening } from "./opening";
import { milestone } from "./milestone";
import { motions } from "./motion";
import PlanGlance from "./PlanGlance.svelte";
import { RES } from "./resources";
import { placeNamed } from "./saying";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { SOURCES } from "./sources";
import { GEMS, levelName, seen } from "./types";
import { w } from "./words";
import Words from "./Words.svelte";

const STEPS = ["buy", "planning", "actions", "assessment"] as const;

/** what a level weighs in a total */
const LEVEL = 100,
  level = (total: number) => Math.floor(total / LEVEL);

export const parts: GameParts = {
  name: "council",
  Board,
  Seat,
  Hand,
  Side,
  Glance: PlanGlance,
  Words,
  named: placeNamed,
  steps: (view) => {
    const { phase } = seen(view),
      steps = STEPS.map((step) => ({
        name: w.steps[step],
        now: step === phase || (step === "actions" && phase === "automa"),
      }));
    return view.round ? steps : [{ name: w.steps.leaders, now: true }, ...steps];
  },
  when: (view) =>
    !view.round
      ? w.setup
      : seen(view).throne >= 0 && seen(view).phase !== "over"
        ? w.lastRound(view.round)
        : w.round(view.round),
  score: (view, seat) => {
    const level = seen(view).players[seat]?.level ?? 0;
    return { value: levelName(level), unit: level > 3 ? "" : w.ofHighest };
  },
  riches: (view, seat) => {
    const { energy = 0, gems = [] } = seen(view).players[seat] ?? {};
    return [energy, ...gems];
  },
  holds: (view, seat) => {
    const { energy = 0, consumption = 0, gems = [] } = seen(view).players[seat] ?? {};
    return [[energy, RES.E], [consumption, RES.C], ...GEMS.map((gem, kind): Held => [gems[kind] ?? 0, RES[gem]])];
  },
  motions,
  tell,
  milestone,
  sources: SOURCES,
  total: ({ parts }) => ({ value: levelName(parts.level ?? 0), unit: w.energy(parts.energy ?? 0) }),
  rise: (before, after) => {
    const up = level(after) - level(before);
    return up > 0 ? w.risenLevels(up) : w.risenEnergy(after - before);
  },
  scale: { per: LEVEL, unit: w.levels },
  causes: ["scored", "rose", "assessed", "pays", "bought", "collected", "built", "took_tech", "acts"],
  landmarks: { throne: "throne", rose: "darktech", took_tech: "darktech", assessed: "assessalways", built: "upgrade" },
  lessons: LESSONS,
  opening,
};
