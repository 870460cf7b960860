/** ULTRAMASSIVE at the table. */
import type { GameParts } from "../../lib/game";
import Board from "./Board.svelte";
import { tell } from "./deeds";
import Hand from "./Hand.svelte";
import { lessons } from "./lessons";
import { opening } from "./opening";
import { phase, players } from "./model";
import { milestone } from "./milestone";
import { motions } from "./motion";
import { RES } from "./resources";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { SOURCES } from "./sources";
import { w } from "./words";
import Words from "./Words.svelte";

const STEPS = ["draft", "discovery", "actions", "bonus"] as const;

export const parts: GameParts = {
  name: "ultramassive",
  Board,
  Seat,
  Hand,
  Side,
  Words,
  steps: (view) => {
    const now = phase(view);
    const steps = STEPS.map((step) => ({ name: w.steps[step], now: step === now }));
    if (now === "setup") return [{ name: w.steps.setup, now: true }, ...steps];
    return now === "end of round" ? [...steps, { name: w.steps[now], now: true }] : steps;
  },
  when: (view) => (phase(view) === "setup" ? w.setup : w.round(view.round)),
  score: (view, seat) => ({ value: players(view)[seat]?.mass ?? 0, unit: w.sm }),
  riches: (view, seat) => [players(view)[seat]?.mass ?? 0, players(view)[seat]?.discovery ?? 0],
  holds: (view, seat) => [[players(view)[seat]?.discovery ?? 0, RES.DC!]],
  sources: SOURCES,
  rise: (before, after) => w.rise(after - before),
  causes: ["played", "used", "sent", "exchanged", "bonus", "drafted"],
  landmarks: { expanded: "capture", discovered_core: "core", discovered: "dc", bonus: "mass" },
  own: ["space", "wormhole", "channel", "pair"],
  motions,
  heads: ["round", "began"],
  tell,
  milestone,
  lessons,
  opening,
};
