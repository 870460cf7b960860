/** A first game, guided: said when the question is first of that kind. */
import type { Lesson } from "../../lib/game";
import { w } from "./words";

export const lessons: Lesson[] = [
  { verb: "", text: w.lessons.start },
  { verb: "warp", ref: "space:4", text: w.lessons.warp },
  { verb: "draft", ref: "draft:D1-C", text: w.lessons.draft },
  { verb: "resolve", text: w.lessons.resolve },
  { verb: "place", ref: "space:0", text: w.lessons.place },
  { verb: "orbit", text: w.lessons.orbit },
  { verb: "discover", text: w.lessons.discover },
  { verb: "play", text: w.lessons.play },
  { verb: "use", text: w.lessons.use },
  { verb: "activate", ref: "wormhole:0", text: w.lessons.activate },
  { verb: "siphon", ref: "siphon:SP-1", text: w.lessons.siphon },
  { verb: "exchange", text: w.lessons.exchange },
  { verb: "pick_core", text: w.lessons.pick_core },
  { verb: "lift", text: w.lessons.lift },
];
