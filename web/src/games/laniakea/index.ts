/** Laniakea: Across Dark Space, at the browser's table. */
import type { GameParts } from "../../lib/game";
import type { View } from "../../lib/protocol";
import AdversaryPanel from "./AdversaryPanel.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { LESSONS } from "./lessons";
import { motions } from "./motion";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { SOURCES } from "./sources";
import { type LaniakeaView, total } from "./types";

const of = (view: View) => view as unknown as LaniakeaView;
const UPKEEP = ["shed", "keep"];

export const parts: GameParts = {
  name: "laniakea",
  Board, Seat, Hand, Side, Guest: AdversaryPanel,
  steps(view) {
    const choosing = !of(view).tiles.length, upkeep = !!view.ask?.options.some((o) => UPKEEP.includes(o.verb));
    if (choosing) return [{ name: "Celestials", now: true }, { name: "First turn", now: false }];
    return [...(of(view).adversary ? [{ name: "Adversary", now: view.acting === 4 }] : []), { name: "Cosmic Powers", now: !upkeep && view.acting !== 4 }, { name: "Upkeep", now: upkeep }];
  },
  when: (view) => (of(view).final ? `Round ${view.round}, the last is ${of(view).final}` : `Round ${view.round}`),
  score: (view, seat) => ({ value: total(of(view).players[seat]?.score ?? {}), unit: "VP" }),
  motions,
  sources: SOURCES,
  rise: (before, after) => `+${after - before} VP`,
  causes: ["built_throne", "built_gateway", "built_sanctum", "defeated", "recruited", "ascended", "upgraded", "found", "moved_structure", "gained_power", "played", "adversary_built", "adversary_recruited", "adversary_ascended", "adversary_card"],
  moments: { built_throne: "throne", defeated: "attack", built_gateway: "gateway", built_sanctum: "sanctum", adversary_built: "sanctum", found: "artifact", recruited: "recruit", adversary_recruited: "recruit" },
  lessons: LESSONS,
};
