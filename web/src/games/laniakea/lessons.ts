/** A first game: each lesson when its thing first happens, in this order. */
import type { Lesson } from "../../lib/game";
import type { View } from "../../lib/protocol";
import { seenIn } from "./types";
import { w } from "./words";

/** The level that calls the end, and one from which it is near. */
const END = 8,
  NEAR = 6;

const VERBS = [
  "play",
  "cash",
  "step",
  "cross",
  "land",
  "sanctum",
  "harvest",
  "augment",
  "throne",
  "gateway",
  "take",
  "recruit",
  "occupy",
  "upgrade",
  "attack",
  "shed",
] as const;
const isLast = (view: View) => seenIn(view).final > 0 && view.round === seenIn(view).final;

export const LESSONS: Lesson[] = [
  { verb: "", at: `level ${END}`, text: w.lessons.start },
  { verb: "choose", text: w.lessons.choose },
  { verb: "", when: isLast, at: `level ${END}`, text: w.lessons.lastTurn },
  {
    verb: "",
    when: (view) => seenIn(view).final > 0 && !isLast(view),
    at: `level ${END}`,
    text: w.lessons.last,
  },
  {
    verb: "",
    when: (view) => seenIn(view).players.some((one) => one.level >= NEAR),
    at: `level ${END}`,
    text: w.lessons.near,
  },
  ...VERBS.map((verb) => ({ verb, text: w.lessons[verb] })),
];
