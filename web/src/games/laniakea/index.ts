/** Laniakea: Across Dark Space, at the browser's table. */
import type { GameParts } from "../../lib/game";
import AdversaryPanel from "./AdversaryPanel.svelte";
import Board from "./Board.svelte";
import { tell } from "./deeds";
import Hand from "./Hand.svelte";
import { LESSONS } from "./lessons";
import { opening } from "./opening";
import { milestone } from "./milestone";
import { motions } from "./motion";
import { RES } from "./resources";
import { placeNamed } from "./saying";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { SOURCES } from "./sources";
import { inUpkeep, seenIn as of, total } from "./types";
import { w } from "./words";
import Words from "./Words.svelte";

const STONES = [RES.V, RES.F, RES.A];

export const parts: GameParts = {
  name: "laniakea",
  Board,
  Seat,
  Hand,
  Side,
  Words,
  named: placeNamed,
  Guest: AdversaryPanel,
  steps(view) {
    const { adversary, tiles } = of(view),
      choosing = !tiles.length,
      upkeep = inUpkeep(view);
    if (choosing)
      return [
        { name: w.steps.celestials, now: true },
        { name: w.steps.firstTurn, now: false },
      ];
    return [
      ...(adversary ? [{ name: w.steps.adversary, now: adversary.acting }] : []),
      { name: w.steps.powers, now: !upkeep && !adversary?.acting },
      { name: w.steps.upkeep, now: upkeep },
    ];
  },
  when: (view) => w.when(view.round, of(view).final),
  score: (view, seat) => ({ value: total(of(view).players[seat]?.score ?? {}), unit: w.vp }),
  riches: (view, seat) => {
    const { held = [], score = {} } = of(view).players[seat] ?? {};
    return [total(score), ...held];
  },
  holds: (view, seat) => (of(view).players[seat]?.held ?? []).map((n, kind) => [n, STONES[kind]!]),
  motions,
  heads: ["turn", "adversary_turn"],
  tell,
  milestone,
  worth: w.vp,
  sources: SOURCES,
  rise: (before, after) => w.rise(after - before),
  causes: [
    "built_throne",
    "built_gateway",
    "built_sanctum",
    "defeated",
    "recruited",
    "placed",
    "ascended",
    "upgraded",
    "found",
    "moved_structure",
    "gained_power",
    "played",
    "harvested",
    "gained",
    "adversary_built",
    "adversary_recruited",
    "adversary_ascended",
    "adversary_card",
  ],
  landmarks: {
    built_throne: "throne",
    defeated: "attack",
    built_gateway: "gateway",
    built_sanctum: "sanctum",
    adversary_built: "sanctum",
    found: "artifact",
    recruited: "recruit",
    adversary_recruited: "recruit",
  },
  lessons: LESSONS,
  opening,
};
