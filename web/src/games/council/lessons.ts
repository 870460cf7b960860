/** A first game, guided: said when the question is first of that kind. */
import type { Lesson } from "../../lib/game";
import { w } from "./words";

export const LESSONS: Lesson[] = [
  { verb: "", text: w.lessons.start },
  { verb: "lead", text: w.lessons.lead },
  { verb: "buy", ref: "card:K01", text: w.lessons.buy },
  { verb: "upgrade", ref: "upgrade:U04", text: w.lessons.upgrade },
  { verb: "plan", text: w.lessons.plan },
  { verb: "leave", text: w.lessons.leave },
  { verb: "settle", text: w.lessons.settle },
  { verb: "settle_two", text: w.lessons.settleTwo },
  { verb: "collect", text: w.lessons.collect },
  { verb: "explore", text: w.lessons.explore },
  { verb: "place", text: w.lessons.place },
  { verb: "assess", text: w.lessons.assess },
  { verb: "tech", text: w.lessons.tech },
  { verb: "give_up", text: w.lessons.giveUp },
];
