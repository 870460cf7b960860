/** ULTRAMASSIVE at the table. */
import type { GameParts } from "../../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { phase, players } from "./model";
import { motions } from "./motion";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { SOURCES } from "./sources";

const STEPS: [phase: string, name: string][] = [["draft", "Draft"], ["discovery", "Discovery"], ["actions", "Actions"], ["bonus", "Bonus"]];

export const parts: GameParts = {
  name: "ultramassive",
  Board, Seat, Hand, Side,
  steps: (view) => {
    const now = phase(view);
    if (now === "setup") return [{ name: "Wormholes", now: true }, ...STEPS.map(([, name]) => ({ name, now: false }))];
    const steps = STEPS.map(([step, name]) => ({ name, now: step === now }));
    return now === "end of round" ? [...steps, { name: "End of round", now: true }] : steps;
  },
  when: (view) => (phase(view) === "setup" ? "Setup" : `Round ${view.round} of 6`),
  score: (view, seat) => ({ value: players(view)[seat]?.mass ?? 0, unit: "SM" }),
  sources: SOURCES,
  rise: (before, after) => `+${after - before} SM`,
  causes: ["played", "used", "sent", "exchanged", "bonus", "drafted"],
  moments: { expanded: "capture", discovered_core: "core", discovered: "dc", bonus: "mass" },
  own: ["space", "wormhole", "channel", "pair"],
  motions,
  lessons,
};
