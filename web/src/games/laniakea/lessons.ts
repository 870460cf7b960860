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
  "loop",
  "sanctum",
  "harvest",
  "augment",
  "gateway",
  "take",
  "recruit",
  "occupy",
  "upgrade",
  "shed",
] as const;
/** the choice of the table by which the lesson's numbers hold */
const THRONES = "1_2_3";
const thronesAsTaught = ({ settings }: View) => (settings.throne_values ?? THRONES) === THRONES;
/** where in the row the first Chaos card lies */
const chaosIn = (view: View) => seenIn(view).row.findIndex((ref) => ref.startsWith("chaos:"));
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
  { verb: "attack", text: w.lessons.chaos },
  {
    verb: "",
    when: (view) => view.round > 1 && chaosIn(view) >= 0,
    at: (_, view) => `row ${chaosIn(view)}`,
    text: w.lessons.chaos,
  },
  { verb: "throne", when: thronesAsTaught, text: w.lessons.throne },
  { verb: "throne", when: (view) => !thronesAsTaught(view), text: w.lessons.otherThrone },
  ...VERBS.map((verb) => ({ verb, text: w.lessons[verb] })),
];
