/** A first game: each lesson when its thing first happens, in this order. */
import type { Lesson } from "../../lib/game";
import { seen } from "./types";
import { w } from "./words";

/** Energy short of a level that one turn can bring */
const CLOSE = 10;

export const LESSONS: Lesson[] = [
  { verb: "", at: (seat) => `gauge ${seat}`, text: w.lessons.start },
  { verb: "", when: (view) => seen(view).throne >= 0, at: "when", text: w.lessons.last },
  { verb: "lead", text: w.lessons.lead },
  { verb: "buy", text: w.lessons.buy },
  { verb: "upgrade", when: (view) => view.round > 1, text: w.lessons.upgrade },
  { verb: "plan", text: w.lessons.plan },
  { verb: "settle", text: w.lessons.settle },
  { verb: "settle_two", text: w.lessons.settleTwo },
  { verb: "collect", text: w.lessons.collect },
  { verb: "explore", text: w.lessons.explore },
  { verb: "place", text: w.lessons.place },
  { verb: "assess", text: w.lessons.assess },
  { verb: "stop_assessing", at: "fields", text: w.lessons.slide },
  { verb: "leave", text: w.lessons.leave },
  {
    verb: "",
    when(view, seat) {
      const me = seen(view).players[seat];
      return me !== undefined && me.consumption - me.energy <= CLOSE;
    },
    at: (seat) => `gauge ${seat}`,
    text: w.lessons.near,
  },
  { verb: "tech", text: w.lessons.tech },
  {
    verb: "buy",
    when: (view, seat) => view.round > 1 && Boolean(seen(view).players[seat]?.cards?.length),
    at: "bonus",
    text: w.lessons.bonus,
  },
  { verb: "give_up", text: w.lessons.giveUp },
];
