/** A first game: each lesson when its thing first happens, in this order. */
import type { Lesson } from "../../lib/game";
import { players } from "./model";
import { w } from "./words";

const ROUNDS = 6;
/** Solar Mass at which a hole first grows, and from when on it is near */
const GROWS = 20,
  NEAR = 12;

export const lessons: Lesson[] = [
  { verb: "", at: "hole", text: w.lessons.start },
  { verb: "", when: (view) => view.round === ROUNDS, at: "when", text: w.lessons.last },
  { verb: "warp", text: w.lessons.warp },
  { verb: "draft", text: w.lessons.draft },
  { verb: "resolve", text: w.lessons.resolve },
  { verb: "place", text: w.lessons.place },
  { verb: "orbit", text: w.lessons.orbit },
  { verb: "discover", text: w.lessons.discover },
  {
    verb: "",
    when(view, seat) {
      const mass = players(view)[seat]?.mass ?? 0;
      return mass >= NEAR && mass < GROWS;
    },
    at: `mass ${GROWS}`,
    text: w.lessons.grows,
  },
  { verb: "activate", text: w.lessons.activate },
  { verb: "use", text: w.lessons.use },
  { verb: "play", text: w.lessons.play },
  { verb: "siphon", text: w.lessons.siphon },
  { verb: "pick_core", text: w.lessons.pick_core },
  { verb: "lift", text: w.lessons.lift },
  { verb: "exchange", when: (view) => view.round > 2, text: w.lessons.exchange },
];
