/** A first game, guided: one hint at each new kind of question. */
import type { Lesson } from "../../lib/game";
import { w } from "./words";

const VERBS = [
  "choose",
  "play",
  "cash",
  "step",
  "cross",
  "land",
  "sanctum",
  "throne",
  "take",
  "recruit",
  "occupy",
  "upgrade",
  "attack",
  "shed",
] as const;
export const LESSONS: Lesson[] = VERBS.map((verb) => ({ verb, text: w.lessons[verb] }));
